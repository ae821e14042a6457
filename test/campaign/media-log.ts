import type { Clock } from '../../src/core/base/clock.ts'
import { isFault, type SourceDecoder } from '../../src/simulator/media/source-decoder.ts'
import { sources } from '../../src/simulator/media/sources.ts'
import { wires } from '../../src/simulator/voice/wire.ts'
import type { SessionVariant } from './session-variant.ts'

/** Media sent by the app: time of sending and duration. */
export interface SentMedia {
  readonly atMs: number
  readonly mediaMs: number
  /** Reason for which it cannot be decoded. */
  readonly fault?: string
}

/** Formats of a stream. */
export type StreamVariant = Pick<SessionVariant, 'messageFormat' | 'sourceContentType'>

/** Logs the media sent over one link, decoded as by the demo service. Each link has a decoder of its own. */
export class MediaLog {
  readonly #variant: StreamVariant
  readonly #clock: Clock
  readonly #sent: SentMedia[]
  readonly #decoder: Promise<SourceDecoder>

  /** @param sent receives every chunk, in the order of sending */
  constructor(variant: StreamVariant, clock: Clock, sent: SentMedia[]) {
    this.#variant = variant
    this.#clock = clock
    this.#sent = sent
    this.#decoder = sources[variant.sourceContentType]()
  }

  /**
   * @param frame is copied, so the caller may reuse its buffer
   * @returns the type of the message
   */
  take(frame: string | Uint8Array): string {
    const atMs = this.#clock.now()
    const bytes = Buffer.from(frame)
    const message = wires[this.#variant.messageFormat].decode(bytes, typeof frame !== 'string')
    if (message.type === 'source_media_chunk')
      void this.#decoder.then((decoder) => this.#sent.push({ atMs, ...played(decoder, message.data) }))
    return message.type
  }
}

function played(decoder: SourceDecoder, data: Uint8Array): Omit<SentMedia, 'atMs'> {
  const media = decoder.push(data)
  if (isFault(media)) return { mediaMs: 0, fault: `${media.fault}: ${media.detail}` }
  const [fault] = media.damage
  return { mediaMs: media.durationMs, ...(fault !== undefined && { fault }) }
}
