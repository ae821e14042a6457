import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useUsage } from '../../data/usage.ts'
import { QueryState } from '../../domain/query-state.tsx'
import { IconButton } from '../../ui/controls/button.tsx'
import { Administration } from './administration.tsx'
import { Allowances } from './allowances.tsx'
import { OwnLimit } from './own-limit.tsx'
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
        <h2 className={styles.title} id="usage-title">
          {t('usage.title')}
        </h2>
        <IconButton
          icon={<RefreshCw size={16} />}
          label={t('usage.refresh')}
          aria-disabled={usage.isFetching}
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
