import { readFile } from 'node:fs/promises'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { readSessionFile } from '../../../../../src/core/session/library/export/session-file.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { record } from '../../../../support/audio/recordings.ts'

/** Lines of the transcript and of its translation: those that everybody understands, and all figures. */
const SUMMARIES = /(?:EN|DE): [\d.]+ s behind, (?:steady|words often change)/g
const LINES =
  /^(?:EN|DE): first word [\d.]+ s, final [\d.]+ s, LAAL -?[\d.]+ s, erasure [\d.]+, \d+ words\/min$/

test('the figures of a session are in the hint of the clock, in its details, and in its JSON export', async ({
  openApp,
}) => {
  const { path } = await record({ name: 'figures', sentences: ['welcome', 'plan'] })
  const { page, call } = await openApp({
    microphone: path,
    settings: { audio: UNPROCESSED, voice: { targetLanguages: ['de'] } },
  })
  const live = new LivePage(page)
  await live.start()
  await live.reads(meeting.plan.de, 'de')
  // Once both sentences are stored, their text is final, and so are their figures.
  await expect
    .poll(async () => {
      const { sessions } = await call('session.list', {})
      const [session] = sessions
      if (session === undefined) return []
      const { captions } = await call('session.captions', { id: session.id })
      return captions.map(({ source, targets }) => [source.trim(), targets['de']?.trim()])
    })
    .toEqual([
      [meeting.welcome.en, meeting.welcome.de],
      [meeting.plan.en, meeting.plan.de],
    ])

  await page.getByRole('banner').getByRole('button', { name: en.live.usedName }).hover()
  const hint = page.locator('[data-base-ui-portal][aria-hidden=true] [data-open]:not([role])')
  await expect(hint).toContainText('DE: ')
  await expectAccessible(page)
  const inHint = ((await hint.textContent()) ?? '').match(SUMMARIES) ?? []
  expect(inHint).toHaveLength(2)
  await page.mouse.move(0, 0)
  await live.stop()
  await live.sees(en.live.status.stopped)

  await page.getByRole('button', { name: en.live.showInHistory }).click()
  await page.getByRole('button', { name: en.history.session.details }).click()
  const dialog = page.getByRole('dialog', { name: en.history.session.details })
  const figures = dialog.getByRole('region', { name: en.live.figures.name })
  await expect(figures.getByRole('listitem')).toHaveText(inHint)
  await figures.getByRole('button', { name: en.live.figures.name }).click()
  const lines = figures.getByRole('listitem')
  await expect(lines).toHaveText([...inHint, LINES, LINES, /^Network: /])
  const shown = await lines.allTextContents()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: en.app.cancel }).click()

  const panel = page.getByRole('tabpanel', { name: en.panels.names.history })
  await panel.getByRole('button', { name: en.history.session.export }).click()
  const exporting = page.getByRole('dialog', { name: en.history.export.title })
  await exporting.getByRole('combobox', { name: en.history.export.format }).click()
  await page.getByRole('option', { name: /JSON/ }).click()
  const saved = page.waitForEvent('download')
  await exporting.getByRole('button', { name: en.history.export.submit }).click()
  const read = readSessionFile(await readFile(await (await saved).path(), 'utf8'))
  if (!read.ok) throw new Error(read.error)
  const [measured] = read.value.figures ?? []
  const exported = ['source', 'de'].map((line) => (measured?.lines[line]?.erasure ?? Number.NaN).toFixed(2))
  expect(shown.flatMap((line) => /erasure ([\d.]+)/.exec(line)?.[1] ?? [])).toEqual(exported)
})
