import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Empty } from '../../../ui/layout/empty.tsx'
import { DayChart } from '../charts/day-chart.tsx'
import type { DayRange } from '../charts/days.ts'
import { KeyChart } from '../charts/key-chart.tsx'
import { ReportTable } from './report-table.tsx'
import { byDay, byKey, isUsed, type Measure, type Report } from './usage-report.ts'

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
