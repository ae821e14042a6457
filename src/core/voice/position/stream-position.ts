import { ADJOINING_MS, type CapturedFrame } from '../../audio/capture/capture-port.ts'
import type { Clock } from '../../base/clock.ts'
import { Calibration, ECHO_MS } from './calibration.ts'
import { StreamClock } from './stream-clock.ts'
import { type CaptureSpan, Timeline } from './timeline.ts'

/** Number of lost links whose words may still be transcribed. */
const MAX_LINKS = 8
/**
 * Minimum silence before resent audio, so that no service takes it for the rest of what it heard before. It is
 * at least as long as what may have been lost, so that stream times distinguish the two.
 */
const MIN_SILENCE_MS = 1500
/** Above this much silence, a new session is better. */
const MAX_SILENCE_MS = 8000

/** Unknown audio counts as sound throughout: a loss is then measured too small rather than too large. */
const SOUND = Float32Array.of(1)

/** Speech that the service receives twice. */
export interface Replay {
  /** Its capture times. */
  readonly fromMs: number
  readonly toMs: number
  /** Stream time at which the second delivery begins; the first one ends before. Infinite until it has begun. */
  readonly streamMs: number
}

/** State at the beginning of a link, in capture times. */
interface LinkBeginning {
  /** Beginning of the next frame; undefined if none waits. */
  readonly nextMs: number | undefined
  /** End of the last gap; undefined if there is none. */
  readonly gapToMs: number | undefined
  /** Whether silence can be put before the next frame. */
  readonly takesSilence: boolean
}

/**
 * Position of a run in time, and the only mapping between its times:
 *
 * - capture time counts captured samples, over the whole run;
 * - stream time counts the media that the service has received in this session. The client counts what it has sent,
 *   is ahead by the media that a lost link has dropped, and is corrected once that is measured.
 *
 * The send side reports what it sends and asks how a link begins; the receive side reports what was transcribed and
 * asks when it was captured. All times and durations are in milliseconds.
 */
export class StreamPosition {
  readonly #clock: Clock
  readonly #timeline = new Timeline()
  readonly #stream = new StreamClock()
  /**
   * Calibrations of links without any transcribed word, oldest first: their words may arrive over the next
   * link.
   */
  #calibrations: readonly Calibration[] = []
  /** Capture time at which the last sent sound ends. */
  #sentToMs = Number.NEGATIVE_INFINITY
  /** Whether the next sound follows the last one in the stream as well. */
  #isContinuous = false
  /** Whether the link has carried no sound yet. */
  #isSilent = true
  #concludedMs = Number.NEGATIVE_INFINITY
  /** Capture time until which speech has to be resent. */
  #resendToMs: number | undefined
  #replay: Replay | undefined
  /** Stream time that separates the next sound from what a lost link has carried; undefined without silence between. */
  #apartMs: number | undefined
  #mediaMs = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Duration of all media sent, over all sessions: the amount that the service bills. */
  get mediaMs(): number {
    return this.#mediaMs
  }

