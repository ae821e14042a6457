import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { csvSeparatorOf } from '../../../../core/base/csv-cell.ts'
import { serviceProfiles } from '../../../../core/service/service-profiles.ts'
import { withoutIsolates } from '../../../i18n/localized-figures.ts'
import { useAnalytics, useServiceStatus } from '../../../queries/account-queries.ts'
import { QueryState } from '../../../shared/query-state.tsx'
import { saveText } from '../../../shared/toasts/save-file.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { useSubmit } from '../../../ui/controls/use-submit.ts'
import { type DayRange, lastDays, MAX_DAYS, rangeProblemOf } from '../charts/days.ts'
import styles from '../usage-panel.module.css'
import { ReportView, type View, views } from './report-view.tsx'
import { TagTable } from './tag-table.tsx'
import { type Measure, measures, type Report, reportCsv } from './usage-report.ts'

/** Usage of all keys of the account, by day or by key. */
export function Analytics() {
  const { t } = useTranslation()
  const [range, setRange] = useState(() => lastDays(new Date()))
  const [view, setView] = useState<View | 'tag'>('day')
  const { data: status } = useServiceStatus()
  const hasTags =
    status?.kind === 'account' && serviceProfiles[status.account.profile].reportingTagHeader !== undefined
  const [measure, setMeasure] = useState<Measure>('characters')
  const problem = rangeProblemOf(range)
  const problemText = problem && t(`usage.analytics.problems.${problem}`, { days: MAX_DAYS })
  const report = useAnalytics(
    { startDate: range.from, endDate: range.to, groupBy: 'key_and_day' },
    { enabled: problem === undefined },
  )
  return (
    <section className={styles.section} aria-labelledby="analytics-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="analytics-title">
          {t('usage.analytics.title')}
        </h2>
        <SaveButton report={report.data} range={range} problem={problemText} />
      </div>
      <div className={styles.fields}>
        <TextField
          type="date"
          label={t('usage.analytics.from')}
          value={range.from}
          onChange={(from) => setRange({ ...range, from })}
        />
        <TextField
          type="date"
          label={t('usage.analytics.to')}
          min={range.from}
          value={range.to}
          problem={problemText}
          onChange={(to) => setRange({ ...range, to })}
        />
        <Select
          label={t('usage.analytics.view')}
          value={view}
          options={[...views, ...(hasTags ? (['tag'] as const) : [])].map((each) => ({
            value: each,
            label: t(`usage.analytics.views.${each}`),
          }))}
          onChange={setView}
        />
        {view !== 'tag' && (
          <Select
            label={t('usage.analytics.measure')}
            value={measure}
            options={measures.map((each) => ({ value: each, label: t(`usage.analytics.measures.${each}`) }))}
            onChange={setMeasure}
          />
        )}
      </div>
      {problem === undefined && (
        <>
          <QueryState query={report} loading={t('usage.analytics.loading')}>
            {(data) =>
              view !== 'tag' && <ReportView report={data} range={range} view={view} measure={measure} />
            }
          </QueryState>
          {view === 'tag' && <TagTable range={range} />}
        </>
      )}
    </section>
  )
}

interface SaveButtonProps {
  /** Undefined while it is loading. */
  readonly report: Report | undefined
  readonly range: DayRange
  /** Why there is none for this range. */
  readonly problem: string | undefined
}

function SaveButton({ report, range, problem }: SaveButtonProps) {
  const { t } = useTranslation()
  const save = () => {
    if (report === undefined) return
    const name = withoutIsolates(t('usage.analytics.fileName', { from: range.from, to: range.to }))
    saveText(`${name}.csv`, 'text/csv;charset=utf-8', reportCsv(report, csvSeparatorOf()))
  }
  const submit = useSubmit({
    isLoading: report === undefined,
    reason: problem ?? (report?.groups.length === 0 ? t('usage.analytics.empty') : undefined),
    onSubmit: save,
  })
  return (
    <Button
      hint={t('usage.analytics.exportHint')}
      isRunning={submit.isBusy}
      disabledReason={submit.reason}
      onClick={submit.attempt}
    >
      <Download size={16} aria-hidden />
      {t('usage.analytics.export')}
    </Button>
  )
}
