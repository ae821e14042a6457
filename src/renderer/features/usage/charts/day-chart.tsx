import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/use-formats.ts'
import type { Measure, Sum } from '../report/usage-report.ts'
import styles from './chart.module.css'
import { chartOf } from './chart-geometry.ts'
import type { DayRange } from './days.ts'

interface DayChartProps {
  readonly days: readonly Sum[]
  readonly range: DayRange
  readonly measure: Measure
  readonly show: (value: number) => string
}

/** A bar for each day. The table below has the figures; hovering over a bar shows its own. */
export function DayChart({ days, range, measure, show }: DayChartProps) {
  const { t } = useTranslation()
  const { day, days: span } = useFormats()
  const values = days.map(({ usage }) => usage[measure])
  const { bars, top, slot } = chartOf(values)
  const summary = t('usage.analytics.chart', {
    measure: t(`usage.analytics.measures.${measure}`),
    days: span(new Date(range.from), new Date(range.to)),
    total: show(values.reduce((sum, value) => sum + value, 0)),
    max: show(Math.max(...values)),
  })
  // A chart with a single bar is of no use: the table says the same.
  if (values.filter((value) => value > 0).length < 2) return null
  return (
    <div className={styles.chart}>
      <div className={styles.top} aria-hidden>
        {show(top)}
      </div>
      <svg
        className={styles.bars}
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        {bars.map(({ x, y, width, height }, index) => (
          <g key={days[index]?.id}>
            {/* Makes the whole height of the chart respond to hovering. */}
            <rect className={styles.slot} x={index * slot} y={0} width={slot} height={1}>
              <title>
                {t('usage.analytics.bar', {
                  name: days[index]?.label ?? '',
                  value: show(values[index] ?? 0),
                })}
              </title>
            </rect>
            <rect className={styles.bar} x={x} y={y} width={width} height={height} />
          </g>
        ))}
      </svg>
      <div className={styles.ends} aria-hidden>
        <span>{day(range.from)}</span>
        {range.to !== range.from && <span>{day(range.to)}</span>}
      </div>
    </div>
  )
}
