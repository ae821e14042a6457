import type { AppError } from '../../core/base/errors.ts'
import type { MicrophoneOptions } from './capture/microphone.ts'

/** A second device for speech. */
export interface MonitorOptions {
  /** Device id of the speaker; empty for the system default. */
  readonly speaker: string
  /** From 0 to 1. */
  readonly volume: number
}

/** Audio options. All of them can be changed during a session. */
export interface SoundOptions {
  readonly microphone: MicrophoneOptions
  /** Input gain factors; 1 leaves the level unchanged. */
  readonly microphoneGain: number
  readonly systemGain: number
  /** Device id of the speaker; empty for the system default. */
  readonly speaker: string
  /** Volume of the spoken translation, from 0 to 1. */
  readonly volume: number
  /** Second device that plays the spoken translation; undefined for none. */
  readonly monitor?: MonitorOptions | undefined
  /** Volume of the original voice underneath, from 0 to 1. */
  readonly passthrough: number
  /** Whether speech is sped up slightly while much of it is queued. */
  readonly catchUp: boolean
}

/** Source of the audio to translate. */
export type SoundSource =
  | { readonly from: 'microphone' }
  /** System audio. Empty if the system provides it directly, else the input device that carries it. */
  | { readonly from: 'system'; readonly deviceId: string }
  /** The microphone and system audio, mixed. */
  | { readonly from: 'both'; readonly deviceId: string }
  | { readonly from: 'file'; readonly file: File }

/** The microphone in use. Names are given by the system and may be empty. */
export type MicrophoneUse =
  | { readonly type: 'chosen' }
  /** A replacement until the chosen microphone is back. */
  | { readonly type: 'instead'; readonly missing: string; readonly name: string }
  | { readonly type: 'none'; readonly missing: string }

/**
 * `missing` is system audio whose device may come back; what a user shares is `ended` for good. The system may have
 * `denied` what ended at once, and what has been `silent` from the start. `with-own` contains the app's own speech.
 */
export type SystemAudioState = 'fine' | 'missing' | 'ended' | 'denied' | 'silent' | 'with-own'

export interface FileProgress {
  readonly name: string
  readonly positionMs: number
  readonly durationMs: number
}

/** A problem of a running session, and its end: the error is the same object. */
export interface ProblemEvent {
  readonly type: 'problem' | 'problem-over'
  readonly error: AppError
}

export type SoundEvent =
  | { readonly type: 'microphone'; readonly use: MicrophoneUse }
  | { readonly type: 'system-audio'; readonly state: SystemAudioState }
  /** Whether all sound is interrupted, as by a restart of the sound server. */
  | { readonly type: 'interruption'; readonly isInterrupted: boolean }
  | { readonly type: 'file'; readonly progress: FileProgress }
  | { readonly type: 'file-over' }
  | ProblemEvent
