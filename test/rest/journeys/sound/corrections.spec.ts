import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { en } from '../../../../src/core/product/strings/en.ts'
import { expect, test, UNPROCESSED } from '../../../journeys/support/app.ts'
import { LivePage } from '../../../journeys/support/live-page.ts'
import { expectAccessible } from '../../../support/app/expect-accessible.ts'
import { record } from '../../../support/audio/recordings.ts'
import { fill } from '../../../support/base/fill.ts'

const HEARD = 'Anna, how is the testing going?'
const RIGHT = 'Hana, how is the testing going?'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: en.corrections.title })

/** Corrects a line where it stands. */
async function correct(place: Locator, before: string, after: string): Promise<void> {
  const line = place.locator('p', { hasText: before })
  // It cannot be corrected while it grows.
  await expect(line.getByRole('button', { name: en.corrections.correctCaption })).toBeAttached()
  await line.getByText(before).dblclick()
  const editor = place.getByRole('textbox', { name: en.corrections.correctCaption })
  await expect(editor).toBeFocused()
  await editor.fill(after)
  await editor.press('Enter')
  await expect(editor).toBeHidden()
  await expect(place.getByText(after)).toBeVisible()
}

async function speak(live: LivePage, line: string, language: string): Promise<void> {
  await live.start()
  await live.reads(line, language)
}

async function stop(live: LivePage): Promise<void> {
  await live.stop()
  await live.sees(en.live.status.stopped)
}

/** Exports the session that has ended as subtitles of these lines. */
async function subtitles(page: Page, lines: string): Promise<string> {
  const messages = page.getByRole('region', { name: en.live.messages })
  await messages.getByRole('button', { name: en.history.session.export }).click()
  const dialog = page.getByRole('dialog', { name: en.history.export.title })
  const choice = dialog.getByRole('combobox', { name: en.history.export.lines })
  await choice.click()
  await page.getByRole('option', { name: lines, exact: true }).click()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: en.history.export.submit }).click()
  return (await readFile(await (await saved).path(), 'utf8')).replaceAll('\n', ' ')
}

test('a name that was misheard is corrected once while live, learnt, and right in the next session', async ({
  openApp,
}) => {
  const { path } = await record({ name: 'misheard', sentences: ['question'] })
  const { page } = await openApp({
    microphone: path,
    profile: 'deepl',
    settings: {
      audio: UNPROCESSED,
      voice: { sourceLanguage: 'en', targetLanguages: ['de'], spokenLanguage: 'de' },
    },
  })
  const live = new LivePage(page)
  await speak(live, HEARD, 'en')
  await correct(page.getByRole('main'), HEARD, RIGHT)
  await expect(
    page.getByRole('button', { name: fill(en.corrections.offer.heard, { after: 'Hana' }) }),
  ).toBeVisible()
  await stop(live)

  await page.getByRole('button', { name: fill(en.live.moreMessages_one, { count: 1 }) }).click()
  await expect(page.getByText(fill(en.corrections.end.title_one, { count: 1 }))).toBeVisible()
  await page.getByRole('button', { name: en.corrections.end.review }).click()
  const dialog = dialogOf(page)
  await expect(dialog.locator('del')).toHaveText('Anna')
  await expect(dialog.locator('ins')).toHaveText('Hana')
  await expect(dialog.getByRole('switch', { name: en.corrections.use })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: en.corrections.learn }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: en.corrections.end.review })).toBeHidden()

  await speak(live, RIGHT, 'en')
  await live.reads('Hana, wie läuft es mit den Tests?', 'de')
  // The speech is marked where its text is the one of the caption.
  const spoken = live.captions.locator('p', { has: page.getByRole('img', { name: en.live.nowSpeaking }) })
  await expect(spoken.locator('span:has(> button)'), 'the pencil covers no mark').toHaveCSS('opacity', '0')
  await stop(live)
  const text = await subtitles(page, en.settings.emphases.original)
  expect(text).toContain('Hana,')
  expect(text).not.toContain('Anna')
})

test('a word that was mistranslated is corrected once in the history, learnt, and right in the next session', async ({
  openApp,
}) => {
  const { path } = await record({ name: 'mistranslated', sentences: ['question'] })
  // The service has no spoken terms, so that glossary entries alone are offered.
  const { page } = await openApp({
    microphone: path,
    settings: {
      audio: UNPROCESSED,
      voice: { sourceLanguage: 'en', targetLanguages: ['de'], spokenLanguage: 'de' },
    },
  })
  const live = new LivePage(page)
  await speak(live, 'Anna, wie läuft es mit den Tests?', 'de')
  await stop(live)
  await page.getByRole('button', { name: en.live.showInHistory }).click()
  const panel = page.getByRole('tabpanel', { name: en.panels.names.history })
  for (const [after, isOffered] of [
    ['Anna, wie läuft es mit den Prüfungen?', true],
    [RIGHT, false],
  ] as const) {
    await correct(panel, isOffered ? 'Anna, wie läuft es mit den Tests?' : HEARD, after)
  }
  await expect(
    panel.getByRole('button', { name: fill(en.corrections.offer.heard, { after: 'Hana' }) }),
  ).toBeHidden()
  await page.reload()
  await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').first().click()
  await page
    .getByRole('button', { name: fill(en.corrections.offer.translated, { after: 'Prüfungen' }) })
    .click()
  const dialog = dialogOf(page)
  await dialog.getByLabel(en.corrections.source).fill('testing')
  await expect(dialog.getByLabel(en.corrections.learned.entry)).toHaveValue('Prüfungen')
  await dialog.getByLabel(en.corrections.learned.entry).fill('Testläufe')
  await dialog.getByLabel(en.corrections.listName).fill('Our words')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: en.corrections.learn }).click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('button', { name: fill(en.corrections.offer.translated, { after: 'Prüfungen' }) }),
  ).toBeHidden()
  await expect(
    panel
      .locator('p')
      .filter({ hasText: 'Prüfungen' })
      .getByRole('button', { name: en.corrections.correctCaption }),
  ).toBeFocused()
  await live.unfoldMore()
  await expect(page.getByRole('combobox', { name: en.glossaries.live.label })).toHaveText('Our words')

  await speak(live, 'Testläufe', 'de')
  await expect(live.captions.getByRole('img', { name: en.live.nowSpeaking })).toBeVisible()
  await stop(live)
  const text = await subtitles(page, 'German')
  expect(text).toContain('Testläufe')
  expect(text).not.toContain('Tests')
})
