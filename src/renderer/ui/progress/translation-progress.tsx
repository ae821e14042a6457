import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'
import { ProgressBar } from './progress-bar.tsx'
import styles from './translation-progress.module.css'

type Phase =
  | { readonly is: 'resting' | 'typing' | 'failed' }
  | {
      readonly is: 'translating'
      readonly progress: { readonly done: number; readonly total: number } | undefined
    }
  | { readonly is: 'held'; readonly because: 'long' | 'cancelled' | 'offered' }

interface TranslationProgressProps {
  readonly phase: Phase
  /** The shown translation is of an earlier text. */
  readonly isOld: boolean
  readonly onTranslate: () => void
  readonly onCancel: () => void
  /** The keys that translate, where there are any. */
  readonly translateHint?: string | undefined
}

/** Progress of a translation, with its actions. */
export function TranslationProgress({
  phase,
  isOld,
  onTranslate,
  onCancel,
  translateHint,
}: TranslationProgressProps) {
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
          <Button look="quiet" onClick={onCancel}>
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
        <Button look="accent" onClick={onTranslate} hint={translateHint}>
          {t('text.translate')}
        </Button>
      </>
    )
  return <span className={styles.facts} />
}
