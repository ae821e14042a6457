import type { Codec } from '../audio/content-types.ts'

/** What a decoder has to know before the first packet. */
export interface EncodedTrack {
  readonly codec: Codec
  /** Samples a second that the stream declares. */
  readonly rate: number
  readonly channels: number
  /** The codec's own head, such as an RFC 7845 identification header, where the stream carries one. */
  readonly description: Uint8Array<ArrayBuffer> | undefined
  /** Samples at `rate` that the decoder puts out before the sound begins. */
  readonly delaySamples: number
}

export type DemuxEvent =
  | { readonly type: 'track'; readonly track: EncodedTrack }
  | { readonly type: 'packet'; readonly data: Uint8Array<ArrayBuffer> }
  /** Bytes that made no sense were passed over. */
  | { readonly type: 'damage'; readonly reason: string }

/**
 * Takes a stream in pieces of any size, cut anywhere, and gives back each packet as soon as its last byte is
 * there. Never throws: damage is an event, and reading goes on behind it.
 */
export interface Demuxer {
  push(bytes: Uint8Array): readonly DemuxEvent[]
}
