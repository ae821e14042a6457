import type { CapturedFrame } from '../../audio/capture/capture-port.ts'
import { measureLevel } from '../../audio/capture/level.ts'
import { SpeechDetector } from '../../audio/capture/speech-detector.ts'
import type { Clock } from '../../base/clock.ts'
import type { StreamPosition } from '../position/stream-position.ts'
import { MediaEncoder } from './media-encoder.ts'
import { type MediaOutlet, PacedMediaWriter, Pacer } from './paced-media-writer.ts'
import { REPLAY_BUFFER_MS, SendQueue } from './send-queue.ts'
import type { Gap } from './sending-gaps.ts'
import { SilenceGate } from './silence-gate.ts'

/** Below this level, -50 dB, a service recognises no words. */
const SOUND_RMS = 0.003
/** The service ends a session that brings no media for 30 s; a little silence before that keeps it alive. */
const KEEP_ALIVE_AFTER_MS = 20_000
const KEEP_ALIVE_MS = 100
const SILENCE_CHUNK_MS = 200

interface Attachment {
  readonly target: MediaOutlet
  /** Silence to be sent first. */
  readonly silenceMs: number
  readonly abort: AbortController
}

/**
 * Sends captured speech over the current link: paced, in order, with a new container for every link. Without
 * a link, speech is held; speech that a link may have lost is resent.
 */
export class AudioSender {
  readonly #clock: Clock
  readonly #position: StreamPosition
  readonly #queue = new SendQueue(REPLAY_BUFFER_MS)
  readonly #detector = new SpeechDetector()
  readonly #gate: SilenceGate
  /** Shared by all links, so that the pace is kept. */
  readonly #pacer = new Pacer()
  #attached: Attachment | undefined
  #isFinishing = false
  /** The end of the media was announced: no link of this session may send media after that. */
  #isEnded = false
  #wake: () => void = () => undefined
  /** 0 while no samples have come. */
  #samplesPerMs = 0
  #savedMs = 0

  constructor(clock: Clock, position: StreamPosition, savesSilence: boolean) {
    this.#clock = clock
    this.#position = position
    this.#gate = new SilenceGate(savesSilence)
  }

  get heldMs(): number {
    return this.#queue.heldMs
  }

  /** Frames that may have been lost with a link, or were not sent yet, oldest first. */
  get keptFrames(): readonly CapturedFrame[] {
    return this.#queue.frames
  }

  /** Silence that was not sent. */
  get savedMs(): number {
    return this.#savedMs
  }

  /** Speech that could not be kept any longer. */
  get gaps(): readonly Gap[] {
    return this.#queue.gaps
  }

  /** @returns whether it contains speech */
  push(frame: CapturedFrame): boolean {
    const { rms, isSpeech } = this.#listen(frame)
    const isWanted = this.#gate.push({ durationMs: frame.durationMs, isOpen: rms > 0, isSpeech })
    this.#savedMs += this.#queue.push({ frame, isSpeech, hasSound: isSpeech || rms > SOUND_RMS }, isWanted)
    this.#wake()
    return isSpeech
  }

  /** Encoded frames may all hold speech. */
  #listen(frame: CapturedFrame): { readonly rms: number; readonly isSpeech: boolean } {
    if (!('samples' in frame)) return { rms: 1, isSpeech: true }
    const { samples, durationMs } = frame
    this.#samplesPerMs = samples.length / durationMs
    const { rms } = measureLevel(samples)
    return { rms, isSpeech: this.#detector.push(samples, durationMs) && rms > 0 }
  }

  /** Capture time of the next audio to be sent; undefined if there is none. */
  get nextMs(): number | undefined {
    return this.#queue.next?.startMs
  }

