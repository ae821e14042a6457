import type { AudioFrame, CapturedFrame, CapturePort } from '../../core/audio/capture/capture-port.ts'
import type { Clock } from '../../core/base/clock.ts'

interface FileCaptureOptions<F> {
  /** The whole file, from 0 ms on without gaps. */
  readonly frames: readonly F[]
  readonly clock: Clock
  /** Called when the whole file has been spoken. */
  readonly ended: () => void
}

/** Captures from a recording instead of a microphone, at the pace at which it was spoken. */
export class FileCapture<F extends CapturedFrame = AudioFrame> implements CapturePort<F> {
  readonly #options: FileCaptureOptions<F>
  #startedAt = 0
  #cancel: () => void = () => undefined

  constructor(options: FileCaptureOptions<F>) {
    this.#options = options
  }

  start(onFrame: (frame: F) => void): void {
    this.#startedAt = this.#options.clock.now()
    this.#schedule(0, onFrame)
  }

  stop(): void {
    this.#cancel()
  }

  /** When the sound at this capture time was heard, on the clock. */
  timeOf(captureMs: number): number {
    return this.#startedAt + captureMs
  }

  /** Delivers each frame at the time at which its end would have been spoken. */
  #schedule(index: number, onFrame: (frame: F) => void): void {
    const { frames, clock, ended } = this.#options
    const frame = frames[index]
    if (frame === undefined) return ended()
    this.#cancel = clock.after(this.timeOf(frame.startMs + frame.durationMs) - clock.now(), () => {
      onFrame(frame)
      this.#schedule(index + 1, onFrame)
    })
  }
}

/**
 * @param samples mono
 * @param rate samples a second
 * @returns frames of equal length, of which the last may be shorter
 */
export function soundFrames(samples: Float32Array<ArrayBuffer>, rate: number, chunkMs: number): AudioFrame[] {
  const size = Math.round((rate * chunkMs) / 1000)
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, i) => {
    const part = samples.slice(i * size, (i + 1) * size)
    return { samples: part, startMs: (i * size * 1000) / rate, durationMs: (part.length * 1000) / rate }
  })
}
