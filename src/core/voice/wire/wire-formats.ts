import { Encoder } from '@msgpack/msgpack'
import { decodeMessage } from '../../base/formats/decode-message.ts'
import { type JsonLimits, parseJson } from '../../base/formats/json.ts'
import { err, type Result } from '../../base/result.ts'
import type { MessageFormat } from '../config.ts'
import { type ClientMessage, type ReadMessage, readServerMessage } from './voice-messages.ts'

/** Converts bytes to a string with one character per byte, in slices within the engine's argument limit. */
function toBinaryString(bytes: Uint8Array): string {
  const SLICE = 0x2000
  let binary = ''
  for (let at = 0; at < bytes.length; at += SLICE)
    binary += String.fromCharCode(...bytes.subarray(at, at + SLICE))
  return binary
}

const toBase64 = (bytes: Uint8Array): string => btoa(toBinaryString(bytes))

/** @returns undefined if the text is not base64 */
function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** Payload of one WebSocket message: the text of a text frame or the bytes of a binary one. */
export type Payload = string | Uint8Array<ArrayBuffer>

/**
 * Far above any message of the service: the transcript of a long pause, or some seconds of speech in the
 * largest format.
 */
const PAYLOAD_LIMITS: JsonLimits = {
  maxBytes: 8 * 1024 * 1024,
  maxValues: 100_000,
  maxDepth: 16,
  maxItems: 20_000,
}

/** Converts messages to payloads and back. Decoding never throws: it returns a message or the reason for refusing it. */
export interface WireFormat {
  /** Binary payloads are valid until the next call: sockets copy what they send. */
  encode(message: ClientMessage): Payload
  decode(payload: Payload): Result<ReadMessage, string>
}

/** JSON in text frames, binary fields as base64. */
function createJsonFormat(): WireFormat {
  const bytes = (value: unknown) => (typeof value === 'string' ? fromBase64(value) : undefined)
  return {
    encode: (message) =>
      message.type === 'source_media_chunk'
        ? // Base64 needs no escapes, so the payload is put together without a second pass over it.
          `{"source_media_chunk":{"data":"${toBase64(message.data)}"}}`
        : JSON.stringify({ [message.type]: {} }),
    decode(payload) {
      if (typeof payload !== 'string') return err('a binary frame where JSON was agreed')
      const parsed = parseJson(payload, PAYLOAD_LIMITS)
      return parsed.ok ? readServerMessage(parsed.value, bytes) : err(`a message ${parsed.error}`)
    },
  }
}

/** MessagePack in binary frames: maps with string keys, binary fields raw. */
function createMsgpackFormat(): WireFormat {
  const encoder = new Encoder()
  // Decoded binary values are views of the payload; a copy can be transferred by itself.
  const bytes = (value: unknown) => (value instanceof Uint8Array ? value.slice() : undefined)
  return {
    encode: (message) =>
      encoder.encodeSharedRef(
        message.type === 'source_media_chunk'
          ? { source_media_chunk: { data: message.data } }
          : { [message.type]: {} },
      ),
    decode(payload) {
      if (typeof payload === 'string') return err('a text frame where MessagePack was agreed')
      const parsed = decodeMessage(payload, PAYLOAD_LIMITS)
      return parsed.ok ? readServerMessage(parsed.value, bytes) : err(`a message ${parsed.error}`)
    },
  }
}

const factories: { readonly [F in MessageFormat]: () => WireFormat } = {
  json: createJsonFormat,
  msgpack: createMsgpackFormat,
}

export const createWireFormat = (format: MessageFormat): WireFormat => factories[format]()
