/** A moment that is known on both clocks, in milliseconds. */
interface Anchor {
  readonly streamMs: number
  readonly captureMs: number
}

/** Of what lies so far behind, no service tells any more. */
const FORGOTTEN_MS = 300_000

/** Nothing that is heard is nearer than this to where the times part: there is silence on both sides. */
const INEXACT_MS = 300

/**
 * Maps the service's times, which count the media that it received, to the times of capture. The two part where
 * sound was dropped or a new session began: there an anchor is set.
 */
export class Timeline {
  #anchors: Anchor[] = []

  /** From this stream time on, the sound is what was captured from `captureMs` on. */
  anchor(streamMs: number, captureMs: number): void {
    const last = this.#anchors.at(-1)
    if (last !== undefined && last.streamMs === streamMs) this.#anchors.pop()
    this.#anchors.push({ streamMs, captureMs })
    const first = this.#anchors.findLastIndex((anchor) => anchor.streamMs <= streamMs - FORGOTTEN_MS)
    if (first > 0) this.#anchors.splice(0, first)
  }

  /** The service's clock is behind by so much, from this stream time of ours on. */
  correct(fromStreamMs: number, lostMs: number): void {
    this.#anchors = this.#anchors.map(({ streamMs, captureMs }) => ({
      streamMs: streamMs >= fromStreamMs ? streamMs - lostMs : streamMs,
      captureMs,
    }))
  }

  /** A new session counts from zero again. */
  reset(): void {
    this.#anchors = []
  }

  /**
   * When sound that begins at this stream time was captured. What begins shortly before an anchor and goes on after it
   * belongs to what is after it: before it there is silence, and services are not exact.
   */
  toCaptureStartMs(streamMs: number, endMs = streamMs): number {
    return toCapture(
      streamMs,
      this.#anchors.findLast(
        (anchor) =>
          anchor.streamMs <= streamMs || (anchor.streamMs < endMs && anchor.streamMs - streamMs < INEXACT_MS),
      ) ?? this.#anchors[0],
    )
  }

  /**
   * When sound that ends at this stream time was captured. An end on an anchor, or shortly after one, belongs to what
   * was before it.
   */
  toCaptureEndMs(streamMs: number, startMs = streamMs): number {
    return toCapture(
      streamMs,
      this.#anchors.findLast(
        (anchor) =>
          anchor.streamMs < streamMs &&
          (anchor.streamMs - startMs < INEXACT_MS || streamMs - anchor.streamMs >= INEXACT_MS),
      ) ?? this.#anchors[0],
    )
  }
}

const toCapture = (streamMs: number, anchor: Anchor | undefined): number =>
  anchor === undefined ? streamMs : anchor.captureMs + (streamMs - anchor.streamMs)
