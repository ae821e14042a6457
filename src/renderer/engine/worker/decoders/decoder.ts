/** Decodes the speech of one language: mono samples in the order of the packets. */
export interface SpeechDecoder {
  /** @param caption the text that begins to be spoken with the first of these packets */
  push(packets: readonly Uint8Array<ArrayBuffer>[], caption: string | undefined): void
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
