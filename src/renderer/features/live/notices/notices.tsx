import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { AppError } from '../../../../core/base/errors.ts'
import { DEMO } from '../../../../core/settings/account.ts'
import { KEPT_LIMIT_MS } from '../../../../core/voice/sending/replay-buffer.ts'
import type { Side } from '../../../../core/voice/sides.ts'
import { useHostState } from '../../../bridge/react.tsx'
import { useRemedies } from '../../../bridge/remedies.ts'
import type { MicrophoneUse } from '../../../engine/sound-options.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { useAppInfo } from '../../../queries/host-queries.ts'
import { isDenial } from '../../../shared/denial.ts'
import { DeniedNotice } from '../../../shared/denied-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice, NoticeSubject } from '../../../ui/layout/notice.tsx'
import { gapMs } from '../captions/caption-gaps.ts'
import { useLivePage } from '../live-context.ts'
import { isRefusedBesideOther } from '../meeting/preferred-first.ts'
import { groupEqual } from '../session/grouped-problems.ts'
import type { Live } from '../session/live.ts'
import type { LivePhase, LiveState } from '../session/live-state.ts'
import { isBusy, statusOf } from '../session/status.ts'
import { KeptNotice, SoundNotice, TextFileNotice } from './kept-notices.tsx'
import { LiveNotice } from './live-notice.tsx'
import { MonthNotices } from './month-notices.tsx'
import { SampleNotices } from './sample-notices.tsx'
import { StoppedNotice } from './stopped-notice.tsx'

/** Tolerance for a full buffer: it is full when there is no room for another frame. */
const NEARLY_MS = 1000

const seconds = (ms: number): number => Math.round(ms / 1000)

interface NoticesProps {
  /** ID of the active account. */
  readonly account: string
  readonly onPlaySample: () => void
  readonly onEnterKey: () => void
  readonly onStart: () => void
  /** Starts a side of a meeting again while the other is running. */
  readonly onRetry: (side: Side) => void
}

/** Current notices: what happened, what was saved, and what to do. */
export function Notices({ account, onPlaySample, onEnterKey, onStart, onRetry }: NoticesProps) {
  const { mine: live, theirs } = useLivePage().lives
  const isMeeting = useStore(live.store, ({ side }) => side !== undefined)
  const isTheirsBusy = useStore(theirs.store, isBusy)
  const isStopped = useStore(
    live.store,
    ({ phase, isSample }) => phase.type === 'stopped' && phase.problem === undefined && !isSample,
  )
  const isRunning = useStore(live.store, ({ phase }) => phase.type === 'running')
  const isOwnPaused = useStore(live.store, ({ isPaused }) => isPaused)
  const isPaused = useStore(theirs.store, ({ isPaused: areTheyPaused }) => areTheyPaused) || isOwnPaused
  return (
    <>
      {isStopped && !isTheirsBusy && <StoppedNotice />}
      <SampleNotices
        live={live}
        isDemo={account === DEMO}
        onPlaySample={onPlaySample}
        onEnterKey={onEnterKey}
      />
      <KeptNotice />
      <SoundNotice />
      <TextFileNotice />
      <MonthNotices isRunning={isRunning || isTheirsBusy} />
      {isPaused && <LiveNotice name="paused" />}
      <SessionNotices live={live} other={theirs} {...{ account, onStart, onRetry }} />
      {isMeeting && <SessionNotices live={theirs} other={live} {...{ account, onStart, onRetry }} />}
    </>
  )
}

interface SessionNoticesProps extends Pick<NoticesProps, 'account' | 'onStart' | 'onRetry'> {
  readonly live: Live
  /** The other side of a meeting. */
  readonly other: Live
}

