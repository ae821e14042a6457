import type { TargetContentType } from '../../core/audio/content-types.ts'
import type { Clip, ClipStretch } from '../script/clip.ts'
import type { SimulatorClock } from '../simulator-clock.ts'
import type { EncodedChunk, SpeechEncoder } from './speech-encoder.ts'

/** Speech to be sent: a stretch of a clip, and the transcript segment that it speaks. */
export interface Utterance {
  readonly text: string
  readonly clip: Clip
  readonly stretch: ClipStretch
}

/** A `target_media_chunk`, as it is sent. */
export interface SpeechChunk {
  readonly language: string
  readonly data: readonly Uint8Array[]
  readonly duration: number
  readonly text: string | null
  readonly content_type?: string
  readonly headers?: number
}

/** Speech is sent several times faster than it is heard: half a second each 100 ms. */
const INTERVAL_MS = 100

interface SpeakerOptions {
  readonly language: string
  readonly contentType: TargetContentType
  readonly openEncoder: () => SpeechEncoder
  readonly clock: SimulatorClock
}

/** The speech of one connection: its own stream, beginning with a header. */
interface Stream {
  readonly encoder: SpeechEncoder
  readonly send: (chunk: SpeechChunk) => void
  hasHead: boolean
}

/** Speaks in one language, sentence after sentence, without pauses. Without a link, speech waits for the next one. */
export class SpeechSource {
  readonly #options: SpeakerOptions
  readonly #waiting: Utterance[] = []
  #stream: Stream | undefined
  /** Sent part of the first utterance, in milliseconds. */
  #sentMs = 0
  #speaking: Promise<void> = Promise.resolve()
  #isSpeaking = false

  constructor(options: SpeakerOptions) {
    this.#options = options
  }

  /** Speaks over this link from now on. */
  attach(send: (chunk: SpeechChunk) => void): void {
    this.#stream = { encoder: this.#options.openEncoder(), send, hasHead: false }
    this.#speak()
  }

  detach(): void {
    this.#stream = undefined
  }

  say(utterance: Utterance): void {
    this.#waiting.push(utterance)
    this.#speak()
  }

  /** Settles when all speech is sent, or there is no link. */
  async finish(): Promise<void> {
    while (this.#isSpeaking) await this.#speaking
  }

  #speak(): void {
    if (this.#isSpeaking) return
    this.#isSpeaking = true
    this.#speaking = this.#run().finally(() => {
      this.#isSpeaking = false
    })
  }

  async #run(): Promise<void> {
    for (let stream = this.#stream; stream !== undefined; stream = this.#stream) {
      const utterance = this.#waiting[0]
      if (utterance === undefined) return
      const { clip, stretch } = utterance
      const rest = { ...stretch, startMs: stretch.startMs + this.#sentMs }
      for (const chunk of await stream.encoder.encode(clip, rest)) {
        if (stream !== this.#stream) break
        stream.send(this.#toChunk(stream, utterance, chunk))
        this.#sentMs += chunk.durationMs
        await this.#pause()
      }
      if (stream !== this.#stream) continue
      this.#waiting.shift()
      this.#sentMs = 0
    }
  }

  #toChunk(stream: Stream, { text, clip }: Utterance, encoded: EncodedChunk): SpeechChunk {
    const { language, contentType } = this.#options
    const chunk = {
      language,
      duration: Math.round(encoded.durationMs),
      text: this.#sentMs === 0 ? text : null,
    }
    if (stream.hasHead) return { ...chunk, data: encoded.packets }
    stream.hasHead = true
    const head = stream.encoder.head(clip)
    return {
      ...chunk,
      data: [...head, ...encoded.packets],
      content_type: contentType,
      ...(head.length > 0 && { headers: head.length }),
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      this.#options.clock.after(INTERVAL_MS, resolve)
    })
  }
}
