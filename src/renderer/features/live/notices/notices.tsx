import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type StoreApi, useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { AppError } from '../../../../core/base/errors.ts'
import { DEMO } from '../../../../core/settings/settings.ts'
import { KEPT_LIMIT_MS } from '../../../../core/voice/sending/replay-buffer.ts'
import { useRemedies } from '../../../bridge/remedies.ts'
import type { MicrophoneUse } from '../../../engine/sound-options.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import { gapMs } from '../captions/gaps.ts'
import type { Kept } from '../recording/record-live.ts'
import type { LivePhase, LiveState } from '../session/live-state.ts'
import type { Live } from '../session/live-store.ts'
import type { Month } from '../session/month-watch.ts'
import { groupEqual } from '../session/problems.ts'
import { statusOf } from '../session/status.ts'
import { KeptNotice, SoundNotice, StoppedNotice } from './kept-notices.tsx'
import { LiveNotice } from './live-notice.tsx'
import { MonthNotices } from './month-notices.tsx'
import { SampleNotices } from './sample-notices.tsx'
import { TextFileNotice } from './text-file-notice.tsx'

/** Frames come and go: the buffer is full when there is no room for one more. */
const NEARLY_MS = 1000

const seconds = (ms: number): number => Math.round(ms / 1000)

interface NoticesProps {
  readonly live: Live
  readonly kept: Kept
  readonly month: StoreApi<Month>
  /** Id of the account in use. */
  readonly account: string
  readonly onPlaySample: () => void
  readonly onEnterKey: () => void
}

/** Current notices: what happened, what was kept, what to do. */
export function Notices({ live, kept, month, account, onPlaySample, onEnterKey }: NoticesProps) {
  const { t } = useTranslation()
  const state = useStore(
    live.store,
    useShallow(
      ({
        transcript: _transcript,
        playback: _playback,
        lagMs: _lag,
        lagSpread: _spread,
        sentMs: _sent,
        savedMs: _saved,
        ...rest
      }: LiveState) => rest,
    ),
  )
  const {
    phase,
    isSample,
    hearing,
    microphone,
    isSystemLost,
    isPaused,
    heldMs,
    isSlow,
    limit,
    gaps,
    problems,
  } = state
  const ending = useEnding(phase, account)
  const isReconnecting = statusOf(state) === 'reconnecting'
  const lostSeconds = Math.ceil(gapMs(gaps) / 1000)
  const lost = useDismissal(lostSeconds, account)
  // During an interruption, each second loses a second: this is reported in one place.
  const isFull = isReconnecting && gaps.length > 0 && heldMs >= KEPT_LIMIT_MS - NEARLY_MS
  return (
    <>
      {ending !== undefined && <ErrorNotice error={ending.error} onDismiss={ending.dismiss} />}
      {phase.is === 'stopped' && phase.problem === undefined && !isSample && <StoppedNotice kept={kept} />}
      <SampleNotices
        live={live}
        isDemo={account === DEMO}
        onPlaySample={onPlaySample}
        onEnterKey={onEnterKey}
      />
      <KeptNotice kept={kept} />
      <SoundNotice kept={kept} />
      <TextFileNotice />
      {isReconnecting && (
        <LiveNotice
          name={isFull ? 'reconnectingFull' : 'reconnecting'}
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
      {limit === 'near' && phase.is === 'running' && <LiveNotice name="limitNear" />}
      {limit === 'reached' && <LiveNotice name="limitReached" />}
      <MonthNotices month={month} isRunning={phase.is === 'running'} />
      {gaps.length > 0 && !isFull && !lost.isOver && (
        <Notice
          tone="error"
          title={t('live.notices.dropped.title')}
          remedy={t('live.notices.dropped.remedy')}
          counter={t('live.notices.dropped.counter', { seconds: lostSeconds })}
          onDismiss={lost.dismiss}
        />
      )}
      {microphone.is !== 'chosen' && <MicrophoneNotice use={microphone} />}
      {isSystemLost && <LiveNotice name="systemLost" />}
      {isPaused && <LiveNotice name="paused" />}
      {microphone.is !== 'none' && hearing.is === 'silent' && (
        <LiveNotice
          name="silent"
          counter={t('live.notices.silent.counter', { seconds: seconds(hearing.forMs) })}
        />
      )}
      {hearing.is === 'muted-speech' && <LiveNotice name="mutedSpeech" />}
      {groupEqual(problems).map(({ words, problem, equal }) => (
        <ErrorNotice
          key={words}
          error={problem}
          onDismiss={() => equal.forEach(live.actions.dismissProblem)}
        />
      ))}
    </>
  )
}

/** The final error of a session, until it is dismissed or another account is selected. */
function useEnding(phase: LivePhase, account: string) {
  const error = phase.is === 'failed' ? phase.error : phase.is === 'stopped' ? phase.problem : undefined
  const { isOver, dismiss } = useDismissal(error, account)
  return error === undefined || isOver ? undefined : { error, dismiss }
}

/** Whether a notice was dismissed, or concerned an account that is no longer active. */
function useDismissal(about: unknown, account: string) {
  const [told, setTold] = useState({ about, account, isDismissed: false })
  if (told.about !== about) setTold({ about, account, isDismissed: false })
  return {
    isOver: told.isDismissed || told.account !== account,
    dismiss: () => setTold({ about, account, isDismissed: true }),
  }
}

/** Names the missing microphone and its replacement, if any. */
function MicrophoneNotice({ use }: { readonly use: Exclude<MicrophoneUse, { is: 'chosen' }> }) {
  const { t } = useTranslation()
  const name = use.missing || t('live.microphone')
  const isReplaced = use.is === 'instead'
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
  readonly onDismiss?: () => void
}

function ErrorNotice({ error, onDismiss }: ErrorNoticeProps) {
  const { title, remedy, details } = useErrorText()(error)
  const remedyFor = useRemedies()
  return (
    <Notice
      tone="error"
      title={title}
      remedy={remedy}
      details={details}
      actions={remedyFor(error)}
      onDismiss={onDismiss}
    />
  )
}
