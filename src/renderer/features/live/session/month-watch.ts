import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SpeechOfMonth } from '../../../../core/areas/usage/speech-of-month.ts'
import type { Allowance } from '../../../../core/areas/usage/usage-calls.ts'
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

const worst = (states: readonly LimitState[]): LimitState =>
  (['reached', 'near'] as const).find((state) => states.includes(state)) ?? 'far'

const UNKNOWN: Month = { usedMs: undefined, own: 'far', account: 'far' }

/**
 * Monitors the monthly usage during a session: the user is warned before a limit is reached, and the user's own
 * limit ends the session.
 *
 * @param lives views whose sessions count together: those of both sides of a meeting
 * @param ask resolves during the session, whose start does not wait for it
 * @param lateMs speech of the session that was translated late, in milliseconds
 */
export function watchMonth(
  lives: readonly Live[],
  ask: () => Promise<MonthAtStart>,
  lateMs: () => number,
): StoreApi<Month> {
  const month = createStore<Month>(() => UNKNOWN)
  let generation = 0
  let take: (() => void) | undefined
  /** Audio sent by all views since the first of them started: as text alone, and with a spoken translation. */
  let sent = { asText: 0, asSpeech: 0 }
  let isEnded = false

  const begin = async (isSample: boolean) => {
    generation += 1
    const own = generation
    take = undefined
    sent = { asText: 0, asSpeech: 0 }
    isEnded = false
    month.setState(UNKNOWN)
    // The sample meeting is not sent to the account.
    if (isSample) return
    const { usedMs, account, speechToSpeech, ownLimitMs } = await ask()
    if (own !== generation) return
    const ownWatch = new LimitWatch(ownLimitMs)
    const stateOf = (allowance: Allowance | undefined, sentMs: number) =>
      new LimitWatch(allowance?.limit ?? undefined).update((allowance?.used ?? 0) + sentMs)
    take = () => {
      // Late speech is never spoken.
      const [asText, asSpeech] = [sent.asText + lateMs(), sent.asSpeech]
      const usedNow = usedMs + asText + asSpeech
      // A service that doesn't count spoken translations apart counts them as speech.
      const isApart = speechToSpeech !== undefined
      const states = [
        stateOf(account, isApart ? asText : asText + asSpeech),
        ...(asSpeech > 0 ? [stateOf(speechToSpeech, asSpeech)] : []),
      ]
      month.setState({ usedMs: usedNow, own: ownWatch.update(usedNow), account: worst(states) })
    }
    take()
    enforce()
  }

  const enforce = () => {
    const running = lives.filter(({ store }) => store.getState().phase.type === 'running')
    if (isEnded || month.getState().own !== 'reached' || running.length === 0) return
    isEnded = true
    for (const { actions } of running) actions.stop()
  }

  for (const { store } of lives)
    store.subscribe(({ phase, config, sentMs, isSample }, before) => {
      const isFirst = lives.every((live) => live.store === store || !isBusy(live.store.getState()))
      if (phase.type === 'preparing' && before.phase.type !== 'preparing' && isFirst) void begin(isSample)
      if (sentMs > before.sentMs) {
        sent[config?.spokenLanguages.length ? 'asSpeech' : 'asText'] += sentMs - before.sentMs
        take?.()
      }
      if (sentMs !== before.sentMs || phase !== before.phase) enforce()
    })
  return month
}
