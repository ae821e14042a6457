import type { Allowance, Usage } from './calls.ts'

/** Speech that was sent in the month so far, in milliseconds. */
export interface SpeechOfMonth {
  /** With the key in use. */
  readonly usedMs: number
  /** Of the whole account, where the service tells. */
  readonly account: Allowance | undefined
}

const SPEECH = 'speech_to_text'

/**
 * The service counts; where it does not tell, Parley's own sessions do.
 *
 * @param usage as the service tells it
 * @param keptMs what the sessions that are kept have sent since the month began
 */
export function speechOfMonth(usage: Usage | undefined, keptMs: number): SpeechOfMonth {
  const account = usage?.speech
  const product = usage?.products.find(({ type, unit }) => type === SPEECH && unit === 'milliseconds')
  return { usedMs: product?.usedByKey ?? account?.used ?? keptMs, account }
}

/** @returns milliseconds since 1970, where the reader is */
export const beginningOfMonth = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), 1).getTime()
