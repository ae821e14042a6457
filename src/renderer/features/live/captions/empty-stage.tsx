import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unavailable } from '../../../../core/service/service-features.ts'
import { isSoundKept } from '../../../../core/session/library/retention.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { useAppInfo, useMicrophoneAccess } from '../../../queries/host-queries.ts'
import { stageMark } from '../../../shared/focus-home.ts'
import { Preview } from '../setup/preview.tsx'
import { Ways } from '../setup/ways.tsx'
import styles from './empty-stage.module.css'
import type { EmptyStageText } from './stage-state.ts'
import { useZoom } from './use-zoom.ts'

export interface EmptyStageProps {
  readonly text: EmptyStageText
  /** The sentence of the next session; undefined while one runs. */
  readonly setup: ReactNode
  readonly isDemo: boolean
  /** Whether Start opens both sides of a meeting. */
  readonly isMeeting: boolean
  /** The reason why the active account cannot have a session. */
  readonly unavailable: Unavailable | undefined
  /** Whether Start opens a microphone. */
  readonly opensMicrophone: boolean
  readonly privacy: Settings['privacy']
  /** Chooses between a meeting and one voice. */
  readonly onChoose: (isMeeting: boolean) => void
  readonly onPlaySample: () => void
  /** Called for Ctrl and the mouse wheel, as over captions. */
  readonly onResize: (steps: number) => void
}

/** Shown before the first caption. */
export function EmptyStage({
  text,
  setup,
  isDemo,
  isMeeting,
  unavailable,
  opensMicrophone,
  privacy,
  onChoose,
  onPlaySample,
  onResize,
}: EmptyStageProps) {
  const { t } = useTranslation()
  const describe = useErrorText()
  const reason = unavailable && describe(unavailable)
  const stage = useRef<HTMLElement>(null)
  useZoom(stage, onResize)
  const place = {
    ref: stage,
    className: styles.stage,
    'aria-label': t('live.captions'),
    tabIndex: -1,
    ...stageMark,
  }
  if (text !== 'ready')
    return (
      <main {...place}>
        <p className={styles.waiting}>{t(`live.empty.${text}`)}</p>
      </main>
    )
  return (
    <main {...place}>
      <div className={styles.start}>
        <div>
          <h2 className={styles.title}>{reason?.title ?? t('live.empty.title')}</h2>
          <p className={styles.quiet}>
            {reason?.remedy ?? t(`live.empty.retention.${privacy.retention}`)}{' '}
            {reason === undefined && isSoundKept(privacy) && t('live.empty.recording')}
          </p>
        </div>
        {setup}
        {reason === undefined && opensMicrophone && <MicrophoneHint />}
        <Ways
          isMeeting={isMeeting}
          hasVoice={reason === undefined}
          onChoose={onChoose}
          onPlaySample={onPlaySample}
        />
        <Preview />
        {isDemo && (
          <p className={styles.quiet}>
            {t('service.demo.explanation')} {t('live.empty.demoHint')}
          </p>
        )}
      </div>
    </main>
  )
}

/** Says why the system or the browser will ask for the microphone, and for how long it is used, before it asks. */
function MicrophoneHint() {
  const { t } = useTranslation()
  const isDesktop = useAppInfo().data?.host === 'electron'
  if (useMicrophoneAccess() !== 'undecided') return null
  return <p className={styles.quiet}>{t(`live.empty.permission.${isDesktop ? 'system' : 'browser'}`)}</p>
}
