import { type Clock, sleep } from '../clock.ts'
import type { ClientMessage } from './messages.ts'
import { Pacer } from './pacer.ts'
import type { AudioFrame, Encoder } from './ports.ts'
import { type Gap, ReplayBuffer } from './replay-buffer.ts'
import type { Timeline } from './timeline.ts'

/** How much speech is kept, whether it waits to be sent or may have to be sent again. */
const KEPT_LIMIT_MS = 30_000

export interface SendTarget {
  send(message: ClientMessage): void
  openEncoder(): Promise<Encoder>
  /** A frame has left. */
  sent(frame: AudioFrame, hasSound: boolean): void
  /** The encoder failed; nothing more is sent on this link. */
  failed(thrown: unknown): void
}

/** Speech that reaches the service twice. */
export interface Replay {
  /** Capture times of it. */
  readonly fromMs: number
  readonly toMs: number
  /** Stream time from which on the service hears it for the second time. */
  readonly streamMs: number
}

interface Attachment {
  readonly target: SendTarget
  readonly abort: AbortController
}

/**
 * Sends captured speech over whichever link there is: paced, in order, a fresh container on every link. Speech
 * that finds no link is held; what a lost link may have lost is sent again.
 */
export class AudioSender {
  readonly #clock: Clock
  readonly #timeline: Timeline
  readonly #kept = new ReplayBuffer(KEPT_LIMIT_MS)
  #attached: Attachment | undefined
  #isFinishing = false
  /** The service was told that nothing more will come: no link of this session may bring media after that. */
  #isEnded = false
  #wake: () => void = () => undefined
  /** Media that this session has been sent, in milliseconds: the service's clock. */
  #streamMs = 0
  /** Where the next frame begins, if nothing was dropped before it. */
  #nextCaptureMs: number | undefined
  #replay: Replay | undefined
  /** Capture time until which speech was sent once and waits to be sent again. */
  #rewoundMs: number | undefined

  constructor(clock: Clock, timeline: Timeline) {
    this.#clock = clock
    this.#timeline = timeline
  }

  get heldMs(): number {
    return this.#kept.heldMs
  }

  /** What could not be kept any longer. */
  get gaps(): readonly Gap[] {
    return this.#kept.gaps
  }

  push(frame: AudioFrame): void {
    this.#kept.push(frame)
    this.#wake()
  }

  /** The service's clock starts again at zero. */
  newSession(): void {
    this.#streamMs = 0
    this.#nextCaptureMs = undefined
    if (this.#isEnded) this.#rewind()
    this.#isEnded = false
    this.#replay = undefined
    this.#timeline.reset()
  }

  attach(target: SendTarget): void {
    this.detach()
    this.#beginReplay()
    const attachment = { target, abort: new AbortController() }
    this.#attached = attachment
    attachment.abort.signal.addEventListener('abort', () => this.#wake(), { once: true })
    this.#run(attachment).catch((thrown: unknown) => {
      if (!attachment.abort.signal.aborted) target.failed(thrown)
    })
  }

  detach(): void {
    if (this.#attached === undefined) return
    this.#attached.abort.abort()
    this.#attached = undefined
    if (!this.#isEnded) this.#rewind()
  }

  /** The service has understood what was captured until then. */
  confirm(captureMs: number): void {
    this.#kept.confirm(captureMs)
  }

  /** What was sent again last, if anything was. */
  get replay(): Replay | undefined {
    return this.#replay
  }

  /** No more frames will come: once all are sent, ends the stream. Holds until then, over any number of links. */
  finish(): void {
    this.#isFinishing = true
    this.#wake()
  }

  /** Of what was to be sent again, some may have been dropped while there was no link. */
  #beginReplay(): void {
    const fromMs = this.#kept.next?.startMs
    const toMs = this.#rewoundMs
    this.#rewoundMs = undefined
    if (fromMs === undefined || toMs === undefined || fromMs >= toMs) return
    this.#replay = { fromMs, toMs, streamMs: this.#streamMs }
  }

  #rewind(): void {
    this.#rewoundMs = this.#kept.rewind() ?? this.#rewoundMs
  }

  async #run({ target, abort: { signal } }: Attachment): Promise<void> {
    if (this.#isEnded) return target.send({ type: 'end_of_source_media' })
    const encoder = await target.openEncoder()
    try {
      const pacer = new Pacer()
      for (let frame = await this.#next(signal); frame !== undefined; frame = await this.#next(signal)) {
        const isSent = await this.#send(frame, encoder, pacer, target, signal)
        if (!isSent) return
      }
      if (signal.aborted) return
      const rest = await encoder.finish()
      await sleep(this.#clock, pacer.waitMs(this.#clock.now()), signal)
      if (signal.aborted) return
      if (rest.length > 0) target.send({ type: 'source_media_chunk', data: rest })
      target.send({ type: 'end_of_source_media' })
      this.#isEnded = true
    } finally {
      encoder.close()
    }
  }

  /** The oldest frame, as soon as there is one; nothing when the link is gone or all has been sent. */
  async #next(signal: AbortSignal): Promise<AudioFrame | undefined> {
    while (!signal.aborted) {
      const frame = this.#kept.next
      if (frame !== undefined) return frame
      if (this.#isFinishing) return undefined
      await this.#moreAudio()
    }
    return undefined
  }

  #moreAudio(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }

  async #send(
    frame: AudioFrame,
    encoder: Encoder,
    pacer: Pacer,
    target: SendTarget,
    signal: AbortSignal,
  ): Promise<boolean> {
    await sleep(this.#clock, pacer.waitMs(this.#clock.now()), signal)
    if (signal.aborted) return false
    const data = await encoder.encode(frame.samples)
    if (signal.aborted) return false
    this.#place(frame)
    const hasSound = this.#kept.markSent(frame)
    if (data.length > 0) {
      target.send({ type: 'source_media_chunk', data })
      pacer.sent(this.#clock.now(), frame.durationMs)
    }
    target.sent(frame, hasSound)
    return true
  }

  #place({ startMs, durationMs }: AudioFrame): void {
    if (this.#nextCaptureMs !== startMs) this.#timeline.anchor(this.#streamMs, startMs)
    this.#streamMs += durationMs
    this.#nextCaptureMs = startMs + durationMs
  }
}
