import { DAY_MS } from '../../base/clock.ts'

/** Difference between two clocks that is no jump. */
const TOLERANCE_MS = 60_000
/** A longer time between two runs is taken for a clock that was set, not for a computer that was off. */
export const MAX_PAUSE_MS = 60 * DAY_MS

/** A reading of a computer's clocks, in milliseconds. */
export interface ClockReading {
  /** Since 1970, by a clock that may be wrong. */
  readonly wallMs: number
  /** Since the computer was started, which includes its sleep. */
  readonly uptimeMs: number
}

/** Knowledge of the time after a reading, in milliseconds. It is stored for the next run. */
export interface CertainTime extends ClockReading {
  /** The time that is it at least, since 1970. */
  readonly certainMs: number
  /** The first reading since which the clock has been ahead of it without an explanation. */
  readonly doubt?: { readonly sinceMs: number; readonly passedMs: number } | undefined
}

/**
 * What is known after another reading of the clock. Certain is what the uptime proves, and what the clock has said since a
 * day before: a clock that was set into the future, and is put right within a day, never counts.
 *
 * @param isSameRun whether no run of the program has begun since the last reading. Then the uptime tells how much time
 *   has passed, and otherwise how much at least: the computer may have been off.
 */
export function nextCertainTime(known: CertainTime, reading: ClockReading, isSameRun: boolean): CertainTime {
  const { wallMs, uptimeMs } = reading
  const passedMs = uptimeMs >= known.uptimeMs ? uptimeMs - known.uptimeMs : uptimeMs
  const certainMs = known.certainMs + passedMs
  if (wallMs <= certainMs + TOLERANCE_MS) return { ...reading, certainMs: Math.max(certainMs, wallMs) }
  const jumpMs = wallMs - known.wallMs - passedMs
  const isSteady = jumpMs >= -TOLERANCE_MS && jumpMs <= (isSameRun ? TOLERANCE_MS : MAX_PAUSE_MS)
  const begun = { sinceMs: wallMs, passedMs: 0 }
  if (known.doubt === undefined || !isSteady) return { ...reading, certainMs, doubt: begun }
  const { sinceMs } = known.doubt
  const doubt = { sinceMs, passedMs: known.doubt.passedMs + passedMs }
  if (wallMs - sinceMs < DAY_MS) return { ...reading, certainMs, doubt }
  const confirmedMs = Math.max(certainMs, sinceMs + doubt.passedMs)
  return wallMs <= confirmedMs + TOLERANCE_MS
    ? { ...reading, certainMs: wallMs }
    : { ...reading, certainMs: confirmedMs, doubt: begun }
}
