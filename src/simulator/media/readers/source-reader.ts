/** Codecs that come in containers. */
export type PackedCodec = 'opus' | 'flac' | 'aac' | 'mp3'

export interface SourceTrack {
  /** The container as people name it. */
  readonly container: string
  /** Nothing for one that no source type carries. */
  readonly codec: PackedCodec | undefined
  readonly channels: number
  /** Samples a second. */
  readonly rate: number
  /** How long it is until the sound begins, in milliseconds. */
  readonly delayMs: number
  /** The codec's own head. */
  readonly config: Uint8Array
}

export type Found =
  | { readonly kind: 'track'; readonly track: SourceTrack }
  | { readonly kind: 'packet'; readonly data: Uint8Array }
  /** What was passed over because it could not be read, in words. */
  | { readonly kind: 'damage'; readonly note: string }

/** Takes a container apart that comes in pieces of any size. Never throws. */
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
