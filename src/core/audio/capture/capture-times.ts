/** A position in captured sound and its time on the local clock, in milliseconds since 1970. */
export interface CaptureMark {
  /** Capture time from which on it applies. */
  readonly fromMs: number
  /** When capture would have begun if the device's clock had always run as it does at this mark. */
  readonly began: number
}

/** Drift of the device's clock above which later sound gets a new mark. */
const STEP_MS = 15

/**
 * Records when sound was captured while the device's clock drifts. Marks for earlier sound never
 * change, so the times of captions do not move.
 *
 * @param captureMs the latest sound
 * @param began the current best estimate of when capture began, in milliseconds since 1970
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

/** When the sound at this capture time was captured, in milliseconds since 1970; undefined until that is known. */
export function timeOfCapture(marks: readonly CaptureMark[], captureMs: number): number | undefined {
  const mark = marks.findLast(({ fromMs }) => fromMs <= captureMs) ?? marks[0]
  return mark === undefined ? undefined : mark.began + captureMs
}