  /** The service's clock restarts at zero. */
  newServiceSession(): void {
    this.#position.newServiceSession()
    this.#queue.newServiceSession()
    if (this.#isEnded) this.#rewind()
    this.#isEnded = false
  }

  attach(target: MediaOutlet): void {
    this.detach()
    const silenceMs = this.#position.newLink({
      nextMs: this.nextMs,
      gapToMs: this.gaps.at(-1)?.toMs,
      takesSilence: this.#samplesPerMs > 0,
    })
    const attachment = { target, silenceMs, abort: new AbortController() }
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
    const isContinued = this.#position.isContinuedBy(nextMs)
    this.#queue.confirm(isContinued ? Math.min(captureMs, nextMs) : captureMs)
    this.#position.conclude(captureMs)
  }

  /** Marks spans whose speech is known although no transcript will follow. */
  known(spans: readonly Gap[]): void {
    this.#queue.known(spans)
  }

  /**
   * Handles a message. Over an abandoned link, it may have been delayed for as long as the link was stuck,
   * and then says nothing about audio sent since.
   */
  onMessage(): void {
    if (this.#attached === undefined) return
    this.#queue.onMessage()
    this.#position.onMessage()
  }

  /**
   * Whether another link would not help: so much may be lost that times would be guesswork, or the end was
   * announced, after which this session accepts nothing that would have to be resent.
   */
  get needsNewSession(): boolean {
    return this.#isEnded ? this.#queue.hasUnconfirmed : this.#position.isGuesswork
  }

  /** Whether all that is not concluded can be resent. */
  get resendsAll(): boolean {
    return !this.#queue.hasDropped
  }

  /** Ends after a failure: unconfirmed audio becomes a gap. */
  abort(): void {
    this.detach()
    this.#queue.abort()
  }

  /** No more frames follow: ends the stream once all are sent, over any number of links. */
  finish(): void {
    this.#isFinishing = true
    this.#wake()
  }

  #rewind(): void {
    const toMs = this.#queue.rewind()
    if (toMs !== undefined) this.#position.rewind(toMs)
  }

  async #run({ target, silenceMs, abort: { signal } }: Attachment): Promise<void> {
    const writer = new PacedMediaWriter({ clock: this.#clock, pacer: this.#pacer, target, signal })
    if (this.#isEnded) return writer.end()
    const encoder = new MediaEncoder(await target.openEncoder())
    try {
      for (let leftMs = silenceMs; leftMs > 0; leftMs -= SILENCE_CHUNK_MS)
        if (!(await this.#sendSilence(Math.min(SILENCE_CHUNK_MS, leftMs), writer, encoder))) return
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
  async #next(signal: AbortSignal): Promise<CapturedFrame | 'nothing' | undefined> {
    const limit = this.#clock.now() + KEEP_ALIVE_AFTER_MS
    while (!signal.aborted) {
      const frame = this.#queue.next
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

  async #send(frame: CapturedFrame, writer: PacedMediaWriter, encoder: MediaEncoder): Promise<boolean> {
    if (!(await writer.isReady())) return false
    // The frame may have become a gap while it waited, and is then not sent.
    if (this.#queue.next !== frame) return true
    const isSpeech = this.#queue.markSent()
    const media = await encoder.encode(frame)
    if (writer.isGone) return false
    this.#position.soundSent(frame, this.#detector.noise)
    writer.write(media, { frame, isSpeech })
    return true
  }

  #keepAlive(writer: PacedMediaWriter, encoder: MediaEncoder): Promise<boolean> {
    this.#savedMs = Math.max(0, this.#savedMs - KEEP_ALIVE_MS)
    return this.#sendSilence(KEEP_ALIVE_MS, writer, encoder)
  }

  async #sendSilence(durationMs: number, writer: PacedMediaWriter, encoder: MediaEncoder): Promise<boolean> {
    // No sample rate is known before the first frame, or of encoded ones.
    if (this.#samplesPerMs === 0) return true
    if (!(await writer.isReady())) return false
    const samples = new Float32Array(Math.round(this.#samplesPerMs * durationMs))
    const media = await encoder.encode({ samples, durationMs })
    if (writer.isGone) return false
    this.#position.silenceSent(durationMs)
    writer.write(media)
    return true
  }
}
