/** Decoded content of a chunk of source media. */
export interface DecodedMedia {
  /** Mono at the hearing rate, from -1 to 1. A decoder may be behind: what is missing comes later, in order. */
  readonly samples: Float32Array
  /** Playback length in milliseconds of what the chunk completes. */
  readonly durationMs: number
  /** Part of it that began in earlier chunks: a page, packet or frame is complete with its last byte. */
  readonly lateMs: number
  /** Descriptions of skipped invalid data. */
  readonly damage: readonly string[]
}

/** Why media cannot be taken at all. */
export interface MediaFault {
  readonly fault: 'broken-sample' | 'wrong-media' | 'no-decoder'
  readonly detail: string
}

/** Decodes the media of one session, chunk by chunk. */
export interface SourceDecoder {
  push(bytes: Uint8Array): DecodedMedia | MediaFault
  /** Another connection carries on: with the same container, or with a fresh one. */
  newLink(): void
  /** No media will follow: the sound that was still to come. */
  finish(): Promise<Float32Array>
  close(): void
}

export const isFault = (media: DecodedMedia | MediaFault): media is MediaFault => 'fault' in media
