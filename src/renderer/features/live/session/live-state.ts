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

/** Where the view stands. What was said stays on the screen in every phase. */
export type LivePhase =
  | { readonly is: 'ready' }
  /** The system may be asking whether the microphone may be used. */
  | { readonly is: 'preparing' }
  | { readonly is: 'running'; readonly voice: VoiceState }
  | { readonly is: 'stopped'; readonly problem: AppError | undefined }
  | { readonly is: 'failed'; readonly error: AppError }

export interface LiveState {
  readonly phase: LivePhase
  /** What the session was asked for, while there is one and until the next. */
  readonly config: VoiceConfig | undefined
  /** The session is the sample meeting: not the user's own, so it is neither kept nor counted. */
  readonly isSample: boolean
  /** The spoken language that is heard, while a session speaks. */
  readonly heard: string | undefined
  readonly transcript: Transcript
  /** When what was captured was heard. */
  readonly captureMarks: readonly CaptureMark[]
  /** Since when the session has been live, in milliseconds since 1970. */
  readonly liveSince: number | undefined
  readonly lagMs: number | undefined
  /** Of the captions of this session, as soon as there are some. */
  readonly lagSpread: LagSpread | undefined
  /** Nothing that is said is sent. */
  readonly isMuted: boolean
  /** Next to nothing is sent, and nothing is played. */
  readonly isPaused: boolean
  readonly hearing: InputHealth
  readonly microphone: MicrophoneUse
  /** What this computer plays is not handed on any more. */
  readonly isSystemLost: boolean
  /** How far a file has been heard, while one is. */
  readonly file: FileProgress | undefined
  readonly heldMs: number
  /** There is a link, and it takes speech more slowly than it is spoken. */
  readonly isSlow: boolean
  /** What the service was sent and bills, and the silence that it was spared, in milliseconds. */
  readonly sentMs: number
  readonly savedMs: number
  /** Parts of the spoken translation that could not be decoded. */
  readonly damaged: number
  /** How near the session is to the limit that the user has set. */
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
