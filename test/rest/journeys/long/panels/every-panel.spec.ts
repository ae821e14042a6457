import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { digitOfTab, type PanelName, panelNames } from '../../../../../src/core/product/panel-names.ts'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { documentAction, SAVE } from '../../../../journeys/support/document-action.ts'
import { violationsIn } from '../../../../journeys/support/heard.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { press, reach } from '../../../../journeys/support/keyboard.ts'
import { TextPage } from '../../../../journeys/support/text-page.ts'
import type { App, HostName } from '../../../../support/app/open-app.ts'
import { fill } from '../../../../support/base/fill.ts'
import { seededService } from '../../../../support/service/seeded-service.ts'
import { call } from '../../../../support/service/simulator-client.ts'
import { sessionFile, sessionUpload } from '../../../../support/sessions/session-file.ts'

const KEY = 'journey-key'

interface Place extends Pick<App, 'page' | 'chooseFiles' | 'save'> {
  readonly host: HostName
  readonly panel: Locator
  readonly service: { readonly address: string; readonly key: string }
}

/** One task in each panel, by keyboard from the first key to the result. */
const scenarios: { readonly [P in PanelName]: (place: Place) => Promise<void> } = {
  text: async ({ page }) => {
    const text = new TextPage(page)
    await reach(page, text.text)
    await page.keyboard.type(meeting.green.en)
    await text.reads(meeting.green.de)
  },
  glossaries: async ({ page, panel, service }) => {
    await press(page, panel.getByRole('button', { name: en.glossaries.list.create }))
    await reach(page, page.getByRole('textbox', { name: en.panels.items.name }))
    await page.keyboard.type('Animals')
    await press(page, page.getByRole('button', { name: en.glossaries.create.submit }))
    await press(page, panel.getByRole('button', { name: en.glossaries.editor.add }))
    await expect(
      panel.getByLabel(fill(en.glossaries.table.sourceOf, { row: 1 }), { exact: true }),
    ).toBeFocused()
    await page.keyboard.type('dog')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Hund')
    await press(page, panel.getByRole('button', { name: en.app.save, exact: true }))
    await expect(panel.getByText(en.glossaries.editor.allSaved).first()).toBeVisible()
    const { body } = await call(service, 'GET', '/v3/glossaries')
    expect(body).toMatchObject({ glossaries: [{ name: 'Animals', dictionaries: [{ entry_count: 1 }] }] })
  },
  styleRules: async ({ page, panel, service }) => {
    await press(page, panel.getByRole('button', { name: en.styleRuleLists.list.create }))
    await reach(page, page.getByRole('textbox', { name: en.panels.items.name }))
    await page.keyboard.type('House')
    await page.keyboard.press('Enter')
    await reach(page, panel.getByRole('searchbox', { name: en.styleRuleLists.rules.search }))
    await page.keyboard.type('apostrophe')
    await press(page, panel.getByRole('button', { name: /^Apostrophe/ }))
    await reach(page, panel.getByRole('radio', { name: en.styleRuleLists.rules.none }))
    await page.keyboard.press('ArrowDown')
    await expect(panel.getByText(en.styleRuleLists.rules.saved, { exact: true })).toBeVisible()
    const { body } = await call(service, 'GET', '/v3/style_rules?detailed=true&page_size=25')
    expect(body).toMatchObject({
      style_rules: [{ name: 'House', configured_rules: { punctuation: { apostrophe: expect.any(String) } } }],
    })
  },
  documents: async ({ page, panel, host, chooseFiles, save }) => {
    const choose = panel.getByRole('button', { name: en.documents.drop.choose })
    const buffer = Buffer.from(meeting.agreed.en)
    await chooseFiles(() => press(page, choose), [{ name: 'note.txt', mimeType: 'text/plain', buffer }])
    await press(page, panel.getByRole('button', { name: fill(en.documents.translate_one, { count: 1 }) }))
    const button = panel.getByRole('button', { name: documentAction(SAVE[host], 'note.txt') })
    const saved = await save(() => press(page, button))
    expect(saved.content.toString()).toBe(meeting.agreed.de)
  },
  memories: async ({ page, panel }) => {
    const row = panel.getByRole('listitem').filter({ hasText: 'Demo: meeting minutes' })
    await expect(row).toContainText('English → German, French')
    await press(page, panel.getByRole('button', { name: en.panels.items.refresh }))
    await expect(panel.getByRole('button', { name: en.panels.items.refresh })).toBeFocused()
    await expect(row).toBeVisible()
  },
  languages: async ({ page, panel }) => {
    await reach(page, panel.getByLabel(en.languageList.search))
    await page.keyboard.type('italian')
    await expect(panel.getByText(fill(en.languages.count_one, { count: 1 }), { exact: true })).toBeVisible()
    await expect(panel.getByRole('row', { name: 'Italian' })).toBeVisible()
  },
  history: async ({ page, panel }) => {
    const asked = page.waitForEvent('filechooser')
    await press(page, panel.getByRole('button', { name: en.history.import }))
    await (await asked).setFiles(sessionUpload(sessionFile(40)))
    await expect(panel.getByRole('heading', { name: 'Release meeting' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(panel.getByRole('button', { name: en.history.session.back })).toBeFocused()
    await page.keyboard.press('Enter')
    await reach(page, panel.getByRole('searchbox', { name: en.history.search }))
    await page.keyboard.type('serious')
    await expect(panel.getByText(fill(en.history.found_other, { count: 10 }))).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(panel.locator('[aria-current]')).toContainText('Two of them are serious.')
  },
  usage: async ({ page, panel }) => {
    const saved = page.waitForEvent('download')
    await press(page, panel.getByRole('button', { name: en.usage.analytics.export }))
    const rows = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n')
    expect(rows.length).toBeGreaterThan(1)
  },
  spokenTerms: async ({ page, panel, service }) => {
    await press(page, panel.getByRole('button', { name: en.spokenTerms.list.create }))
    await reach(page, page.getByRole('textbox', { name: en.panels.items.name }))
    await page.keyboard.type('People')
    await page.keyboard.press('Enter')
    await press(page, panel.getByRole('button', { name: en.spokenTerms.editor.add }))
    await expect(
      panel.getByLabel(fill(en.spokenTerms.editor.term, { row: 1 }), { exact: true }),
    ).toBeFocused()
    await page.keyboard.type('Siobhán')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Kubernetes')
    await press(page, panel.getByRole('button', { name: en.app.save, exact: true }))
    await expect(panel.getByText(en.glossaries.editor.allSaved)).toBeVisible()
    const { body } = await call(service, 'GET', '/v3/spoken-terms')
    expect(body).toMatchObject({ spoken_terms: [{ name: 'People', term_lists: [{ entry_count: 2 }] }] })
  },
  library: async ({ page, panel }) => {
    await reach(page, panel.getByRole('searchbox', { name: en.panels.items.search }))
    await page.keyboard.type('animals')
    await press(page, panel.getByRole('button', { name: 'Animals', exact: true }))
    await expect(panel.getByRole('heading', { name: 'Animals' })).toBeVisible()
  },
}

test('every panel and the settings can be used with the keyboard alone', {
  tag: '@played',
  annotation: because('the journey answers the dialogs of the system'),
}, async ({ openApp, host }) => {
  const service = await seededService(KEY)
  try {
    const { page, chooseFiles, save } = await openApp({
      microphone: 'none',
      profile: 'deepl',
      service: service.address,
    })
    await expect(page.getByRole('button', { name: en.live.start, exact: true })).toBeVisible()
    for (const [index, name] of panelNames.entries()) {
      await test.step(name, async () => {
        await page.keyboard.press(`Alt+Digit${digitOfTab(index)}`)
        await scenarios[name]({
          page,
          host,
          chooseFiles,
          save,
          panel: page.getByRole('tabpanel').first(),
          service: { ...service, key: KEY },
        })
      })
    }

    await test.step('from tab to tab', async () => {
      await reach(page, page.getByRole('tab', { name: en.panels.names.library }))
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('tabpanel', { name: en.panels.names.glossaries })).toBeVisible()
      await press(page, page.getByRole('complementary').getByRole('button', { name: en.panels.close }))
      await expect(page.getByRole('tablist')).toBeHidden()
    })

    await test.step('settings', async () => {
      await page.keyboard.press('ControlOrMeta+Comma')
      const dialog = page.getByRole('dialog', { name: en.settings.title })
      await reach(page, dialog.getByRole('searchbox', { name: en.settings.search }))
      await page.keyboard.type('theme')
      await press(page, dialog.getByRole('combobox', { name: en.settings.theme }))
      await expect(page.getByRole('option', { name: en.settings.themes.dark })).toBeVisible()
      await page.keyboard.type('Dark')
      await expect(page.getByRole('option', { name: en.settings.themes.dark })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
    expect(await violationsIn(page)).toEqual([])
  } finally {
    await service.close()
  }
})
