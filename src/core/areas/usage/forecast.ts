import { DAY_MS } from '../../base/clock.ts'
import type { Allowance, Usage } from './usage-calls.ts'

/** Usage over less time than this is no basis for a month. */
const MIN_MS = DAY_MS

/** Projection of an allowance at the current rate of use. */
export interface Forecast {
  /** Used by the end of the period. */
  readonly total: number
  /** When the allowance will be used up, in milliseconds since 1970; undefined if that is after the period. */
  readonly usedUpAt: number | undefined
}

/**
 * @param now milliseconds since 1970
 * @returns undefined if it is too early for a forecast, or there is no usage
 */
export function forecast(
  { used, limit }: Allowance,
  period: NonNullable<Usage['period']>,
  now: number,
): Forecast | undefined {
  const [start, end] = [Date.parse(period.start), Date.parse(period.end)]
  const elapsed = now - start
  if (!(elapsed >= MIN_MS) || now >= end || used <= 0) return undefined
  const total = Math.round((used * (end - start)) / elapsed)
  const isUsedUp = typeof limit === 'number' && used < limit && total > limit
  return { total, usedUpAt: isUsedUp ? start + (elapsed * limit) / used : undefined }
}
