import type { Encoder } from '../session/ports.ts'

/** Bytes of a stream and their duration in milliseconds. */
export interface EncodedMedia {
  readonly data: Uint8Array
  readonly mediaMs: number
}

/** Encodes sound. A codec with frames of its own returns more than went in at one time, and less at another. */
export class MediaEncoder {
  readonly #encoder: Encoder
  #toldMs = 0

  constructor(encoder: Encoder) {
    this.#encoder = encoder
  }

  async encode(samples: Float32Array<ArrayBuffer>, durationMs: number): Promise<EncodedMedia> {
    const data = await this.#encoder.encode(samples)
    return { data, mediaMs: this.#takeMs(durationMs) }
  }

  /** @returns what codec and container still held */
  async finish(): Promise<EncodedMedia> {
    const data = await this.#encoder.finish()
    return { data, mediaMs: this.#takeMs(0) }
  }

  close(): void {
    this.#encoder.close()
  }

  #takeMs(durationMs: number): number {
    const { givenMs } = this.#encoder
    if (givenMs === undefined) return durationMs
    const mediaMs = givenMs - this.#toldMs
    this.#toldMs = givenMs
    return mediaMs
  }
}
