import type { SpokenSegment } from '../../../../core/audio/playback/playback-queue.ts'
/** Speech of one language in one message. */
export interface SpeechPackets {
  readonly packets: readonly Uint8Array<ArrayBuffer>[]
  /** Number of packets at the beginning that initialise the decoder and contain no sound. */
  readonly headers: number
  /** The segment that begins to be spoken with the first packet of sound. */
  readonly segment: SpokenSegment | undefined
}

/** Decodes the speech of one language to mono samples, in the order of the packets. */
export interface SpeechDecoder {
  push(speech: SpeechPackets): void
  /** Outputs the samples that the decoder still holds. */
  flush(): Promise<void>
  close(): void
}

export interface DecoderOutput {
  /** @param rate in Hz */
  samples(samples: Float32Array<ArrayBuffer>, rate: number, segment: SpokenSegment | undefined): void
  /** Reports that a packet could not be decoded; the stream continues. */
  damaged(reason: string): void
}

export type OpenDecoder = (output: DecoderOutput) => SpeechDecoder
