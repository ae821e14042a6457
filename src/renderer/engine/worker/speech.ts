import type { SpokenSamples, SpokenSegment } from '../../../core/audio/playback/playback-queue.ts'
import type { AppError } from '../../../core/base/errors.ts'
import type { Log } from '../../../core/base/log.ts'
import type { MediaChunk } from '../../../core/voice/wire/messages.ts'
import type { PlaybackFeed } from '../protocol.ts'
import { decoderFor } from './decoders/decoders.ts'
import { SpeechStream } from './speech-stream.ts'

interface SpeechOptions {
  /** The requested type, in case the service does not state what it sends. */
  readonly contentType: string
  /** The language that is heard at first; left out: whichever comes first. */
  readonly heard: string | undefined
  /** Destination of the decoded speech and its playback rate. */
  readonly playback: { readonly port: MessagePort; readonly rate: number }
  readonly log: Log
  readonly problem: (error: AppError) => void
}

/** Turns spoken translations into samples on their way to the speaker. One language is heard at a time. */
export class Speech {
  readonly #options: SpeechOptions
  /** Streams by language. */
  readonly #streams = new Map<string, SpeechStream>()
  readonly #refused = new Set<string>()
  #heard: string | undefined
  #damaged = 0

  constructor(options: SpeechOptions) {
    this.#options = options
    this.#heard = options.heard
  }

  /** Number of parts of all languages that could not be decoded. */
  get damaged(): number {
    return this.#damaged
  }

  /** Selects the audible language; the others are decoded but not played, so that any of them can be next. */
  hear(language: string): void {
    this.#heard = language
  }

  /** @param segment what begins to be spoken with this chunk; undefined where one goes on */
  take(chunk: MediaChunk, segment: SpokenSegment | undefined): void {
    this.#heard ??= chunk.language
    const packets = chunk.data as readonly Uint8Array<ArrayBuffer>[]
    this.#streamOf(chunk)?.push({ packets, headers: chunk.headers ?? 0, caption: segment })
  }

  /** Ends the streams: flushes the decoders and marks the end. */
  async finish(): Promise<void> {
    const streams = [...this.#streams.values()]
    await Promise.allSettled(streams.map((stream) => stream.finish()))
    const end: PlaybackFeed = 'end'
    this.#options.playback.port.postMessage(end)
  }

  /**
   * A stream lives as long as its type: on a new link it may go on, or begin again with a header, and nothing says
   * which. Decoders take both.
   */
  #streamOf(chunk: MediaChunk): SpeechStream | undefined {
    const { language } = chunk
    const known = this.#streams.get(language)
    const contentType = chunk.contentType ?? known?.contentType ?? this.#options.contentType
    if (known?.contentType === contentType) return known
    known?.close()
    this.#streams.delete(language)
    if (this.#refused.has(contentType)) return undefined
    const open = decoderFor(contentType)
    if (open === undefined) {
      this.#refused.add(contentType)
      this.#options.problem({ kind: 'audio-format', contentType, detail: 'no decoder' })
      return undefined
    }
    const stream = new SpeechStream({
      language,
      contentType,
      open,
      rate: this.#options.playback.rate,
      log: this.#options.log,
      damaged: () => {
        this.#damaged += 1
      },
      samples: (samples, caption) => {
        if (language !== this.#heard) return
        const spoken: SpokenSamples = { samples, caption }
        this.#options.playback.port.postMessage(spoken, [samples.buffer])
      },
    })
    this.#streams.set(language, stream)
    return stream
  }
}
