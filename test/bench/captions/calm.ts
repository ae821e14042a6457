import {
  addCosts,
  type CalmCost,
  delayOf,
  erasureOf,
  replayCalm,
} from '../../../src/core/captions/calm/calm-measure.ts'
import { calmNames, calmPlace } from '../../../src/core/captions/calm/calm-place.ts'
import { CalmRecord, type CalmUpdate } from '../../../src/core/captions/calm/calm-record.ts'
import { emptyCalmText, takeText } from '../../../src/core/captions/calm/calm-text.ts'
import {
  applyUpdate,
  captionAt,
  captionCount,
  emptyTranscript,
} from '../../../src/core/voice/receiving/transcript.ts'
import { ClipSound } from '../../support/audio/hearing.ts'
import { demoMeeting } from '../../support/captions/demo-meeting.ts'
import { SEEDS, streamLanguages, tentativeStream } from '../../support/captions/tentative-streams.ts'
import { type Figure, p95 } from '../figures.ts'
import { sized } from '../size.ts'

const STREAM_SECONDS = sized(1800, 60)
const CAPTIONS = sized(10_000, 100)
const MESSAGES = sized(2000, 100)
/** Words of a sentence, of which each message has one more. */
const WORDS = 40
/** Highest normalised erasure, by place. */
const ERASURE: Readonly<Partial<Record<string, number>>> = { balanced: 0.2, settled: 0.02 }

const baseline = undefined

type Lines = readonly (readonly CalmUpdate[])[]

/** The worst of several streams, each as long as the others. */
function figuresOf(about: string, streams: readonly Lines[]): Figure[] {
  return calmNames.flatMap((name, calm) => {
    const costs = streams.map((lines) => addCosts(lines.map((line) => replayCalm(line, calmPlace(calm)))))
    const worst = (figure: (cost: CalmCost) => number | undefined) =>
      Math.max(...costs.map((cost) => figure(cost) ?? 0))
    const prefix = `calm text, ${about}, ${name}`
    return [
      { name: `${prefix}: erasure`, value: worst(erasureOf), unit: '', baseline, target: ERASURE[name] },
      { name: `${prefix}: delay`, value: worst(delayOf), unit: 'ms', baseline, target: undefined },
    ]
  })
}

/** Time that one message costs for calm text and its record, behind many captions. */
function costsOfMessages(): number[] {
  const place = calmPlace(calmNames.length - 1)
  if (place === undefined) throw new Error('the last place is instant')
  const said = (text: string, at: number) => ({ text, startTime: at, endTime: at + 400 })
  const before = Array.from({ length: CAPTIONS }, (_, at) => said(`Sentence ${at}. `, at * 2000))
  let transcript = applyUpdate(emptyTranscript, { concluded: before, tentative: [] })
  const record = new CalmRecord()
  let line = emptyCalmText
  return Array.from(Array(MESSAGES).keys(), (message) => {
    const from = (CAPTIONS + Math.floor(message / WORDS)) * 20_000
    const words = Array.from({ length: (message % WORDS) + 1 }, (_, at) =>
      said(`word${at} `, from + at * 400),
    )
    transcript = applyUpdate(transcript, { concluded: [], tentative: words })
    const text = captionAt(transcript, captionCount(transcript) - 1)?.source
    if (text === undefined) throw new Error('no caption has the words')
    const startedAt = performance.now()
    record.update(transcript, message * 300)
    line = takeText(line, text, place, message * 300)
    return performance.now() - startedAt
  })
}

/** Erasure and delay of every place of calm text, and what a message costs. */
export async function measureCalm(): Promise<Figure[]> {
  const languages = Object.keys(streamLanguages) as (keyof typeof streamLanguages)[]
  const meeting = demoMeeting(await ClipSound.load(), 'en', 'female', ['de', 'ja'])
  return [
    ...languages.flatMap((language) =>
      figuresOf(
        `${language}, worst of ${SEEDS.length} seeds`,
        SEEDS.map((seed) => tentativeStream(language, STREAM_SECONDS, seed)),
      ),
    ),
    ...figuresOf('demo meeting', [meeting]),
    {
      name: 'calm text: work for a message behind 10,000 captions, p95',
      value: p95(costsOfMessages()),
      unit: 'ms',
      baseline,
      target: 1,
    },
  ]
}
