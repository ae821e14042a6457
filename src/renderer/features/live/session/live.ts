import type { StoreApi } from 'zustand/vanilla'
import type { MeterReading } from '../../../../core/audio/capture/level.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import type { Log } from '../../../../core/base/log.ts'
import type { Result } from '../../../../core/base/result.ts'
import type { ResourceNames } from '../../../../core/contract/recording/session-details.ts'
import type { SessionLanguages } from '../../../../core/voice/config.ts'
import type { SoundOptions, SoundSource } from '../../../engine/sound-options.ts'
import type { VoiceRun, VoiceRunEvent, VoiceRunOptions } from '../../../engine/voice-run.ts'
import type { Emitter } from './emitter.ts'
import type { LiveState, MeetingSide } from './live-state.ts'

/** The recording of the sample meeting. The demo service translates it, whichever account is active. */
interface SampleSource {
  readonly from: 'sample'
  /** Displayed name. */
  readonly name: string
}

/** Choices with which a session starts. */
export type LiveStartOptions = Omit<
  VoiceRunOptions,
  'tickets' | 'files' | 'keepSound' | 'keepOutage' | 'source' | 'isMuted' | 'recovery' | 'side'
> & {
  readonly source: SoundSource | SampleSource
  /** Replaces `source`, which is not ready yet. */
  readonly awaitedSource?: Promise<Result<SoundSource>> | undefined
  /** The side of a meeting that it is; undefined for one voice. */
  readonly side?: MeetingSide | undefined
  /** Whether the captions so far stay: the side of a meeting that is still running begins again. */
  readonly isContinued?: boolean | undefined
  /** The reason why the active account cannot have a session: nothing is opened or captured. */
  readonly refusal?: AppError | undefined
  /** Whether audio is stored, if captions are stored. */
  readonly keepsSound?: boolean | undefined
  /** Speech that this session may send, in milliseconds; undefined for no limit. */
  readonly limitMs?: number | undefined
  /** Speech that the other side of a meeting has sent, which counts towards the same limit. */
  readonly alsoSentMs?: (() => number) | undefined
  /** Names of the resources that it uses, as far as known, for the library. */
  readonly resourceNames?: ResourceNames | undefined
  /** Requests no session before it resolves; speech is captured meanwhile. */
  readonly openAfter?: Promise<void> | undefined
}

export interface LiveActions {
  readonly start: (options: LiveStartOptions) => Promise<void>
  readonly stop: () => void
  readonly setMuted: (isMuted: boolean) => void
  readonly setPaused: (isPaused: boolean) => void
  /** Renames the side of a meeting in the captions that are shown. The stored session keeps its names. */
  readonly rename: (name: string) => void
  /** Forgets the captions of a session that is over. */
  readonly clear: () => void
  /** Changes audio options of the running session. */
  readonly adjust: (sound: Partial<SoundOptions>) => void
  /**
   * Changes the languages of the running session from the next sentence on. Nothing is changed if it has them, or is
   * ending.
   */
  readonly changeLanguages: (choice: SessionLanguages) => void
  /** Selects the audible language. */
  readonly hear: (language: string) => void
  readonly skipToNow: () => void
  /** Reconnects at once, unless the service has asked to wait. */
  readonly reconnect: () => void
  readonly dismissRefusedChange: () => void
  readonly dismissProblem: (error: AppError) => void
  /** Whether `envelopes` reports levels. */
  readonly measure: (isWanted: boolean) => void
}

/** Levels of what a side captures, or of the translation that it speaks, as an `EnvelopeReader` measures them. */
export interface MeasuredLevels {
  readonly from: 'captured' | 'played'
  readonly levels: Float32Array
}

export interface Live {
  readonly store: StoreApi<LiveState>
  readonly actions: LiveActions
  readonly levels: Emitter<MeterReading>
  readonly envelopes: Emitter<MeasuredLevels>
}

export type LiveRun = Omit<VoiceRun, 'isShared'>

export interface LivePorts {
  readonly startRun: (
    options: LiveStartOptions & Pick<VoiceRunOptions, 'isMuted'>,
    listener: (event: VoiceRunEvent) => void,
  ) => Promise<Result<LiveRun>>
  /** Called when a session starts and stops being live. */
  readonly keepAwake: (isLive: boolean) => void
  /** Monotonic milliseconds, such as `performance.now`. */
  readonly now: () => number
  /** Speech of the session that was translated late, in milliseconds: it counts towards its limit. */
  readonly lateMs: () => number
  readonly log: Log
}
