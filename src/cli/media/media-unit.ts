import type { SourceContentType } from '../../core/audio/content-types.ts'

/** A part of a file that is sent as a whole. */
export interface MediaUnit {
  readonly data: Uint8Array<ArrayBuffer>
  /** How long it plays. */
  readonly durationMs: number
  /** What goes before it where a stream begins with it. */
  readonly head: Uint8Array<ArrayBuffer>
}

/** A file that is in a source container already: its units, one after the other, are the file. */
export interface MediaFile {
  readonly contentType: SourceContentType
  readonly units: readonly MediaUnit[]
}

export type Bytes = Uint8Array<ArrayBuffer>

/** @returns why it cannot be read, in words for a person; nothing where it is another kind of file */
export type ReadMediaFile = (bytes: Bytes) => MediaFile | string | undefined

/** What one message may hold: bytes, and milliseconds of sound. */
export const MAX_BYTES = 100_000
export const MAX_MS = 1000
