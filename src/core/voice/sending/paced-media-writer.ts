import type { CapturedFrame } from '../../audio/capture/capture-port.ts'
import type { Encoder } from '../../audio/encoding/encoder.ts'
import { type Clock, sleep } from '../../base/clock.ts'
import type { VoiceLink } from '../wire/voice-link.ts'
import type { EncodedMedia } from './media-encoder.ts'

/** Shortest wait; anything shorter comes from rounding. */
const MIN_MS = 0.01

/**
 * Keeps the service's interval rule by the local clock: after each chunk, at least half of its duration. A
 * backlog is sent at no more than twice the pace of speech, and live speech never waits.
 */
export class Pacer {
  #earliest = Number.NEGATIVE_INFINITY

  /** Milliseconds until the next chunk may leave. */
  waitMs(now: number): number {
    const waitMs = this.#earliest - now
    return waitMs < MIN_MS ? 0 : waitMs
  }

  sent(now: number, durationMs: number): void {
    this.#earliest = now + durationMs / 2
  }
}

/** Maximum media in the socket, which is lost with the link and cannot be withdrawn. */
const MAX_WAITING_MS = 1000
const LOOK_EVERY_MS = 100
/** If nothing has left for this long, the socket is stuck. */
const STUCK_MS = 5000

export interface MediaOutlet {
  readonly link: Pick<VoiceLink, 'send' | 'backlog'>
  /** Undefined if the captured media is already encoded. */
  openEncoder(): Promise<Encoder | undefined>
  /** A frame was handed to the socket. */
  sent(frame: CapturedFrame, isSpeech: boolean): void
  /** The network accepts nothing any more. */
  stuck(forMs: number): void
  /** The encoder failed; nothing more is sent on this link. */
  failed(thrown: unknown): void
}

interface SentFrame {
  readonly frame: CapturedFrame
  readonly isSpeech: boolean
}

interface WriterOptions {
  readonly clock: Clock
  readonly pacer: Pacer
  readonly target: MediaOutlet
  readonly signal: AbortSignal
}

/**
 * Writes to one link, at the pace that the service allows and the network accepts: all media of it, its end, and the
 * report of what has left.
 */
export class PacedMediaWriter {
  readonly #target: MediaOutlet
  readonly #clock: Clock
  readonly #pacer: Pacer
  readonly #signal: AbortSignal
  #bytes = 0
  #mediaMs = 0

  constructor({ clock, pacer, target, signal }: WriterOptions) {
    this.#target = target
    this.#clock = clock
    this.#pacer = pacer
    this.#signal = signal
  }

  get isGone(): boolean {
    return this.#signal.aborted
  }

  /** Waits until a chunk may be sent. False if the link is gone. */
  async isReady(): Promise<boolean> {
    await this.#untilAllowed()
    await this.#untilTaken()
    return !this.isGone
  }

  /** @param captured the frame that this media is from; omitted for media that was not captured */
  write({ data, mediaMs }: EncodedMedia, captured?: SentFrame): void {
    if (data.length > 0) {
      this.#target.link.send({ type: 'source_media_chunk', data })
      this.#pacer.sent(this.#clock.now(), mediaMs)
      this.#bytes += data.length
      this.#mediaMs += mediaMs
    }
    if (captured !== undefined) this.#target.sent(captured.frame, captured.isSpeech)
  }

  /** Announces the end of the media; no write may follow. */
  end(): void {
    this.#target.link.send({ type: 'end_of_source_media' })
  }

  /** Timers may fire slightly early. */
  async #untilAllowed(): Promise<void> {
    const waitMs = () => this.#pacer.waitMs(this.#clock.now())
    for (let ms = waitMs(); ms > 0 && !this.isGone; ms = waitMs()) await sleep(this.#clock, ms, this.#signal)
  }

  async #untilTaken(): Promise<void> {
    let least = this.#target.link.backlog
    let since = this.#clock.now()
    for (let now = least; this.#isTooMuch(now) && !this.isGone; now = this.#target.link.backlog) {
      if (now < least) {
        least = now
        since = this.#clock.now()
      }
      const forMs = this.#clock.now() - since
      if (forMs >= STUCK_MS) return this.#target.stuck(forMs)
      await sleep(this.#clock, LOOK_EVERY_MS, this.#signal)
    }
  }

  #isTooMuch(backlog: number): boolean {
    return this.#bytes > 0 && (backlog / this.#bytes) * this.#mediaMs > MAX_WAITING_MS
  }
}
