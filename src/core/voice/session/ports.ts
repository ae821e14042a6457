import type { CapturedFrame, CapturePort } from '../../audio/capture/capture-port.ts'
import type { OpenEncoder } from '../../audio/encoding/encoder.ts'
import type { Clock } from '../../base/clock.ts'
import type { Log } from '../../base/log.ts'
import type { Result } from '../../base/result.ts'
import type { VoiceOpening, VoiceTicket } from '../config.ts'
import type { OpenSocket } from '../wire/socket.ts'

/** Requests tickets for this session. The key stays behind this port. */
export interface TicketPort {
  open(wanted: VoiceOpening): Promise<Result<VoiceTicket>>
  resume(token: string): Promise<Result<VoiceTicket>>
}

/** Everything external that a voice session uses. */
export interface VoicePorts {
  readonly tickets: TicketPort
  readonly openSocket: OpenSocket
  /** Undefined if the captured media is already encoded. */
  readonly openEncoder: OpenEncoder | undefined
  readonly capture: CapturePort<CapturedFrame>
  readonly clock: Clock
  /** From 0 to 1, for the jitter of retries. */
  readonly random: () => number
  readonly log: Log
}
