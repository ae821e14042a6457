/** A measured value with its target and baseline. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The same, measured with the naive implementation in the same run. */
  readonly baseline: number | undefined
  /** Maximum allowed value. */
  readonly target: number | undefined
}

/** The value below which the fraction `part` of all values lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN
}

export const p50 = (values: readonly number[]): number => percentile(values, 0.5)
export const p95 = (values: readonly number[]): number => percentile(values, 0.95)

const round = (value: number): number => Math.round(value * 1000) / 1000

export const isMet = ({ value, target }: Figure): boolean | undefined =>
  target === undefined ? undefined : value <= target

export const toJson = (figures: readonly Figure[]) => ({
  figures: figures.map((figure) => ({
    ...figure,
    value: round(figure.value),
    baseline: figure.baseline === undefined ? null : round(figure.baseline),
    target: figure.target ?? null,
    met: isMet(figure) ?? null,
  })),
})

const show = (value: number | undefined) => (value === undefined ? '' : String(round(value)))

/** One figure in a line, while others are still measured. */
export function toLine(figure: Figure): string {
  const { name, value, unit, baseline, target } = figure
  const parts = [
    ...(baseline === undefined ? [] : [`baseline ${show(baseline)}`]),
    ...(target === undefined ? [] : [`at most ${show(target)}${isMet(figure) === true ? '' : ', NOT met'}`]),
  ]
  return `${name}: ${show(value)} ${unit}${parts.length === 0 ? '' : ` (${parts.join('; ')})`}`
}

export function toTable(figures: readonly Figure[]): string {
  const verdict = (figure: Figure) =>
    ({ true: 'yes', false: 'NO', undefined: '' })[String(isMet(figure))] ?? ''
  const rows = [
    ['figure', 'value', 'unit', 'baseline', 'at most', 'met'],
    ...figures.map((figure) => [
      figure.name,
      show(figure.value),
      figure.unit,
      show(figure.baseline),
      show(figure.target),
      verdict(figure),
    ]),
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
