import { useTranslation } from 'react-i18next'
import type { Retention } from '../../../core/library/retention.ts'
import styles from './caption-list.module.css'
import type { EmptyStageText } from './stage-state.ts'

interface EmptyStageProps {
  readonly is: EmptyStageText
  readonly isDemo: boolean
  readonly retention: Retention
}

/** What stands where captions will be. */
export function EmptyStage({ is, isDemo, retention }: EmptyStageProps) {
  const { t } = useTranslation()
  return (
    <main className={styles.stage} aria-label={t('live.captions')}>
      <div className={styles.empty}>
        {is === 'ready' ? (
          <>
            <h2 className={styles.emptyTitle}>{t('live.empty.title')}</h2>
            <p className={styles.emptyHint}>{t('live.empty.hint')}</p>
            <p className={styles.emptyHint}>{t(`live.empty.kept.${retention}`)}</p>
          </>
        ) : (
          <p className={styles.emptyHint}>{t(`live.empty.${is}`)}</p>
        )}
        {isDemo && <p className={styles.emptyHint}>{t('live.empty.demoHint')}</p>}
      </div>
    </main>
  )
}
