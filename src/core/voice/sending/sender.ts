import { measureLevel } from '../../audio/capture/level.ts'
import { SpeechDetector } from '../../audio/capture/speech-detector.ts'
import type { Clock } from '../../base/clock.ts'
import type { AudioFrame } from '../session/ports.ts'
import type { Gap } from './gaps.ts'
import { MediaEncoder } from './media-encoder.ts'
import { PacedMediaWriter, type SendTarget } from './paced-media-writer.ts'
import { Pacer } from './pacer.ts'
import { ADJOINING_MS, Placement } from './placement.ts'
import { KEPT_LIMIT_MS, ReplayBuffer } from './replay-buffer.ts'
import { SilenceGate } from './silence-gate.ts'
import type { Timeline } from './timeline.ts'

/** Below this level, -50 dB, a service recognises no words. */
const SOUND_RMS = 0.003
/** The service ends a session that brings no media for 30 s; a little silence before that keeps it alive. */
const KEEP_ALIVE_AFTER_MS = 20_000
const KEEP_ALIVE_MS = 100
/**
 * Least silence before resent audio, so that no service takes it for the rest of what it heard before. It is
 * at least as long as what may have been lost, so that stream times distinguish the two.
 */
const MIN_PAD_MS = 1500
/** Above this much silence, a new session is better. */
const MAX_PAD_MS = 8000
const PAD_CHUNK_MS = 200

/** Speech that the service receives twice. */
export interface Replay {
  /** Its capture times. */
  readonly fromMs: number
  readonly toMs: number
  /** Stream time at which the second delivery begins; the first one ends before. */
  readonly streamMs: number
}

interface Attachment {
  readonly target: SendTarget
  readonly abort: AbortController
}

/**
 * Sends captured speech over the current link: paced, in order, with a new container for every link. Without
 * a link, speech is held; what a lost link may have lost is resent.
 */
export class AudioSender {
  readonly #clock: Clock
  readonly #placement: Placement
  readonly #kept = new ReplayBuffer(KEPT_LIMIT_MS)
  readonly #detector = new SpeechDetector()
  readonly #gate: SilenceGate
  /** Shared by all links, so that the pace is kept. */
  readonly #pacer = new Pacer()
  #attached: Attachment | undefined
  #isFinishing = false
  /** The end of the media was announced: no link of this session may send media after that. */
  #isEnded = false
  #wake: () => void = () => undefined
  /** Silence to be sent first, in milliseconds. */
  #padMs = 0
  #replay: Replay | undefined
  /** Capture time until which speech has to be resent. */
  #rewoundMs: number | undefined
  /** Capture time at which the last sent audio ends. */
  #sentToMs = Number.NEGATIVE_INFINITY
  /** Samples per millisecond. */
  #rate = 0
  #sentMs = 0
  #savedMs = 0

  constructor(clock: Clock, timeline: Timeline, savesSilence: boolean) {
    this.#clock = clock
    this.#placement = new Placement(clock, timeline)
    this.#gate = new SilenceGate(savesSilence)
  }

  get heldMs(): number {
    return this.#kept.heldMs
  }

  /** Media sent over all sessions: the amount that the service bills. */
  get sentMs(): number {
    return this.#sentMs
  }

  /** Silence that was not sent. */
  get savedMs(): number {
    return this.#savedMs
  }

  /** Speech that could not be kept any longer. */
  get gaps(): readonly Gap[] {
    return this.#kept.gaps
  }

  /** @returns whether it contains speech */
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

  /** Capture time of the next audio to be sent; undefined if there is none. */
  get nextMs(): number | undefined {
    return this.#kept.next?.startMs
  }

