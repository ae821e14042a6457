import type { Allowance, Usage } from './usage-calls.ts'

/** Speech that was sent in the month so far, in milliseconds. */
export interface SpeechOfMonth {
  /** Usage of the active key. */
  readonly usedMs: number
  /** Usage of the whole account, if the service reports it. */
  readonly account: Allowance | undefined
  /** The same for sessions with a spoken translation, if the service counts them apart. */
  readonly speechToSpeech: Allowance | undefined
}

/**
 * Speech of the current month, as counted by the service, or else by Parley's own sessions. Two computers that share
 * a key learn of each other's sessions when the next one begins.
 *
 * @param usage as reported by the service
 * @param keptMs audio that the stored sessions have sent since the month began
 */
export function speechOfMonth(usage: Usage | undefined, keptMs: number): SpeechOfMonth {
  const { speech: account, speechToSpeech, products = [] } = usage ?? {}
  const byKey = (name: string) =>
    products.find(({ type, unit }) => type === name && unit === 'milliseconds')?.usedByKey
  const counted = [
    byKey('speech_to_text') ?? account?.used,
    byKey('speech_to_speech') ?? speechToSpeech?.used,
  ].filter((used) => used !== undefined)
  const usedMs = counted.length === 0 ? keptMs : counted.reduce((sum, used) => sum + used, 0)
  return { usedMs, account, speechToSpeech }
}

/** @returns milliseconds since 1970, in the local time zone */
export const beginningOfMonth = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), 1).getTime()
