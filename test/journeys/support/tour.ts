import { expect, type Locator, type Page } from '@playwright/test'
import { digitOfTab, panelNames } from '../../../src/core/product/panel-names.ts'
import { en } from '../../../src/core/product/strings/en.ts'
import { fill } from '../../support/base/fill.ts'
import { makeGlossaries, terms } from '../../support/service/glossaries.ts'
import { call } from '../../support/service/simulator-client.ts'
import { makeSpokenTerms } from '../../support/service/spoken-terms.ts'
import { sessionFile, sessionUpload } from '../../support/sessions/session-file.ts'
import { openSettingsPage } from './settings/settings-page.ts'

interface Service {
  readonly address: string
  readonly key: string
}

/** Creates content for every panel. */
export async function seed(service: Service): Promise<void> {
  await makeGlossaries(service, [{ name: 'Terms', pairs: { 'en de': terms(30) } }])
  await makeSpokenTerms(service, 'People', { en: ['Siobhán', 'Kubernetes'] })
  await call(service, 'POST', '/v3/style_rules', {
    name: 'House',
    language: 'de',
    configured_rules: { punctuation: { quotation_mark: 'use_guillemets' } },
    custom_instructions: [{ label: 'Brief', prompt: 'Be brief.', source_language: 'en' }],
  })
}

interface Stop {
  readonly name: string
  /** Moves from the open panel to this state, and returns its element. */
  readonly go: (page: Page, panel: Locator) => Promise<Locator>
}

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })

/** Further states of a panel after the first. Each ends where the next can begin. */
const further: Readonly<Partial<Record<(typeof panelNames)[number], readonly Stop[]>>> = {
  text: [
    {
      name: 'with its options',
      go: async (_page, panel) => {
        await button(panel, en.documents.options).click()
        return panel
      },
    },
  ],
  glossaries: [
    {
      name: 'a new one',
      go: async (page, panel) => {
        await button(panel, en.glossaries.list.create).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('combobox', { name: en.live.to, exact: true }).waitFor()
        return dialog
      },
    },
    {
      name: 'its entries',
      go: async (page, panel) => {
        await page.keyboard.press('Escape')
        await button(panel, 'Terms').click()
        await panel.getByLabel(fill(en.glossaries.table.sourceOf, { row: 1 }), { exact: true }).waitFor()
        return panel
      },
    },
  ],
  styleRules: [
    {
      name: 'a new list',
      go: async (page, panel) => {
        await button(panel, en.styleRuleLists.list.create).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('combobox').waitFor()
        return dialog
      },
    },
    {
      name: 'its rules',
      go: async (page, panel) => {
        await page.keyboard.press('Escape')
        await button(panel, 'House').click()
        await panel.getByRole('button', { name: en.styleRules.punctuation.name }).first().click()
        return panel
      },
    },
  ],
  documents: [
    {
      name: 'with its options',
      go: async (_page, panel) => {
        await button(panel, en.documents.options).click()
        return panel
      },
    },
  ],
  history: [
    {
      name: 'a session',
      go: async (_page, panel) => {
        await panel.locator('input[type=file]').setInputFiles(sessionUpload(sessionFile(40)))
        await panel.getByText('There are eleven open bugs.').first().waitFor()
        return panel
      },
    },
    {
      name: 'its export',
      go: async (page, panel) => {
        await button(panel, en.history.session.export).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('combobox').first().waitFor()
        return dialog
      },
    },
    {
      name: 'the list',
      go: async (page, panel) => {
        await page.keyboard.press('Escape')
        await button(panel, en.history.session.back).click()
        await panel.getByText(fill(en.live.notices.stopped.captions_other, { count: 40 })).waitFor()
        return panel
      },
    },
  ],
  spokenTerms: [
    {
      name: 'a new collection',
      go: async (page, panel) => {
        await button(panel, en.spokenTerms.list.create).click()
        return page.getByRole('dialog')
      },
    },
    {
      name: 'its terms',
      go: async (page, panel) => {
        await page.keyboard.press('Escape')
        await button(panel, 'People').click()
        await panel.getByLabel(fill(en.spokenTerms.editor.term, { row: 2 }), { exact: true }).fill('Siobhán')
        return panel
      },
    },
  ],
}

/** An element that appears once a panel has loaded. */
const settled: Readonly<Record<(typeof panelNames)[number], (panel: Locator) => Locator>> = {
  text: (panel) => panel.getByRole('textbox', { name: en.text.input }),
  glossaries: (panel) => button(panel, 'Terms'),
  styleRules: (panel) => button(panel, 'House'),
  documents: (panel) => button(panel, en.documents.drop.choose),
  memories: (panel) => button(panel, 'Demo: meeting minutes'),
  languages: (panel) => panel.getByRole('row', { name: 'Arabic' }),
  history: (panel) => panel.getByText(en.history.empty.title),
  usage: (panel) => panel.getByRole('meter').first(),
  spokenTerms: (panel) => button(panel, 'People'),
  library: (panel) => button(panel, 'House'),
}

/** Visits the live view, every panel and the settings; `look` names where it is. Also runs outside of a test. */
export async function tour(page: Page, look: (place: Locator, name: string) => Promise<void>): Promise<void> {
  await expect(page.getByRole('button', { name: en.live.start, exact: true })).toBeVisible()
  await look(page.locator('body'), 'live')
  for (const [index, panel] of panelNames.entries()) {
    await page.keyboard.press(`Alt+Digit${digitOfTab(index)}`)
    const place = page.getByRole('tabpanel').first()
    await settled[panel](place).waitFor()
    await look(page.locator('body'), panel)
    for (const { name, go } of further[panel] ?? []) await look(await go(page, place), `${panel}, ${name}`)
  }
  await page.keyboard.press('ControlOrMeta+Comma')
  const dialog = page.getByRole('dialog', { name: en.settings.title })
  await dialog.waitFor()
  await openSettingsPage(dialog, 'audio')
  await look(dialog, 'settings')
  await page.keyboard.press('Escape')
}
