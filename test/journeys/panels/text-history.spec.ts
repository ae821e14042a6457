import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BUSY_MS } from '../../../src/backend/library/database.ts'
import { TextTable } from '../../../src/backend/text-history/text-table.ts'
import { en } from '../../../src/core/product/strings/en.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { expect, test } from '../support/app.ts'
import { QuickPage } from '../support/quick-page.ts'
import { TextPage } from '../support/text-page.ts'

const settings = {
  appearance: { panel: 'text' },
  text: { sourceLanguage: 'en', targetLanguage: 'de' },
} as const

/** Stores texts named `Text 1` and so on. */
function keepTexts(home: string, count: number): void {
  // The app may be writing.
  const database = new DatabaseSync(join(home, 'library.sqlite'), { timeout: BUSY_MS })
  const table = new TextTable(database)
  for (let number = 1; number <= count; number += 1)
    table.put({
      id: `text-${number}`,
      keptAt: Date.now(),
      isDemo: false,
      source: `Text ${number}`,
      translation: `Satz ${number}`,
      request: { targetLanguage: 'de' },
      detectedSourceLanguage: 'en',
    })
  database.close()
}

test('older texts are on further pages, and the way back leads over the same ones', async ({ openApp }) => {
  const { page, home } = await openApp({ microphone: 'none', settings })
  const text = new TextPage(page)
  await text.text.fill(meeting.green.en)
  await text.reads(meeting.green.de)
  keepTexts(home, 60)
  await text.button(en.textHistory.title).click()
  const first = text.panel.getByRole('listitem').first()
  const [newer, older] = [text.button(en.textHistory.newer), text.button(en.textHistory.older)]
  await expect(first).toContainText('Text 60')
  await expect(newer).toBeDisabled()
  await older.click()
  await expect(first).toContainText('Text 35')
  await older.click()
  await expect(first).toContainText('Text 10')
  await expect(older).toBeDisabled()
  await newer.click()
  await expect(first).toContainText('Text 35')
  await newer.click()
  await expect(first).toContainText('Text 60')
  await expect(newer).toBeDisabled()
})

test('nothing is stored if so chosen, and the panel says so', async ({ openApp }) => {
  const { page } = await openApp({
    microphone: 'none',
    settings: { ...settings, privacy: { retention: 'nothing' } },
  })
  const text = new TextPage(page)
  await text.text.fill(meeting.green.en)
  await text.reads(meeting.green.de)
  await text.button(en.textHistory.title).click()
  await expect(text.panel.getByText(en.textHistory.notSaved.title)).toBeVisible()
})

test('texts translated in the quick window appear once in the history', { tag: '@both' }, async ({
  openApp,
}) => {
  const app = await openApp({ microphone: 'none', settings })
  const quick = await QuickPage.open(app)
  const words = meeting.green.en.split(' ')
  await quick.text.fill(words.slice(0, 2).join(' '))
  await expect(quick.translation).not.toHaveText(en.quick.empty)
  await quick.text.fill(meeting.green.en)
  await quick.reads(meeting.green.de)
  await app.page.bringToFront()
  const text = new TextPage(app.page)
  await text.button(en.textHistory.title).click()
  await expect(text.panel.getByRole('listitem')).toHaveCount(1)
  await expect(text.panel.getByRole('listitem')).toContainText(meeting.green.de)
})
