/** Codecs that come in containers. */
export type PackedCodec = 'opus' | 'flac' | 'aac' | 'mp3'

export interface SourceTrack {
  /** The container as people name it. */
  readonly container: string
  /** Undefined for a codec that no source type uses. */
  readonly codec: PackedCodec | undefined
  readonly channels: number
  /** Samples a second. */
  readonly rate: number
  /** Delay until the sound begins, in milliseconds. */
  readonly delayMs: number
  /** The codec's own head. */
  readonly config: Uint8Array
}

export type Found =
  | { readonly kind: 'track'; readonly track: SourceTrack }
  | { readonly kind: 'packet'; readonly data: Uint8Array }
  /** Description of skipped invalid data. */
  | { readonly kind: 'damage'; readonly note: string }

/** Demuxes a container that arrives in chunks of any size. Never throws. */
export interface SourceReader {
  /** Bytes of what has begun and is not complete. */
  readonly pendingBytes: number
  push(bytes: Uint8Array): readonly Found[]
}

/** A kind of container: how it begins, and how it is read from there on. */
export interface ReaderKind {
  readonly name: string
  begins(bytes: Uint8Array): boolean
  open(): SourceReader
}

export const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  bytes.length >= magic.length && magic.every((byte, i) => bytes[i] === byte)
