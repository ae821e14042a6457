import { type Clock, sleep } from '../clock.ts'
import { HeldAudio } from './held-audio.ts'
import type { ClientMessage } from './messages.ts'
import { Pacer } from './pacer.ts'
import type { AudioFrame, Encoder } from './ports.ts'
import type { Timeline } from './timeline.ts'

/** How much speech is kept while there is nowhere to send it. */
const HELD_LIMIT_MS = 30_000

export interface SendTarget {
  send(message: ClientMessage): void
  openEncoder(): Promise<Encoder>
  /** The encoder failed; nothing more is sent on this link. */
  failed(thrown: unknown): void
}

interface Attachment {
  readonly target: SendTarget
  readonly abort: AbortController
}

/**
 * Sends captured speech over whichever link there is: paced, in order, a fresh container on every link. Speech
 * that finds no link is held.
 */
export class AudioSender {
  readonly #clock: Clock
  readonly #timeline: Timeline
  readonly #held = new HeldAudio(HELD_LIMIT_MS)
  #attached: Attachment | undefined
  #isFinishing = false
  /** The service was told that nothing more will come: no link of this session may bring media after that. */
  #isEnded = false
  #wake: () => void = () => undefined
  /** Media that this session has been sent, in milliseconds: the service's clock. */
  #streamMs = 0
  /** Where the next frame begins, if nothing was dropped before it. */
  #nextCaptureMs: number | undefined

  constructor(clock: Clock, timeline: Timeline) {
    this.#clock = clock
    this.#timeline = timeline
  }

  get heldMs(): number {
    return this.#held.heldMs
  }

  get droppedMs(): number {
    return this.#held.droppedMs
  }

  push(frame: AudioFrame): void {
    this.#held.push(frame)
    this.#wake()
  }

  /** The service's clock starts again at zero. */
  newSession(): void {
    this.#streamMs = 0
    this.#nextCaptureMs = undefined
    this.#isEnded = false
    this.#timeline.reset()
  }

  attach(target: SendTarget): void {
    this.detach()
    const attachment = { target, abort: new AbortController() }
    this.#attached = attachment
    attachment.abort.signal.addEventListener('abort', () => this.#wake(), { once: true })
    this.#run(attachment).catch((thrown: unknown) => {
      if (!attachment.abort.signal.aborted) target.failed(thrown)
    })
  }

  detach(): void {
    this.#attached?.abort.abort()
    this.#attached = undefined
  }

  /** No more frames will come: once all are sent, ends the stream. Holds until then, over any number of links. */
  finish(): void {
    this.#isFinishing = true
    this.#wake()
  }

  async #run({ target, abort: { signal } }: Attachment): Promise<void> {
    if (this.#isEnded) return target.send({ type: 'end_of_source_media' })
    const encoder = await target.openEncoder()
    try {
      const pacer = new Pacer()
      for (let frame = await this.#next(signal); frame !== undefined; frame = await this.#next(signal)) {
        const isSent = await this.#send(frame, encoder, pacer, target, signal)
        if (!isSent) return this.#held.putBack(frame)
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
      const frame = this.#held.take()
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
    if (data.length > 0) {
      target.send({ type: 'source_media_chunk', data })
      pacer.sent(this.#clock.now(), frame.durationMs)
    }
    return true
  }

  #place({ startMs, durationMs }: AudioFrame): void {
    if (this.#nextCaptureMs !== startMs) this.#timeline.anchor(this.#streamMs, startMs)
    this.#streamMs += durationMs
    this.#nextCaptureMs = startMs + durationMs
  }
}
