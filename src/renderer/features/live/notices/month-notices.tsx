import { useStore } from 'zustand'
import { useLivePage } from '../live-context.ts'
import { LiveNotice } from './live-notice.tsx'

interface MonthNoticesProps {
  readonly isRunning: boolean
}

/** Notices about the monthly limits. */
export function MonthNotices({ isRunning }: MonthNoticesProps) {
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
