import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { DEMO } from '../../../../core/settings/account.ts'
import { REPLAY_BUFFER_MS } from '../../../../core/voice/sending/send-queue.ts'
import { useHostState } from '../../../bridge/react.tsx'
import type { MicrophoneUse } from '../../../engine/sound-options.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useAppInfo } from '../../../queries/host-queries.ts'
import { useMissingSpeech } from '../../../queries/missing-speech-queries.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { DeniedNotice } from '../../../shared/denied-notice.tsx'
import { MissingSpeechNotice } from '../../../shared/missing-speech-notice.tsx'
import { Notice, NoticeSubject } from '../../../ui/layout/notice.tsx'
import { gapMs } from '../captions/caption-gaps.ts'
import { lateOf } from '../late/late-captions.ts'
import { useLate } from '../late/use-late.ts'
import { useLivePage } from '../live-context.ts'
import { groupEqual } from '../session/grouped-problems.ts'
import type { Live } from '../session/live.ts'
import type { LiveState } from '../session/live-state.ts'
import { isBusy, statusOf } from '../session/status.ts'
import { EndingNotice, type EndingNoticeProps } from './ending-notice.tsx'
import { ClosedCaptionsNotice, HubNotice, KeptNotice, SoundNotice, TextFileNotice } from './kept-notices.tsx'
import { LiveNotice } from './live-notice.tsx'
import { reconnectingAs } from './reconnecting-as.ts'
import { ReconnectingNotice } from './reconnecting-notice.tsx'
import { SampleNotices } from './sample-notices.tsx'
import { RefusedChangeNotice, SessionErrorNotice } from './session-error-notices.tsx'
import { StoppedNotice } from './stopped-notice.tsx'
import { useDismissalFor } from './use-dismissal-for.ts'

/** Tolerance for a full buffer: it is full when there is no room for another frame. */
const NEARLY_MS = 1000

const seconds = (ms: number): number => Math.round(ms / 1000)

const isDeniedSystem = (use: LiveState['systemAudio']): use is 'denied' | 'silent' =>
  use === 'denied' || use === 'silent'

/** Whether a view has lost its connection while its speaker is not heard. */
const isUnheardNow = (state: LiveState): boolean =>
  statusOf(state) === 'reconnecting' && (state.isMuted || state.isPaused)

interface NoticesProps extends Omit<EndingNoticeProps, 'live' | 'other'> {
  readonly onPlaySample: () => void
  readonly onEnterKey: () => void
}

/**
 * Current notices: what happened, what was saved, and what to do. The most serious stands first: what ended a session,
 * then what is lost or not heard, then what mends itself; the own side before that of the others.
 */
export function Notices({ account, onPlaySample, onEnterKey, onStart, onRetry }: NoticesProps) {
  const {
    lives: { mine: live, theirs },
    kept,
  } = useLivePage()
  const id = useStore(kept.store, (state) => state.id)
  const isMeeting = useStore(live.store, ({ side }) => side !== undefined)
  const isTheirsBusy = useStore(theirs.store, isBusy)
  const isStopped = useStore(
    live.store,
    ({ phase, isSample }) => phase.type === 'stopped' && phase.problem === undefined && !isSample,
  )
  const isRunning = useStore(live.store, ({ phase }) => phase.type === 'running')
  const isOwnPaused = useStore(live.store, ({ isPaused }) => isPaused)
  const isPaused = useStore(theirs.store, ({ isPaused: areTheyPaused }) => areTheyPaused) || isOwnPaused
  const ending = { account, onStart, onRetry }
  return (
    <>
      <EndingNotice live={live} other={theirs} {...ending} />
      {isMeeting && <EndingNotice live={theirs} other={live} {...ending} />}
      <SessionNotices live={live} other={theirs} account={account} />
      {isMeeting && <SessionNotices live={theirs} other={live} account={account} />}
      {isPaused && <LiveNotice name="paused" />}
      <MonthNotices isRunning={isRunning || isTheirsBusy} />
      <MissingSpeechNotice id={id} offersLater={false} />
      <KeptNotice />
      <SoundNotice />
      <ClosedCaptionsNotice />
      <HubNotice />
      <TextFileNotice />
      <SpeechBehindNotice live={live} />
      <SilenceNotice live={live} />
      {isStopped && !isTheirsBusy && <StoppedNotice />}
      <SampleNotices
        live={live}
        isDemo={account === DEMO}
        onPlaySample={onPlaySample}
        onEnterKey={onEnterKey}
      />
    </>
  )
}

/** Silence loses nothing, and others may be silent. */
function SilenceNotice({ live }: { readonly live: Live }) {
  const { t } = useTranslation()
  const forMs = useStore(live.store, ({ hearing, microphone, systemAudio, isInterrupted }) =>
    isInterrupted || isDeniedSystem(systemAudio) || microphone.type === 'none' || hearing.type !== 'silent'
      ? undefined
      : hearing.forMs,
  )
  const name = useStore(live.store, ({ side }) => side?.name)
  if (forMs === undefined) return null
  return (
    <NoticeSubject value={name}>
      <LiveNotice name="silent" counter={t('live.notices.silent.counter', { seconds: seconds(forMs) })} />
    </NoticeSubject>
  )
}

/** Only whoever speaks can help: a file, and what the computer plays, goes on. */
function SpeechBehindNotice({ live }: { readonly live: Live }) {
  const { audio, meeting } = useSettings()
  const isSpeaker = meeting.isOn || audio.input !== 'system'
  const isFarBehind = useStore(
    live.store,
    ({ isFarBehind: isFar, isPaused, phase, file }) =>
      isFar && !isPaused && phase.type === 'running' && file === undefined,
  )
  return isSpeaker && isFarBehind && <LiveNotice name="speechBehind" />
}

