/** The next part of a recording: bytes of one Ogg Opus stream whose time is capture time. */
export interface SoundChunk {
  /** Possibly empty. */
  readonly data: Uint8Array<ArrayBuffer>
  readonly isLast: boolean
}
