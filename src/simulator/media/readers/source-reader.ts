/** Codecs that come in containers. */
export type PackedCodec = 'opus' | 'flac' | 'aac' | 'mp3'

export interface SourceTrack {
  /** Display name of the container. */
  readonly container: string
  /** Undefined for a codec that no source type uses. */
  readonly codec: PackedCodec | undefined
  readonly channels: number
  /** Samples a second. */
  readonly rate: number
  /** Delay until the sound begins, in milliseconds. */
  readonly delayMs: number
  /** The codec's own header. */
  readonly config: Uint8Array
}

export type Found =
  | { readonly type: 'track'; readonly track: SourceTrack }
  | { readonly type: 'packet'; readonly data: Uint8Array }
  /** Description of skipped invalid data. */
  | { readonly type: 'damage'; readonly note: string }

/** Demuxes a container that arrives in chunks of any size. Never throws. */
export interface SourceReader {
  /** Bytes of incomplete elements. */
  readonly pendingBytes: number
  push(bytes: Uint8Array): readonly Found[]
}

/** A kind of container: its magic bytes and its reader. */
export interface ReaderKind {
  readonly name: string
  begins(bytes: Uint8Array): boolean
  open(): SourceReader
}

export const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  bytes.length >= magic.length && magic.every((byte, i) => bytes[i] === byte)
