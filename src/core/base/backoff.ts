import type { AppError } from './errors.ts'

/** Delay that the service requested, in milliseconds, if any. */
export const askedToWaitMs = (error: AppError): number | undefined =>
  error.kind === 'rate-limited' || error.kind === 'unavailable' ? error.retryAfterMs : undefined

export interface Backoff {
  readonly firstMs: number
  readonly factor: number
  readonly mostMs: number
}

/**
 * Delay before attempt number `failures + 1`, in milliseconds: exponential, capped, and with jitter in its
 * upper half so that many clients do not return at the same moment.
 *
 * @param random a number from 0 to 1
 */
export function backoffMs({ firstMs, factor, mostMs }: Backoff, failures: number, random: number): number {
  const whole = Math.min(mostMs, firstMs * factor ** Math.max(0, failures - 1))
  return Math.round(whole * (0.5 + random / 2))
}

/**
 * Delay before the next attempt, in milliseconds: the delay that the service requested, plus a little so that
 * not all clients return at once, or else the default backoff, which is also the minimum.
 *
 * @param random a number from 0 to 1
 */
export function waitMs(error: AppError, backoff: Backoff, failures: number, random: number): number {
  const defaults = backoffMs(backoff, failures, random)
  const asked = askedToWaitMs(error)
  return asked === undefined ? defaults : Math.max(defaults, asked + Math.round(backoff.firstMs * random))
}
