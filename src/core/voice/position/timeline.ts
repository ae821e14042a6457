/** A moment that is known on both clocks, in milliseconds. */
interface Anchor {
  readonly streamMs: number
  readonly captureMs: number
  /** Stream time from which everything belongs after it, since only silence lies between. */
  readonly apartMs: number
}

/** A span of capture time, in milliseconds. */
export interface CaptureSpan {
  readonly fromMs: number
  readonly toMs: number
}

/** No service reports anything this far back. */
const FORGOTTEN_MS = 300_000

/** Recognised sound is never closer than this to a discontinuity: there is silence on both sides. */
const INEXACT_MS = 300

/**
 * Maps stream times, which count the received media, to capture times. They diverge where sound was dropped
 * or a new session began; an anchor is set there.
 */
export class Timeline {
  #anchors: Anchor[] = []

  /**
   * From this stream time on, the media was captured from `captureMs` on.
   *
   * @param apartMs stream time after which no sound from before it can begin, in the silence before it
   */
  anchor(streamMs: number, captureMs: number, apartMs = streamMs): void {
    const last = this.#anchors.at(-1)
    if (last !== undefined && last.streamMs === streamMs) this.#anchors.pop()
    this.#anchors.push({ streamMs, captureMs, apartMs })
    const first = this.#anchors.findLastIndex((anchor) => anchor.streamMs <= streamMs - FORGOTTEN_MS)
    if (first > 0) this.#anchors.splice(0, first)
  }

  /** From this stream time of the client on, the service's clock is behind by `lostMs`. */
  correct(fromStreamMs: number, lostMs: number): void {
    this.#anchors = this.#anchors.map((anchor) =>
      anchor.streamMs >= fromStreamMs ? { ...anchor, streamMs: anchor.streamMs - lostMs } : anchor,
    )
  }

  /** A new session counts from zero. */
  reset(): void {
    this.#anchors = []
  }

  /** When sound of this stream time was captured. */
  toCapture(startMs: number, endMs: number): CaptureSpan {
    const fromMs = this.toCaptureStartMs(startMs, endMs)
    const toMs = this.toCaptureEndMs(endMs, startMs)
    // It may extend into resent audio, which was captured earlier.
    return { fromMs, toMs: toMs < fromMs ? fromMs + endMs - startMs : toMs }
  }

  /**
   * Capture time of sound that begins at this stream time. A segment that begins shortly before an anchor and
   * continues after it belongs after it: there is silence before the anchor, and service times are inexact.
   */
  toCaptureStartMs(streamMs: number, endMs = streamMs): number {
    return toCapture(
      streamMs,
      this.#anchors.findLast(
        (anchor) => anchor.streamMs <= streamMs || (anchor.streamMs < endMs && beginsAt(anchor, streamMs)),
      ) ?? this.#anchors[0],
    )
  }

  /**
   * Capture time of sound that ends at this stream time. A segment that ends on an anchor, or shortly after
   * one, belongs before it.
   */
  toCaptureEndMs(streamMs: number, startMs = streamMs): number {
    return toCapture(
      streamMs,
      this.#anchors.findLast(
        (anchor) =>
          anchor.streamMs < streamMs &&
          (beginsAt(anchor, startMs) || streamMs - anchor.streamMs >= INEXACT_MS),
      ) ?? this.#anchors[0],
    )
  }
}

/** Whether sound that begins at this stream time, as far as the service can tell, begins at an anchor or after it. */
const beginsAt = ({ streamMs, apartMs }: Anchor, startMs: number): boolean =>
  streamMs - startMs < INEXACT_MS || startMs >= apartMs

const toCapture = (streamMs: number, anchor: Anchor | undefined): number =>
  anchor === undefined ? streamMs : anchor.captureMs + (streamMs - anchor.streamMs)
