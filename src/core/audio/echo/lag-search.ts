import { BANDS, LEVEL_MS } from './envelope.ts'

/** Compared levels of all bands: 2 s. */
export const LAG_WINDOW = 200 * BANDS
/** Moments by which a reference may also follow the observed sound, so that the reverse of an echo is recognised. */
export const LEAD = 10
/** Mean square below which a stretch has no syllables, in square decibels. */
const MIN_POWER = 4
/** Distance from the best lag from which on other lags are decoys, in moments. */
const DECOY_DISTANCE = 12

/** The lag at which one stretch of sound is most like another. */
export interface LagMatch {
  /** Below zero if the reference follows. */
  readonly lagMs: number
  /** Normalised correlation at that lag, from -1 to 1. */
  readonly correlation: number
  /** Its distance from the best correlation at a decoy lag. Speech resembles other speech at some lag by chance. */
  readonly contrast: number
}

/**
 * Compares changes of levels at every lag.
 *
 * @param observed `LAG_WINDOW` changes
 * @param reference ends `LEAD` moments after `observed`, and begins earlier by the largest lag
 * @param maxLag largest lag of an echo, in moments; larger ones are decoys
 * @returns undefined if there are no syllables
 */
export function searchLag(
  observed: Float32Array,
  reference: Float32Array,
  maxLag: number,
): LagMatch | undefined {
  const power = powerOf(observed, 0)
  if (power < MIN_POWER * LAG_WINDOW) return undefined
  const last = reference.length - LAG_WINDOW
  const correlations = new Float32Array(last / BANDS + 1)
  let other = powerOf(reference, last)
  let best = 0
  for (let i = 0; i < correlations.length; i += 1) {
    const from = last - i * BANDS
    if (i > 0) other += powerOf(reference, from, BANDS) - powerOf(reference, from + LAG_WINDOW, BANDS)
    if (other < MIN_POWER * LAG_WINDOW) continue
    let product = 0
    for (let j = 0; j < LAG_WINDOW; j += 1) product += (observed[j] ?? 0) * (reference[from + j] ?? 0)
    correlations[i] = product / Math.sqrt(power * other)
    if (i <= maxLag + LEAD && (correlations[i] ?? 0) > (correlations[best] ?? 0)) best = i
  }
  const correlation = correlations[best] ?? 0
  let decoy = 0
  for (let i = 0; i < correlations.length; i += 1)
    if (Math.abs(i - best) >= DECOY_DISTANCE) decoy = Math.max(decoy, correlations[i] ?? 0)
  return { lagMs: (best - LEAD) * LEVEL_MS, correlation, contrast: correlation - decoy }
}

function powerOf(changes: Float32Array, from: number, length = LAG_WINDOW): number {
  let sum = 0
  for (let i = from; i < from + length; i += 1) sum += (changes[i] ?? 0) ** 2
  return sum
}
