import { type ChildProcess, spawn } from 'node:child_process'
import { fromS16le, joinBytes } from '../../core/audio/pcm.ts'
import { errorOfTool, type SoundServerError } from './sound-errors.ts'

/** Sound that is played into a sink. */
export interface SoundPlayer {
  /** @param bytes whole little-endian 16-bit samples, played after everything that was written before */
  write(bytes: Uint8Array): void
  /** Resolves when everything that was written has been played, or cannot be played any more. */
  finish(): Promise<void>
}

/** Streams of one channel between this process and a sound server. */
export interface SoundStreams {
  /**
   * Records a source. The returned function ends it without a report.
   *
   * @param rate samples a second
   * @param onEnd why the recording has ended: the source is gone, or the server
   */
  record(
    source: string,
    rate: number,
    onSamples: (samples: Float32Array<ArrayBuffer>) => void,
    onEnd: (error: SoundServerError) => void,
  ): () => void
  /** Plays into a sink. Reports an end that was not requested. */
  play(sink: string, rate: number, onEnd: (error: SoundServerError) => void): SoundPlayer
}

const MAX_STDERR_CHARS = 1000

/** The server's buffers add to the delay of captions and speech. A busy computer that is late leaves gaps in speech. */
const LATENCY_MS = { record: 20, play: 100 } as const

const streamArgs = (way: keyof typeof LATENCY_MS, device: string, rate: number): string[] => [
  '--raw',
  '--format=s16le',
  '--channels=1',
  `--latency-msec=${LATENCY_MS[way]}`,
  '--client-name=Parley',
  `--rate=${rate}`,
  `--device=${device}`,
]

/** @param env in which the tools find the sound server */
export function createSoundStreams(env: NodeJS.ProcessEnv): SoundStreams {
  // A Ctrl+C in the terminal is for this process. They end with it, because their pipes do.
  const options = { env, detached: true }
  return {
    record(source, rate, onSamples, onEnd) {
      const child = spawn('parec', streamArgs('record', source, rate), {
        ...options,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const end = whenEnded(child, onEnd)
      let rest: Uint8Array = new Uint8Array(0)
      child.stdout.on('data', (chunk: Buffer) => {
        const bytes = joinBytes([rest, chunk])
        // A chunk may end in the middle of a sample.
        rest = bytes.subarray(bytes.length & ~1)
        if (bytes.length > 1) onSamples(fromS16le(bytes))
      })
      return () => {
        end.drop()
        child.kill()
      }
    },
    play(sink, rate, onEnd) {
      const child = spawn('pacat', streamArgs('play', sink, rate), {
        ...options,
        stdio: ['pipe', 'ignore', 'pipe'],
      })
      const end = whenEnded(child, onEnd)
      // The end of the program is reported as its own.
      child.stdin.on('error', () => undefined)
      return {
        write: (bytes) => void child.stdin.write(bytes),
        finish: () => {
          end.drop()
          child.stdin.end()
          return end.ended
        },
      }
    },
  }
}

/** Follows a program to its end, which is reported once, unless the report is dropped. */
function whenEnded(child: ChildProcess, report: (error: SoundServerError) => void) {
  let stderr = ''
  let isDropped = false
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString()).slice(0, MAX_STDERR_CHARS)
  })
  const ended = new Promise<void>((resolve) => {
    const end = (thrown?: unknown) => {
      resolve()
      if (isDropped) return
      isDropped = true
      report(errorOfTool(thrown, stderr))
    }
    child.once('error', end).once('close', () => end())
  })
  return {
    ended,
    drop: () => {
      isDropped = true
    },
  }
}
