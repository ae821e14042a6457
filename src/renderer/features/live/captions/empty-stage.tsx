import { Ear, Play, Users } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSoundKept } from '../../../../core/library/retention.ts'
import type { Unavailable } from '../../../../core/service/service-features.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { useAppInfo, useMicrophoneAccess } from '../../../queries/host-queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import styles from './live-caption-list.module.css'
import type { EmptyStageText } from './stage-state.ts'
import { useZoom } from './use-zoom.ts'

interface EmptyStageProps {
  readonly text: EmptyStageText
  readonly isDemo: boolean
  /** Whether Start opens both sides of a meeting. */
  readonly isMeeting: boolean
  /** Whether there are no targets, so that speech is only transcribed. */
  readonly isTranscription: boolean
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
  isDemo,
  isMeeting,
  isTranscription,
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
  const hint = isMeeting ? 'hintMeeting' : isTranscription ? 'hintTranscription' : 'hint'
  const stage = useRef<HTMLElement>(null)
  useZoom(stage, onResize)
  return (
    <main ref={stage} className={styles.stage} aria-label={t('live.captions')}>
      <div className={styles.empty}>
        {text === 'ready' ? (
          <>
            <h2 className={styles.emptyTitle}>{reason?.title ?? t('live.empty.title')}</h2>
            <p className={styles.emptyHint}>{reason?.remedy ?? t(`live.empty.${hint}`)}</p>
            {reason === undefined && opensMicrophone && <MicrophoneHint />}
            {reason === undefined && (
              <p className={styles.emptyHint}>
                {t(`live.empty.retention.${privacy.retention}`)}{' '}
                {isSoundKept(privacy) && t('live.empty.recording')}
              </p>
            )}
          </>
        ) : (
          <p className={styles.emptyHint}>{t(`live.empty.${text}`)}</p>
        )}
        {isDemo && text !== 'sample' && <p className={styles.emptyHint}>{t('live.empty.demoHint')}</p>}
        {text === 'ready' && (
          <div className={styles.ways}>
            {reason === undefined && <Ways isDemo={isDemo} isMeeting={isMeeting} onChoose={onChoose} />}
            <Button hint={t('live.sample.hint')} onClick={onPlaySample}>
              <Play size={16} aria-hidden />
              {t('live.sample.play')}
            </Button>
          </div>
        )}
      </div>
    </main>
  )
}

/** Offers what a session may be for, the choice of the last time first; newcomers mostly come for a meeting. */
function Ways({ isDemo, isMeeting, onChoose }: Pick<EmptyStageProps, 'isDemo' | 'isMeeting' | 'onChoose'>) {
  const { t } = useTranslation()
  // The order stays: nothing may move under the pointer.
  const [isMeetingFirst] = useState(isMeeting || isDemo)
  const meeting = (
    <Button
      key="meeting"
      aria-pressed={isMeeting}
      hint={t('live.meeting.hint')}
      onClick={() => onChoose(true)}
    >
      <Users size={16} aria-hidden />
      {t('live.ways.meeting')}
    </Button>
  )
  const listen = (
    <Button
      key="listen"
      aria-pressed={!isMeeting}
      hint={t('live.ways.listenHint')}
      onClick={() => onChoose(false)}
    >
      <Ear size={16} aria-hidden />
      {t('live.ways.listen')}
    </Button>
  )
  return isMeetingFirst ? [meeting, listen] : [listen, meeting]
}

/** Says why the system or the browser will ask for the microphone, and for how long it is used, before it asks. */
function MicrophoneHint() {
  const { t } = useTranslation()
  const isDesktop = useAppInfo().data?.host === 'electron'
  if (useMicrophoneAccess() !== 'undecided') return null
  return <p className={styles.emptyHint}>{t(`live.empty.permission.${isDesktop ? 'system' : 'browser'}`)}</p>
}
