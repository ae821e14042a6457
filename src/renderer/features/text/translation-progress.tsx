import { useTranslation } from 'react-i18next'
import type { TextPhase } from '../../../core/text/translator.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import styles from './text-panel.module.css'
import type { TextActions } from './text-store.ts'

interface ProgressProps {
  readonly phase: TextPhase
  /** What shows is of an earlier text. */
  readonly isOld: boolean
  readonly actions: TextActions
}

/** How far a translation is, and what can be done about it. */
export function Progress({ phase, isOld, actions }: ProgressProps) {
  const { t } = useTranslation()
  if (phase.is === 'translating') {
    const { progress } = phase
    return (
      <>
        <ProgressBar
          label={t('text.translating')}
          part={progress === undefined ? undefined : progress.done / progress.total}
        />
        {progress !== undefined && <span className={styles.facts}>{t('text.part', { ...progress })}</span>}
        <span className={styles.later}>
          <Button look="quiet" onClick={actions.cancel}>
            {t('text.cancel')}
          </Button>
        </span>
      </>
    )
  }
  if (phase.is === 'held' || phase.is === 'failed')
    return (
      <>
        <span className={styles.facts}>
          {phase.is === 'held' ? t(`text.held.${phase.because}`) : isOld && t('text.outdated')}
        </span>
        <Button look="accent" onClick={actions.translateNow}>
          {t('text.translate')}
        </Button>
      </>
    )
  return <span className={styles.facts} />
}
