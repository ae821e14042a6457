import type { SourceContentType } from '../../audio/content-types.ts'
import type { Clock } from '../../base/clock.ts'
import type { Log } from '../../base/log.ts'
import type { Result } from '../../base/result.ts'
import type { VoiceConfig, VoiceOpening, VoiceTicket } from './config.ts'

/** A frame of captured mono sound. Times are milliseconds since capture began. */
export interface AudioFrame {
  readonly samples: Float32Array<ArrayBuffer>
  readonly startMs: number
  readonly durationMs: number
}

/**
 * Source of captured audio. Frames arrive at the pace of speech; while muted or without an input they contain
 * zeros.
 */
export interface CapturePort {
  start(config: VoiceConfig, onFrame: (frame: AudioFrame) => void): void
  /** Delivers the rest of the last frame before it returns. */
  stop(): void
}

/** Encodes one continuous stream, from its header to its end. */
export interface Encoder {
  /** Duration of all output so far, in milliseconds. Omitted if it equals the input. */
  readonly givenMs?: number
  /** @returns bytes to send, possibly none while the codec fills a frame of its own */
  encode(samples: Float32Array<ArrayBuffer>): Promise<Uint8Array>
  /** @returns the rest of codec and container */
  finish(): Promise<Uint8Array>
  close(): void
}

/** Creates an encoder for mono samples at `captureRate`; rejects if this build has none. */
export type OpenEncoder = (contentType: SourceContentType) => Promise<Encoder>

/** The subset of WebSocket that a link uses, common to browsers, workers and Node. */
export interface Socket {
  binaryType: string
  /** Bytes that have not left this computer. */
  readonly bufferedAmount: number
  onopen: ((event: never) => void) | null
  /** The event has `data`: a string, or an `ArrayBuffer`. */
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  send(data: string | Uint8Array<ArrayBuffer>): void
  close(code?: number): void
}

export type OpenSocket = (address: string) => Socket

/** Requests tickets for this session. The key stays behind this port. */
export interface TicketPort {
  open(wanted: VoiceOpening): Promise<Result<VoiceTicket>>
  resume(token: string): Promise<Result<VoiceTicket>>
}

/** Everything external that a voice session uses. */
export interface VoicePorts {
  readonly tickets: TicketPort
  readonly openSocket: OpenSocket
  readonly openEncoder: OpenEncoder
  readonly capture: CapturePort
  readonly clock: Clock
  /** From 0 to 1, for the jitter of retries. */
  readonly random: () => number
  readonly log: Log
}
