import type { CaptureMark } from '../../core/audio/capture/capture-times.ts'
import type { MeterReading } from '../../core/audio/capture/level.ts'
import type { SpokenSamples, SpokenSegment } from '../../core/audio/playback/playback-queue.ts'
import type { AppError } from '../../core/base/errors.ts'
import type { LogData } from '../../core/base/log.ts'
import type { Result } from '../../core/base/result.ts'
import type { PublishedSide } from '../../core/captions/publication.ts'
import type { OutageChunk } from '../../core/contract/recording/outage-sound.ts'
import type { SoundChunk } from '../../core/contract/recording/sound-chunk.ts'
import type { SessionLanguages, VoiceConfig, VoiceOpening, VoiceTicket } from '../../core/voice/config.ts'
import type { TranscriptUpdate } from '../../core/voice/receiving/transcript.ts'
import type { Gap } from '../../core/voice/sending/sending-gaps.ts'
import type { VoiceState } from '../../core/voice/session/session-states.ts'

/** Destination of decoded speech: takes a `PlaybackFeed`. */
export interface SpeechPort {
  readonly port: MessagePort
  /** In Hz. */
  readonly rate: number
}

/** Messages from the page to the engine worker. Audio uses its own ports. */
export type EngineCommand =
  | {
      readonly type: 'start'
      readonly config: VoiceConfig
      /** Length of one media chunk. */
      readonly chunkMs: number
      readonly captureRate: number
      /** Delivers a `CaptureFeed`, and takes a `CaptureRequest`. */
      readonly capture: MessagePort
      readonly isMuted: boolean
      /** Whose captions are published. */
      readonly side: PublishedSide
      /** Whether silence is not sent, in addition to that of a muted microphone. */
      readonly savesSilence: boolean
      /** Whether the captured audio is also returned as a stream for storage. */
      readonly keepsSound: boolean
      /** Whether audio that is captured without a connection is returned for storage. */
      readonly keepsOutages: boolean
      /** The spoken language that is audible at first; defaults to the first one to arrive. */
      readonly heard: string | undefined
      /** Undefined if nothing is spoken. */
      readonly playback: SpeechPort | undefined
    }
  | { readonly type: 'ticket'; readonly request: number; readonly result: Result<VoiceTicket> }
  | { readonly type: 'mute'; readonly isMuted: boolean; readonly isPaused: boolean }
  /** Selects the audible language among the spoken ones. */
  | { readonly type: 'hear'; readonly language: string }
  /** Other languages, from the next sentence on. */
  | { readonly type: 'change-languages'; readonly choice: SessionLanguages }
  /** Whether the levels of captured audio are reported. */
  | { readonly type: 'measure'; readonly isWanted: boolean }
  /** Whether the spoken translation is returned for the phones of a room. */
  | { readonly type: 'share-speech'; readonly isWanted: boolean }
  /** The computer has woken up. */
  | { readonly type: 'wake' }
  | { readonly type: 'stop' }

export type TicketRequest = { readonly open: VoiceOpening } | { readonly resume: string }

/** Messages from the engine worker to the page. */
export type EngineEvent =
  | { readonly type: 'ready' }
  | { readonly type: 'state'; readonly state: VoiceState }
  | { readonly type: 'ticket-wanted'; readonly request: number; readonly what: TicketRequest }
  | {
      readonly type: 'transcript'
      readonly update: TranscriptUpdate
      /** Time from the last spoken word to now, in milliseconds; undefined if unknown. */
      readonly lagMs: number | undefined
    }
  /** Maps capture times from this mark on to wall-clock time. */
  | { readonly type: 'captured'; readonly mark: CaptureMark }
  | { readonly type: 'level'; readonly level: MeterReading }
  /** The next levels of what is captured, silent while muted, as an `EnvelopeReader` measures them. */
  | { readonly type: 'captured-levels'; readonly levels: Float32Array }
  /**
   * Figures of the session in milliseconds: speech that waits for a connection, gaps, and audio that was sent
   * and saved; and the number of undecodable parts of the spoken translation.
   */
  | {
      readonly type: 'figures'
      readonly heldMs: number
      readonly gaps: readonly Gap[]
      readonly sentMs: number
      readonly savedMs: number
      readonly damaged: number
    }
  /** The next part of the stream to store. */
  | ({ readonly type: 'sound' } & SoundChunk)
  /** There is no connection: the sound of the outage follows, from this capture time on. */
  | { readonly type: 'outage'; readonly outage: number; readonly fromMs: number }
  | ({ readonly type: 'outage-sound' } & OutageChunk)
  /** The next of the spoken translation for the phones of a room, in mu-law, as long as a frame at most. */
  | { readonly type: 'shared-speech'; readonly language: string; readonly sound: Uint8Array<ArrayBuffer> }
  /** Other languages were refused: the session goes on with those that it had. */
  | { readonly type: 'change-refused'; readonly error: AppError }
  /** A failure that does not end the session. */
  | { readonly type: 'problem'; readonly error: AppError }
  | { readonly type: 'log'; readonly level: 'info' | 'warn'; readonly event: string; readonly data: LogData }

/** Messages from the engine worker to the playback worklet; `end` is the last one. */
export type PlaybackFeed = SpokenSamples | 'end'

/** State of playback, several times a second while anything is played. */
export interface PlaybackStatus {
  /** Speech that has not been played yet. */
  readonly queuedMs: number
  /** The segment that is being spoken. */
  readonly segment: SpokenSegment | undefined
  /** Whether all speech has been played and no more will follow. */
  readonly isOver: boolean
}

/**
 * Messages from the playback worklet to the page: its status and, where they are measured, the levels of what is played,
 * as an `EnvelopeReader` measures them.
 */
export type PlaybackReport = PlaybackStatus | Float32Array

/** Messages from the page to the playback worklet. */
export type PlaybackCommand =
  /** The port delivers a `PlaybackFeed`. */
  | { readonly type: 'take-from'; readonly port: MessagePort }
  | { readonly type: 'skip' }
  /** Pauses playback; arriving speech is queued. */
  | { readonly type: 'pause'; readonly isPaused: boolean }
  /** Whether the levels of what is played are reported. */
  | { readonly type: 'measure'; readonly isWanted: boolean }
  /** Whether speech is sped up slightly while much of it is queued. */
  | { readonly type: 'catch-up'; readonly isWanted: boolean }

/** Messages from the page to the capture worklet. */
export interface CaptureCommand {
  /** Receives a `CaptureFeed`, and delivers a `CaptureRequest`. */
  readonly port: MessagePort
  /** Samples per message. */
  readonly batchSize: number
}

/**
 * Messages from the capture worklet to the engine worker: mono audio, and a marker after all audio that was captured
 * before a request.
 */
export type CaptureFeed = Float32Array<ArrayBuffer> | 'flushed'

/** Message from the engine worker to the capture worklet: requests the incomplete batch. */
export type CaptureRequest = 'flush'
