import type { CaptureMark } from '../../../../core/audio/capture/capture-times.ts'
import { FINE, type InputHealth } from '../../../../core/audio/capture/input-health.ts'
import { isFarBehind } from '../../../../core/audio/playback/catch-up.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import { type FiguresReader, noFigures } from '../../../../core/session/figures/figures.ts'
import type { VoiceConfig } from '../../../../core/voice/config.ts'
import { allLanguages, type LanguageSpan } from '../../../../core/voice/language-spans.ts'
import { emptyTranscript, type Transcript } from '../../../../core/voice/receiving/transcript.ts'
import type { Gap } from '../../../../core/voice/sending/sending-gaps.ts'
import type { VoiceState } from '../../../../core/voice/session/session-states.ts'
import type { Side } from '../../../../core/voice/sides.ts'
import type { PlaybackStatus } from '../../../engine/protocol.ts'
import type { FileProgress, MicrophoneUse, SystemAudioState } from '../../../engine/sound-options.ts'
import type { RecentLag } from './lag.ts'
import type { LimitState } from './watches.ts'

/** Phase of the view. Captions stay on the screen in every phase. */
export type LivePhase =
  | { readonly type: 'ready' }
  /** Opening devices; the system may be asking for permission. */
  | {
      readonly type: 'preparing'
      /** Whether the program that was chosen as the source is still being captured. */
      readonly isCapturing?: boolean
    }
  | { readonly type: 'running'; readonly voice: VoiceState }
  | { readonly type: 'stopped'; readonly problem: AppError | undefined }
  | { readonly type: 'failed'; readonly error: AppError }

/** Parts of a session that stay on the screen when its side of a meeting begins another one. */
export type EarlierSession = Pick<LiveState, 'spans' | 'side' | 'transcript' | 'captureMarks' | 'gaps'>

/** The side of a meeting that a view runs. */
export interface MeetingSide {
  readonly type: Side
  readonly name: string
}

export interface LiveState {
  readonly phase: LivePhase
  /** Configuration of the current or latest session. */
  readonly config: VoiceConfig | undefined
  /** Id of the account that it runs with, whichever is active later; undefined before it was live. */
  readonly account: string | undefined
  /** Its languages, which may have changed while it ran, oldest first. */
  readonly spans: readonly LanguageSpan[]
  /** Why other languages were refused; undefined if they were not, or others have been chosen since. */
  readonly refusedChange: AppError | undefined
  /** The side of a meeting that the view runs; undefined for one voice. */
  readonly side: MeetingSide | undefined
  /** Whether the session is the sample meeting, which is not the user's own: it is neither stored nor counted. */
  readonly isSample: boolean
  /** The audible language, if the session speaks. */
  readonly heard: string | undefined
  readonly transcript: Transcript
  /** Earlier sessions of this side of the meeting with captions, oldest first. */
  readonly earlier: readonly EarlierSession[]
  /** Marks that convert capture times to the time of day. */
  readonly captureMarks: readonly CaptureMark[]
  /** Start of the live session, in milliseconds of `performance.now`. */
  readonly liveSince: number | undefined
  readonly lagMs: number | undefined
  /** Lag of this session's captions, once enough were measured. */
  readonly lagSpread: RecentLag | undefined
  /** Whether captions are still late since the connection was lost. */
  readonly isCatchingUp: boolean
  readonly figures: FiguresReader
  /** Whether the session is muted: no speech is sent. */
  readonly isMuted: boolean
  /** Whether the session is paused: almost nothing is sent, and nothing is played. */
  readonly isPaused: boolean
  readonly hearing: InputHealth
  readonly microphone: MicrophoneUse
  readonly systemAudio: SystemAudioState
  /** Whether all sound is interrupted, as by a restart of the sound server. */
  readonly isInterrupted: boolean
  /** Progress of the file, if that is the source. */
  readonly file: FileProgress | undefined
  readonly heldMs: number
  /** Whether the link accepts speech more slowly than it is spoken. */
  readonly isSlow: boolean
  /** Media that was sent, which the service bills, and silence that was saved, in milliseconds. */
  readonly sentMs: number
  readonly savedMs: number
  /** Number of undecodable parts of the spoken translation. */
  readonly damaged: number
  /** State in relation to the user's limit. */
  readonly limit: LimitState
  /** Missing speech, oldest first. */
  readonly gaps: readonly Gap[]
  readonly playback: PlaybackStatus
  /** Whether the spoken translation does not catch up by itself while the user goes on speaking. */
  readonly isFarBehind: boolean
  /** Failures that did not end the session, oldest first. */
  readonly problems: readonly AppError[]
}

/** The session for the library: with all languages that it has had. */
export function toRecordedConfig({
  config,
  spans,
  earlier,
}: Pick<LiveState, 'config' | 'spans' | 'earlier'>): Partial<VoiceConfig> {
  const latest: Partial<VoiceConfig> = config ?? {}
  const { sourceLanguage: _source, ...rest } = latest
  return { ...rest, ...allLanguages([...earlier, { spans }].flatMap((session) => session.spans)) }
}

/** The state after a report of playback. */
export const ofPlayback = (playback: PlaybackStatus, { isFarBehind: wasFar }: LiveState) => ({
  playback,
  isFarBehind: isFarBehind(playback.queuedMs, wasFar),
})

const NOTHING_PLAYS: PlaybackStatus = { queuedMs: 0, segment: undefined, isOver: false }

/** State before the first session. */
export const initial: LiveState = {
  phase: { type: 'ready' },
  config: undefined,
  account: undefined,
  spans: [],
  refusedChange: undefined,
  side: undefined,
  isSample: false,
  heard: undefined,
  transcript: emptyTranscript,
  earlier: [],
  captureMarks: [],
  liveSince: undefined,
  lagMs: undefined,
  lagSpread: undefined,
  isCatchingUp: false,
  figures: noFigures,
  isMuted: false,
  isPaused: false,
  hearing: FINE,
  microphone: { type: 'chosen' },
  systemAudio: 'fine',
  isInterrupted: false,
  file: undefined,
  heldMs: 0,
  isSlow: false,
  sentMs: 0,
  savedMs: 0,
  damaged: 0,
  limit: 'far',
  gaps: [],
  playback: NOTHING_PLAYS,
  isFarBehind: false,
  problems: [],
}
