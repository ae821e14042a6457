import type { SessionRecord } from '../../src/simulator/voice/session-record.ts'
import type { Lag } from '../simulation/rules/lag-rules.ts'
import type { ClientOutcome } from './client-run.ts'
import type { SentMedia } from './media-log.ts'

/** Time after the last word within which the session must end. */
export const REST_MS = 180_000
/** Silence before the first word, until the connection is nearly an hour old. */
export const BEFORE_HAND_OVER_MS = 55 * 60_000 - 5000

/** Results of a meeting. Times count from the first sample of its sound. */
export interface Played extends ClientOutcome {
  /** Time at which the microphone was closed. */
  readonly capturedMs: number
  readonly sent: readonly SentMedia[]
  /** Frames that the public interface does not have, in words. */
  readonly deviations: readonly string[]
  readonly resumed: readonly { readonly token: string; readonly isAnswered: boolean }[]
  readonly records: readonly SessionRecord[]
  /** How much later than its words each live transcript came. */
  readonly lags?: readonly Lag[]
  /** Whether gaps may be filled later. */
  readonly keepsOutages?: boolean
}
