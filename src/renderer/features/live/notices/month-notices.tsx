import { type StoreApi, useStore } from 'zustand'
import type { Month } from '../session/month-watch.ts'
import { LiveNotice } from './live-notice.tsx'

interface MonthNoticesProps {
  readonly month: StoreApi<Month>
  readonly isRunning: boolean
}

/** Notices about the monthly limits. */
export function MonthNotices({ month, isRunning }: MonthNoticesProps) {
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
