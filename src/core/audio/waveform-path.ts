import type { WaveformPeaks } from './peak-meter.ts'

/** Below it, a sound counts as silent: its noise is not drawn as high as speech. */
const MIN_LOUDEST = 0.05
/** Half the height of silence. */
const LINE = 0.02
const MAX_TICKS = 1000
/** Ends of a tick. */
const [TICK_TOP, TICK_END] = [0.7, 1]

/**
 * The outline of a waveform as the data of an SVG path: a millisecond is a unit to the right, and the loudest part
 * reaches from -1 to 1.
 */
export function waveformPath({ peaks, partMs }: WaveformPeaks): string {
  const loudest = peaks.reduce((highest, peak) => Math.max(highest, peak), MIN_LOUDEST)
  const points = Array.from(peaks, (peak, at) => ({
    x: Math.round((at + 0.5) * partMs),
    y: Number(Math.max(LINE, peak / loudest).toFixed(3)),
  }))
  const outline = [
    ...points.map(({ x, y }) => `${x} ${-y}`),
    ...points.toReversed().map(({ x, y }) => `${x} ${y}`),
  ]
  return outline.length === 0 ? '' : `M${outline.join('L')}Z`
}

/**
 * A tick for each of these times, in the same units, at the lower edge. Of those that would cover each other, one
 * is drawn.
 */
export function tickPath(timesMs: readonly number[], lengthMs: number): string {
  const places = new Map(timesMs.map((ms) => [Math.floor((ms * MAX_TICKS) / Math.max(1, lengthMs)), ms]))
  return Array.from(places.values(), (ms) => `M${ms} ${TICK_TOP}V${TICK_END}`).join('')
}
