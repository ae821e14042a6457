import type { AppError } from '../../base/errors.ts'
import type { SessionLanguages, VoiceConfig, VoiceTicket } from '../config.ts'
import type { HandOverReason } from '../wire/link-watch.ts'

/**
 * State of a voice session. The latest ticket is part of it, so there is only ever one; without it, the next
 * attempt requests a new session. `failures` counts lost links since one last lasted, and `cause` is why the last one
 * was lost. `stopping` means that the user has stopped and remaining speech still has to reach the service.
 */
export type VoiceState =
  | { readonly phase: 'idle'; readonly problem?: AppError }
  | {
      readonly phase: 'opening'
      readonly config: VoiceConfig
      readonly stopping: boolean
      readonly change?: Change
      /** The service asked to wait, and is asked once more. */
      readonly cause?: AppError
    }
  | (Attempt & { readonly phase: 'connecting'; readonly ticket: VoiceTicket; readonly cause?: AppError })
  | (Attempt & { readonly phase: 'streaming'; readonly ticket: VoiceTicket })
  | (Attempt & {
      readonly phase: 'resuming'
      readonly ticket: VoiceTicket | undefined
      readonly cause: AppError
    })
  | {
      readonly phase: 'draining'
      readonly ticket: VoiceTicket
      readonly config: VoiceConfig
      readonly failures: number
      readonly restarts: number
      readonly cause?: AppError
    }
  | { readonly phase: 'failed'; readonly error: AppError }

/**
 * Languages that were chosen while the session runs, and the ticket of the session that has them. A streaming link is
 * handed over to it at the end of a sentence; a ticket that a lost link has kept waiting is requested again.
 */
export interface Change {
  readonly config: VoiceConfig
  readonly ticket?: VoiceTicket
}

export interface Attempt {
  readonly config: VoiceConfig
  readonly change?: Change
  /** The configuration before a change of languages, until the session with the new ones has brought a message. */
  readonly previous?: VoiceConfig
  readonly failures: number
  /** Number of consecutive sessions that the service ended early. */
  readonly restarts: number
  /** Whether any link of this session has streamed: until then, stopping loses no speech. */
  readonly wasLive: boolean
  readonly stopping: boolean
}

/** Whether the link is being handed over to a session with other languages: nothing is amiss. */
export const isHandingOver = (state: VoiceState): boolean =>
  state.phase === 'connecting' && state.previous !== undefined && state.failures === 0 && !state.stopping

export type VoiceEvent =
  | { readonly type: 'start'; readonly config: VoiceConfig }
  | { readonly type: 'ticket'; readonly ticket: VoiceTicket }
  | { readonly type: 'refused'; readonly error: AppError }
  | { readonly type: 'link-open' }
  /** The link has brought a message. @param isStable whether it has lasted, so that its loss begins a new count */
  | { readonly type: 'link-proven'; readonly isStable: boolean }
  /** The service's session has lasted long enough to be considered stable. */
  | { readonly type: 'session-settled' }
  | { readonly type: 'link-lost'; readonly cause: AppError }
  /**
   * This is a good moment to replace the link: its connection is almost an hour old, or the ticket of a session with
   * other languages waits.
   */
  | { readonly type: 'hand-over'; readonly reason: HandOverReason }
  | { readonly type: 'change-languages'; readonly choice: SessionLanguages }
  | { readonly type: 'terminated'; readonly error: AppError }
  /** The source has ended by itself. */
  | { readonly type: 'finish' }
  | { readonly type: 'stop' }
  | { readonly type: 'end-of-stream' }
  | { readonly type: 'drain-timeout' }

export type VoiceEffect =
  | { readonly type: 'open-session'; readonly config: VoiceConfig; readonly failures: number }
  | { readonly type: 'resume-session'; readonly token: string; readonly failures: number }
  /** Requests a session with other languages beside the one that streams. */
  | { readonly type: 'open-change'; readonly config: VoiceConfig }
  | { readonly type: 'await-hand-over' }
  /** The session goes on without its glossaries and spoken terms. */
  | { readonly type: 'report-missing'; readonly error: AppError }
  /** The session goes on with its old languages. */
  | { readonly type: 'report-refused-change'; readonly error: AppError }
  | { readonly type: 'connect'; readonly ticket: VoiceTicket; readonly config: VoiceConfig }
  | { readonly type: 'start-capture'; readonly config: VoiceConfig }
  | { readonly type: 'stop-capture' }
  | { readonly type: 'start-sending'; readonly config: VoiceConfig }
  | { readonly type: 'stop-sending' }
  | { readonly type: 'finish-sending' }
  | { readonly type: 'start-drain-timer' }
  | { readonly type: 'release' }

export type SessionStep = readonly [next: VoiceState, ...effects: VoiceEffect[]]
