import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SpeechOfMonth } from '../../../../core/usage/speech-of-month.ts'
import { type LimitState, LimitWatch } from './limit-watch.ts'
import type { Live } from './live-store.ts'

/** Usage of a month including the current or latest session. */
export interface Month {
  /** Sent so far, with this session; nothing where it is not known. */
  readonly usedMs: number | undefined
  /** State in relation to the user's monthly limit. */
  readonly own: LimitState
  /** State of the account in relation to the service's limit. */
  readonly account: LimitState
}

/** Usage at the start of a session. */
export interface MonthAtStart extends SpeechOfMonth {
  readonly ownLimitMs: number | undefined
}

const UNKNOWN: Month = { usedMs: undefined, own: 'far', account: 'far' }

/**
 * Watches the monthly usage during a session: the user is warned shortly before a limit, and the user's own
 * limit ends the session.
 *
 * @param ask resolves during the session: nobody waits for it before speaking
 */
export function watchMonth({ store, actions }: Live, ask: () => Promise<MonthAtStart>): StoreApi<Month> {
  const month = createStore<Month>(() => UNKNOWN)
  let generation = 0
  let take: ((sentMs: number) => void) | undefined
  let isEnded = false

  const begin = async () => {
    generation += 1
    const own = generation
    take = undefined
    isEnded = false
    month.setState(UNKNOWN)
    // The sample meeting is not sent to the account.
    if (store.getState().isSample) return
    const { usedMs, account, ownLimitMs } = await ask()
    if (own !== generation) return
    const ownWatch = new LimitWatch(ownLimitMs)
    const accountWatch = new LimitWatch(account?.limit ?? undefined)
    take = (sentMs) =>
      month.setState({
        usedMs: usedMs + sentMs,
        own: ownWatch.take(usedMs + sentMs),
        account: accountWatch.take((account?.used ?? 0) + sentMs),
      })
    take(store.getState().sentMs)
    enforce()
  }

  const enforce = () => {
    if (isEnded || month.getState().own !== 'reached' || store.getState().phase.is !== 'running') return
    isEnded = true
    actions.stop()
  }

  store.subscribe(({ phase, sentMs }, before) => {
    if (phase.is === 'preparing' && before.phase.is !== 'preparing') void begin()
    if (sentMs !== before.sentMs) take?.(sentMs)
    if (sentMs !== before.sentMs || phase !== before.phase) enforce()
  })
  return month
}
