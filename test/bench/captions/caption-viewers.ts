import { setTimeout as pause } from 'node:timers/promises'
import { parseFeedEvent } from '../../../src/core/audience/feed/feed-events.ts'
import { en } from '../../../src/core/product/strings/en.ts'
import { SOURCE } from '../../../src/core/session/library/session-schema.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { createSimulator } from '../../../src/simulator/simulator-server.ts'
import { LivePage } from '../../journeys/support/live-page.ts'
import { FeedReader } from '../../support/app/feed-reader.ts'
import { type App, openApp } from '../../support/app/open-app.ts'
import { record, type Sentence } from '../../support/audio/recordings.ts'
import type { Figure } from '../figures.ts'
import { secondsByThread } from '../processor-time.ts'
import { sized } from '../size.ts'

const VIEWERS = sized(20, 2)
const SECONDS = sized(25, 8)
/** Highest figure with viewers, as a multiple of that without: what one run of the same speech differs from another. */
const TARGET = 1.2

interface Measured {
  /** CPU load of the browser with the session, in percent of one core. */
  readonly load: number
  /** Median of the lags, as the session shows it, in milliseconds. */
  readonly lagMs: number
  /** Median time from the first word of a caption to its arrival at a viewer, in milliseconds. */
  readonly arrivalMs: number
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Connects a viewer and collects the delays of the captions that arrive. */
async function openViewer(app: App, delays: number[]): Promise<FeedReader> {
  const { origin, hash } = new URL((await app.call('captionPage.open', {})).address)
  const { reader } = await FeedReader.admitted(origin, hash.slice('#ticket='.length))
  const known = new Set<string>()
  const startedAt = new Map<string, number>()
  void reader.until(({ event, data }) => {
    const told = event === 'message' ? parseFeedEvent(data) : undefined
    if (told?.kind === 'session') startedAt.set(told.session, told.startedAt)
    if (told?.kind !== 'current' || told.line !== SOURCE) return false
    for (const { index, startMs } of told.captions) {
      const id = `${told.session}/${index}`
      if (known.has(id)) continue
      known.add(id)
      delays.push(Date.now() - (startedAt.get(told.session) ?? 0) - startMs)
    }
    return false
  })
  return reader
}

const LAG = new RegExp(en.live.lagSpread.replace('{{median}}', '(\\S+)').replace('{{max}}', '\\S+'))

/** The median lag of the captions: the tooltip of the session's time has it. */
async function shownLagMs(app: App): Promise<number> {
  const time = app.page.getByRole('button', { name: en.live.usedName })
  const description = await time.evaluate((element) => element.getAttribute('aria-description'))
  return Number.parseFloat(LAG.exec(description ?? '')?.[1] ?? '') * 1000
}

/** Runs a session of the same speech with a number of viewers. */
async function measure(viewers: number, microphone: string): Promise<Measured> {
  const simulator = await createSimulator({ key: 'bench-key' })
  const app = await openApp(
    'webhost',
    { microphone, settings: { voice: { targetLanguages: ['de', 'fr'], spokenLanguage: null } } },
    simulator,
  )
  const readers: FeedReader[] = []
  try {
    const delays: number[] = []
    while (readers.length < viewers) readers.push(await openViewer(app, delays))
    const browser = app.page.context().browser()
    if (browser === null) throw new Error('the page has no browser')
    const live = new LivePage(app.page)
    await live.start()
    await live.sees('Live')
    const [before, from] = [await secondsByThread(browser), performance.now()]
    await pause(SECONDS * 1000)
    const seconds = (performance.now() - from) / 1000
    const after = await secondsByThread(browser)
    const used = [...after].reduce((sum, [name, time]) => sum + time - (before.get(name) ?? 0), 0)
    return { load: (used * 100) / seconds, lagMs: await shownLagMs(app), arrivalMs: median(delays) }
  } finally {
    for (const reader of readers) reader.close()
    await app.close()
    await simulator.close()
  }
}

/** A session with twenty viewers of its captions, beside the same session with none, or with one. */
export async function measureCaptionViewers(): Promise<Figure[]> {
  const sentences = Object.keys(meeting) as Sentence[]
  const { path } = await record({ name: 'bench-viewers', sentences })
  const [none, one, many] = [await measure(0, path), await measure(1, path), await measure(VIEWERS, path)]
  const figure = (name: string, unit: string, value: number, baseline: number): Figure => ({
    name: `${VIEWERS} viewers of a session: ${name}`,
    value,
    unit,
    baseline,
    target: Math.round(baseline * TARGET * 10) / 10,
  })
  return [
    figure('load of its browser, beside none', '%', many.load, none.load),
    figure('lag of its captions, median, beside none', 'ms', many.lagMs, none.lagMs),
    figure('first word to a viewer, median, beside one', 'ms', many.arrivalMs, one.arrivalMs),
  ]
}
