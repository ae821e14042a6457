import { Resampler } from '../../src/core/audio/resampler.ts'
import { meeting } from '../../src/simulator/script/script.ts'
import { decodeSound } from '../support/audio/ffmpeg.ts'
import { clipPath, type Sentence } from '../support/audio/recordings.ts'
import { pick } from '../support/base/random.ts'

/** Sample rate in Hz. */
export const RATE = 16_000
/** Samples below this amplitude are not the beginning of a word. */
const AUDIBLE = 0.01
/** Amplitude of the noise of a quiet room. */
const ROOM = 0.001
const LEAD_MS = 1500

export interface SpokenSentence {
  readonly id: Sentence
  /** Capture times of the sentence's first and last sound, in milliseconds. */
  readonly fromMs: number
  readonly toMs: number
}

/** A meeting as captured by a microphone. */
export interface Meeting {
  /** Samples at `RATE`. */
  readonly samples: Float32Array<ArrayBuffer>
  readonly sentences: readonly SpokenSentence[]
  readonly durationMs: number
  /** Whether the session leaves out silence. */
  readonly savesSilence: boolean
}

const clips = new Map<Sentence, Promise<Float32Array>>()

function clipOf(id: Sentence): Promise<Float32Array> {
  const known = clips.get(id)
  if (known !== undefined) return known
  const decoded = decodeSound(['-i', clipPath(id, 'en', 'female')], RATE)
  clips.set(id, decoded)
  return decoded
}

export const allSentences = Object.keys(meeting) as readonly Sentence[]

/** A sentence, and how long nobody speaks after it. */
export interface MeetingLine {
  readonly id: Sentence
  readonly pauseMs: number
}

/** Random sentences of the demo's script, each at most once, with random pauses. */
export function drawLines(
  random: () => number,
  count: number,
  from: readonly Sentence[] = allSentences,
): readonly MeetingLine[] {
  const left = [...from]
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const id = pick(random, left)
    left.splice(left.indexOf(id), 1)
    // Some pauses are muted: without any sound, for longer than the service waits for media.
    return { id, pauseMs: random() < 0.08 ? 35_000 : 900 + random() * 1500 }
  })
}

/** @param soundOf sound of a sentence at `RATE`: that of its recorded clip by default */
export async function holdMeeting(
  lines: readonly MeetingLine[],
  soundOf: (id: Sentence) => Float32Array | Promise<Float32Array> = clipOf,
): Promise<Meeting> {
  const parts: Float32Array[] = []
  const sentences: SpokenSentence[] = []
  let length = 0
  const add = (part: Float32Array) => {
    parts.push(part)
    length += part.length
  }
  const pause = (ms: number) => add(new Float32Array(Math.round((ms * RATE) / 1000)))
  pause(LEAD_MS)
  for (const { id, pauseMs } of lines) {
    const clip = await soundOf(id)
    const at = (sample: number) => ((length + sample) * 1000) / RATE
    const fromMs = at(clip.findIndex((sample) => Math.abs(sample) > AUDIBLE))
    const toMs = at(clip.findLastIndex((sample) => Math.abs(sample) > AUDIBLE))
    sentences.push({ id, fromMs, toMs })
    add(clip)
    pause(pauseMs)
  }
  const samples = new Float32Array(length)
  let at = 0
  for (const part of parts) {
    samples.set(part, at)
    at += part.length
  }
  return { samples, sentences, durationMs: (length * 1000) / RATE, savesSilence: false }
}

/** The same meeting with background noise, and a session that leaves out silence. */
export function withSilenceLeftOut(held: Meeting, random: () => number): Meeting {
  const samples = held.samples.map((sample) => sample + ROOM * (2 * random() - 1))
  return { ...held, samples, savesSilence: true }
}

/** The meeting's samples at another rate. */
export const samplesAt = ({ samples }: Meeting, rate: number): Float32Array<ArrayBuffer> =>
  new Resampler(RATE, rate).push(samples)
