import { type StoreApi, useStore } from 'zustand'
import type { Month } from '../session/month-watch.ts'
import { Told } from './live-notice.tsx'

interface MonthNoticesProps {
  readonly month: StoreApi<Month>
  readonly isRunning: boolean
}

/** How near the month is to its limits. */
export function MonthNotices({ month, isRunning }: MonthNoticesProps) {
  const own = useStore(month, (state) => state.own)
  const account = useStore(month, (state) => state.account)
  return (
    <>
      {own === 'near' && isRunning && <Told name="monthNear" />}
      {own === 'reached' && <Told name="monthReached" />}
      {account !== 'far' && isRunning && <Told name="accountNear" />}
    </>
  )
}
