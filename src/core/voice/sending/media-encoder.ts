import type { AudioFrame, EncodedFrame } from '../../audio/capture/capture-port.ts'
import type { Encoder } from '../../audio/encoding/encoder.ts'
import { joinBytes } from '../../audio/pcm.ts'

/** Bytes of a stream and their duration in milliseconds. */
export interface EncodedMedia {
  readonly data: Uint8Array
  readonly mediaMs: number
}

type Timeless<F> = Omit<F, 'startMs'>

/**
 * Makes one stream of frames: encodes samples, and passes on what is encoded. A codec with frames of its own returns
 * more than went in at one time, and less at another.
 */
export class MediaEncoder {
  readonly #encoder: Encoder | undefined
  #reportedMs = 0
  #hasBegun = false

  /** @param encoder of samples; undefined if all frames are encoded */
  constructor(encoder: Encoder | undefined) {
    this.#encoder = encoder
  }

  async encode(frame: Timeless<AudioFrame> | Timeless<EncodedFrame>): Promise<EncodedMedia> {
    const { durationMs } = frame
    if ('samples' in frame) {
      if (this.#encoder === undefined) throw new Error('samples without an encoder')
      const data = await this.#encoder.encode(frame.samples)
      return { data, mediaMs: this.#takeMs(durationMs) }
    }
    const data = this.#hasBegun ? frame.data : joinBytes([frame.head, frame.data])
    this.#hasBegun = true
    return { data, mediaMs: durationMs }
  }

  /** @returns the rest that codec and container held */
  async finish(): Promise<EncodedMedia> {
    const data = (await this.#encoder?.finish()) ?? new Uint8Array(0)
    return { data, mediaMs: this.#takeMs(0) }
  }

  close(): void {
    this.#encoder?.close()
  }

  #takeMs(durationMs: number): number {
    const givenMs = this.#encoder?.givenMs
    if (givenMs === undefined) return durationMs
    const mediaMs = givenMs - this.#reportedMs
    this.#reportedMs = givenMs
    return mediaMs
  }
}
