import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { findResourceFolder } from '../../src/simulator/find-resource-folder.ts'
import { ClipLibrary } from '../../src/simulator/script/clip-library.ts'
import { meeting, recordedLanguages } from '../../src/simulator/script/script.ts'
import { createSimulator } from '../../src/simulator/simulator-server.ts'
import { LivePage } from '../journeys/support/live-page.ts'
import { launchChromium } from '../support/app/chromium.ts'
import { openApp } from '../support/app/open-app.ts'
import { record, type Sentence } from '../support/audio/recordings.ts'
import type { Figure } from './figures.ts'
import { secondsByThread } from './processor-time.ts'
import { sized } from './size.ts'

const SECONDS = sized(20, 2)
/** Time for a page to settle after its start. */
const SETTLE_MS = sized(5000, 500)
const SPEECH_LEAD_MS = 8000
/** Maximum processor time, as a multiple of that of a page that only opens the microphone, in the same run. */
const MAX_RATIO = { speaking: 2.5, silent: 1.2 }
/** Threads below this share, in percent, are not shown. */
const SHOWN = 0.4

type Load = ReadonlyMap<string, number>

/** CPU load over a period, by thread, in percent of one core. */
async function loadOf(browser: Browser): Promise<Load> {
  await pause(SETTLE_MS)
  const from = performance.now()
  const before = await secondsByThread(browser)
  await pause(SECONDS * 1000)
  const after = await secondsByThread(browser)
  const seconds = (performance.now() - from) / 1000
  return new Map(
    [...after].map(([name, used]) => [name, ((used - (before.get(name) ?? 0)) * 100) / seconds] as const),
  )
}

const total = (load: Load): number => [...load.values()].reduce((sum, part) => sum + part, 0)

/** Load of an app session with the microphone and two targets, whose captions come from the demo service. */
async function loadOfSession(microphone: string): Promise<Load> {
  const simulator = await createSimulator({ key: 'bench-key' })
  const app = await openApp(
    'webhost',
    {
      microphone,
      settings: { voice: { targetLanguages: ['de', 'fr'], spokenLanguage: null } },
    },
    simulator,
  )
  try {
    const live = new LivePage(app.page)
    await live.start()
    await live.sees('Live')
    const browser = app.page.context().browser()
    if (browser === null) throw new Error('the page has no browser')
    return await loadOf(browser)
  } finally {
    await app.close()
    await simulator.close()
  }
}

/** Load of a page that passes the microphone's audio to a worklet that ignores it. */
async function loadOfMicrophone(microphone: string): Promise<Load> {
  const browser = await launchChromium(microphone)
  try {
    const simulator = await createSimulator({ key: 'bench-key' })
    const page = await browser.newPage()
    await page.goto(`${simulator.address}/nothing`)
    await page.evaluate(async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const context = new AudioContext({ sampleRate: 16_000, latencyHint: 'interactive' })
      const code =
        'registerProcessor("quiet", class extends AudioWorkletProcessor { process() { return true } })'
      await context.audioWorklet.addModule(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })))
      const node = new AudioWorkletNode(context, 'quiet', { numberOfOutputs: 0 })
      context.createMediaStreamSource(stream).connect(node)
      await context.resume()
    })
    const load = await loadOf(browser)
    await simulator.close()
    return load
  } finally {
    await browser.close()
  }
}

function figuresOf(name: string, load: Load, plain: Load, maxRatio: number): Figure[] {
  const parts = [...load].filter(([, value]) => value >= SHOWN).toSorted(([, a], [, b]) => b - a)
  const figure = (of: string, value: number, baseline: number | undefined, most?: number): Figure => ({
    name: of,
    value,
    unit: '%',
    baseline,
    target: most,
  })
  return [
    figure(`processor time of a live session, ${name}`, total(load), total(plain), maxRatio * total(plain)),
    ...parts.map(([thread, value]) => figure(`  ${thread}`, value, plain.get(thread))),
  ]
}

/**
 * CPU load of a live session in all browser processes, by the system's accounting, during speech and during silence.
 * The baseline is a page that opens the microphone and a worklet, and does nothing with them.
 */
export async function measureLiveLoad(): Promise<Figure[]> {
  // Prepares the clips, which the first session would otherwise wait for.
  await (await ClipLibrary.open(findResourceFolder())).prepare(recordedLanguages)
  const sentences = Object.keys(meeting) as Sentence[]
  const speech = await record({ name: 'live-load', sentences, leadMs: SPEECH_LEAD_MS, gapMs: 500 })
  const silence = await record({ name: 'live-load-silence', sentences: [], leadMs: 90_000 })
  const plain = await loadOfMicrophone(speech.path)
  return [
    ...figuresOf('speech', await loadOfSession(speech.path), plain, MAX_RATIO.speaking),
    ...figuresOf('silence', await loadOfSession(silence.path), plain, MAX_RATIO.silent),
  ]
}
