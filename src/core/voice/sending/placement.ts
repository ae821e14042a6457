import type { Clock } from '../../base/clock.ts'
import type { AudioFrame } from '../session/ports.ts'
import { Calibration, ECHO_MS } from './calibration.ts'
import { StreamClock } from './stream-clock.ts'
import type { Timeline } from './timeline.ts'

/** Number of lost links whose words may still be transcribed. */
const MAX_LINKS = 8
/** Frames are adjacent up to rounding errors. */
export const ADJOINING_MS = 0.5

/** Tracks where sent media lies in the service's stream, and corrects the timeline. */
export class Placement {
  readonly #clock: Clock
  readonly #timeline: Timeline
  readonly #stream = new StreamClock()
  /**
   * Calibrations of links without any transcribed word, oldest first: their words may arrive over the next
   * link.
   */
  #calibrations: readonly Calibration[] = []
  /** Capture time at which the next frame begins if nothing was left out before it. */
  #nextCaptureMs: number | undefined
  #confirmedMs = Number.NEGATIVE_INFINITY

  constructor(clock: Clock, timeline: Timeline) {
    this.#clock = clock
    this.#timeline = timeline
  }

  get streamMs(): number {
    return this.#stream.ms
  }

  /** Amount of sent media that may not have been received. */
  get unackedMs(): number {
    return this.#stream.unackedMs
  }

  newSession(): void {
    this.#stream.reset()
    this.#timeline.reset()
    this.#calibrations = []
  }

  /** @param isPadded whether enough silence precedes the first sound to distinguish it from earlier media */
  newLink(isPadded: boolean): void {
    const { ms, unackedMs } = this.#stream
    this.#stream.newLink()
    this.#nextCaptureMs = undefined
    if (ms === 0) return
    const calibration = new Calibration({ unackedMs, linkFromMs: ms, isPadded })
    this.#calibrations = [...this.#calibrations, calibration].slice(-MAX_LINKS)
  }

  /** Places captured sound that is being sent. */
  place({ samples, startMs, durationMs }: AudioFrame, noise: number): void {
    const { ms } = this.#stream
    if (this.#nextCaptureMs === undefined || Math.abs(this.#nextCaptureMs - startMs) > ADJOINING_MS)
      this.#timeline.anchor(ms, startMs)
    const knownMs = Math.min(durationMs, Math.max(0, this.#confirmedMs + ECHO_MS - startMs))
    this.#calibrations.at(-1)?.sent({ samples, durationMs, noise, knownMs, streamMs: ms })
    this.#stream.sent(this.#clock.now(), durationMs)
    this.#nextCaptureMs = startMs + durationMs
  }

  /** Places inserted silence, which has a stream time but no capture time. */
  placeSilence(durationMs: number): void {
    this.#stream.sent(this.#clock.now(), durationMs)
    this.#nextCaptureMs = undefined
  }

  confirm(captureMs: number): void {
    this.#confirmedMs = captureMs
  }

  onMessage(): void {
    this.#stream.onMessage(this.#clock.now())
  }

  /**
   * Handles transcribed words, in the service's stream time. After a lost link they may show how much was
   * lost with it; the timeline is then corrected.
   */
  reported(startMs: number, endMs: number): void {
    this.#stream.reported(endMs)
    const told = this.#calibrations.findLast((calibration) => calibration.covers(startMs))
    const lostMs = told?.lossBy(startMs)
    if (told === undefined || lostMs === undefined) return
    this.#calibrations = this.#calibrations.slice(this.#calibrations.indexOf(told) + 1)
    this.#timeline.correct(told.linkFromMs, lostMs)
    this.#stream.correct(lostMs, this.#calibrations.length === 0)
    for (const later of this.#calibrations) later.correct(lostMs)
  }
}
