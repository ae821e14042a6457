import type { AppError } from '../../core/base/errors.ts'
import type { MicrophoneOptions } from './capture/microphone.ts'

/** Audio options. All of them can be changed during a session. */
export interface SoundOptions {
  readonly microphone: MicrophoneOptions
  /** Factors on what comes in: 1 leaves it as it is. */
  readonly microphoneGain: number
  readonly systemGain: number
  /** Device id of the speaker; empty for the system's choice. */
  readonly speaker: string
  /** Volume of the spoken translation, from 0 to 1. */
  readonly volume: number
  /** Volume of the original voice underneath, from 0 to 1. */
  readonly passthrough: number
  /** Whether speech is sped up slightly while much of it is queued. */
  readonly catchUp: boolean
}

/** Source of the sound that is translated. */
export type SoundSource =
  | { readonly from: 'microphone' }
  /** System audio. Empty if the system provides it directly, else the input device that carries it. */
  | { readonly from: 'system'; readonly deviceId: string }
  /** The microphone and what this computer plays, in one. */
  | { readonly from: 'both'; readonly deviceId: string }
  | { readonly from: 'file'; readonly file: File }

/** The microphone in use. Names are the system's and may be empty. */
export type MicrophoneUse =
  | { readonly is: 'chosen' }
  /** Another one until the chosen one is back. */
  | { readonly is: 'instead'; readonly missing: string; readonly name: string }
  | { readonly is: 'none'; readonly missing: string }

export interface FileProgress {
  readonly name: string
  readonly positionMs: number
  readonly durationMs: number
}

export type SoundEvent =
  | { readonly is: 'microphone'; readonly use: MicrophoneUse }
  /** System audio has ended. */
  | { readonly is: 'system-lost' }
  | { readonly is: 'file'; readonly progress: FileProgress }
  | { readonly is: 'file-over' }
  | { readonly is: 'problem'; readonly error: AppError }
