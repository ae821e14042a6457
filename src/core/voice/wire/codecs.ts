import { Encoder } from '@msgpack/msgpack'
import { fromBase64, toBase64 } from '../../base/base64.ts'
import { decodeMessage, type MessageLimits } from '../../base/msgpack.ts'
import { err, ok, type Result } from '../../base/result.ts'
import type { MessageFormat } from '../config.ts'
import { type ClientMessage, type ReadMessage, readServerMessage } from './messages.ts'

/** WebSocket payload: the text of a text frame or the bytes of a binary one. */
export type Frame = string | Uint8Array<ArrayBuffer>

/**
 * Far above any message of the service: the transcript of a long pause, or some seconds of speech in the
 * largest format.
 */
const FRAME_LIMITS: MessageLimits = { maxBytes: 8 * 1024 * 1024, maxValues: 100_000, maxDepth: 16 }

/** One wire format. Decoding never throws: it returns a message or the reason for refusing it. */
export interface Codec {
  /** A binary frame is valid until the next call: sockets copy what they send. */
  encode(message: ClientMessage): Frame
  decode(frame: Frame): Result<ReadMessage, string>
}

/** Converts exceptions of a parser to a result. */
function attempt(parse: () => unknown): Result<unknown, undefined> {
  try {
    return ok(parse())
  } catch {
    return err(undefined)
  }
}

/** JSON in text frames, binary fields as base64. */
function createJsonCodec(): Codec {
  const bytes = (value: unknown) => (typeof value === 'string' ? fromBase64(value) : undefined)
  return {
    encode: (message) =>
      message.type === 'source_media_chunk'
        ? // Base64 needs no escapes, so the frame is put together without a second pass over it.
          `{"source_media_chunk":{"data":"${toBase64(message.data)}"}}`
        : JSON.stringify({ [message.type]: {} }),
    decode(frame) {
      if (typeof frame !== 'string') return err('a binary frame where JSON was agreed')
      if (frame.length > FRAME_LIMITS.maxBytes) return err('a message too long')
      const parsed = attempt((): unknown => JSON.parse(frame))
      return parsed.ok ? readServerMessage(parsed.value, bytes) : err('not JSON')
    },
  }
}

/** MessagePack in binary frames: maps with string keys, binary fields raw. */
function createMsgpackCodec(): Codec {
  const encoder = new Encoder()
  // Decoded binary values are views of the frame; a copy can be transferred by itself.
  const bytes = (value: unknown) => (value instanceof Uint8Array ? value.slice() : undefined)
  return {
    encode: (message) =>
      encoder.encodeSharedRef(
        message.type === 'source_media_chunk'
          ? { source_media_chunk: { data: message.data } }
          : { [message.type]: {} },
      ),
    decode(frame) {
      if (typeof frame === 'string') return err('a text frame where MessagePack was agreed')
      const parsed = decodeMessage(frame, FRAME_LIMITS)
      return parsed.ok ? readServerMessage(parsed.value, bytes) : err(`a message ${parsed.error}`)
    },
  }
}

const factories: { readonly [F in MessageFormat]: () => Codec } = {
  json: createJsonCodec,
  msgpack: createMsgpackCodec,
}

export const createCodec = (format: MessageFormat): Codec => factories[format]()
