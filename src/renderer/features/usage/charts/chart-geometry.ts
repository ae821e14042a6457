/** A bar, in fractions of the chart's width and height, from its upper left corner. */
export interface ChartBar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const ROUND = [1, 2, 5, 10] as const
/** Fraction of a slot; the rest is the gap. */
const BAR_WIDTH = 0.8
/** Keeps values above 0 visible. */
const MIN_HEIGHT = 0.01

/** Rounds up to the next of 1, 2, 5, 10, 20, 50 and so on; at least 1. */
export function roundUp(value: number): number {
  if (value <= 1) return 1
  const magnitude = 10 ** Math.floor(Math.log10(value))
  return magnitude * (ROUND.find((factor) => factor * magnitude >= value) ?? 10)
}

/** A bar chart with one vertical bar for each value. */
export function chartOf(values: readonly number[]) {
  const top = roundUp(Math.max(0, ...values))
  const slot = 1 / Math.max(1, values.length)
  return {
    /** Value at the top of the chart: a round number, at least the largest value. */
    top,
    /** Width of each value's slot, including the gap to the next one. */
    slot,
    bars: values.map((value, index): ChartBar => {
      const height = value > 0 ? Math.max(MIN_HEIGHT, value / top) : 0
      return { x: (index + (1 - BAR_WIDTH) / 2) * slot, y: 1 - height, width: BAR_WIDTH * slot, height }
    }),
  }
}
