import type { SourceContentType } from '../content-types.ts'

/** Encodes one continuous stream, from its header to its end. */
export interface Encoder {
  /** Duration of all output so far, in milliseconds. Omitted if it equals the input. */
  readonly givenMs?: number
  /** @returns bytes to send, possibly none while the codec fills a frame of its own */
  encode(samples: Float32Array<ArrayBuffer>): Promise<Uint8Array>
  /** @returns the rest of codec and container */
  finish(): Promise<Uint8Array>
  close(): void
}

/** Creates an encoder for mono samples at the rate of `captureRateOf`; rejects if this build has none. */
export type OpenEncoder = (contentType: SourceContentType) => Promise<Encoder>
