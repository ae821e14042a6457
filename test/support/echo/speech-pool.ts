import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../scripts/commands.ts'
import { openOpusDecoder } from '../../../src/simulator/media/decoders/opus-decoder.ts'
import { clipSamples, readClip } from '../../../src/simulator/script/clip.ts'
import { demoVoices, recordedLanguages, sentenceIds } from '../../../src/simulator/script/script.ts'
import { pick } from '../base/random.ts'

/** Samples a second of all sounds of the corpus. */
export const RATE = 8000

/** Level of every utterance: -20 dB. */
const SPEECH_RMS = 0.1

export interface Speaker {
  readonly name: string
  /** Mono samples at `RATE`. */
  readonly utterances: readonly Float32Array[]
}

/** Part of a recording during which somebody speaks, in milliseconds. */
export interface Turn {
  readonly fromMs: number
  readonly toMs: number
}

export const toSamples = (ms: number): number => Math.round((ms * RATE) / 1000)

/** Loads the voices of the demo service, and those of strangers to it. */
export async function loadSpeakers(): Promise<Speaker[]> {
  const decoder = await openOpusDecoder(RATE)
  const load = async (name: string, paths: readonly string[]): Promise<Speaker> => {
    const files = await Promise.all(paths.map((path) => readFile(path)))
    const utterances = files.map((file) => {
      // The name is for errors.
      const clip = readClip({ language: 'en', voice: 'female', id: 'welcome' }, file)
      return normalise(clipSamples(clip, decoder, RATE))
    })
    return { name, utterances }
  }
  const speakers: Speaker[] = []
  for (const language of recordedLanguages)
    for (const voice of demoVoices) {
      const folder = join(root, 'resources', 'demo', 'clips', `${language}-${voice}`)
      const paths = sentenceIds.map((id) => join(folder, `${id}.opus`))
      speakers.push(await load(`${language}-${voice}`, paths))
    }
  const folder = join(root, 'test', 'fixtures', 'other-speech')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.opus')).toSorted()
  for (const [name, own] of Map.groupBy(files, (file) => file.replace(/-\d+\.opus$/, '')))
    speakers.push(
      await load(
        `other ${name}`,
        own.map((file) => join(folder, file)),
      ),
    )
  decoder.close()
  return speakers
}

function normalise(samples: Float32Array): Float32Array {
  const rms = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
  return samples.map((sample) => (sample * SPEECH_RMS) / rms)
}

/** A synthetic speaker: buzz and noise in the rhythm of syllables and words. */
export function babbler(random: () => number): Speaker {
  const syllableMs = 120 + 120 * random()
  return {
    name: `babble ${syllableMs}`,
    utterances: Array.from({ length: 8 }, () =>
      normalise(babble(random, 1500 + 3500 * random(), syllableMs)),
    ),
  }
}

function babble(random: () => number, ms: number, syllableMs: number): Float32Array {
  const samples = new Float32Array(toSamples(ms))
  let at = 0
  let noise = 0
  while (at < samples.length) {
    const length = toSamples(syllableMs * (0.5 + random()))
    const isPause = random() < 0.12
    const loudness = isPause ? 0 : 0.2 + random()
    const hertz = 90 + 160 * random()
    const voice = random() < 0.7 ? 1 : 0
    for (let i = 0; i < length && at < samples.length; i += 1, at += 1) {
      noise = 0.7 * noise + 0.3 * (2 * random() - 1)
      const buzz = (((i * hertz) / RATE) % 1) - 0.5
      samples[at] =
        loudness * Math.sqrt(Math.sin((Math.PI * i) / length)) * (voice * buzz + (1.2 - voice) * noise)
    }
  }
  return samples
}

/** Utterances of a speaker during turns, with pauses between them, and silence elsewhere. */
export function speak(
  random: () => number,
  { utterances }: Speaker,
  lengthMs: number,
  turns: readonly Turn[],
): Float32Array {
  const samples = new Float32Array(toSamples(lengthMs))
  for (const { fromMs, toMs } of turns) {
    const end = Math.min(samples.length, toSamples(toMs))
    let at = toSamples(fromMs)
    while (at < end) {
      const utterance = pick(random, utterances)
      samples.set(utterance.subarray(0, end - at), at)
      at += utterance.length + toSamples(100 + 700 * random())
    }
  }
  return samples
}
