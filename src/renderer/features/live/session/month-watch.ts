import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SpeechOfMonth } from '../../../../core/usage/speech-of-month.ts'
import type { Live } from './live.ts'
import { isBusy } from './status.ts'
import { type LimitState, LimitWatch } from './watches.ts'

/** Usage of a month including the current or latest session. */
export interface Month {
  /** Audio sent this month including this session; undefined if unknown. */
  readonly usedMs: number | undefined
  /** State in relation to the user's monthly limit. */
  readonly own: LimitState
  /** State in relation to the service's limit for the account. */
  readonly account: LimitState
}

/** Usage at the start of a session. */
export interface MonthAtStart extends SpeechOfMonth {
  readonly ownLimitMs: number | undefined
}

const UNKNOWN: Month = { usedMs: undefined, own: 'far', account: 'far' }

/**
 * Monitors the monthly usage during a session: the user is warned before a limit is reached, and the user's own
 * limit ends the session.
 *
 * @param lives views whose sessions count together: those of both sides of a meeting
 * @param ask resolves during the session, whose start does not wait for it
 */
export function watchMonth(lives: readonly Live[], ask: () => Promise<MonthAtStart>): StoreApi<Month> {
  const month = createStore<Month>(() => UNKNOWN)
  let generation = 0
  let take: ((sentMs: number) => void) | undefined
  /** Audio sent by all views since the first of them started. */
  let sentMs = 0
  let isEnded = false

  const begin = async (isSample: boolean) => {
    generation += 1
    const own = generation
    take = undefined
    sentMs = 0
    isEnded = false
    month.setState(UNKNOWN)
    // The sample meeting is not sent to the account.
    if (isSample) return
    const { usedMs, account, ownLimitMs } = await ask()
    if (own !== generation) return
    const ownWatch = new LimitWatch(ownLimitMs)
    const accountWatch = new LimitWatch(account?.limit ?? undefined)
    take = (sent) =>
      month.setState({
        usedMs: usedMs + sent,
        own: ownWatch.take(usedMs + sent),
        account: accountWatch.take((account?.used ?? 0) + sent),
      })
    take(sentMs)
    enforce()
  }

  const enforce = () => {
    const running = lives.filter(({ store }) => store.getState().phase.type === 'running')
    if (isEnded || month.getState().own !== 'reached' || running.length === 0) return
    isEnded = true
    for (const { actions } of running) actions.stop()
  }

  for (const { store } of lives)
    store.subscribe(({ phase, sentMs: sent, isSample }, before) => {
      const isFirst = lives.every((live) => live.store === store || !isBusy(live.store.getState()))
      if (phase.type === 'preparing' && before.phase.type !== 'preparing' && isFirst) void begin(isSample)
      if (sent > before.sentMs) {
        sentMs += sent - before.sentMs
        take?.(sentMs)
      }
      if (sent !== before.sentMs || phase !== before.phase) enforce()
    })
  return month
}
