import type { SourceContentType } from '../../core/audio/content-types.ts'

/** A part of a file that is sent as a whole. */
export interface MediaUnit {
  readonly data: Uint8Array<ArrayBuffer>
  /** Duration of playback. */
  readonly durationMs: number
  /** Header that precedes it at the start of a stream. */
  readonly head: Uint8Array<ArrayBuffer>
}

/** A file that already has a source container; its units in order make up the whole file. */
export interface MediaFile {
  readonly contentType: SourceContentType
  readonly units: readonly MediaUnit[]
}

export type Bytes = Uint8Array<ArrayBuffer>

/** @returns a readable reason why it cannot be read; undefined if it is another kind of file */
export type ReadMediaFile = (bytes: Bytes) => MediaFile | string | undefined

/** Limits of one message: bytes, and milliseconds of audio. */
export const MAX_BYTES = 100_000
export const MAX_MS = 1000
