import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { type PanelName, panelNames } from '../../../src/core/product/panels.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { seededService } from '../../support/service/seeded-service.ts'
import { call } from '../../support/service/simulator-client.ts'
import { sessionFile, sessionUpload } from '../../support/sessions/session-file.ts'
import { expect, test } from '../support/app.ts'
import { violationsIn } from '../support/heard.ts'
import { press, reach } from '../support/keyboard.ts'
import { TextPage } from '../support/text-page.ts'

const KEY = 'journey-key'

interface Place {
  readonly page: Page
  readonly panel: Locator
  readonly service: { readonly address: string; readonly key: string }
}

/** One thing that somebody does in each panel, from the first key to its result. */
const scenarios: { readonly [P in PanelName]: (place: Place) => Promise<void> } = {
  text: async ({ page }) => {
    const text = new TextPage(page)
    await reach(page, text.text)
    await page.keyboard.type(meeting.green.en)
    await text.reads(meeting.green.de)
  },
  glossaries: async ({ page, panel, service }) => {
    await press(page, panel.getByRole('button', { name: 'New glossary' }))
    await reach(page, page.getByRole('textbox', { name: 'Name' }))
    await page.keyboard.type('Animals')
    await press(page, page.getByRole('button', { name: 'Continue' }))
    await press(page, panel.getByRole('button', { name: 'Add an entry' }))
    await expect(panel.getByLabel('Source of row 1', { exact: true })).toBeFocused()
    await page.keyboard.type('dog')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Hund')
    await press(page, panel.getByRole('button', { name: 'Save', exact: true }))
    await expect(panel.getByText('Everything is saved').first()).toBeVisible()
    const { body } = await call(service, 'GET', '/v3/glossaries')
    expect(body).toMatchObject({ glossaries: [{ name: 'Animals', dictionaries: [{ entry_count: 1 }] }] })
  },
  styleRules: async ({ page, panel, service }) => {
    await press(page, panel.getByRole('button', { name: 'New list' }))
    await reach(page, page.getByRole('textbox', { name: 'Name' }))
    await page.keyboard.type('House')
    await page.keyboard.press('Enter')
    await reach(page, panel.getByRole('searchbox', { name: 'Search the rules' }))
    await page.keyboard.type('apostrophe')
    await press(page, panel.getByRole('button', { name: /^Apostrophe/ }))
    await reach(page, panel.getByRole('radio', { name: 'Not set' }))
    await page.keyboard.press('ArrowDown')
    await expect(panel.getByText('Saved', { exact: true })).toBeVisible()
    const { body } = await call(service, 'GET', '/v3/style_rules?detailed=true&page_size=25')
    expect(body).toMatchObject({
      style_rules: [{ name: 'House', configured_rules: { punctuation: { apostrophe: expect.any(String) } } }],
    })
  },
  documents: async ({ page, panel }) => {
    const asked = page.waitForEvent('filechooser')
    await press(page, panel.getByRole('button', { name: 'Choose documents' }))
    const buffer = Buffer.from(meeting.agreed.en)
    await (await asked).setFiles({ name: 'note.txt', mimeType: 'text/plain', buffer })
    await press(page, panel.getByRole('button', { name: 'Translate 1 document' }))
    const saved = page.waitForEvent('download')
    await press(page, panel.getByRole('button', { name: 'Download: note.txt, German' }))
    expect(await readFile(await (await saved).path(), 'utf8')).toBe(meeting.agreed.de)
  },
  memories: async ({ page, panel }) => {
    const row = panel.getByRole('row', { name: 'Demo: meeting minutes' })
    await expect(row).toContainText('English → German, French')
    await press(page, panel.getByRole('button', { name: 'Refresh' }))
    await expect(panel.getByRole('button', { name: 'Refresh' })).toBeFocused()
    await expect(row).toBeVisible()
  },
  languages: async ({ page, panel }) => {
    await reach(page, panel.getByLabel('Search by name or code'))
    await page.keyboard.type('german')
    await expect(panel.getByText('1 language', { exact: true })).toBeVisible()
    await expect(panel.getByRole('row', { name: 'German' })).toBeVisible()
  },
  history: async ({ page, panel }) => {
    const asked = page.waitForEvent('filechooser')
    await press(page, panel.getByRole('button', { name: 'Import session' }))
    await (await asked).setFiles(sessionUpload(sessionFile(40)))
    await expect(panel.getByRole('heading', { name: 'Release meeting' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(panel.getByRole('button', { name: 'All sessions' })).toBeFocused()
    await page.keyboard.press('Enter')
    await reach(page, panel.getByRole('searchbox', { name: 'Search captions, names and tags' }))
    await page.keyboard.type('serious')
    await expect(panel.getByText('10 captions found')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(panel.locator('[aria-current]')).toContainText('Two of them are serious.')
  },
  usage: async ({ page, panel }) => {
    const saved = page.waitForEvent('download')
    await press(page, panel.getByRole('button', { name: 'Save as CSV' }))
    const rows = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n')
    expect(rows.length).toBeGreaterThan(1)
  },
}

test('every panel and the settings are used with the keyboard alone', async ({ openApp }) => {
  const service = await seededService(KEY)
  try {
    const { page } = await openApp({ microphone: 'none', service: service.address })
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
    for (const [index, name] of panelNames.entries()) {
      await test.step(name, async () => {
        await page.keyboard.press(`Alt+Digit${index + 1}`)
        await scenarios[name]({
          page,
          panel: page.getByRole('tabpanel').first(),
          service: { ...service, key: KEY },
        })
      })
    }

    await test.step('from tab to tab', async () => {
      await reach(page, page.getByRole('tab', { name: 'Usage' }))
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('tabpanel', { name: 'History' })).toBeVisible()
      await press(page, page.getByRole('complementary').getByRole('button', { name: 'Close the panels' }))
      await expect(page.getByRole('tablist')).toBeHidden()
    })

    await test.step('settings', async () => {
      await page.keyboard.press('Control+Comma')
      const dialog = page.getByRole('dialog', { name: 'Settings' })
      await reach(page, dialog.getByRole('searchbox', { name: 'Search the settings' }))
      await page.keyboard.type('theme')
      await press(page, dialog.getByRole('combobox', { name: 'Theme' }))
      await expect(page.getByRole('option', { name: 'Dark' })).toBeVisible()
      await page.keyboard.type('Dark')
      await expect(page.getByRole('option', { name: 'Dark' })).toBeFocused()
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
