import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { record, type Sentence } from '../../../../support/audio/recordings.ts'
import { FaultProxy } from '../../../../support/network-faults/fault-proxy.ts'
import { disorderIn, type ReadCue, readSubtitles } from '../../../../support/sessions/subtitles.ts'

const SCRIPT: readonly Sentence[] = ['welcome', 'plan', 'search', 'bugs', 'question', 'green', 'closing']
const GAP_MS = 900
const AWAY_MS = 8000
/** The demo service's timestamps are slightly off, and the browser's microphone drifts. */
const TOLERANCE_MS = 150

interface ExportedCaption {
  readonly startMs: number
  readonly source: string
  readonly targets: Readonly<Record<string, string>>
}

const inLines = (language: 'en' | 'de') => SCRIPT.map((id) => meeting[id][language].trim())

/** Start of each sentence, relative to the first. */
async function trueStarts(): Promise<number[]> {
  let at = 0
  const starts: number[] = []
  for (const id of SCRIPT) {
    starts.push(at)
    const { durationMs } = await record({ name: `one-${id}`, sentences: [id], leadMs: 0, gapMs: GAP_MS })
    at += durationMs
  }
  return starts
}

/** Exports the session open in History and returns the file's path. */
async function saved(page: Page, format: string, lines?: string): Promise<string> {
  await page
    .getByRole('tabpanel', { name: en.panels.names.history })
    .getByRole('button', { name: en.history.session.export })
    .click()
  const dialog = page.getByRole('dialog', { name: en.history.export.title })
  const choose = async (name: string, option: string) => {
    await dialog.getByRole('combobox', { name }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await choose('Format', format)
  if (lines !== undefined) await choose(en.history.export.lines, lines)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: en.history.export.submit }).click()
  const path = await (await download).path()
  await expect(dialog).toBeHidden()
  return path
}

/** Start of each sentence of the script in subtitles that contain all of them in order, and nothing else. */
function startsIn(cues: readonly ReadCue[], language: 'en' | 'de'): number[] {
  const left = [...cues]
  const starts = inLines(language).map((sentence) => {
    const own: ReadCue[] = []
    const words = () => own.map((cue) => cue.words.replaceAll('\n', ' ')).join(' ')
    while (words().length < sentence.length && left.length > 0) own.push(...left.splice(0, 1))
    expect(words()).toBe(sentence)
    return own[0]?.fromMs ?? Number.NaN
  })
  expect(left).toEqual([])
  return starts
}

/** Expects the true start of each sentence, relative to the first. */
async function expectTrueStarts(starts: readonly number[]): Promise<void> {
  for (const [i, trueMs] of (await trueStarts()).entries())
    expect(Math.abs((starts[i] ?? 0) - (starts[0] ?? 0) - trueMs), inLines('en')[i]).toBeLessThan(
      TOLERANCE_MS,
    )
}

test('no speech is lost when the network fails for 8 s in the middle of it', async ({
  openApp,
  simulator,
}) => {
  const proxy = await FaultProxy.to(simulator.address)
  const { path } = await record({ name: 'outage', sentences: SCRIPT, gapMs: GAP_MS })
  const { page } = await openApp({
    microphone: path,
    service: proxy.address,
    // Only visible rows are rendered.
    viewport: { width: 1280, height: 1600 },
    settings: { audio: UNPROCESSED },
  })
  const live = new LivePage(page)
  await live.start()
  const startedAt = performance.now()
  let lastedMs = 0
  const held = page.getByText(/^\d+ s kept$/)

  await test.step('it is pulled: that is said once, with the seconds of speech that wait', async () => {
    await live.reads(meeting.plan.en.split(' ').slice(0, 4).join(' '), 'en')
    await proxy.goDown()
    await live.sees(en.live.status.reconnecting)
    await expect(held).toBeVisible()
    const told = page.getByRole('status').filter({ hasText: en.live.notices.reconnecting.title })
    const words = await told.innerText()
    expect(words).not.toMatch(/\d/)
    await page.getByRole('button', { name: en.live.tryNow }).click()
    await live.sees(en.live.status.reconnecting)
    await page.waitForTimeout(AWAY_MS)
    // A live region that changes every second would be announced over the captions.
    expect(await told.innerText()).toBe(words)
    expect(Number.parseInt(await held.innerText(), 10)).toBeGreaterThanOrEqual(7)
  })

  await test.step('it is plugged in: what was said in between arrives', async () => {
    await proxy.comeBack()
    await live.goesOn()
    await live.reads(meeting.search.de, 'de')
    await live.reads(meeting.closing.de, 'de')
    await expect(held).toBeHidden()
    await live.stop()
    await live.sees(en.live.status.stopped)
    lastedMs = performance.now() - startedAt
    await expect.poll(() => live.lines('en')).toEqual(inLines('en'))
    await expect.poll(() => live.lines('de')).toEqual(inLines('de'))
  })

  await test.step('the export holds the script, each sentence once and at its time', async () => {
    await page.getByRole('button', { name: en.live.showInHistory }).click()
    const { captions, gaps } = JSON.parse(
      await readFile(await saved(page, en.history.export.formats.json), 'utf8'),
    ) as {
      readonly captions: readonly ExportedCaption[]
      readonly gaps: readonly object[]
    }
    expect(gaps).toEqual([])
    expect(captions.map(({ source }) => source.trim())).toEqual(inLines('en'))
    expect(captions.map(({ targets }) => targets['de']?.trim())).toEqual(inLines('de'))
    await expectTrueStarts(captions.map(({ startMs }) => startMs))
  })

  for (const [language, lines] of [
    ['en', en.settings.emphases.original],
    ['de', 'German'],
  ] as const)
    await test.step(`so do the subtitles in ${language}, as ffmpeg reads them`, async () => {
      const cues = await readSubtitles(await saved(page, en.history.export.formats.srt, lines))
      expect(disorderIn(cues)).toEqual([])
      expect(cues.at(-1)?.toMs).toBeLessThanOrEqual(lastedMs)
      await expectTrueStarts(startsIn(cues, language))
    })

  expect(simulator.sessions).toHaveLength(1)
  expect(simulator.sessions[0]).toMatchObject({ isComplete: true, breaches: {} })
  expect(simulator.sessions[0]!.links.length).toBeGreaterThan(1)
  await proxy.goDown()
})
