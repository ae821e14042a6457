import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { fromS16le } from '../../../src/core/audio/pcm.ts'
import { levelOf } from './tones.ts'

/** Samples in a second of what the clients of a test play. */
export const RATE = 48_000

type Recorder = ChildProcessByStdio<null, Readable, null>

/** Records a source of the sound server that these variables name. */
export function openRecorder(env: NodeJS.ProcessEnv, source: string, rate: number): Recorder {
  const format = ['--raw', '--format=s16le', `--rate=${rate}`, '--channels=1']
  return spawn('parec', [...format, '--latency-msec=20', `--device=${source}`], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** A stream that a program plays into a sink. */
interface Played {
  readonly program: string
  readonly sink: string
  readonly channels: number
  readonly latencyMs: number
}

/** Plays the next samples whenever there is room. The returned function ends it. */
export function keepPlaying(
  env: NodeJS.ProcessEnv,
  { program, sink, channels, latencyMs }: Played,
  next: () => Uint8Array,
): () => Promise<void> {
  const format = ['--raw', '--format=s16le', `--rate=${RATE}`, `--channels=${channels}`]
  const names = [`--latency-msec=${latencyMs}`, `--client-name=${program}`, `--device=${sink}`]
  const child = spawn('pacat', [...format, ...names], { env, stdio: ['pipe', 'ignore', 'ignore'] })
  child.stdin.on('error', () => undefined)
  const more = (): void => {
    if (child.stdin.write(next())) setImmediate(more)
  }
  child.stdin.on('drain', more)
  more()
  return () =>
    new Promise((resolve) => {
      child.once('exit', () => resolve())
      if (!child.kill('SIGKILL')) resolve()
    })
}

/** Amplitude of one frequency in half a second of a recorder at `RATE`, relative to full scale. */
export async function measureTone(recorder: Recorder, hertz: number): Promise<number> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of recorder.stdout as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    // The first half may be from before the tone, or of the devices that wake up.
    if (bytes >= RATE * 2) break
  }
  recorder.kill('SIGKILL')
  const recorded = Buffer.concat(chunks).subarray(RATE)
  return levelOf(hertz, fromS16le(recorded.subarray(0, RATE)), RATE)
}
