import type { SessionSummary } from '../../src/core/session/library/session-schema.ts'
import type { Gap } from '../../src/core/voice/sending/sending-gaps.ts'
import type { SentMedia } from '../campaign/media-log.ts'
import type { Played } from '../campaign/played.ts'
import type { MergedCaption } from './merged-captions.ts'
import type { Trace } from './world/trace.ts'

/** Results of a run. */
export interface Outcome {
  /** One for each voice; times count from the first sample of its sound. */
  readonly voices: readonly Played[]
  /** Times on the page's clock at which the sound of each voice begins. */
  readonly beginMs: readonly number[]
  /** Captions of both sides in the order of the screen, and in that of the library. */
  readonly shown: readonly MergedCaption[]
  readonly library: readonly MergedCaption[]
  readonly sessions: readonly SessionSummary[]
  /** Sound of outages that was kept of each voice, in the time of its meeting. */
  readonly recorded: readonly (readonly Gap[])[]
  /** Beginning of the sound of each voice, in the time of its stored captions. */
  readonly offsetsMs: readonly number[]
  /** Media sent for missing speech. */
  readonly lateSent: readonly SentMedia[]
  /** Duration that the library has for what was sent; undefined without a session. */
  readonly countedMs: number | undefined
  /** Whether the voices ended because their page did. */
  readonly isCutOff: boolean
  /** Whether the user has chosen that nothing is kept. */
  readonly isForgotten: boolean
  /** Violations that were found while it ran, and of what must hold after any end. */
  readonly violations: readonly string[]
  readonly trace: Trace
  /** Simulated time, in milliseconds. */
  readonly ms: number
  readonly steps: number
}
