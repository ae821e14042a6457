/** Differences between two recordings of the same sound. */
export interface Comparison {
  /** Position of the second's start in the first, in samples. */
  readonly offset: number
  /** One comparison for each window with sound. */
  readonly windows: readonly WindowComparison[]
  /** Longest run of exact zeros in the second while the first has sound, in milliseconds. */
  readonly longestZerosMs: number
}

export interface WindowComparison {
  readonly atMs: number
  /** Pearson correlation at the window's own best lag. */
  readonly correlation: number
  /** Offset of the window from its position under the overall alignment, in milliseconds. */
  readonly lagMs: number
}

export const WINDOW_MS = 500
/** Windows quieter than this (-50 dB) are not compared. */
export const SOUND_RMS = 0.003
const MAX_LAG_MS = 8

export const rms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length))

/** Pearson correlation of `length` samples at two positions; 0 where either part is constant or missing. */
export function correlate(
  a: Float32Array,
  atA: number,
  b: Float32Array,
  atB: number,
  length: number,
  step = 1,
): number {
  if (atA < 0 || atB < 0 || atA + length > a.length || atB + length > b.length) return 0
  let sumA = 0
  let sumB = 0
  let sumAA = 0
  let sumBB = 0
  let sumAB = 0
  let count = 0
  for (let i = 0; i < length; i += step) {
    const x = a[atA + i] ?? 0
    const y = b[atB + i] ?? 0
    sumA += x
    sumB += y
    sumAA += x * x
    sumBB += y * y
    sumAB += x * y
    count += 1
  }
  const spread = Math.sqrt((sumAA - sumA ** 2 / count) * (sumBB - sumB ** 2 / count))
  return spread === 0 ? 0 : (sumAB - (sumA * sumB) / count) / spread
}

interface Best {
  readonly offset: number
  readonly correlation: number
}

/**
 * The offset between `from` and `to` at which `length` samples of `b` from `atB` fit best into `a`.
 *
 * @param step compares every n-th sample
 * @param stride tries every n-th offset
 */
export function bestOffset(
  a: Float32Array,
  b: Float32Array,
  atB: number,
  length: number,
  from: number,
  to: number,
  step = 1,
  stride = 1,
): Best {
  let best: Best = { offset: from, correlation: Number.NEGATIVE_INFINITY }
  for (let offset = from; offset <= to; offset += stride) {
    const correlation = correlate(a, atB + offset, b, atB, length, step)
    if (correlation > best.correlation) best = { offset, correlation }
  }
  return best
}

/** The loudest second of a recording: the most reliable one to align by. */
function loudest(samples: Float32Array, length: number): number {
  let best = 0
  let bestLevel = 0
  for (let at = 0; at + length <= samples.length; at += Math.floor(length / 4)) {
    const level = rms(samples.subarray(at, at + length))
    if (level > bestLevel) {
      best = at
      bestLevel = level
    }
  }
  return best
}

/**
 * Aligns a recording with the original and compares them window by window.
 *
 * @param rate sample rate of both, in Hz
 * @param reachMs maximum distance of the recording's start from the original's, in both directions
 */
export function compareSound(
  original: Float32Array,
  recording: Float32Array,
  rate: number,
  reachMs: number,
): Comparison {
  const second = Math.min(rate, recording.length)
  const anchor = loudest(recording, second)
  const reach = Math.round((reachMs * rate) / 1000)
  const offset = bestOffset(original, recording, anchor, second, -reach, reach, 4).offset
  const exact = bestOffset(original, recording, anchor, second, offset - 4, offset + 4).offset
  return {
    offset: exact,
    windows: compareWindows(original, recording, rate, exact),
    longestZerosMs: (longestZeros(original, recording, rate, exact) * 1000) / rate,
  }
}

function compareWindows(
  original: Float32Array,
  recording: Float32Array,
  rate: number,
  offset: number,
): WindowComparison[] {
  const length = Math.round((WINDOW_MS * rate) / 1000)
  const reach = Math.round((MAX_LAG_MS * rate) / 1000)
  const windows: WindowComparison[] = []
  for (let at = Math.max(0, -offset); at + length <= recording.length; at += length) {
    const start = at + offset
    if (start + length > original.length) break
    if (rms(original.subarray(start, start + length)) < SOUND_RMS) continue
    const best = bestOffset(original, recording, at, length, offset - reach, offset + reach)
    windows.push({
      atMs: (start * 1000) / rate,
      correlation: best.correlation,
      lagMs: ((best.offset - offset) * 1000) / rate,
    })
  }
  return windows
}

/** Longest run of exact zeros, in samples, between two positions of the recording while the original has sound. */
export function longestZeros(
  original: Float32Array,
  recording: Float32Array,
  rate: number,
  offset: number,
  from = 0,
  to = recording.length,
): number {
  // A wider window would count the silence before a word as sound.
  const around = Math.round(rate / 500)
  let longest = 0
  let run = 0
  for (let i = from; i < to; i += 1) {
    const at = i + offset
    const isSound =
      at >= around &&
      at + around < original.length &&
      rms(original.subarray(at - around, at + around)) > SOUND_RMS
    run = recording[i] === 0 && isSound ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}
