import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../i18n/use-formats.ts'
import { useSpeechOfMonth, useUsage } from '../../queries/account-queries.ts'
import { useSettings } from '../../queries/settings-queries.ts'
import { QueryState } from '../../shared/query-state.tsx'
import { IconButton } from '../../ui/controls/button.tsx'
import { PanelHeading } from '../../ui/layout/panel-heading.tsx'
import { Meter } from '../../ui/progress/meter.tsx'
import { Administration } from './administration.tsx'
import { Allowances, UsagePeriod } from './allowances.tsx'
import { barOf } from './charts/bars.ts'
import styles from './usage-panel.module.css'

/** Usage and limits; for administrators, also all keys of the account. */
export function UsagePanel() {
  return (
    <div className={styles.panel}>
      <OwnUsage />
      <Administration />
    </div>
  )
}

function OwnUsage() {
  const { t } = useTranslation()
  const usage = useUsage()
  return (
    <section className={styles.section} aria-labelledby="usage-title">
      <div className={styles.head}>
        <PanelHeading id="usage-title">{t('panels.names.usage')}</PanelHeading>
        <UsagePeriod period={usage.data?.period} />
        <IconButton
          icon={<RefreshCw size={16} />}
          label={t('usage.refresh')}
          isRunning={usage.isFetching}
          onClick={usage.refetch}
        />
      </div>
      <QueryState
        query={usage}
        loading={t('usage.loading')}
        notAllowed={{ title: t('usage.notAllowed.title'), remedy: t('usage.notAllowed.remedy') }}
      >
        {(data) => <Allowances usage={data} />}
      </QueryState>
      <OwnLimit />
    </section>
  )
}

/** A usage bar for the user's own monthly limit, if one is set. */
function OwnLimit() {
  const { t } = useTranslation()
  const { duration, percent } = useFormats()
  const { voice } = useSettings()
  const month = useSpeechOfMonth()
  const minutes = voice.monthLimitMinutes
  if (minutes === null || month === undefined) return null
  const limit = minutes * 60_000
  const { fraction = 0, isFull } = barOf({ used: month.usedMs, limit })
  const text = t('usage.ofLimit', {
    used: duration(month.usedMs),
    limit: duration(limit),
    percent: percent(fraction),
  })
  return <Meter label={t('usage.month.own')} text={text} fraction={fraction} isFull={isFull} />
}
