import type { SpokenSegment } from '../../../../core/audio/playback/playback-queue.ts'
/** Speech of one language in one message. */
export interface SpeechPackets {
  readonly packets: readonly Uint8Array<ArrayBuffer>[]
  /** Number of packets at the beginning that initialise the decoder and contain no sound. */
  readonly headers: number
  /** The text that begins to be spoken with the first packet of sound. */
  readonly caption: SpokenSegment | undefined
}

/** Decodes the speech of one language: mono samples in the order of the packets. */
export interface SpeechDecoder {
  push(speech: SpeechPackets): void
  /** Hands out what the decoder still holds. */
  flush(): Promise<void>
  close(): void
}

export interface DecoderOutput {
  /** @param rate samples a second */
  samples(samples: Float32Array<ArrayBuffer>, rate: number, caption: SpokenSegment | undefined): void
  /** Reports that a packet could not be decoded; the stream continues. */
  damaged(reason: string): void
}

export type OpenDecoder = (output: DecoderOutput) => SpeechDecoder
