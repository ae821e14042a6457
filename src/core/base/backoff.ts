import type { AppError } from './errors.ts'

/** What the service asked us to wait, in milliseconds, if it did. */
export const askedToWaitMs = (error: AppError): number | undefined =>
  error.kind === 'rate-limited' || error.kind === 'unavailable' ? error.retryAfterMs : undefined

export interface Backoff {
  readonly firstMs: number
  readonly factor: number
  readonly mostMs: number
}

/**
 * How long to wait before attempt number `failures + 1`, in milliseconds: exponential, capped, and with full
 * jitter in its upper half so that many clients do not come back at the same moment.
 *
 * @param random a number from 0 to 1
 */
export function backoffMs({ firstMs, factor, mostMs }: Backoff, failures: number, random: number): number {
  const whole = Math.min(mostMs, firstMs * factor ** Math.max(0, failures - 1))
  return Math.round(whole * (0.5 + random / 2))
}

/**
 * How long to wait before the next attempt, in milliseconds: as long as the service asked for, and a little more so
 * that not all clients come back at the moment that it named; or else the usual backoff, which is also the least.
 *
 * @param random a number from 0 to 1
 */
export function waitMs(error: AppError, backoff: Backoff, failures: number, random: number): number {
  const defaults = backoffMs(backoff, failures, random)
  const asked = askedToWaitMs(error)
  return asked === undefined ? defaults : Math.max(defaults, asked + Math.round(backoff.firstMs * random))
}
