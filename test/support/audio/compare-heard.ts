import { bestOffset, compareSound, longestZeros, rms, SOUND_RMS, WINDOW_MS } from './compare-sound.ts'

/** Length of the buffers that Chromium's test microphone drops or repeats while the computer is busy. */
const BUFFER_MS = 10
const MAX_STEP_MS = 60
/** A window's offset from the one before it, beyond which the audio in between is not the same. */
const MAX_LAG_MS = 5
const STEP_TOLERANCE_MS = 0.5
/** Windows in a row in which the microphone may make steps. */
const MAX_STEPPED = 2

/** Differences between a recording and what a page has heard of it with Chromium's test microphone. */
export interface HeardComparison {
  /** Number of half seconds with sound. */
  readonly windows: number
  /** Those that differ, without those in which the microphone has made a step. */
  readonly unlike: readonly { readonly atMs: number; readonly correlation: number; readonly lagMs: number }[]
  /** Audio that the microphone dropped (positive) or repeated, in the order of its steps. */
  readonly stepsMs: readonly number[]
  /** Longest run of exact zeros while the recording has sound. */
  readonly longestZerosMs: number
}

/**
 * Compares what a page has heard with the recording that its microphone played, and follows the microphone where it
 * drops or repeats whole buffers: those never reached the page.
 *
 * @param rate sample rate of both, in Hz
 * @param reachMs maximum distance of the recording's start from the original's, in both directions
 * @param least correlation below which a window differs
 */
export function compareHeard(
  original: Float32Array,
  recording: Float32Array,
  rate: number,
  reachMs: number,
  least: number,
): HeardComparison {
  const samples = (ms: number) => Math.round((ms * rate) / 1000)
  const toMs = (count: number) => (count * 1000) / rate
  const length = samples(WINDOW_MS)
  const unlike: HeardComparison['unlike'][number][] = []
  const stepsMs: number[] = []
  let { offset } = compareSound(original, recording, rate, reachMs)
  let windows = 0
  let zeros = 0
  let unlikeBefore = 0
  for (let at = Math.max(0, -offset); at + length <= recording.length; at += length) {
    const start = at + offset
    if (start + length > original.length) break
    if (start < 0 || rms(original.subarray(start, start + length)) < SOUND_RMS) continue
    windows += 1
    const near = (ms: number) =>
      bestOffset(original, recording, at, length, offset - samples(ms), offset + samples(ms))
    const lagOf = (best: { readonly offset: number }) => toMs(best.offset - offset)
    const isLike = (best: { readonly correlation: number }) => best.correlation > least
    let best = near(MAX_LAG_MS)
    const far = isLike(best) ? best : near(MAX_STEP_MS)
    if (isLike(far) && isStep(lagOf(far))) {
      stepsMs.push(Math.round(lagOf(far)))
      offset = far.offset
      best = far
      // The step itself may be within the window before this one, and another one in the window before that.
      unlike.splice(unlike.length - Math.min(unlikeBefore, MAX_STEPPED))
    }
    if (isLike(best)) {
      unlikeBefore = 0
      zeros = Math.max(zeros, longestZeros(original, recording, rate, offset, at, at + length))
    } else {
      unlikeBefore += 1
      unlike.push({ atMs: toMs(start), correlation: best.correlation, lagMs: lagOf(best) })
    }
  }
  return { windows, unlike, stepsMs, longestZerosMs: toMs(zeros) }
}

const isStep = (lagMs: number): boolean => {
  const buffers = Math.round(lagMs / BUFFER_MS)
  return buffers !== 0 && Math.abs(lagMs - buffers * BUFFER_MS) <= STEP_TOLERANCE_MS
}
