import { type Backoff, backoffMs } from '../../base/backoff.ts'

const UNTOLD: Backoff = { firstMs: 1000, factor: 1.5, mostMs: 30_000 }
const FAILED: Backoff = { firstMs: 2000, factor: 2, mostMs: 60_000 }
const MIN_MS = 1000
const MAX_MS = 60_000

/**
 * Delay before the next status request for a document, in milliseconds. Without an estimate from the service
 * it grows with every request; with one it is half of the estimate, so that a wrong one costs little.
 *
 * @param questions requests made so far
 * @param random from 0 to 1
 */
export function pollMs(questions: number, secondsRemaining: number | undefined, random: number): number {
  if (secondsRemaining === undefined || !(secondsRemaining >= 0)) return backoffMs(UNTOLD, questions, random)
  const half = Math.min(MAX_MS, Math.max(MIN_MS, secondsRemaining * 500))
  return Math.round(half * (1 + random / 4))
}

/**
 * Delay after `failures` consecutive failures, in milliseconds, or the delay that the service requested plus
 * a little jitter.
 */
export const pollAgainMs = (failures: number, askedMs: number | undefined, random: number): number =>
  askedMs === undefined
    ? backoffMs(FAILED, failures, random)
    : askedMs + Math.round((FAILED.firstMs * random) / 2)
