import { en } from '../../../../../src/core/product/strings/en.ts'
import { sides } from '../../../../../src/core/voice/sides.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { expectNoHole, exportedSession, fixedPart } from '../../../../journeys/support/outage-steps.ts'
import { twoSides } from '../../../../journeys/support/two-sides.ts'
import { record, type Sentence } from '../../../../support/audio/recordings.ts'
import { FaultProxy } from '../../../../support/network-faults/fault-proxy.ts'

const SCRIPT: readonly Sentence[] = ['welcome', 'plan', 'search', 'bugs', 'question', 'green', 'closing']
const ROUNDS = 5
const AWAY_MS = 75_000
/** The outage, the rest of the recording, and catching up on both sides at twice the pace of speech. */
const LIMIT_MS = 10 * 60_000

const { missing, notices } = en.live
const spoken = Array.from({ length: ROUNDS }, () => SCRIPT.map((id) => meeting[id].en.trim())).flat()

/** Whether a list has some of the items of another one, in their order and each once. */
function isPartOf(list: readonly string[], whole: readonly string[]): boolean {
  let from = 0
  return list.every((item) => {
    from = whole.indexOf(item, from) + 1
    return from > 0
  })
}

test('an outage costs neither side of a meeting a sentence', async ({ openApp, simulator }) => {
  test.setTimeout(LIMIT_MS)
  const { path, durationMs } = await record({
    name: 'missing-meeting-journey',
    sentences: Array.from({ length: ROUNDS }, () => SCRIPT).flat(),
    gapMs: 900,
  })
  const proxy = await FaultProxy.to(simulator.address)
  const both = twoSides()
  const { page, call } = await openApp({
    microphone: path,
    service: proxy.address,
    viewport: { width: 1280, height: 900 },
    settings: { ...both, voice: { ...both.voice, lateMinutes: 0 } },
  })
  const live = new LivePage(page)
  const notice = (text: string) => page.getByRole('status').filter({ hasText: text })
  const translating = notice(missing.translating.title)
  // Both sides hear the same, about which there are notices too.
  const more = page
    .getByRole('region', { name: en.live.messages })
    .getByRole('button', { name: /more message/, expanded: false })
  await page.addLocatorHandler(more, (button) => button.click(), { noWaitAfter: true })
  await live.start()
  const startedAt = performance.now()

  await test.step('the network is gone: what both sides say is stored', async () => {
    await expect.poll(() => live.captions.getByRole('article').count()).toBeGreaterThan(3)
    await proxy.goDown()
    await live.sees(en.live.status.reconnecting)
    await expect(notice(notices.reconnectingKept.remedy).first()).toBeVisible()
    await page.waitForTimeout(AWAY_MS)
    await expect(notice(notices.reconnectingKept.remedy).first()).toBeVisible()
  })

  await test.step('it is back: Parley asks before it translates so much', async () => {
    await proxy.comeBack()
    await live.goesOn()
    const asked = notice(fixedPart(missing.title))
    await expect(asked).toHaveCount(1)
    // Both sides have reported what they miss.
    await expect
      .poll(async () => (await call('missingSpeech.list', {})).sessions[0]?.missingMs)
      .toBeGreaterThan(AWAY_MS)
    await page.getByRole('button', { name: new RegExp(`^${fixedPart(missing.translate)}`) }).click()
    await expect(translating).toBeVisible()
  })

  await test.step('it catches up beside live speech, with its end in sight', async () => {
    const leftMs = async () => (await call('missingSpeech.list', {})).sessions[0]?.missingMs ?? 0
    const before = await leftMs()
    await expect.poll(leftMs).toBeLessThan(before - 20_000)
    await live.goesOn()
    await expect(translating).toBeHidden({ timeout: LIMIT_MS })
  })

  await test.step('every sentence is there once, on its side and in its place', async () => {
    await page.waitForTimeout(Math.max(0, durationMs + 5000 - (performance.now() - startedAt)))
    await live.stop()
    await live.sees(en.live.status.stopped)
    await page.getByRole('button', { name: en.live.showInHistory }).click()
    const history = page.getByRole('tabpanel', { name: en.panels.names.history })
    await expect(history.getByText(missing.late).first()).toBeVisible()
    const { captions, gaps } = await exportedSession(page)
    expect(gaps).toEqual([])
    for (const side of sides) {
      const own = captions.filter((caption) => caption.side === side)
      const starts = own.map(({ startMs }) => startMs)
      expect(starts, side).toEqual(starts.toSorted((a, b) => a - b))
      const whole = own.map(({ source }) => source.trim()).filter((words) => spoken.includes(words))
      expect(isPartOf(whole, spoken), `${side}: ${whole.join(' ')}`).toBe(true)
      expectNoHole(own, durationMs)
    }
    expect((await call('missingSpeech.list', {})).sessions).toMatchObject([{ state: 'done', missingMs: 0 }])
  })
  // Each side has a session of its own for what it missed.
  for (const session of simulator.sessions.slice(-2))
    expect(session).toMatchObject({ isComplete: true, breaches: {} })
  await proxy.goDown()
})
