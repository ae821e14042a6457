import type { Allowance, Usage } from './calls.ts'

/** Speech that was sent in the month so far, in milliseconds. */
export interface SpeechOfMonth {
  /** Usage of the active key. */
  readonly usedMs: number
  /** Usage of the whole account, if the service reports it. */
  readonly account: Allowance | undefined
}

const SPEECH = 'speech_to_text'

/**
 * Speech of the current month, as counted by the service, or else by Parley's own sessions.
 *
 * @param usage as reported by the service
 * @param keptMs audio that the stored sessions have sent since the month began
 */
export function speechOfMonth(usage: Usage | undefined, keptMs: number): SpeechOfMonth {
  const account = usage?.speech
  const product = usage?.products.find(({ type, unit }) => type === SPEECH && unit === 'milliseconds')
  return { usedMs: product?.usedByKey ?? account?.used ?? keptMs, account }
}

/** @returns milliseconds since 1970, in the local time zone */
export const beginningOfMonth = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), 1).getTime()
