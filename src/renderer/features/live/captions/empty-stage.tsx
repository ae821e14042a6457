import { Play } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isSoundKept } from '../../../../core/library/retention.ts'
import type { Unavailable } from '../../../../core/service/service-features.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import styles from './caption-list.module.css'
import type { EmptyStageText } from './stage-state.ts'
import { useZoom } from './use-zoom.ts'

interface EmptyStageProps {
  readonly is: EmptyStageText
  readonly isDemo: boolean
  /** Whether there are no targets, so that speech is only transcribed. */
  readonly isTranscription: boolean
  /** Why the account in use can have no session. */
  readonly unavailable: Unavailable | undefined
  readonly privacy: Settings['privacy']
  readonly onPlaySample: () => void
  /** Ctrl and the wheel, as over the captions to come. */
  readonly onResize: (steps: number) => void
}

/** Shown before the first caption. */
export function EmptyStage({
  is,
  isDemo,
  isTranscription,
  unavailable,
  privacy,
  onPlaySample,
  onResize,
}: EmptyStageProps) {
  const { t } = useTranslation()
  const describe = useErrorText()
  const reason = unavailable && describe(unavailable)
  const stage = useRef<HTMLElement>(null)
  useZoom(stage, onResize)
  return (
    <main ref={stage} className={styles.stage} aria-label={t('live.captions')}>
      <div className={styles.empty}>
        {is === 'ready' ? (
          <>
            <h2 className={styles.emptyTitle}>{reason?.title ?? t('live.empty.title')}</h2>
            <p className={styles.emptyHint}>
              {reason?.remedy ?? t(isTranscription ? 'live.empty.hintTranscription' : 'live.empty.hint')}
            </p>
            {reason === undefined && (
              <p className={styles.emptyHint}>
                {t(`live.empty.kept.${privacy.retention}`)}{' '}
                {isSoundKept(privacy) && t('live.empty.soundKept')}
              </p>
            )}
          </>
        ) : (
          <p className={styles.emptyHint}>{t(`live.empty.${is}`)}</p>
        )}
        {isDemo && is !== 'sample' && <p className={styles.emptyHint}>{t('live.empty.demoHint')}</p>}
        {is === 'ready' && (
          <div className={styles.emptyAction}>
            <Button isLarge hint={t('live.sample.hint')} onClick={onPlaySample}>
              <Play size={14} aria-hidden />
              {t('live.sample.play')}
            </Button>
          </div>
        )}
      </div>
    </main>
  )
}
