import type { AudioFrame } from './ports.ts'

/** Speech that waits to be sent, oldest first. Over its limit the oldest goes, and is counted. */
export class HeldAudio {
  #frames: AudioFrame[] = []
  #heldMs = 0
  #droppedMs = 0
  readonly #limitMs: number

  constructor(limitMs: number) {
    this.#limitMs = limitMs
  }

  get heldMs(): number {
    return this.#heldMs
  }

  /** All that was ever dropped, in milliseconds. */
  get droppedMs(): number {
    return this.#droppedMs
  }

  push(frame: AudioFrame): void {
    this.#frames.push(frame)
    this.#heldMs += frame.durationMs
    while (this.#heldMs > this.#limitMs && this.#frames.length > 1) {
      this.#droppedMs += this.#frames[0]?.durationMs ?? 0
      this.take()
    }
  }

  take(): AudioFrame | undefined {
    const frame = this.#frames.shift()
    if (frame !== undefined) this.#heldMs = this.#frames.length === 0 ? 0 : this.#heldMs - frame.durationMs
    return frame
  }

  /** For a frame that was taken and could not be sent after all. */
  putBack(frame: AudioFrame): void {
    this.#frames.unshift(frame)
    this.#heldMs += frame.durationMs
  }

  clear(): void {
    this.#frames = []
    this.#heldMs = 0
  }
}
