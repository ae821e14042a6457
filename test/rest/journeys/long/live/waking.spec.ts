import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { record } from '../../../../support/audio/recordings.ts'

const SCRIPT = ['welcome', 'plan', 'search'] as const
const SLEPT_MS = 60_000
/** Interval at which the engine checks for a system sleep. */
const LOOK_MS = 250

declare global {
  // oxlint-disable-next-line no-var -- put there by the journey
  var stillTimers: Map<number, { readonly ms: number; readonly begin: () => void }> | undefined
}

/** Stops the timers of the engine's worker, as a sleeping computer does. */
function stopTimers(): void {
  const { setTimeout: begin, clearTimeout: end } = globalThis
  const still: NonNullable<typeof globalThis.stillTimers> = new Map()
  let id = -1
  globalThis.setTimeout = ((run: () => void, ms: number) => {
    if (globalThis.stillTimers === undefined) return begin(run, ms)
    id -= 1
    still.set(id, { ms, begin: () => begin(run, ms) })
    return id
  }) as never
  globalThis.clearTimeout = (timer) => {
    if (!still.delete(timer as number)) end(timer)
  }
  globalThis.stillTimers = still
}

/** Advances the worker's wall clock. */
function passTime(ms: number): void {
  const now = Date.now.bind(Date)
  Date.now = () => now() + ms
}

/** Resumes the worker's timers. */
function startTimers(): void {
  const still = globalThis.stillTimers
  globalThis.stillTimers = undefined
  for (const { begin } of still?.values() ?? []) begin()
  still?.clear()
}

test('a computer that wakes replaces its link before any timer rings, and no word is lost', {
  tag: ['@played', '@both'],
  annotation: because('the journey sends the computer to sleep'),
}, async ({ openApp, simulator }) => {
  const { path } = await record({ name: 'waking', sentences: SCRIPT })
  const { page, power } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const { wake } = await power()
  const live = new LivePage(page)
  await live.start()
  await live.reads(meeting.welcome.en, 'en')
  const engine = page.workers().find((worker) => worker.url().includes('/assets/index-'))!
  const links = () => simulator.sessions.map((session) => session.links.length)
  expect(links()).toEqual([1])

  await test.step('it sleeps: those that looked at the clock now and then look no more', async () => {
    await engine.evaluate(stopTimers)
    const still = () =>
      engine.evaluate(() => [...(globalThis.stillTimers?.values() ?? [])].map(({ ms }) => ms))
    await expect.poll(still).toContain(LOOK_MS)
    await engine.evaluate(passTime, SLEPT_MS)
    await page.waitForTimeout(1000)
    expect(links()).toEqual([1])
  })

  await test.step('it wakes: that is told to the engine, which leaves the link from before', async () => {
    await wake()
    await expect.poll(links).toEqual([2])
  })

  await test.step('timers go on, and nobody notices a second time', async () => {
    await engine.evaluate(startTimers)
    await live.reads(meeting.search.de, 'de')
    await live.stop()
    await live.sees(en.live.status.stopped)
    await expect.poll(() => live.lines('en')).toEqual(SCRIPT.map((id) => meeting[id].en.trim()))
    expect(links()).toEqual([2])
    expect(simulator.sessions[0]).toMatchObject({ isComplete: true, breaches: {} })
  })
})
