import { ADJOINING_MS, type AudioFrame, type CapturedFrame } from '../../audio/capture/capture-port.ts'
import { SoundRecording } from '../../audio/capture/sound-recording.ts'
import type { Encoder } from '../../audio/encoding/encoder.ts'
import type { SoundChunk } from './sound-chunk.ts'

/** The next bytes of the sound of an outage. */
export interface OutageChunk extends SoundChunk {
  /** Number of the outage in its session, from 1. */
  readonly outage: number
  /** Duration of the sound up to the end of this chunk, in milliseconds. */
  readonly untilMs: number
}

interface OutageSoundOptions {
  /** Rate of the captured samples, per second. */
  readonly rate: number
  /** Takes mono samples at 48 kHz. */
  readonly openEncoder: () => Promise<Encoder>
  /** Resolves in a task of its own, after more urgent work. */
  readonly yieldTask: () => Promise<void>
  /** The recording of an outage begins at this capture time. */
  readonly began: (outage: number, fromMs: number) => void
  /** Its next chunk. That of another outage may come before its last one. */
  readonly chunk: (chunk: OutageChunk) => void
  /** A recording ended early. Only its last chunk follows. */
  readonly failed: (thrown: unknown) => void
}

/**
 * The sound of outages, a recording for each: from the oldest sound that may have been lost with the link, until all
 * that is held has been sent.
 */
export class OutageSound {
  readonly #options: OutageSoundOptions
  #recording: SoundRecording | undefined
  #outage = 0
  /** Capture time at which the recorded sound ends. */
  #toMs = 0

  constructor(options: OutageSoundOptions) {
    this.#options = options
  }

  /**
   * There is no connection; nothing is changed if that is known.
   *
   * @param kept what may have been lost with it, oldest first
   */
  begin(kept: readonly CapturedFrame[]): void {
    const [first] = kept
    if (this.#recording !== undefined || first === undefined) return
    this.#outage += 1
    const outage = this.#outage
    const { rate, openEncoder, yieldTask, began, chunk, failed } = this.#options
    this.#toMs = first.startMs
    began(outage, first.startMs)
    this.#recording = new SoundRecording({
      rate,
      openEncoder,
      yieldTask,
      chunk: (data, isLast, untilMs) => chunk({ outage, data, isLast, untilMs }),
      failed,
    })
    for (const frame of kept) if ('samples' in frame) this.push(frame)
  }

  /** Records a frame during an outage. Silence stands for what was left out before it. */
  push({ samples, startMs, durationMs }: AudioFrame): void {
    if (this.#recording === undefined || startMs < this.#toMs - ADJOINING_MS) return
    const { rate } = this.#options
    const leftOut = Math.round(((startMs - this.#toMs) * rate) / 1000)
    // An input may have slept for hours: a chunk has a size that the host takes.
    const silence = new Float32Array(Math.min(Math.max(0, leftOut), rate))
    for (let at = 0; at < leftOut; at += silence.length)
      this.#recording.push(silence.subarray(0, leftOut - at))
    this.#recording.push(samples)
    this.#toMs = startMs + durationMs
  }

  /** Everything has been sent, or nothing more will be. */
  end(): void {
    this.#recording?.finish()
    this.#recording = undefined
  }
}
