/** What a message brings of the speech of one language. */
export interface SpeechPackets {
  readonly packets: readonly Uint8Array<ArrayBuffer>[]
  /** How many packets at the beginning initialise the decoder and hold no sound. */
  readonly headers: number
  /** The text that begins to be spoken with the first packet of sound. */
  readonly caption: string | undefined
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
  samples(samples: Float32Array<ArrayBuffer>, rate: number, caption: string | undefined): void
  /** A packet could not be decoded; the stream goes on. */
  damaged(reason: string): void
}

export type OpenDecoder = (output: DecoderOutput) => SpeechDecoder
