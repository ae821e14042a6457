import type { Locator } from '@playwright/test'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { expectNoHole, exportedSession, fixedPart } from '../../../../journeys/support/outage-steps.ts'
import { record, type Sentence } from '../../../../support/audio/recordings.ts'
import { FaultProxy } from '../../../../support/network-faults/fault-proxy.ts'

const SCRIPT: readonly Sentence[] = ['welcome', 'plan', 'search', 'bugs', 'question', 'green', 'closing']
const ROUNDS = 3
/** Time after which speech is not held in memory any more: several sentences are missing then. */
const AWAY_MS = 30_000

const { missing, notices } = en.live
const all = Array.from({ length: ROUNDS }, () => SCRIPT.map((id) => meeting[id].en.trim())).flat()

test('speech of an outage of a minute is stored, asked about, left for later, and translated in its place', async ({
  openApp,
  simulator,
}) => {
  const proxy = await FaultProxy.to(simulator.address)
  const { path, durationMs } = await record({
    name: 'missing-speech-journey',
    sentences: Array.from({ length: ROUNDS }, () => SCRIPT).flat(),
    gapMs: 900,
  })
  const { page, call } = await openApp({
    microphone: path,
    service: proxy.address,
    // Only visible rows are rendered.
    viewport: { width: 1280, height: 2400 },
    settings: { audio: UNPROCESSED, voice: { targetLanguages: ['de'], lateMinutes: 0 } },
  })
  const live = new LivePage(page)
  const listed = async () => (await call('missingSpeech.list', {})).sessions
  await live.start()
  const startedAt = performance.now()

  await test.step('the network is gone: what is said is stored, and the notice says so', async () => {
    await live.reads(meeting.plan.en.split(' ').slice(0, 4).join(' '), 'en')
    await proxy.goDown()
    await live.sees(en.live.status.reconnecting)
    const notice = page.getByRole('status').filter({ hasText: notices.reconnectingKept.remedy })
    await expect(notice).toBeVisible()
    await page.waitForTimeout(AWAY_MS)
    await expect(notice).toBeVisible()
  })

  await test.step('it is back: live speech goes first, and Parley asks about the rest', async () => {
    await proxy.comeBack()
    await live.goesOn()
    const asked = page.getByRole('status').filter({ hasText: fixedPart(missing.title) })
    await expect(asked).toBeVisible()
    expect(await listed()).toMatchObject([{ state: 'asking' }])
    await page.getByRole('button', { name: missing.later }).click()
    await expect(asked).toBeHidden()
  })

  await test.step('later, in History, it is translated: each caption where it belongs', async () => {
    // The rest of the recording.
    await page.waitForTimeout(Math.max(0, durationMs + 5000 - (performance.now() - startedAt)))
    await live.stop()
    await live.sees(en.live.status.stopped)
    await page.getByRole('button', { name: en.live.showInHistory }).click()
    const history = page.getByRole('tabpanel', { name: en.panels.names.history })
    await expect(history.getByText(/of speech missing/).first()).toBeVisible()
    await history.getByRole('button', { name: new RegExp(`^${fixedPart(missing.translate)}`) }).click()
    await expect(history.getByText(missing.translating.title)).toBeVisible()
    await expect(history.getByText(missing.late).first()).toBeVisible()
    await expect(history.getByText(missing.translating.title)).toBeHidden()
    await expect(history.getByText(/of speech missing/)).toHaveCount(0)
  })

  await test.step('the live view has them in their place as well', async () => {
    await expect(live.captions.getByText(missing.late).first()).toBeVisible()
    const told = (await live.lines('en')).join(' ')
    expect(all.filter((sentence) => !told.includes(sentence)).length).toBeLessThanOrEqual(2)
    await expect(page.getByText(notices.dropped.title)).toBeHidden()
  })

  await test.step('the export has the script in order, and no gap; the sound is gone', async () => {
    const { captions, gaps } = await exportedSession(page)
    expect(gaps).toEqual([])
    const starts = captions.map(({ startMs }) => startMs)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    const words = captions.map(({ source }) => source.trim()).join(' ')
    const whole = SCRIPT.map((id) => words.split(meeting[id].en.trim()).length - 1)
    expect(Math.max(...whole)).toBeLessThanOrEqual(ROUNDS)
    expectNoHole(captions, durationMs)
    expect(await listed()).toMatchObject([{ state: 'done', missingMs: 0 }])
    const number = notices.stopped.captions_other.replace('{{count}}', String(captions.length))
    await expect(page.getByText(` · ${number}`)).toBeVisible()
  })
  await proxy.goDown()
})

