import type { SpokenSamples } from '../../../core/audio/playback-queue.ts'
import { Resampler } from '../../../core/audio/resampler.ts'
import type { AppError } from '../../../core/errors.ts'
import { type Log, warnOnce } from '../../../core/log.ts'
import type { MediaChunk } from '../../../core/voice/messages.ts'
import type { PlaybackFeed } from '../protocol.ts'
import type { SpeechDecoder } from './decoders/decoder.ts'
import { decoderFor } from './decoders/decoders.ts'

interface SpeechOptions {
  /** What was asked for, in case the service does not say what it sends. */
  readonly contentType: string
  /** The language that is heard at first; left out: whichever comes first. */
  readonly heard: string | undefined
  /** Where the decoded speech goes, and the rate at which it is played. */
  readonly playback: { readonly port: MessagePort; readonly rate: number }
  readonly log: Log
  readonly problem: (error: AppError) => void
}

interface Stream {
  readonly contentType: string
  readonly decoder: SpeechDecoder
}

/** Turns spoken translations into samples on their way to the speaker. One language is heard at a time. */
export class Speech {
  readonly #options: SpeechOptions
  readonly #warn: ReturnType<typeof warnOnce>
  /** By language. */
  readonly #streams = new Map<string, Stream>()
  readonly #refused = new Set<string>()
  #heard: string | undefined

  constructor(options: SpeechOptions) {
    this.#options = options
    this.#heard = options.heard
    this.#warn = warnOnce(options.log)
  }

  /** From now on this language is heard; the others are decoded and not played, so that any can come next. */
  hear(language: string): void {
    this.#heard = language
  }

  take(chunk: MediaChunk): void {
    this.#heard ??= chunk.language
    const decoder = this.#decoderOf(chunk)
    decoder?.push(chunk.data as readonly Uint8Array<ArrayBuffer>[], chunk.text)
  }

  /** No more will come: what the decoders still hold is handed out, and the end of it is marked. */
  async finish(): Promise<void> {
    const decoders = [...this.#streams.values()].map(({ decoder }) => decoder)
    await Promise.allSettled(decoders.map((decoder) => decoder.flush()))
    for (const decoder of decoders) decoder.close()
    const end: PlaybackFeed = 'end'
    this.#options.playback.port.postMessage(end)
  }

  /**
   * A stream lives as long as its type: on a new link it may go on, or begin again with a header, and nothing says
   * which. Decoders take both.
   */
  #decoderOf(chunk: MediaChunk): SpeechDecoder | undefined {
    const { language } = chunk
    const known = this.#streams.get(language)
    const contentType = chunk.contentType ?? known?.contentType ?? this.#options.contentType
    if (known?.contentType === contentType) return known.decoder
    known?.decoder.close()
    this.#streams.delete(language)
    if (this.#refused.has(contentType)) return undefined
    const open = decoderFor(contentType)
    if (open === undefined) {
      this.#refused.add(contentType)
      this.#options.problem({ kind: 'audio-format', contentType, detail: 'no decoder' })
      return undefined
    }
    const decoder = this.#open(open, language)
    this.#streams.set(language, { contentType, decoder })
    return decoder
  }

  #open(open: NonNullable<ReturnType<typeof decoderFor>>, language: string): SpeechDecoder {
    const { port, rate: playbackRate } = this.#options.playback
    let resampler: Resampler | undefined
    return open({
      samples: (samples, rate, caption) => {
        if (language !== this.#heard) return
        resampler ??= new Resampler(rate, playbackRate)
        const spoken: SpokenSamples = { samples: resampler.push(samples), caption }
        port.postMessage(spoken, [spoken.samples.buffer as ArrayBuffer])
      },
      damaged: (reason) => this.#warn(reason, 'damaged speech', { reason, language }),
    })
  }
}
