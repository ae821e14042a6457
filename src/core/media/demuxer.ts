import type { Codec } from '../audio/content-types.ts'

/** Parameters that a decoder needs before the first packet. */
export interface EncodedTrack {
  readonly codec: Codec
  /** Sample rate that the stream declares. */
  readonly rate: number
  readonly channels: number
  /** The codec's own header, such as an RFC 7845 identification header, if the stream contains one. */
  readonly description: Uint8Array<ArrayBuffer> | undefined
  /** Decoder delay in samples at `rate`. */
  readonly delaySamples: number
}

/** A packet of a codec: the unit that a decoder takes at once. */
export interface EncodedPacket {
  readonly type: 'packet'
  readonly data: Uint8Array<ArrayBuffer>
  /** Samples at the track's rate to trim at the packet's beginning and end. */
  readonly trimStart?: number
  readonly trimEnd?: number
  /** Position in the stream, in samples, of the first packet after missing ones; Ogg Opus alone tells it. */
  readonly startSample?: number
}

export type DemuxEvent =
  | { readonly type: 'track'; readonly track: EncodedTrack }
  | EncodedPacket
  /** Invalid bytes were skipped. */
  | { readonly type: 'damage'; readonly reason: string }

/**
 * Takes a stream in chunks of any size, split anywhere, and returns each packet with its last byte. Never
 * throws: damage is an event, and reading continues after it. Its memory is bounded.
 */
export interface Demuxer {
  push(bytes: Uint8Array): readonly DemuxEvent[]
}

/** Damage where a stream has no track that can be read; its codecs may follow. */
export const FOREIGN_CODEC = 'a stream of another codec'

/** Records damage once, however many bytes are skipped because of it. */
export function noteDamage(events: DemuxEvent[], reason: string): void {
  const last = events.at(-1)
  if (last?.type === 'damage' && last.reason === reason) return
  events.push({ type: 'damage', reason })
}

/** Whether these bytes begin with the magic bytes of a stream or of a part of one. */
export function startsWith(bytes: Uint8Array, magic: Uint8Array): boolean {
  return bytes.length >= magic.length && magic.every((byte, i) => bytes[i] === byte)
}

/** ASCII letters as bytes. */
export const letters = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** Contents of a transport stream: the bytes of one track, to be split into packets. */
export interface ElementaryStream {
  /** Whether frames can be found again in the middle of a PES packet. */
  readonly canRejoin: boolean
  push(bytes: Uint8Array, events: DemuxEvent[]): void
  /** A PES packet begins with the following bytes. */
  begin(events: DemuxEvent[]): void
  /** Bytes are missing before the following ones. */
  reset(events: DemuxEvent[]): void
}
