import type { Clip, ClipStretch } from '../script/clip.ts'

/** A chunk of encoded speech. */
export interface EncodedChunk {
  /** Indivisible packets, in order. */
  readonly packets: readonly Uint8Array[]
  /** Playback length in milliseconds. */
  readonly durationMs: number
}

/** Encodes the speech of one language on one link, clip after clip, as one continuous stream. */
export interface SpeechEncoder {
  /** Packets that initialise a decoder and hold no sound. */
  head(clip: Clip): readonly Uint8Array[]
  encode(clip: Clip, stretch: ClipStretch): Promise<readonly EncodedChunk[]>
}

/** Duration of a chunk. */
export const SPEECH_CHUNK_MS = 500
