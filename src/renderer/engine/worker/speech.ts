import type { SpokenSamples } from '../../../core/audio/playback-queue.ts'
import { Resampler } from '../../../core/audio/resampler.ts'
import type { AppError } from '../../../core/errors.ts'
import { type Log, warnOnce } from '../../../core/log.ts'
import type { MediaChunk } from '../../../core/voice/messages.ts'
import type { SpeechDecoder } from './decoders/decoder.ts'
import { decoderFor } from './decoders/decoders.ts'

interface SpeechOptions {
  /** What was asked for, in case the service does not say what it sends. */
  readonly contentType: string
  /** Where the decoded speech goes, and the rate at which it is played. */
  readonly playback: { readonly port: MessagePort; readonly rate: number }
  readonly log: Log
  readonly problem: (error: AppError) => void
}

/** Turns spoken translations into samples on their way to the speaker. One language is heard at a time. */
export class Speech {
  readonly #options: SpeechOptions
  readonly #warn: ReturnType<typeof warnOnce>
  readonly #decoders = new Map<string, SpeechDecoder>()
  readonly #refused = new Set<string>()
  #heard: string | undefined

  constructor(options: SpeechOptions) {
    this.#options = options
    this.#warn = warnOnce(options.log)
  }

  take(chunk: MediaChunk): void {
    this.#heard ??= chunk.language
    const decoder = this.#decoderOf(chunk)
    decoder?.push(chunk.data as readonly Uint8Array<ArrayBuffer>[], chunk.text)
  }

  /** A new link begins a new stream in every language. */
  restart(): void {
    for (const decoder of this.#decoders.values()) decoder.close()
    this.#decoders.clear()
  }

  close(): void {
    this.restart()
    this.#options.playback.port.close()
  }

  #decoderOf({ language, contentType = this.#options.contentType }: MediaChunk): SpeechDecoder | undefined {
    const known = this.#decoders.get(language)
    if (known !== undefined || this.#refused.has(contentType)) return known
    const open = decoderFor(contentType)
    if (open === undefined) {
      this.#refused.add(contentType)
      this.#options.problem({ kind: 'audio-format', contentType, detail: 'no decoder' })
      return undefined
    }
    const decoder = this.#open(open, language)
    this.#decoders.set(language, decoder)
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
