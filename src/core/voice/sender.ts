import { measureLevel } from '../audio/level.ts'
import { SpeechDetector } from '../audio/speech-detector.ts'
import type { Clock } from '../clock.ts'
import type { Gap } from './gaps.ts'
import { Outlet, type SendTarget } from './outlet.ts'
import { Pacer } from './pacer.ts'
import type { AudioFrame, Encoder } from './ports.ts'
import { ReplayBuffer } from './replay-buffer.ts'
import { SilenceGate } from './silence-gate.ts'
import type { Timeline } from './timeline.ts'

/** How much speech is kept, whether it waits to be sent or may have to be sent again. */
const KEPT_LIMIT_MS = 30_000
/** Quieter than this there is nothing that a service could hear words in: -50 dB. */
const SOUND_RMS = 0.003
/** The service ends a session that brings no media for 30 s: before that, it gets a little silence. */
const KEEP_ALIVE_AFTER_MS = 20_000
const KEEP_ALIVE_MS = 100

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
  readonly #detector = new SpeechDetector()
  readonly #gate: SilenceGate
  /** The pace is kept from one link to the next. */
  readonly #pacer = new Pacer()
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
  /** Samples in a millisecond. */
  #rate = 0
  #sentMs = 0
  #savedMs = 0

  constructor(clock: Clock, timeline: Timeline, savesSilence: boolean) {
    this.#clock = clock
    this.#timeline = timeline
    this.#gate = new SilenceGate(savesSilence)
  }

  get heldMs(): number {
    return this.#kept.heldMs
  }

  /** Media that the service was sent, over all sessions: what it bills. */
  get sentMs(): number {
    return this.#sentMs
  }

  /** Silence that was not sent. */
  get savedMs(): number {
    return this.#savedMs
  }

  /** What could not be kept any longer. */
  get gaps(): readonly Gap[] {
    return this.#kept.gaps
  }

  /** @returns whether there is speech in it */
  push(frame: AudioFrame): boolean {
    const { samples, durationMs } = frame
    this.#rate = samples.length / durationMs
    const { rms } = measureLevel(samples)
    const isSpeech = this.#detector.take(samples, durationMs) && rms > 0
    const isWanted = this.#gate.take({ durationMs, isOpen: rms > 0, isSpeech })
    this.#savedMs += this.#kept.push({ frame, isSpeech, hasSound: isSpeech || rms > SOUND_RMS }, isWanted)
    this.#wake()
    return isSpeech
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

  /** The service has said something. */
  prove(): void {
    this.#kept.prove()
  }

  /** It has ended badly: what was not confirmed becomes a gap. */
  giveUp(): void {
    this.detach()
    this.#kept.giveUp()
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
    const outlet = new Outlet({ clock: this.#clock, pacer: this.#pacer, target, signal })
    try {
      for (let next = await this.#next(signal); next !== undefined; next = await this.#next(signal)) {
        const isSent =
          next === 'nothing' ? await this.#keepAlive(outlet, encoder) : await this.#send(next, outlet, encoder)
        if (!isSent) return
      }
      if (signal.aborted) return
      const rest = await encoder.finish()
      if (!(await outlet.isReady())) return
      if (rest.length > 0) target.send({ type: 'source_media_chunk', data: rest })
      target.send({ type: 'end_of_source_media' })
      this.#isEnded = true
    } finally {
      encoder.close()
    }
  }

  /**
   * The oldest frame, as soon as there is one; `nothing` where that takes too long; undefined when the link is gone
   * or all has been sent.
   */
  async #next(signal: AbortSignal): Promise<AudioFrame | 'nothing' | undefined> {
    const limit = this.#clock.now() + KEEP_ALIVE_AFTER_MS
    while (!signal.aborted) {
      const frame = this.#kept.next
      if (frame !== undefined) return frame
      if (this.#isFinishing) return undefined
      const leftMs = limit - this.#clock.now()
      if (leftMs <= 0) return 'nothing'
      await this.#moreAudio(leftMs)
    }
    return undefined
  }

  #moreAudio(limitMs: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#clock.after(limitMs, resolve)
      this.#wake = () => {
        cancel()
        resolve()
      }
    })
  }

  async #send(frame: AudioFrame, outlet: Outlet, encoder: Encoder): Promise<boolean> {
    if (!(await outlet.isReady())) return false
    const data = await encoder.encode(frame.samples)
    if (outlet.isGone) return false
    this.#place(frame)
    const isSpeech = this.#kept.markSent(frame)
    outlet.send(data, frame.durationMs)
    this.#sentMs += frame.durationMs
    outlet.target.sent(frame, isSpeech)
    return true
  }

  /** Silence that nobody has spoken: it has a stream time, and no capture time. */
  async #keepAlive(outlet: Outlet, encoder: Encoder): Promise<boolean> {
    // Whatever has never captured anything has no pace.
    if (this.#rate === 0) return true
    if (!(await outlet.isReady())) return false
    const data = await encoder.encode(new Float32Array(Math.round(this.#rate * KEEP_ALIVE_MS)))
    if (outlet.isGone) return false
    this.#streamMs += KEEP_ALIVE_MS
    this.#sentMs += KEEP_ALIVE_MS
    this.#savedMs -= KEEP_ALIVE_MS
    this.#nextCaptureMs = undefined
    outlet.send(data, KEEP_ALIVE_MS)
    return true
  }

  #place({ startMs, durationMs }: AudioFrame): void {
    if (this.#nextCaptureMs === undefined || Math.abs(this.#nextCaptureMs - startMs) > 0.5)
      this.#timeline.anchor(this.#streamMs, startMs)
    this.#streamMs += durationMs
    this.#nextCaptureMs = startMs + durationMs
  }
}