  /** The service's clock restarts at zero. */
  newSession(): void {
    this.#placement.newSession()
    this.#kept.newSession()
    if (this.#isEnded) this.#rewind()
    this.#isEnded = false
    this.#replay = undefined
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

  /** Everything captured until then is concluded. */
  confirm(captureMs: number): void {
    const nextMs = this.nextMs ?? captureMs
    // A frame that continues the previous one is sent with it; otherwise words would be missing in a
    // sentence.
    const goesOn = Math.abs(nextMs - this.#sentToMs) < ADJOINING_MS
    this.#kept.confirm(goesOn ? Math.min(captureMs, nextMs) : captureMs)
    this.#placement.confirm(captureMs)
  }

  /** Marks spans whose speech is known although no transcript will follow. */
  known(spans: readonly Gap[]): void {
    this.#kept.known(spans)
  }

  /**
   * Handles a message. Over an abandoned link, it may have been delayed for as long as the link was stuck,
   * and then says nothing about audio sent since.
   */
  acknowledge(): void {
    if (this.#attached === undefined) return
    this.#kept.acknowledge()
    this.#placement.onMessage()
  }

  /** Handles transcribed words, in the service's stream time. */
  reported(startMs: number, endMs: number): void {
    this.#placement.reported(startMs, endMs)
  }

  /**
   * Whether another link would not help: so much may be lost that times would be guesswork, or the end was
   * announced, after which this session accepts nothing that would have to be resent.
   */
  get needsNewSession(): boolean {
    return this.#isEnded
      ? this.#kept.hasUnconfirmed
      : this.#placement.unackedMs > MAX_PAD_MS && this.#rewoundMs !== undefined
  }

  /** Ends after a failure: unconfirmed audio becomes a gap. */
  abort(): void {
    this.detach()
    this.#kept.abort()
  }

  /** The latest replay, if there was one. */
  get replay(): Replay | undefined {
    return this.#replay
  }

  /** No more frames follow: ends the stream once all are sent, over any number of links. */
  finish(): void {
    this.#isFinishing = true
    this.#wake()
  }

  /** Some of the audio to resend may have been dropped while there was no link. */
  #beginReplay(): void {
    const { streamMs, unackedMs } = this.#placement
    const fromMs = this.#kept.next?.startMs
    const toMs = this.#rewoundMs
    // After missing speech, the service would take what follows for the rest of the sentence before.
    const isCut = (this.gaps.at(-1)?.toMs ?? Number.NEGATIVE_INFINITY) >= this.#sentToMs
    if (fromMs === undefined || (toMs === undefined && !isCut)) {
      this.#padMs = 0
      return this.#placement.newLink(false)
    }
    this.#padMs = streamMs > 0 ? Math.max(MIN_PAD_MS, unackedMs) : 0
    // Service times are inexact: the boundary between the two deliveries is the middle of the certain silence
    // between them.
    const silentMs = Math.max(0, this.#padMs - unackedMs) / 2
    if (toMs !== undefined && fromMs < toMs) this.#replay = { fromMs, toMs, streamMs: streamMs + silentMs }
    this.#placement.newLink(true)
  }

  #rewind(): void {
    const rewoundMs = this.#kept.rewind()
    if (rewoundMs !== undefined) this.#rewoundMs = Math.max(rewoundMs, this.#rewoundMs ?? rewoundMs)
  }

  async #run({ target, abort: { signal } }: Attachment): Promise<void> {
    const writer = new PacedMediaWriter({ clock: this.#clock, pacer: this.#pacer, target, signal })
    if (this.#isEnded) return writer.end()
    const encoder = new MediaEncoder(await target.openEncoder())
    try {
      while (this.#padMs > 0) {
        const padMs = Math.min(PAD_CHUNK_MS, this.#padMs)
        if (!(await this.#sendSilence(padMs, writer, encoder))) return
        this.#padMs -= padMs
      }
      for (let next = await this.#next(signal); next !== undefined; next = await this.#next(signal)) {
        const isSent =
          next === 'nothing'
            ? await this.#keepAlive(writer, encoder)
            : await this.#send(next, writer, encoder)
        if (!isSent) return
      }
      if (signal.aborted) return
      const rest = await encoder.finish()
      if (!(await writer.isReady())) return
      writer.write(rest)
      writer.end()
      this.#isEnded = true
    } finally {
      encoder.close()
    }
  }

  /**
   * The oldest frame, as soon as there is one; `nothing` after a time limit; undefined if the link is gone or
   * everything has been sent.
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

  async #send(frame: AudioFrame, writer: PacedMediaWriter, encoder: MediaEncoder): Promise<boolean> {
    if (!(await writer.isReady())) return false
    // The frame may have become a gap while it waited, and is then not sent.
    if (this.#kept.next !== frame) return true
    const isSpeech = this.#kept.markSent()
    const media = await encoder.encode(frame.samples, frame.durationMs)
    if (writer.isGone) return false
    this.#placement.place(frame, this.#detector.noise)
    this.#sentMs += frame.durationMs
    this.#sentToMs = frame.startMs + frame.durationMs
    if (this.#rewoundMs !== undefined && this.#sentToMs >= this.#rewoundMs) this.#rewoundMs = undefined
    writer.write(media, { frame, isSpeech })
    return true
  }

  #keepAlive(writer: PacedMediaWriter, encoder: MediaEncoder): Promise<boolean> {
    this.#savedMs = Math.max(0, this.#savedMs - KEEP_ALIVE_MS)
    return this.#sendSilence(KEEP_ALIVE_MS, writer, encoder)
  }

  async #sendSilence(durationMs: number, writer: PacedMediaWriter, encoder: MediaEncoder): Promise<boolean> {
    // No sample rate is known before the first frame.
    if (this.#rate === 0) return true
    if (!(await writer.isReady())) return false
    const samples = new Float32Array(Math.round(this.#rate * durationMs))
    const media = await encoder.encode(samples, durationMs)
    if (writer.isGone) return false
    this.#placement.placeSilence(durationMs)
    this.#sentMs += durationMs
    writer.write(media)
    return true
  }
}
