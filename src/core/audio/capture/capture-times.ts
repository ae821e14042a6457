/** A stretch of captured sound and our clock, in milliseconds since 1970. */
export interface CaptureMark {
  /** Capture time from which on it holds. */
  readonly fromMs: number
  /** When capture would have begun, had the device's clock always run as it does there. */
  readonly began: number
}

/** A device's clock and ours drift apart: beyond so much, what comes next is placed anew. */
const STEP_MS = 15

/**
 * Keeps when captured sound was heard while the device's clock drifts. What was told of earlier sound stays as it
 * was told: times beside captions do not wander.
 *
 * @param captureMs the latest sound
 * @param began the best estimate now of when capture began, as the device counts
 * @returns the mark to add, if one is needed
 */
export function nextMark(
  last: CaptureMark | undefined,
  captureMs: number,
  began: number,
): CaptureMark | undefined {
  if (last === undefined) return { fromMs: 0, began }
  return Math.abs(began - last.began) < STEP_MS ? undefined : { fromMs: captureMs, began }
}

/** When the sound at this capture time was heard, in milliseconds since 1970; nothing while that is not known. */
export function timeOfCapture(marks: readonly CaptureMark[], captureMs: number): number | undefined {
  const mark = marks.findLast(({ fromMs }) => fromMs <= captureMs) ?? marks[0]
  return mark === undefined ? undefined : mark.began + captureMs
}
