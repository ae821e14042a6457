/** The rate at which the demo service listens, in samples a second. */
export const HEARING_RATE = 16_000

/** Samples from one frame to the next, and of one frame. */
export const HOP = 320
export const FRAME_SIZE = 512
export const FRAME_MS = (HOP / HEARING_RATE) * 1000

/** A stretch of frames; `end` is not part of it. */
export interface FrameSpan {
  readonly start: number
  readonly end: number
}

/** A frame is heard at its middle; sound that begins or ends does so half a hop beside it. */
const MIDDLE_MS = (FRAME_SIZE / 2 / HEARING_RATE) * 1000

/** Start and end of a span of frames, in ms from the beginning of frame 0. */
export const spanMs = ({ start, end }: FrameSpan): { readonly startMs: number; readonly endMs: number } => ({
  startMs: start * FRAME_MS + MIDDLE_MS - FRAME_MS / 2,
  endMs: (end - 1) * FRAME_MS + MIDDLE_MS + FRAME_MS / 2,
})

/** Cuts sound into frames that overlap: frame n is made of 512 samples from sample 320 n on. */
export class FrameCutter {
  #pending = new Float32Array(0)

  /**
   * Takes the next samples, in any number.
   *
   * @param onFrame is shown each frame that is complete: `FRAME_SIZE` samples of `sound` from `at` on
   */
  push(samples: Float32Array, onFrame: (sound: Float32Array, at: number) => void): void {
    const sound = new Float32Array(this.#pending.length + samples.length)
    sound.set(this.#pending)
    sound.set(samples, this.#pending.length)
    let at = 0
    for (; at + FRAME_SIZE <= sound.length; at += HOP) onFrame(sound, at)
    this.#pending = sound.slice(at)
  }
}
