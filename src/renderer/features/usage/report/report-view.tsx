import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Empty } from '../../../ui/layout/empty.tsx'
import styles from '../charts/chart.module.css'
import { DayChart } from '../charts/day-chart.tsx'
import type { DayRange } from '../charts/days.ts'
import { ReportTable } from './report-table.tsx'
import { byDay, byKey, isUsed, type Measure, type Report, type Sum } from './usage-report.ts'

export const views = ['day', 'key'] as const
export type View = (typeof views)[number]

const MINUTE_MS = 60_000

interface ReportViewProps {
  readonly report: Report
  readonly range: DayRange
  readonly view: View
  readonly measure: Measure
}

/** A chart of one figure, and a table with all of them. */
export function ReportView({ report, range, view, measure }: ReportViewProps) {
  const { t } = useTranslation()
  const { number, duration, day, dayOfYear } = useFormats()
  const show = (value: number) => (measure === 'characters' ? number(value) : duration(value * MINUTE_MS))
  if (report.groups.length === 0)
    return (
      <div role="status">
        <Empty title={t('usage.analytics.empty')} />
      </div>
    )
  if (view === 'key') {
    const keys = byKey(report, measure)
    return (
      <>
        {keys.length > 1 && <KeyChart keys={keys} measure={measure} show={show} />}
        <ReportTable firstColumn={t('usage.analytics.key')} rows={keys} total={report.total} />
      </>
    )
  }
  const isOneYear = range.from.slice(0, 4) === range.to.slice(0, 4)
  const nameOf = isOneYear ? dayOfYear : day
  const days = byDay(report, range).map((sum) => ({ ...sum, label: nameOf(sum.id) }))
  return (
    <>
      <DayChart days={days} range={range} measure={measure} show={show} />
      <ReportTable firstColumn={t('usage.analytics.day')} rows={days.filter(isUsed)} total={report.total} />
    </>
  )
}

interface KeyChartProps {
  /** Largest first. */
  readonly keys: readonly Sum[]
  readonly measure: Measure
  readonly show: (value: number) => string
}

/** A horizontal bar for each key, below its name and figure. */
function KeyChart({ keys, measure, show }: KeyChartProps) {
  const most = Math.max(Number.MIN_VALUE, ...keys.map(({ usage }) => usage[measure]))
  return (
    <ul className={styles.keys}>
      {keys.map(({ id, label, usage }) => (
        <li key={id} className={styles.key}>
          <span className={styles.keyName} dir="auto">
            {label}
          </span>
          <span className={styles.figure}>{show(usage[measure])}</span>
          <svg className={styles.lying} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
            <rect className={styles.bar} width={usage[measure] / most} height={1} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
