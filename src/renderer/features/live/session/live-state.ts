import type { CaptureMark } from '../../../../core/audio/capture/capture-times.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import { emptyTranscript, type Transcript } from '../../../../core/voice/receiving/transcript.ts'
import type { Gap } from '../../../../core/voice/sending/gaps.ts'
import type { VoiceConfig } from '../../../../core/voice/session/config.ts'
import type { VoiceState } from '../../../../core/voice/session/machine.ts'
import type { PlaybackStatus } from '../../../engine/protocol.ts'
import type { FileProgress, MicrophoneUse } from '../../../engine/sound-options.ts'
import { FINE, type InputHealth } from './input-health.ts'
import type { LagSpread } from './lag.ts'
import type { LimitState } from './limit-watch.ts'

/** Phase of the view. Captions stay on screen in every phase. */
export type LivePhase =
  | { readonly is: 'ready' }
  /** The system may be asking whether the microphone may be used. */
  | { readonly is: 'preparing' }
  | { readonly is: 'running'; readonly voice: VoiceState }
  | { readonly is: 'stopped'; readonly problem: AppError | undefined }
  | { readonly is: 'failed'; readonly error: AppError }

export interface LiveState {
  readonly phase: LivePhase
  /** Configuration of the current or latest session. */
  readonly config: VoiceConfig | undefined
  /** The session is the sample meeting: not the user's own, so it is neither kept nor counted. */
  readonly isSample: boolean
  /** The spoken language that is heard, while a session speaks. */
  readonly heard: string | undefined
  readonly transcript: Transcript
  /** Marks that convert capture times to the time of day. */
  readonly captureMarks: readonly CaptureMark[]
  /** Start of the live session, in milliseconds since 1970. */
  readonly liveSince: number | undefined
  readonly lagMs: number | undefined
  /** Lag of this session's captions, once there are some. */
  readonly lagSpread: LagSpread | undefined
  /** Whether no speech is sent. */
  readonly isMuted: boolean
  /** Next to nothing is sent, and nothing is played. */
  readonly isPaused: boolean
  readonly hearing: InputHealth
  readonly microphone: MicrophoneUse
  /** Whether system audio has ended. */
  readonly isSystemLost: boolean
  /** Progress of a file, while one is the source. */
  readonly file: FileProgress | undefined
  readonly heldMs: number
  /** Whether the link accepts speech more slowly than it is spoken. */
  readonly isSlow: boolean
  /** Media that the service received and bills, and silence that was saved, in milliseconds. */
  readonly sentMs: number
  readonly savedMs: number
  /** Parts of the spoken translation that could not be decoded. */
  readonly damaged: number
  /** State in relation to the user's limit. */
  readonly limit: LimitState
  /** Speech that is missing, oldest first. */
  readonly gaps: readonly Gap[]
  readonly playback: PlaybackStatus
  /** Failures that did not end the session, oldest first. */
  readonly problems: readonly AppError[]
}

const NOTHING_PLAYS: PlaybackStatus = { queuedMs: 0, caption: undefined, isOver: false }

/** Before the first session. */
export const initial: LiveState = {
  phase: { is: 'ready' },
  config: undefined,
  isSample: false,
  heard: undefined,
  transcript: emptyTranscript,
  captureMarks: [],
  liveSince: undefined,
  lagMs: undefined,
  lagSpread: undefined,
  isMuted: false,
  isPaused: false,
  hearing: FINE,
  microphone: { is: 'chosen' },
  isSystemLost: false,
  file: undefined,
  heldMs: 0,
  isSlow: false,
  sentMs: 0,
  savedMs: 0,
  damaged: 0,
  limit: 'far',
  gaps: [],
  playback: NOTHING_PLAYS,
  problems: [],
}
