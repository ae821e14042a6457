import type { AppError } from '../../core/base/errors.ts'
import type { MicrophoneOptions } from './capture/microphone.ts'

/** How things sound. All of it can be changed while a session is going on. */
export interface SoundOptions {
  readonly microphone: MicrophoneOptions
  /** Factors on what comes in: 1 leaves it as it is. */
  readonly microphoneGain: number
  readonly systemGain: number
  /** Device id of the speaker; empty for the system's choice. */
  readonly speaker: string
  /** Of the spoken translation, from 0 to 1. */
  readonly volume: number
  /** Of the original voice underneath, from 0 to 1. */
  readonly passthrough: number
  /** Whether speech hurries a little while much of it waits. */
  readonly catchUp: boolean
}

/** Where the sound comes from that is translated. */
export type SoundSource =
  | { readonly from: 'microphone' }
  /** What this computer plays. Empty: the system hands it on; else the input device that carries it. */
  | { readonly from: 'system'; readonly deviceId: string }
  /** The microphone and what this computer plays, in one. */
  | { readonly from: 'both'; readonly deviceId: string }
  | { readonly from: 'file'; readonly file: File }

/** Which microphone is heard. Names are as the system tells them, and may be empty. */
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
  /** What this computer plays is not handed on any more. */
  | { readonly is: 'system-lost' }
  | { readonly is: 'file'; readonly progress: FileProgress }
  | { readonly is: 'file-over' }
  | { readonly is: 'problem'; readonly error: AppError }