test('late captions appear while a session is live, and move nobody who reads', async ({
  openApp,
  simulator,
}) => {
  const proxy = await FaultProxy.to(simulator.address)
  const { path } = await record({
    name: 'missing-speech-journey',
    sentences: Array.from({ length: ROUNDS }, () => SCRIPT).flat(),
    gapMs: 900,
  })
  const { page } = await openApp({
    microphone: path,
    service: proxy.address,
    viewport: { width: 1280, height: 900 },
    settings: { audio: UNPROCESSED, voice: { targetLanguages: ['de'], lateMinutes: 0 } },
  })
  const live = new LivePage(page)
  const notice = (text: string) => page.getByRole('status').filter({ hasText: text })
  await live.start()
  await live.reads(meeting.plan.en.split(' ').slice(0, 4).join(' '), 'en')
  await proxy.goDown()
  await expect(notice(notices.reconnectingKept.remedy)).toBeVisible()
  await page.waitForTimeout(AWAY_MS)
  await proxy.comeBack()
  await expect(notice(fixedPart(missing.title))).toBeVisible()

  const gap = live.captions.getByText(/of speech missing/)
  /** Notices come and go above the list: they move it as a whole. */
  const placeInList = async (part: Locator) =>
    ((await part.boundingBox())?.y ?? 0) - ((await live.list.boundingBox())?.y ?? 0)
  await test.step('the reader has the gap in view, and reads what was said after it', async () => {
    await live.captions.hover()
    const height = (await live.list.boundingBox())?.height ?? 0
    // More is said after it meanwhile.
    await expect(async () => {
      await page.mouse.wheel(0, -80)
      await expect(live.jumpToLatest).toBeVisible({ timeout: 500 })
      expect(await gap.count()).toBe(1)
      expect(await placeInList(gap)).toBeGreaterThan(0)
    }).toPass()
    expect(await placeInList(gap)).toBeLessThan(height / 2)
  })

  await test.step('live speech and missing speech are translated at once, and what is read stays', async () => {
    // Its words are said again and again, and its time once.
    const at = await live.captions.evaluate((list) => {
      const top = list.getBoundingClientRect().top + list.clientHeight / 2
      const read = [...list.querySelectorAll('article')].find(
        (row) => row.getBoundingClientRect().bottom > top,
      )
      return read?.querySelector('time')?.textContent ?? ''
    })
    const read = live.captions.locator('article', { hasText: at })
    await page.getByRole('button', { name: new RegExp(`^${fixedPart(missing.translate)}`) }).click()
    await expect(notice(missing.translating.title)).toBeVisible()
    const before = await placeInList(read)
    await live.goesOn()
    await expect(notice(missing.translating.title)).toBeHidden()
    // Ten captions of 90 pixels came above it.
    expect(Math.abs((await placeInList(read)) - before)).toBeLessThan(2)
    expect(simulator.sessions.length).toBeGreaterThanOrEqual(2)
  })

  await test.step('a screen reader announces them once, with their number', async () => {
    const [, after = ''] = missing.announced_other.split('{{count}}')
    await expect(page.getByRole('status').filter({ hasText: after.trim() })).toHaveText(/^\d+ /)
  })

  await test.step('further up, the late captions stand where the gap was', async () => {
    await live.captions.hover()
    for (let i = 0; i < 40; i += 1) await page.mouse.wheel(0, -400)
    await expect(live.captions.getByText(missing.late).first()).toBeVisible()
    await expect(live.captions.getByText(/of speech missing/)).toHaveCount(0)
  })
  await live.stop()
  await live.sees(en.live.status.stopped)
  // The session of the late captions began last.
  expect(simulator.sessions.at(-1)).toMatchObject({ isComplete: true, breaches: {} })
  await proxy.goDown()
})
