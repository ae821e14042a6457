import type { CaptureMark } from '../../core/audio/capture/capture-times.ts'
import type { MeterReading } from '../../core/audio/capture/level.ts'
import type { SpokenSamples, SpokenSegment } from '../../core/audio/playback/playback-queue.ts'
import type { AppError } from '../../core/base/errors.ts'
import type { LogData } from '../../core/base/log.ts'
import type { Result } from '../../core/base/result.ts'
import type { TranscriptUpdate } from '../../core/voice/receiving/transcript.ts'
import type { Gap } from '../../core/voice/sending/gaps.ts'
import type { VoiceConfig, VoiceOpening, VoiceTicket } from '../../core/voice/session/config.ts'
import type { VoiceState } from '../../core/voice/session/machine.ts'

/** What the page says to the engine worker. Sound takes ports of its own. */
export type EngineCommand =
  | {
      readonly do: 'start'
      readonly config: VoiceConfig
      /** Length of one media chunk. */
      readonly chunkMs: number
      readonly captureRate: number
      /** Brings a `CaptureFeed`. */
      readonly capture: MessagePort
      readonly isMuted: boolean
      /** Whether silence is kept off the wire, besides that of a muted microphone. */
      readonly savesSilence: boolean
      /** Whether what is captured also comes back as a stream to be kept. */
      readonly keepsSound: boolean
      /** The spoken language that is heard at first; left out: whichever comes first. */
      readonly heard: string | undefined
      /** Takes a `PlaybackFeed`; left out where nothing is to be heard. */
      readonly playback: { readonly port: MessagePort; readonly rate: number } | undefined
    }
  | { readonly do: 'ticket'; readonly request: number; readonly result: Result<VoiceTicket> }
  | { readonly do: 'mute'; readonly isMuted: boolean }
  /** Another of the spoken languages is heard. */
  | { readonly do: 'hear'; readonly language: string }
  /** The computer has slept. */
  | { readonly do: 'wake' }
  | { readonly do: 'stop' }

export type TicketRequest = { readonly open: VoiceOpening } | { readonly resume: string }

/** What the engine worker tells the page. */
export type EngineEvent =
  | { readonly is: 'ready' }
  | { readonly is: 'state'; readonly state: VoiceState }
  | { readonly is: 'ticket-wanted'; readonly request: number; readonly what: TicketRequest }
  | {
      readonly is: 'transcript'
      readonly update: TranscriptUpdate
      /** Our time now minus the moment its last words were spoken, in milliseconds; only where known. */
      readonly lagMs: number | undefined
    }
  /** When what is captured from some moment on was heard. */
  | { readonly is: 'captured'; readonly mark: CaptureMark }
  | { readonly is: 'level'; readonly level: MeterReading }
  /**
   * Speech that waits for a link, speech that had to be dropped, what the service was sent and was spared, in
   * milliseconds, and how many parts of what it spoke could not be decoded.
   */
  | {
      readonly is: 'held'
      readonly heldMs: number
      readonly gaps: readonly Gap[]
      readonly sentMs: number
      readonly savedMs: number
      readonly damaged: number
    }
  /** More of the stream that is kept: Ogg Opus, whose time is capture time. The last may be empty. */
  | { readonly is: 'sound'; readonly data: Uint8Array<ArrayBuffer>; readonly isLast: boolean }
  /** Something failed that does not end the session. */
  | { readonly is: 'problem'; readonly error: AppError }
  | { readonly is: 'log'; readonly level: 'info' | 'warn'; readonly event: string; readonly data: LogData }

/** What the engine worker sends to the playback worklet; the end is the last of it. */
export type PlaybackFeed = SpokenSamples | 'end'

/** What the playback worklet tells the page, several times a second while it plays. */
export interface PlaybackStatus {
  /** Speech still to be heard. */
  readonly queuedMs: number
  /** The caption that is being spoken. */
  readonly caption: SpokenSegment | undefined
  /** All speech has been heard, and none will come. */
  readonly isOver: boolean
}

/** What the page says to the playback worklet. */
export type PlaybackCommand =
  | { readonly do: 'take-from'; readonly port: MessagePort }
  | { readonly do: 'skip' }
  /** Nothing is played until it goes on; what comes waits. */
  | { readonly do: 'pause'; readonly isPaused: boolean }
  /** Whether speech hurries a little while much of it waits. */
  | { readonly do: 'catch-up'; readonly isWanted: boolean }

/** What the page says to the capture worklet. */
export interface CaptureCommand {
  readonly do: 'give-to'
  /** Takes a `CaptureFeed`; any message to it asks for what there is. */
  readonly port: MessagePort
  /** Samples in a message. */
  readonly batchSize: number
}

/** What the capture worklet hands on: mono sound, and an answer once all that there was when it was asked has come. */
export type CaptureFeed = Float32Array<ArrayBuffer> | 'flushed'
