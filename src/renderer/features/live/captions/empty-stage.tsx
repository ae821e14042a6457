import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unavailable } from '../../../../core/service/service-features.ts'
import { isSoundKept } from '../../../../core/session/library/retention.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { useAppInfo, useMicrophoneAccess } from '../../../queries/host-queries.ts'
import { useRecentSessions } from '../../../queries/sessions-queries.ts'
import { stageMark } from '../../../shared/focus-home.ts'
import { Modes } from '../setup/modes.tsx'
import { Preview } from '../setup/preview.tsx'
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
  /** The latest sessions; until there is one, a preview has their place. */
  readonly recent: ReactNode
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
  recent,
  onResize,
}: EmptyStageProps) {
  const { t } = useTranslation()
  const describe = useErrorText()
  const reason = unavailable && describe(unavailable)
  const { data, error } = useRecentSessions()
  const isFirst = data === undefined ? error !== undefined : data.total === 0
  const isDesktop = useAppInfo().data?.host === 'electron'
  /** The system or the browser will ask for the microphone. */
  const isAsked = useMicrophoneAccess() === 'undecided' && opensMicrophone
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
  const hints = [
    privacy.retention !== 'for-ever' && t(`live.empty.retention.${privacy.retention}`),
    isSoundKept(privacy) && t('live.empty.recording'),
    isAsked && t(`live.empty.permission.${isDesktop ? 'system' : 'browser'}`),
    isDemo && t('live.empty.demoHint'),
  ].filter((hint) => hint !== false)
  return (
    <main {...place}>
      <div className={styles.start}>
        <Modes
          isMeeting={isMeeting}
          hasVoice={reason === undefined}
          onChoose={onChoose}
          onPlaySample={onPlaySample}
        />
        {setup}
        {reason !== undefined && (
          <p className={styles.quiet}>
            <strong>{reason.title}</strong> {reason.remedy}
          </p>
        )}
        {reason === undefined && hints.length > 0 && <p className={styles.quiet}>{hints.join(' ')}</p>}
        {isFirst ? <Preview /> : data !== undefined && <div className={styles.recent}>{recent}</div>}
      </div>
    </main>
  )
}
