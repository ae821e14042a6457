import type { AudioFrame } from './capture-port.ts'

/** Cuts a stream of samples into frames of one length. Every sample is in exactly one frame, in order. */
export class FrameAssembler {
  readonly #size: number
  readonly #rate: number
  readonly #onFrame: (frame: AudioFrame) => void
  #frame: Float32Array<ArrayBuffer>
  #filled = 0
  #emitted = 0

  /**
   * @param rate samples a second
   * @param frameMs length of a frame, in milliseconds
   */
  constructor(rate: number, frameMs: number, onFrame: (frame: AudioFrame) => void) {
    this.#rate = rate
    this.#size = Math.round((rate * frameMs) / 1000)
    this.#onFrame = onFrame
    this.#frame = new Float32Array(this.#size)
  }

  push(samples: Float32Array): void {
    let taken = 0
    while (taken < samples.length) {
      const count = Math.min(samples.length - taken, this.#size - this.#filled)
      this.#frame.set(samples.subarray(taken, taken + count), this.#filled)
      this.#filled += count
      taken += count
      if (this.#filled === this.#size) this.flush()
    }
  }

  /** Emits the remaining samples, if any, as a shorter frame. */
  flush(): void {
    if (this.#filled === 0) return
    const samples = this.#frame.slice(0, this.#filled)
    const startMs = (this.#emitted * 1000) / this.#rate
    this.#emitted += this.#filled
    this.#filled = 0
    this.#onFrame({ samples, startMs, durationMs: (samples.length * 1000) / this.#rate })
  }
}
