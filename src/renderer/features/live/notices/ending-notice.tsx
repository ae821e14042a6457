import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Side } from '../../../../core/voice/sides.ts'
import { watchForMicrophone } from '../../../engine/capture/microphone.ts'
import { isDenial } from '../../../shared/denial.ts'
import { DeniedNotice } from '../../../shared/denied-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice, NoticeSubject } from '../../../ui/layout/notice.tsx'
import { isRefusedBesideOther } from '../meeting/decided.ts'
import type { Live } from '../session/live.ts'
import type { LivePhase } from '../session/live-state.ts'
import { isBusy } from '../session/status.ts'
import { SessionErrorNotice } from './session-error-notices.tsx'
import { useDismissalFor } from './use-dismissal-for.ts'

export interface EndingNoticeProps {
  readonly live: Live
  /** The other side of a meeting. */
  readonly other: Live
  /** ID of the active account. */
  readonly account: string
  readonly onStart: () => void
  /** Starts a side of a meeting again while the other is running. */
  readonly onRetry: (side: Side) => void
}

/** Reports what ended the session of a side, and whether it can be started again. */
export function EndingNotice({ live, other, account, onStart, onRetry }: EndingNoticeProps) {
  const { t } = useTranslation()
  const state = useStore(
    live.store,
    useShallow(({ phase, liveSince, side }) => ({ phase, liveSince, side })),
  )
  const { phase, side } = state
  const ending = useEnding(phase, account)
  const isOtherBusy = useStore(other.store, isBusy)
  const otherName = useStore(other.store, (each) => each.side?.name)
  if (ending === undefined) return null
  const { error, dismiss } = ending
  const again = side !== undefined && isOtherBusy && (
    <Button onClick={() => onRetry(side.type)}>{t('app.tryAgain')}</Button>
  )
  return (
    <NoticeSubject value={side?.name}>
      {isRefusedBesideOther(state, isOtherBusy) ? (
        <Notice
          tone="error"
          title={t('live.notices.oneSession.title')}
          remedy={t('live.notices.oneSession.remedy', { name: otherName })}
          actions={again}
          onDismiss={dismiss}
        />
      ) : isDenial(error) ? (
        <DeniedNotice
          error={error}
          again={again || <Button onClick={onStart}>{t('app.tryAgain')}</Button>}
          onDismiss={dismiss}
        />
      ) : (
        <SessionErrorNotice error={error} again={again} onDismiss={dismiss} />
      )}
    </NoticeSubject>
  )
}

/**
 * The final error of a session, until it is dismissed, another account is selected, or the microphone that it misses is
 * connected.
 */
function useEnding(phase: LivePhase, account: string) {
  const error = phase.type === 'failed' ? phase.error : phase.type === 'stopped' ? phase.problem : undefined
  const { isOver, dismiss } = useDismissalFor(error, account)
  const isMissing = error?.kind === 'microphone' && error.reason === 'missing'
  const found = useEffectEvent(dismiss)
  useEffect(() => (isMissing ? watchForMicrophone(() => found()) : undefined), [isMissing])
  return error === undefined || isOver ? undefined : { error, dismiss }
}
