/** Decoded content of a chunk of source media. */
export interface DecodedMedia {
  /** Mono at the hearing rate, from -1 to 1. A decoder may lag behind: the missing samples follow later, in order. */
  readonly samples: Float32Array
  /** Playback length of the media that the chunk completes, in milliseconds. */
  readonly durationMs: number
  /** Part of that which began in earlier chunks: a page, packet or frame is complete with its last byte. */
  readonly lateMs: number
  /** Descriptions of skipped invalid data. */
  readonly damage: readonly string[]
}

/** Why media cannot be accepted at all. */
export interface MediaFault {
  readonly fault: 'broken-sample' | 'wrong-media' | 'no-decoder'
  readonly detail: string
}

/** Decodes the media of one session, chunk by chunk. */
export interface SourceDecoder {
  push(bytes: Uint8Array): DecodedMedia | MediaFault
  /** Another connection continues: with the same container, or with a new one. */
  newLink(): void
  /** Ends the media and returns the remaining samples. */
  finish(): Promise<Float32Array>
  close(): void
}

export const isFault = (media: DecodedMedia | MediaFault): media is MediaFault => 'fault' in media
