import type { Clock } from '../../base/clock.ts'
import type { AudioFrame } from '../session/ports.ts'
import { Calibration, ECHO_MS } from './calibration.ts'
import { StreamClock } from './stream-clock.ts'
import type { Timeline } from './timeline.ts'

/** Words of a link that is so many links back are not told any more. */
const MAX_LINKS = 8
/** Frames follow on each other but for what a float loses. */
export const ADJOINING_MS = 0.5

/** Knows where in the service's stream everything lies that is sent, and keeps the timeline right. */
export class Placement {
  readonly #clock: Clock
  readonly #timeline: Timeline
  readonly #stream = new StreamClock()
  /** Of the links of which no word was told yet, oldest first: those of one may be told over the next. */
  #calibrations: readonly Calibration[] = []
  /** Where the next frame begins, if nothing was left out before it. */
  #nextCaptureMs: number | undefined
  #confirmedMs = Number.NEGATIVE_INFINITY

  constructor(clock: Clock, timeline: Timeline) {
    this.#clock = clock
    this.#timeline = timeline
  }

  get streamMs(): number {
    return this.#stream.ms
  }

  /** How much of what was sent may not have been received. */
  get unackedMs(): number {
    return this.#stream.unackedMs
  }

  newSession(): void {
    this.#stream.reset()
    this.#timeline.reset()
    this.#calibrations = []
  }

  /** @param isPadded whether enough silence goes before the first sound to tell it from what was sent before */
  newLink(isPadded: boolean): void {
    const { ms, unackedMs } = this.#stream
    this.#stream.newLink()
    this.#nextCaptureMs = undefined
    if (ms === 0) return
    const calibration = new Calibration({ unackedMs, linkFromMs: ms, isPadded })
    this.#calibrations = [...this.#calibrations, calibration].slice(-MAX_LINKS)
  }

  /** Captured sound is sent now. */
  place({ samples, startMs, durationMs }: AudioFrame, noise: number): void {
    const { ms } = this.#stream
    if (this.#nextCaptureMs === undefined || Math.abs(this.#nextCaptureMs - startMs) > ADJOINING_MS)
      this.#timeline.anchor(ms, startMs)
    const knownMs = Math.min(durationMs, Math.max(0, this.#confirmedMs + ECHO_MS - startMs))
    this.#calibrations.at(-1)?.sent({ samples, durationMs, noise, knownMs, streamMs: ms })
    this.#stream.sent(this.#clock.now(), durationMs)
    this.#nextCaptureMs = startMs + durationMs
  }

  /** Silence is sent now that nobody has captured: it has a stream time, and no capture time. */
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
   * The service tells of words in its stream. Where a link was lost before, they may tell how much was lost with it:
   * then the timeline is put right.
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
