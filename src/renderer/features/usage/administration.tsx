import { useTranslation } from 'react-i18next'
import type { Unavailable } from '../../../core/service/service-features.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useDeveloperKeys, useUnavailable } from '../../queries/account-queries.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { QueryState } from '../../shared/query-state.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import { DeveloperKeys } from './keys/developer-keys.tsx'
import { Analytics } from './report/analytics.tsx'
import styles from './usage-panel.module.css'

/**
 * Administration of keys and usage. Whether this key may administer shows in the request for the list of keys:
 * if it is refused, nothing else is requested, and the reason is shown.
 */
export function Administration() {
  const { t } = useTranslation()
  const unavailable = useUnavailable('analytics')
  const keys = useDeveloperKeys({})
  const { data, error } = keys
  if (data !== undefined)
    return (
      <>
        <ErrorNotice error={error} />
        {unavailable === undefined ? <Analytics /> : <NoAnalytics because={unavailable} />}
        <DeveloperKeys keys={data.keys} />
      </>
    )
  return (
    <section className={styles.section} aria-labelledby="administration-title">
      <h2 className={styles.title} id="administration-title">
        {t('usage.admin.title')}
      </h2>
      <QueryState
        query={keys}
        loading={t('usage.admin.loading')}
        notAllowed={{ title: t('usage.admin.notAllowed.title'), remedy: t('usage.admin.notAllowed.remedy') }}
      />
    </section>
  )
}

function NoAnalytics({ because }: { readonly because: Unavailable }) {
  const { t } = useTranslation()
  const describe = useErrorText()
  return (
    <section className={styles.section} aria-labelledby="analytics-title">
      <h2 className={styles.title} id="analytics-title">
        {t('usage.analytics.title')}
      </h2>
      <Notice tone="info" {...describe(because)} />
    </section>
  )
}