/** Notices of one running voice session; in a meeting with the name of its side. */
function SessionNotices({ live, other, account }: Omit<EndingNoticeProps, 'onStart' | 'onRetry'>) {
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
      captureMarks: state.captureMarks,
      problems: state.problems,
      refusedChange: state.refusedChange,
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
    refusedChange,
  } = shown
  const isInBrowser = useAppInfo().data?.host === 'webhost'
  // The page says that its host is gone, or that it needs a new link, with the speech that is kept.
  const isHostLost = useHostState() !== 'open'
  const isReconnecting = statusOf(shown) === 'reconnecting'
  const late = useLate()
  const lostSeconds = Math.ceil(gapMs(lateOf(late, shown).gaps) / 1000)
  const lost = useDismissalFor(lostSeconds, account)
  // While the buffer is full, more speech is lost every second: one notice reports it.
  const isFull = isReconnecting && gaps.length > 0 && heldMs >= REPLAY_BUFFER_MS - NEARLY_MS
  const { kept } = useLivePage()
  const outage = useStore(kept.store, ({ outages }) => outages[side?.type ?? 'single'])
  const { duration } = useFormats()
  const isKept = outage?.isKept === true
  // Missing speech whose sound was stored has a notice of its own.
  const missing = useMissingSpeech(useStore(kept.store, ({ id }) => id))
  const isMissing = missing !== undefined && (missing.state !== 'done' || missing.isUnreadable === true)
  // The notice of both sides is about the speech of the user.
  const isOtherUnheard = useStore(other.store, isUnheardNow)
  const isUnheard = side?.type === 'theirs' ? isOtherUnheard : shown.isMuted || shown.isPaused
  const isSessionKept = useStore(kept.store, (state) => state.isKept)
  const isOtherReconnecting = useStore(other.store, (state) => statusOf(state) === 'reconnecting')
  const isTheirsOnly = side?.type === 'theirs' && !isOtherReconnecting
  const reconnecting = reconnectingAs({ isFull, isSessionKept, stored: outage, isTheirsOnly })
  const isStored = reconnecting === 'reconnectingKept' || reconnecting === 'reconnectingNoRoom'
  // Others who are silent, or who are muted here and speak, are nothing to mend: the status says it.
  const isOwn = side?.type !== 'theirs'
  return (
    <NoticeSubject value={side?.name}>
      {isDeniedSystem(systemAudio) && <DeniedNotice error={{ kind: 'system-audio', reason: systemAudio }} />}
      {groupEqual(problems).map(({ words, problem, equal }) => (
        <SessionErrorNotice
          key={words}
          error={problem}
          onDismiss={() => equal.forEach(live.actions.dismissProblem)}
        />
      ))}
      {refusedChange !== undefined && <RefusedChangeNotice error={refusedChange} live={live} />}
      {lostSeconds > 0 && !isKept && !isMissing && (!isFull || isHostLost) && !lost.isOver && (
        <Notice
          tone="error"
          title={t('live.notices.dropped.title')}
          remedy={t('live.notices.dropped.remedy')}
          counter={t('live.notices.dropped.counter', { seconds: lostSeconds })}
          onDismiss={lost.dismiss}
        />
      )}
      {outage?.error !== undefined && outage.error.kind !== 'host-lost' && (
        <SessionErrorNotice error={outage.error} />
      )}
      {isOwn && hearing.type === 'muted-speech' && <LiveNotice name="mutedSpeech" />}
      {systemAudio === 'with-own' && <LiveNotice name="systemOwn" />}
      {!isInterrupted && systemAudio === 'missing' && <LiveNotice name="systemMissing" />}
      {systemAudio === 'ended' && <LiveNotice name="systemLost" />}
      {!isInterrupted && microphone.type !== 'chosen' && <MicrophoneNotice use={microphone} />}
      {isInterrupted && <LiveNotice name={isInBrowser ? 'interruptedInBrowser' : 'interrupted'} />}
      {limit === 'reached' && <LiveNotice name="limitReached" />}
      {limit === 'near' && phase.type === 'running' && <LiveNotice name="limitNear" />}
      {isSlow && (
        <LiveNotice name="slow" counter={t('live.notices.slow.counter', { seconds: seconds(heldMs) })} />
      )}
      {isReconnecting && !isHostLost && (
        <ReconnectingNotice
          name={isUnheard ? 'reconnectingUnheard' : reconnecting}
          phase={phase}
          onReconnect={() => [live, other].forEach(({ actions }) => actions.reconnect())}
          counter={
            isStored
              ? t('live.notices.reconnectingKept.counter', { length: duration(outage?.keptMs ?? 0) })
              : reconnecting === 'reconnectingFull'
                ? t('live.notices.dropped.counter', { seconds: lostSeconds })
                : t('live.notices.reconnecting.counter', { seconds: seconds(heldMs) })
          }
        />
      )}
    </NoticeSubject>
  )
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

/** Notices about the monthly limits. */
function MonthNotices({ isRunning }: { readonly isRunning: boolean }) {
  const { month } = useLivePage()
  const own = useStore(month, (state) => state.own)
  const account = useStore(month, (state) => state.account)
  return (
    <>
      {own === 'near' && isRunning && <LiveNotice name="monthNear" />}
      {own === 'reached' && <LiveNotice name="monthReached" />}
      {account !== 'far' && isRunning && <LiveNotice name="accountNear" />}
    </>
  )
}
