import type { AudioFrame, CapturePort } from '../../../src/core/audio/capture/capture-port.ts'
import type { Clock } from '../../../src/core/base/clock.ts'

/**
 * Delays a recording with silence in its place wherever something is awaited first, so that no timing decides what was
 * said before it.
 */
export class DelayedCapture implements CapturePort {
  readonly #capture: CapturePort
  readonly #isHeld: (recordedMs: number) => boolean
  readonly #waiting: AudioFrame[] = []
  #onFrame: (frame: AudioFrame) => void = () => undefined
  #atMs = 0

  /** @param isHeld whether what was recorded at this time has to wait */
  constructor(capture: CapturePort, isHeld: (recordedMs: number) => boolean) {
    this.#capture = capture
    this.#isHeld = isHeld
  }

  start(onFrame: (frame: AudioFrame) => void): void {
    this.#onFrame = onFrame
    this.#capture.start((frame) => {
      this.#waiting.push(frame)
      this.#deliver()
    })
  }

  stop(): void {
    this.#capture.stop()
  }

  /** Delivers the rest after the end of the recording. */
  async finish(clock: Clock): Promise<void> {
    for (let [next] = this.#waiting; next !== undefined; [next] = this.#waiting) {
      const { durationMs } = next
      await new Promise<void>((resolve) => clock.after(durationMs, resolve))
      this.#deliver()
    }
  }

  #deliver(): void {
    const [oldest] = this.#waiting
    if (oldest === undefined) return
    const { samples, durationMs, startMs } = oldest
    const isHeld = this.#isHeld(startMs)
    if (!isHeld) this.#waiting.shift()
    this.#onFrame({
      samples: isHeld ? new Float32Array(samples.length) : samples,
      durationMs,
      startMs: this.#atMs,
    })
    this.#atMs += durationMs
  }
}
