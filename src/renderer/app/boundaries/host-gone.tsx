import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Live } from '../../features/live/session/live.ts'
import { Notice } from '../../ui/layout/notice.tsx'

interface HostGoneProps {
  /** Speech that waits for the connection, as the page displays it. */
  readonly counter?: string | undefined
}

/** Reports that the host does not respond. The only report of it: everything else follows from it. */
export function HostGone({ counter }: HostGoneProps) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="error"
      title={t('app.hostGone.title')}
      remedy={t('app.hostGone.remedy')}
      counter={counter}
    />
  )
}

interface LiveHostGoneProps {
  readonly live: Pick<Live, 'store'>
  readonly theirs: Pick<Live, 'store'>
}

/** The same on the page with the sessions: with the speech that is kept until they are connected again. */
export function LiveHostGone({ live, theirs }: LiveHostGoneProps) {
  const { t } = useTranslation()
  const heldMs = Math.max(useStore(live.store, heldOf), useStore(theirs.store, heldOf))
  const seconds = Math.round(heldMs / 1000)
  return (
    <HostGone counter={seconds === 0 ? undefined : t('live.notices.reconnecting.counter', { seconds })} />
  )
}

const heldOf = ({ heldMs }: { readonly heldMs: number }) => heldMs
