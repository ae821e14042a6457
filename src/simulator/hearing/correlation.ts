import { FILTER_BANDS } from './filter-bank.ts'

/**
 * Similarity of two stretches of sound: the correlation of their band levels after subtraction of each band's
 * mean. Neither loudness nor the frequency response of a microphone matters, only how the sound changes. Both
 * contain `FILTER_BANDS` levels per frame.
 *
 * @returns from -1 to 1; 0 if one of them does not change at all
 */
export function correlate(
  a: Float32Array,
  aFrame: number,
  b: Float32Array,
  bFrame: number,
  frames: number,
): number {
  const step = FILTER_BANDS
  const aStart = aFrame * step
  const bStart = bFrame * step
  const end = frames * step
  let products = 0
  let aSquares = 0
  let bSquares = 0
  for (let band = 0; band < step; band += 1) {
    let aSum = 0
    let bSum = 0
    for (let i = band; i < end; i += step) {
      const x = a[aStart + i] as number
      const y = b[bStart + i] as number
      aSum += x
      bSum += y
      products += x * y
      aSquares += x * x
      bSquares += y * y
    }
    products -= (aSum * bSum) / frames
    aSquares -= (aSum * aSum) / frames
    bSquares -= (bSum * bSum) / frames
  }
  return aSquares > STILL && bSquares > STILL ? products / Math.sqrt(aSquares * bSquares) : 0
}

/** Variation below this, in dB squared, comes from rounding. */
const STILL = 1

/**
 * Variation of a stretch: the root of its sum of squares, after subtraction of each band's mean.
 *
 * @param stride number of frames from one sampled frame to the next
 */
export function movement(levels: Float32Array, frame: number, frames: number, stride = 1): number {
  const end = (frame + frames) * FILTER_BANDS
  const step = stride * FILTER_BANDS
  const count = Math.ceil(frames / stride)
  let squares = 0
  for (let band = 0; band < FILTER_BANDS; band += 1) {
    let sum = 0
    let bandSquares = 0
    for (let i = frame * FILTER_BANDS + band; i < end; i += step) {
      const level = levels[i] as number
      sum += level
      bandSquares += level * level
    }
    squares += bandSquares - (sum * sum) / count
  }
  return Math.sqrt(Math.max(0, squares))
}
