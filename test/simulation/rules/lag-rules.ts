import { REPLAY_BUFFER_MS } from '../../../src/core/voice/sending/send-queue.ts'

/** How much later than its words a live transcript came. */
export interface Lag {
  /** Capture time of its newest words, in the time of the meeting. */
  readonly atMs: number
  readonly lagMs: number
}

/** Maximum lag of live speech after an outage, as a multiple of that before it. */
const MAX_RATIO = 1.1

/** Time after an outage in which speech that was held in memory is sent, at twice its pace. */
export const CAUGHT_UP_MS = REPLAY_BUFFER_MS + 3000

/** Nine of ten transcripts came within this time. */
export const usualLag = (lags: readonly Lag[]): number =>
  lags.map(({ lagMs }) => lagMs).toSorted((a, b) => a - b)[Math.floor(lags.length * 0.9)] ??
  Number.POSITIVE_INFINITY

/** Missing speech costs nothing but time: what is said after an outage is translated as fast as before it. */
export function lagFaults(before: readonly Lag[], after: readonly Lag[]): string[] {
  const [usual, then] = [usualLag(before), usualLag(after)]
  return then <= usual * MAX_RATIO
    ? []
    : [`live speech lags by ${Math.round(then)} ms after an outage, and by ${Math.round(usual)} ms before it`]
}
