import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useUsage } from '../../data/usage.ts'
import { useErrorText, useRefusalText } from '../../i18n/use-error-text.ts'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import { Administration } from './administration.tsx'
import { Allowances } from './allowances.tsx'
import { OwnLimit } from './own-limit.tsx'
import styles from './usage-panel.module.css'

/** What was used of what may be used; and, for keys that may, all keys of the account. */
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
  const describe = useErrorText()
  const describeRefusal = useRefusalText()
  const { data, error, isFetching, refetch } = useUsage({})
  return (
    <section className={styles.section} aria-labelledby="usage-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="usage-title">
          {t('usage.title')}
        </h2>
        <IconButton
          icon={<RefreshCw size={16} />}
          label={t('usage.refresh')}
          aria-disabled={isFetching}
          onClick={refetch}
        />
      </div>
      {error?.kind === 'not-allowed' ? (
        <Notice
          tone="info"
          {...describeRefusal(error, {
            title: t('usage.notAllowed.title'),
            remedy: t('usage.notAllowed.remedy'),
          })}
        />
      ) : (
        error !== undefined && (
          <Notice
            tone="error"
            {...describe(error)}
            actions={<Button onClick={refetch}>{t('app.tryAgain')}</Button>}
          />
        )
      )}
      {data === undefined && error === undefined && (
        <p className={styles.quiet} role="status">
          {t('usage.loading')}
        </p>
      )}
      {data !== undefined && <Allowances usage={data} />}
      <OwnLimit />
    </section>
  )
}
