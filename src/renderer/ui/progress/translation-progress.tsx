import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'
import { ProgressBar } from './progress-bar.tsx'
import styles from './translation-progress.module.css'

type Phase =
  | { readonly type: 'resting' | 'typing' | 'failed' }
  | {
      readonly type: 'translating'
      readonly progress: { readonly done: number; readonly total: number } | undefined
    }
  | { readonly type: 'held'; readonly because: 'long' | 'cancelled' | 'offered' }

interface TranslationProgressProps {
  readonly phase: Phase
  /** Whether the displayed translation is that of an earlier text. */
  readonly isOld: boolean
  readonly onTranslate: () => void
  readonly onCancel: () => void
  /** The keys that translate, if there are any. */
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
  if (phase.type === 'translating') {
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
            {t('app.cancel')}
          </Button>
        </span>
      </>
    )
  }
  if (phase.type === 'held' || phase.type === 'failed')
    return (
      <>
        <span className={styles.facts}>
          {phase.type === 'held' ? t(`text.held.${phase.because}`) : isOld && t('text.outdated')}
        </span>
        <Button look="accent" onClick={onTranslate} hint={translateHint}>
          {t('text.translate')}
        </Button>
      </>
    )
  return <span className={styles.facts} />
}
