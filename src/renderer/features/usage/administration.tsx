import { useTranslation } from 'react-i18next'
import type { Unavailable } from '../../../core/service/service-features.ts'
import { useUnavailable } from '../../data/account.ts'
import { useDeveloperKeys } from '../../data/administration.ts'
import { ErrorNotice } from '../../domain/error-notice.tsx'
import { useErrorText, useRefusalText } from '../../i18n/use-error-text.ts'
import { Notice } from '../../ui/layout/notice.tsx'
import { DeveloperKeys } from './keys/developer-keys.tsx'
import { Analytics } from './report/analytics.tsx'
import styles from './usage-panel.module.css'

/**
 * For keys that may administer. Whether this one may, the list of keys shows: where it is refused nothing else is
 * asked for, and the reason stands in its place.
 */
export function Administration() {
  const { t } = useTranslation()
  const describeRefusal = useRefusalText()
  const unavailable = useUnavailable('analytics')
  const { data, error, refetch } = useDeveloperKeys({})
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
      {error === undefined && (
        <p className={styles.quiet} role="status">
          {t('usage.admin.loading')}
        </p>
      )}
      {error?.kind === 'not-allowed' && (
        <Notice
          tone="info"
          {...describeRefusal(error, {
            title: t('usage.admin.notAllowed.title'),
            remedy: t('usage.admin.notAllowed.remedy'),
          })}
        />
      )}
      {error !== undefined && error.kind !== 'not-allowed' && <ErrorNotice error={error} onRetry={refetch} />}
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
