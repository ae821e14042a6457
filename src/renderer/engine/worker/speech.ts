import type { SpokenSamples, SpokenSegment } from '../../../core/audio/playback/playback-queue.ts'
import type { Clock } from '../../../core/base/clock.ts'
import type { AppError } from '../../../core/base/errors.ts'
import type { Log } from '../../../core/base/log.ts'
import type { MediaChunk } from '../../../core/voice/wire/voice-messages.ts'
import type { PlaybackFeed, SpeechPort } from '../protocol.ts'
import { decoderFor } from './decoders/decoders.ts'
import { SharedSpeech } from './shared-speech.ts'
import { SpeechStream } from './speech-stream.ts'

interface SpeechOptions {
  /** The requested type, in case the service does not state what it sends. */
  readonly contentType: string
  /** The language that is audible at first; defaults to the first one to arrive. */
  readonly heard: string | undefined
  /** Destination of the decoded speech and its playback rate. */
  readonly playback: SpeechPort
  readonly clock: Clock
  readonly log: Log
  readonly problem: (error: AppError) => void
}

/** Decodes spoken translations and sends them to the speaker. One language is audible at a time. */
export class Speech {
  readonly #options: SpeechOptions
  /** Streams by language. */
  readonly #streams = new Map<string, SpeechStream>()
  readonly #refused = new Set<string>()
  #heard: string | undefined
  /** Languages in which the session speaks; undefined until it says so. */
  #languages: readonly string[] | undefined
  #damaged = 0
  #shared: SharedSpeech | undefined

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

  /** @param frame receives the speech of all languages from now on, for the phones of a room; undefined if nobody does */
  share(frame: ((language: string, sound: Uint8Array<ArrayBuffer>) => void) | undefined): void {
    this.#shared?.close()
    const { clock, playback } = this.#options
    this.#shared = frame && new SharedSpeech({ rate: playback.rate, clock, frame })
  }

  /** The session speaks these languages from now on. One that is gone stays audible until another one arrives. */
  speaks(languages: readonly string[]): void {
    this.#languages = languages
  }

  /** @param segment the segment that begins with this chunk; undefined if the previous one continues */
  push(chunk: MediaChunk, segment: SpokenSegment | undefined): void {
    const isGone = this.#heard === undefined || this.#languages?.includes(this.#heard) === false
    if (isGone) this.#heard = chunk.language
    const packets = chunk.data as readonly Uint8Array<ArrayBuffer>[]
    this.#streamOf(chunk)?.push({ packets, headers: chunk.headers ?? 0, segment })
  }

  /** Ends the streams: flushes the decoders and marks the end. */
  async finish(): Promise<void> {
    const streams = [...this.#streams.values()]
    await Promise.allSettled(streams.map((stream) => stream.finish()))
    const end: PlaybackFeed = 'end'
    this.#options.playback.port.postMessage(end)
  }

  /**
   * Streams are kept by content type: after a reconnection, a stream may continue or start again with a header,
   * and the service does not say which. Decoders support both.
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
    let current: SpokenSegment | undefined
    let wasHeard = false
    const stream = new SpeechStream({
      language,
      contentType,
      open,
      rate: this.#options.playback.rate,
      log: this.#options.log,
      damaged: () => {
        this.#damaged += 1
      },
      samples: (samples, segment) => {
        this.#shared?.push(language, samples)
        current = segment ?? current
        // A language that is selected during a segment starts with that segment.
        const begins = wasHeard ? segment : current
        wasHeard = language === this.#heard
        if (!wasHeard) return
        const spoken: SpokenSamples = { samples, segment: begins }
        this.#options.playback.port.postMessage(spoken, [samples.buffer])
      },
    })
    this.#streams.set(language, stream)
    return stream
  }
}