  /** The latest replay of this session, if there was one. */
  get replay(): Replay | undefined {
    return this.#replay && this.#isSilent
      ? { ...this.#replay, streamMs: Number.POSITIVE_INFINITY }
      : this.#replay
  }

  /** Whether so much may be lost that times would be guesswork after a replay. */
  get isGuesswork(): boolean {
    return this.#stream.unackedMs > MAX_SILENCE_MS && this.#resendToMs !== undefined
  }

  /** Whether sound captured from this time on continues the last one that was sent. */
  isContinuedBy(captureMs: number): boolean {
    return Math.abs(captureMs - this.#sentToMs) < ADJOINING_MS
  }

  /** The service's clock restarts at zero. */
  newServiceSession(): void {
    this.#stream.reset()
    this.#timeline.reset()
    this.#calibrations = []
    this.#replay = undefined
  }

  /** The link is lost: speech up to this capture time has to be resent. */
  rewind(toMs: number): void {
    this.#resendToMs = Math.max(toMs, this.#resendToMs ?? toMs)
  }

  /**
   * A link begins. Some of the audio to resend may have been dropped before it.
   *
   * @returns silence to be sent first
   */
  newLink({ nextMs, gapToMs = Number.NEGATIVE_INFINITY, takesSilence }: LinkBeginning): number {
    const { ms, unackedMs } = this.#stream
    const toMs = this.#resendToMs
    // After missing speech, the service would take what follows for the rest of the sentence before.
    const isApart = nextMs !== undefined && (toMs !== undefined || gapToMs >= this.#sentToMs)
    const silenceMs = isApart && takesSilence && ms > 0 ? Math.max(MIN_SILENCE_MS, unackedMs) : 0
    this.#stream.newLink()
    this.#isContinuous = false
    this.#isSilent = true
    if (ms > 0) {
      const calibration = new Calibration({ unackedMs, linkFromMs: ms, isPadded: silenceMs > 0 })
      this.#calibrations = [...this.#calibrations, calibration].slice(-MAX_LINKS)
    }
    // Service times are inexact: the boundary between the two deliveries is the middle of the certain silence
    // between them.
    const streamMs = ms + Math.max(0, silenceMs - unackedMs) / 2
    this.#apartMs = silenceMs > 0 ? streamMs : undefined
    if (isApart && toMs !== undefined && nextMs < toMs) this.#replay = { fromMs: nextMs, toMs, streamMs }
    return silenceMs
  }

  /**
   * Captured sound is sent.
   *
   * @param noise room noise as a fraction of full scale
   */
  soundSent(frame: CapturedFrame, noise: number): void {
    const { startMs, durationMs } = frame
    const samples = 'samples' in frame ? frame.samples : SOUND
    const { ms } = this.#stream
    if (!this.#isContinuous || Math.abs(this.#sentToMs - startMs) > ADJOINING_MS)
      this.#timeline.anchor(ms, startMs, this.#apartMs)
    this.#apartMs = undefined
    const knownMs = Math.min(durationMs, Math.max(0, this.#concludedMs + ECHO_MS - startMs))
    this.#calibrations.at(-1)?.sent({ samples, durationMs, noise, knownMs, streamMs: ms })
    this.#count(durationMs)
    this.#sentToMs = startMs + durationMs
    this.#isContinuous = true
    this.#isSilent = false
    if (this.#resendToMs !== undefined && this.#sentToMs >= this.#resendToMs) this.#resendToMs = undefined
  }

  /** Silence is sent that was not captured: it has a stream time only. */
  silenceSent(durationMs: number): void {
    this.#count(durationMs)
    this.#isContinuous = false
  }

  /** Everything captured until then is concluded. */
  conclude(captureMs: number): void {
    this.#concludedMs = captureMs
  }

  /** The current link has brought a message. */
  onMessage(): void {
    this.#stream.onMessage(this.#clock.now())
  }

  /**
   * Words of this stream time were transcribed. After a lost link they may show how much was lost with it; stream
   * times are then corrected.
   */
  onTranscript(startMs: number, endMs: number): void {
    this.#stream.reported(endMs)
    const covering = this.#calibrations.findLast((calibration) => calibration.covers(startMs))
    const lostMs = covering?.lossBy(startMs)
    if (covering === undefined || lostMs === undefined) return
    this.#calibrations = this.#calibrations.slice(this.#calibrations.indexOf(covering) + 1)
    this.#timeline.correct(covering.linkFromMs, lostMs)
    this.#stream.correct(lostMs, this.#calibrations.length === 0)
    for (const later of this.#calibrations) later.correct(lostMs)
  }

  /** When words of this stream time were captured. */
  toCapture(startMs: number, endMs: number): CaptureSpan {
    return this.#timeline.toCapture(startMs, endMs)
  }

  #count(durationMs: number): void {
    this.#stream.sent(this.#clock.now(), durationMs)
    this.#mediaMs += durationMs
  }
}
