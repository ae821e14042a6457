import { HEARING_RATE, spanMs } from '../../../src/simulator/hearing/heard-frames.ts'
import type { HeardEvent, HeardWord } from '../../../src/simulator/hearing/passages.ts'
import type { Template } from '../../../src/simulator/hearing/template.ts'
import type { ClipLibrary } from '../../../src/simulator/script/clip-library.ts'
import { meetingIds, type SentenceId } from '../../../src/simulator/script/script.ts'
import type { OpenListener } from '../../../src/simulator/voice/interpreter.ts'

/** Full scale of 16-bit samples, which pass through PCM unchanged. */
const SCALE = 0x8000
/** A part of a sentence that has one code. */
const PART_MS = 10
const PART = (HEARING_RATE * PART_MS) / 1000
/** Codes of a sentence: longer ones do not exist. */
const PARTS = 1024
/** Samples that are looked at: one in a millisecond. */
const STRIDE = HEARING_RATE / 1000
/** Samples of a syllable, and of its loud part. */
const [SYLLABLE, VOWEL] = [HEARING_RATE / 5, (HEARING_RATE * 3) / 25]
/** A sentence is over after this much silence. */
const PAUSE_MS = 500
/** Less of a sentence is not recognised, as the demo service takes that for chance: half a second. */
const MIN_PARTS = 50
/** Fraction of a word's parts that make it heard. */
const HEARD_SHARE = 0.6

/**
 * Sound that says what it is: each sample of a sentence has the number of the sentence and of its part. It lasts as long as
 * the recorded clip, with its words in the same places.
 */
export function codedSound(id: SentenceId, library: ClipLibrary): Float32Array {
  const clip = library.clip({ language: 'en', voice: 'female', id })
  const [first, last] = [clip.words[0], clip.words.at(-1)]
  if (first === undefined || last === undefined) throw new Error(`${id} has no words`)
  const samples = new Float32Array(Math.round((clip.length * HEARING_RATE) / 48_000))
  const toSample = (ms: number) => Math.floor(ms / PART_MS) * PART
  const base = (meetingIds.indexOf(id as never) + 1) * PARTS
  for (
    let at = toSample(spanMs(first).startMs);
    at < Math.min(samples.length, toSample(spanMs(last).endMs));
    at += 1
  )
    samples[at] = (signAt(at) * (base + Math.floor(at / PART))) / SCALE
  return samples
}

/** A tone in syllables, as speech swells and fades: steady sound would be taken for noise. */
const signAt = (sample: number): number =>
  sample % SYLLABLE < VOWEL && Math.floor(sample / STRIDE) % 2 === 1 ? -1 : 1

/** A sentence as far as it was heard. */
interface Track {
  readonly template: Template
  /** When each part was heard in the stream, in milliseconds. */
  readonly heardAt: Map<number, number>
  lastPart: number
  lastMs: number
}

/** Recognises coded sound, as the demo service recognises its clips. */
class CodedListener {
  readonly #templates: readonly Template[]
  #atMs: number
  #skip = 0
  #track: Track | undefined
  #told = 0
  #events: HeardEvent[] = []

  constructor(templates: readonly Template[], startMs: number) {
    this.#templates = templates
    this.#atMs = startMs
  }

  push(samples: Float32Array): HeardEvent[] {
    let at = this.#skip
    for (; at < samples.length; at += STRIDE) {
      this.#hear(Math.abs(Math.round((samples[at] ?? 0) * SCALE)))
      this.#atMs += 1
    }
    this.#skip = at - samples.length
    this.#report()
    return this.#take()
  }

  finish(): HeardEvent[] {
    this.#conclude()
    return this.#take()
  }

  #take(): HeardEvent[] {
    const events = this.#events
    this.#events = []
    return events
  }

  #hear(code: number): void {
    const track = this.#track
    if (code < PARTS) {
      if (track !== undefined && this.#atMs - track.lastMs >= PAUSE_MS) this.#conclude()
      return
    }
    const [id, part] = [meetingIds[Math.floor(code / PARTS) - 1], code % PARTS]
    // Sound that was sent again is another passage.
    if (track !== undefined && (track.template.clip.id !== id || part < track.lastPart)) this.#conclude()
    const current = (this.#track ??= this.#begin(id))
    if (current === undefined) return
    if (!current.heardAt.has(part)) current.heardAt.set(part, this.#atMs)
    current.lastPart = part
    current.lastMs = this.#atMs
  }

  #begin(id: SentenceId | undefined): Track | undefined {
    const template = this.#templates.find(({ clip }) => clip.id === id)
    return template && { template, heardAt: new Map(), lastPart: 0, lastMs: this.#atMs }
  }

  #report(): void {
    if (this.#track === undefined || this.#track.heardAt.size < MIN_PARTS) return
    const words = wordsOf(this.#track)
    const heard = words.filter(({ isHeard }) => isHeard).length
    if (heard === this.#told) return
    this.#told = heard
    const passage = { type: 'sentence', clip: this.#track.template.clip, words } as const
    this.#events.push({ type: 'hearing', passage, isSure: true })
  }

  #conclude(): void {
    const track = this.#track
    this.#track = undefined
    this.#told = 0
    if (track === undefined) return
    const words = wordsOf(track)
    const passage = { type: 'sentence', clip: track.template.clip, words } as const
    const isHeard = track.heardAt.size >= MIN_PARTS && words.some((word) => word.isHeard)
    if (isHeard) this.#events.push({ type: 'concluded', passage })
    else this.#events.push({ type: 'dropped' })
  }
}

function wordsOf({ template, heardAt }: Track): HeardWord[] {
  const [first] = heardAt
  const origin = first === undefined ? 0 : first[1] - first[0] * PART_MS
  return template.words.map((word) => {
    const { startMs, endMs } = spanMs(word)
    const [from, to] = [Math.floor(startMs / PART_MS), Math.floor(endMs / PART_MS)]
    let heard = 0
    let [beganAt, endedAt] = [origin + startMs, origin + endMs]
    for (let part = to - 1; part >= from; part -= 1) {
      const at = heardAt.get(part)
      if (at === undefined) continue
      if (heard === 0) endedAt = at + PART_MS
      heard += 1
      beganAt = at
    }
    const isHeard = heard > 0 && heard >= HEARD_SHARE * (to - from)
    return {
      text: word.text,
      startMs: Math.max(0, Math.round(isHeard ? beganAt : origin + startMs)),
      endMs: Math.round(isHeard ? endedAt : origin + endMs),
      isHeard,
    }
  })
}

export const openCodedListener: OpenListener = (templates, startMs) => new CodedListener(templates, startMs)
