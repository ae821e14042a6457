import { join } from 'node:path'
import { root } from '../../../scripts/commands.ts'
import { HEARING_RATE } from '../../../src/simulator/hearing/heard-frames.ts'
import { Listener } from '../../../src/simulator/hearing/listener.ts'
import type { HeardEvent, Passage } from '../../../src/simulator/hearing/passages.ts'
import type { ClipName, Template } from '../../../src/simulator/hearing/template.ts'
import {
  type OpusPacketDecoder,
  openOpusDecoder,
} from '../../../src/simulator/media/decoders/opus-decoder.ts'
import { clipSamples } from '../../../src/simulator/script/clip.ts'
import { ClipLibrary } from '../../../src/simulator/script/clip-library.ts'
import { type MeetingId, recordedLanguages } from '../../../src/simulator/script/script.ts'
import { toPcm } from '../service/simulator-client.ts'

/** The demo's clips as samples. */
export class ClipSound {
  readonly templates: readonly Template[]
  readonly #library: ClipLibrary
  readonly #decoder: OpusPacketDecoder

  private constructor(library: ClipLibrary, decoder: OpusPacketDecoder) {
    this.#library = library
    this.#decoder = decoder
    this.templates = library.templates(recordedLanguages)
  }

  static async load(): Promise<ClipSound> {
    const library = await ClipLibrary.open(join(root, 'resources'))
    await library.prepare(recordedLanguages)
    return new ClipSound(library, await openOpusDecoder(HEARING_RATE))
  }

  /** Samples at 16 kHz. */
  of(name: ClipName): Float32Array {
    return clipSamples(this.#library.clip(name), this.#decoder, HEARING_RATE)
  }

  /** A meeting as PCM, which fits into one second more than it takes, so that it can be sent at once. */
  say(...ids: readonly MeetingId[]): Uint8Array {
    const said = ids.flatMap((id) => [this.of({ language: 'en', voice: 'male', id }), 400])
    return toPcm(sequence(300, ...said))
  }
}

export const toSamples = (ms: number): number => Math.round((ms * HEARING_RATE) / 1000)
export const toMs = (samples: number): number => (samples * 1000) / HEARING_RATE

/** Concatenates sounds; a number stands for that many milliseconds of silence. */
export function sequence(...parts: readonly (Float32Array | number)[]): Float32Array {
  const sounds = parts.map((part) => (typeof part === 'number' ? new Float32Array(toSamples(part)) : part))
  const whole = new Float32Array(sounds.reduce((total, { length }) => total + length, 0))
  let at = 0
  for (const sound of sounds) {
    whole.set(sound, at)
    at += sound.length
  }
  return whole
}

const rms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

/** Adds white noise to all of `sound`, `belowDb` below the loudness of `speech`. */
export function withNoise(
  sound: Float32Array,
  speech: Float32Array,
  belowDb: number,
  random: () => number,
): Float32Array {
  // Uniform noise from -1 to 1 has an RMS of 1 / sqrt(3).
  const amplitude = rms(speech) * 10 ** (-belowDb / 20) * Math.sqrt(3)
  return sound.map((sample) => sample + amplitude * (2 * random() - 1))
}

/** Start and end of the sound, in ms: the first and last samples louder than 2 % of the peak. */
export function boundsMs(samples: Float32Array): { readonly startMs: number; readonly endMs: number } {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const isSound = (sample: number) => Math.abs(sample) > loudest / 50
  return { startMs: toMs(samples.findIndex(isSound)), endMs: toMs(samples.findLastIndex(isSound)) }
}

/** Feeds sound to a listener in chunks of 100 ms. Each event comes with the time that had passed. */
export function listen(
  samples: Float32Array,
  templates: readonly Template[],
): (HeardEvent & { readonly afterMs: number })[] {
  const listener = new Listener(templates)
  const chunk = toSamples(100)
  const events: (HeardEvent & { readonly afterMs: number })[] = []
  for (let at = 0; at < samples.length; at += chunk)
    for (const event of listener.push(samples.subarray(at, at + chunk)))
      events.push({ ...event, afterMs: toMs(at + chunk) })
  for (const event of listener.finish()) events.push({ ...event, afterMs: toMs(samples.length) })
  return events
}

export const concluded = (events: readonly HeardEvent[]): Passage[] =>
  events.flatMap((event) => (event.type === 'concluded' ? [event.passage] : []))

/** A passage as text: the clip and the part of it that was recognised, with dots for the rest. */
export function inWords(passage: Passage): string {
  if (passage.type === 'other') return 'other speech'
  const words = passage.words.map(({ text, isHeard }) => (isHeard ? text : '...'))
  const { language, voice } = passage.clip
  return `${language} ${voice}: ${words.join(' ').replaceAll(/\.\.\.( \.\.\.)+/g, '...')}`
}
