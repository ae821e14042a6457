import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../scripts/commands.ts'
import { type DemoVoice, meeting, type RecordedLanguage } from '../../../src/simulator/script/script.ts'
import { MICROPHONE_RATE } from '../app/microphone-rate.ts'
import { decodeSound } from './ffmpeg.ts'

export type Sentence = keyof typeof meeting

export { MICROPHONE_RATE }

const FOLDER = join(root, '.parley-test', 'recordings')

export const clipPath = (id: Sentence, language: RecordedLanguage, voice: DemoVoice): string =>
  join(root, 'resources', 'demo', 'clips', `${language}-${voice}`, `${id}.opus`)

export interface Script {
  readonly name: string
  readonly sentences: readonly Sentence[]
  readonly language?: RecordedLanguage
  readonly voice?: DemoVoice
  /** Sentences that somebody else says, in another language. */
  readonly others?: {
    readonly sentences: readonly Sentence[]
    readonly language: RecordedLanguage
    readonly voice: DemoVoice
  }
  /** Silence before the first sentence, and (`gapMs`) between two, in milliseconds. */
  readonly leadMs?: number
  readonly gapMs?: number
}

export interface Recording {
  /** A WAV file: 48 kHz, 16 bits, mono. */
  readonly path: string
  readonly samples: Float32Array
  readonly durationMs: number
}

/** Clips that were decoded before: a program is started for each, and recordings repeat the same few. */
const decoded = new Map<string, Promise<Float32Array>>()

function decodeClip(clip: string): Promise<Float32Array> {
  const samples = decoded.get(clip) ?? decodeSound(['-i', clip], MICROPHONE_RATE)
  decoded.set(clip, samples)
  return samples
}

/** Joins sentences of the demo's script into a recording for the microphone. */
export async function record(script: Script): Promise<Recording> {
  const { name, sentences, language = 'en', voice = 'female', leadMs = 1500, gapMs = 900, others } = script
  const silence = (ms: number) => new Float32Array(Math.round((ms * MICROPHONE_RATE) / 1000))
  const parts: Float32Array[] = [silence(leadMs)]
  for (const id of sentences) {
    const speaker = others?.sentences.includes(id) === true ? others : { language, voice }
    const clip = clipPath(id, speaker.language, speaker.voice)
    parts.push(await decodeClip(clip), silence(gapMs))
  }
  const samples = new Float32Array(parts.reduce((total, part) => total + part.length, 0))
  let at = 0
  for (const part of parts) {
    samples.set(part, at)
    at += part.length
  }
  const path = join(FOLDER, `${name}.wav`)
  await writeWav(path, samples, MICROPHONE_RATE)
  return { path, samples, durationMs: (samples.length * 1000) / MICROPHONE_RATE }
}

/** Writes a WAV file of 16-bit mono samples. */
export async function writeWav(path: string, samples: Float32Array, rate: number): Promise<void> {
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + samples.length * 2, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples.length * 2, 40)
  for (const [i, sample] of samples.entries())
    bytes.writeInt16LE(Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768))), 44 + i * 2)
  if (!existsSync(FOLDER)) await mkdir(FOLDER, { recursive: true })
  // Two processes may write the same recording at once, and neither must read a partial file.
  const whole = `${path}.${randomUUID()}`
  await writeFile(whole, bytes)
  await rename(whole, path)
}