/** Notices of one voice session; in a meeting with the name of its side. */
function SessionNotices({ live, other, account, onStart, onRetry }: SessionNoticesProps) {
  const { t } = useTranslation()
  const shown = useStore(
    live.store,
    useShallow((state: LiveState) => ({
      phase: state.phase,
      isSample: state.isSample,
      isMuted: state.isMuted,
      isPaused: state.isPaused,
      hearing: state.hearing,
      microphone: state.microphone,
      systemAudio: state.systemAudio,
      isInterrupted: state.isInterrupted,
      liveSince: state.liveSince,
      side: state.side,
      heldMs: state.heldMs,
      isSlow: state.isSlow,
      limit: state.limit,
      gaps: state.gaps,
      problems: state.problems,
    })),
  )
  const {
    phase,
    side,
    hearing,
    microphone,
    systemAudio,
    isInterrupted,
    heldMs,
    isSlow,
    limit,
    gaps,
    problems,
  } = shown
  const isInBrowser = useAppInfo().data?.host === 'webhost'
  // The page reports a lost host, with the speech that is kept.
  const isHostLost = useHostState() === 'lost'
  const ending = useEnding(phase, account)
  const isReconnecting = statusOf(shown) === 'reconnecting'
  const lostSeconds = Math.ceil(gapMs(gaps) / 1000)
  const lost = useDismissal(lostSeconds, account)
  // While the buffer is full, more speech is lost every second: one notice reports it.
  const isFull = isReconnecting && gaps.length > 0 && heldMs >= KEPT_LIMIT_MS - NEARLY_MS
  const isUnheard = side?.type !== 'theirs' && (shown.isMuted || shown.isPaused)
  const reconnectingAs = isFull ? 'reconnectingFull' : isUnheard ? 'reconnectingUnheard' : 'reconnecting'
  const isOtherBusy = useStore(other.store, isBusy)
  // Others who are silent, or who are muted here and speak, are nothing to mend: the status says it.
  const isOwn = side?.type !== 'theirs'
  const isSystemDenied = systemAudio === 'denied' || systemAudio === 'silent'
  const otherName = useStore(other.store, (state) => state.side?.name)
  const again = side !== undefined && isOtherBusy && (
    <Button onClick={() => onRetry(side.type)}>{t('app.tryAgain')}</Button>
  )
  return (
    <NoticeSubject value={side?.name}>
      {ending !== undefined &&
        (isRefusedBesideOther(shown, isOtherBusy) ? (
          <Notice
            tone="error"
            title={t('live.notices.oneSession.title')}
            remedy={t('live.notices.oneSession.remedy', { name: otherName })}
            actions={again}
            onDismiss={ending.dismiss}
          />
        ) : isDenial(ending.error) ? (
          <DeniedNotice
            error={ending.error}
            again={again || <Button onClick={onStart}>{t('app.tryAgain')}</Button>}
            onDismiss={ending.dismiss}
          />
        ) : (
          <ErrorNotice error={ending.error} again={again} onDismiss={ending.dismiss} />
        ))}
      {isReconnecting && !isHostLost && (
        <LiveNotice
          name={reconnectingAs}
          counter={
            isFull
              ? t('live.notices.dropped.counter', { seconds: lostSeconds })
              : t('live.notices.reconnecting.counter', { seconds: seconds(heldMs) })
          }
          actions={<Button onClick={live.actions.reconnect}>{t('live.tryNow')}</Button>}
        />
      )}
      {isSlow && (
        <LiveNotice name="slow" counter={t('live.notices.slow.counter', { seconds: seconds(heldMs) })} />
      )}
      {limit === 'near' && phase.type === 'running' && <LiveNotice name="limitNear" />}
      {limit === 'reached' && <LiveNotice name="limitReached" />}
      {gaps.length > 0 && (!isFull || isHostLost) && !lost.isOver && (
        <Notice
          tone="error"
          title={t('live.notices.dropped.title')}
          remedy={t('live.notices.dropped.remedy')}
          counter={t('live.notices.dropped.counter', { seconds: lostSeconds })}
          onDismiss={lost.dismiss}
        />
      )}
      {isInterrupted && <LiveNotice name={isInBrowser ? 'interruptedInBrowser' : 'interrupted'} />}
      {!isInterrupted && microphone.type !== 'chosen' && <MicrophoneNotice use={microphone} />}
      {systemAudio === 'ended' && <LiveNotice name="systemLost" />}
      {!isInterrupted && systemAudio === 'missing' && <LiveNotice name="systemMissing" />}
      {systemAudio === 'with-own' && <LiveNotice name="systemOwn" />}
      {isSystemDenied && <DeniedNotice error={{ kind: 'system-audio', reason: systemAudio }} />}
      {isOwn &&
        !isInterrupted &&
        !isSystemDenied &&
        microphone.type !== 'none' &&
        hearing.type === 'silent' && (
          <LiveNotice
            name="silent"
            counter={t('live.notices.silent.counter', { seconds: seconds(hearing.forMs) })}
          />
        )}
      {isOwn && hearing.type === 'muted-speech' && <LiveNotice name="mutedSpeech" />}
      {groupEqual(problems).map(({ words, problem, equal }) => (
        <ErrorNotice
          key={words}
          error={problem}
          onDismiss={() => equal.forEach(live.actions.dismissProblem)}
        />
      ))}
    </NoticeSubject>
  )
}

/** The final error of a session, until it is dismissed or another account is selected. */
function useEnding(phase: LivePhase, account: string) {
  const error = phase.type === 'failed' ? phase.error : phase.type === 'stopped' ? phase.problem : undefined
  const { isOver, dismiss } = useDismissal(error, account)
  return error === undefined || isOver ? undefined : { error, dismiss }
}

/** Whether a notice was dismissed, or concerned an account that is no longer active. */
function useDismissal(about: unknown, account: string) {
  const [shown, setShown] = useState({ about, account, isDismissed: false })
  if (shown.about !== about) setShown({ about, account, isDismissed: false })
  return {
    isOver: shown.isDismissed || shown.account !== account,
    dismiss: () => setShown({ about, account, isDismissed: true }),
  }
}

/** Names the missing microphone and its replacement, if any. */
function MicrophoneNotice({ use }: { readonly use: Exclude<MicrophoneUse, { type: 'chosen' }> }) {
  const { t } = useTranslation()
  const name = use.missing || t('live.microphone')
  const isReplaced = use.type === 'instead'
  const place = isReplaced ? 'microphoneReplaced' : 'microphoneLost'
  return (
    <Notice
      tone="info"
      title={t(`live.notices.${place}.title`, { name })}
      remedy={t(`live.notices.${place}.remedy`, {
        name,
        other: (isReplaced && use.name) || t('live.defaultMicrophone'),
      })}
    />
  )
}

interface ErrorNoticeProps {
  readonly error: AppError
  /** Button that tries again, if that is possible. */
  readonly again?: ReactNode
  readonly onDismiss?: () => void
}

function ErrorNotice({ error, again, onDismiss }: ErrorNoticeProps) {
  const { title, remedy, details } = useErrorText()(error)
  const remedyFor = useRemedies()
  return (
    <Notice
      tone="error"
      title={title}
      remedy={remedy}
      details={details}
      actions={
        <>
          {remedyFor(error)}
          {again}
        </>
      }
      onDismiss={onDismiss}
    />
  )
}
