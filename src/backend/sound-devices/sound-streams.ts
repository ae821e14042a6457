import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { PassThrough } from 'node:stream'
import { Downmixer } from '../../core/audio/downmixer.ts'
import { deinterleave, fromS16le, joinBytes } from '../../core/audio/pcm.ts'
import { errorOfTool, type SoundServerError } from './sound-errors.ts'

/** Sound that is played into a sink. */
export interface SoundPlayer {
  /** @param bytes whole little-endian 16-bit samples, played after everything that was written before */
  write(bytes: Uint8Array): void
  /** Resolves when everything that was written has been played, or cannot be played any more. */
  finish(): Promise<void>
}

/** Streams of mono sound between this process and a sound server. */
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

const LIST_LIMIT_MS = 5000
const MAX_STDERR_CHARS = 1000

/** The server's buffers add to the delay of captions and speech. A busy computer that is late leaves gaps in speech. */
const LATENCY_MS = { record: 20, play: 100 } as const
/** The server's own mix of a stereo microphone in antiphase is silence. */
const CHANNELS = { record: 2, play: 1 } as const
const FRAME_BYTES = 2 * CHANNELS.record

const streamArgs = (way: keyof typeof LATENCY_MS, device: string, rate: number): string[] => [
  '--raw',
  '--format=s16le',
  `--channels=${CHANNELS[way]}`,
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
      const end = new StreamEnd(onEnd)
      end.follow(child)
      const downmixer = new Downmixer()
      let rest: Uint8Array = new Uint8Array(0)
      child.stdout.on('data', (chunk: Buffer) => {
        const bytes = joinBytes([rest, chunk])
        const whole = bytes.length - (bytes.length % FRAME_BYTES)
        // A chunk may end in the middle of a sample.
        rest = bytes.subarray(whole)
        const channels = deinterleave(fromS16le(bytes.subarray(0, whole)), CHANNELS.record)
        if (whole > 0) onSamples(downmixer.mix(channels, whole / FRAME_BYTES))
      })
      return () => {
        end.drop()
        child.kill()
      }
    },
    play(sink, rate, onEnd) {
      const sound = new PassThrough()
      const end = new StreamEnd(onEnd)
      // PipeWire keeps a stream waiting for a sink that does not exist, long after the sink has been made.
      execFile(
        'pactl',
        ['list', 'short', 'sinks'],
        { env, timeout: LIST_LIMIT_MS },
        (thrown, stdout, stderr) => {
          if (thrown !== null || !stdout.includes(`\t${sink}\t`))
            return end.report(thrown, stderr || `there is no ${sink}`)
          const child = spawn('pacat', streamArgs('play', sink, rate), {
            ...options,
            stdio: ['pipe', 'ignore', 'pipe'],
          })
          end.follow(child)
          // The end of the program is reported as its own.
          child.stdin.on('error', () => undefined)
          sound.pipe(child.stdin)
        },
      )
      return {
        write: (bytes) => void sound.write(bytes),
        finish: () => {
          end.drop()
          sound.end()
          return end.ended
        },
      }
    },
  }
}

/** End of a stream, which is reported once, unless the report is dropped. */
class StreamEnd {
  readonly #onEnd: (error: SoundServerError) => void
  readonly #ended = Promise.withResolvers<void>()
  #isDropped = false

  constructor(onEnd: (error: SoundServerError) => void) {
    this.#onEnd = onEnd
  }

  get ended(): Promise<void> {
    return this.#ended.promise
  }

  /** @param thrown undefined if the program was started and ended by itself */
  report(thrown: unknown, stderr: string): void {
    this.#ended.resolve()
    if (this.#isDropped) return
    this.#isDropped = true
    this.#onEnd(errorOfTool(thrown, stderr))
  }

  /** Reports the end of a program. */
  follow(child: ChildProcess): void {
    let stderr = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      stderr = (stderr + chunk.toString()).slice(0, MAX_STDERR_CHARS)
    })
    child
      .once('error', (thrown) => this.report(thrown, stderr))
      .once('close', () => this.report(undefined, stderr))
  }

  drop(): void {
    this.#isDropped = true
  }
}
