import { decode, encode } from '@msgpack/msgpack'
import { packedLength } from './packed-length.ts'

export const wireMessageFormats = ['json', 'msgpack'] as const
export type WireMessageFormat = (typeof wireMessageFormats)[number]

/** A message to the client: its type and its payload. Binary data stays bytes here. */
export interface Outgoing {
  readonly type: string
  readonly payload: object
}

/** A message of a client, or its fault. */
export type Incoming =
  | { readonly type: 'source_media_chunk'; readonly data: Uint8Array }
  | { readonly type: 'end_of_source_media' }
  | { readonly type: 'unknown'; readonly name: string }
  | { readonly type: 'malformed'; readonly reason: string }
  | { readonly type: 'wrong-frame' }

export interface Wire {
  encode(message: Outgoing): string | Uint8Array
  decode(frame: Uint8Array, isBinary: boolean): Incoming
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

function fromBase64(value: unknown): Uint8Array | undefined {
  if (typeof value !== 'string' || value.length % 4 !== 0 || !BASE64.test(value)) return undefined
  return Buffer.from(value, 'base64')
}

const json: Wire = {
  encode: ({ type, payload }) =>
    JSON.stringify({ [type]: payload }, (_, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ),
  decode: (frame, isBinary) =>
    isBinary
      ? { type: 'wrong-frame' }
      : read(() => JSON.parse(Buffer.from(frame).toString()) as unknown, fromBase64),
}

const msgpack: Wire = {
  encode: ({ type, payload }) => encode({ [type]: payload }),
  decode: (frame, isBinary) =>
    isBinary
      ? read(
          () => {
            if (packedLength(frame) !== frame.length) throw new Error('a frame holds one whole value')
            return decode(frame)
          },
          (value) => (value instanceof Uint8Array ? value : undefined),
        )
      : { type: 'wrong-frame' },
}

function read(parse: () => unknown, toBytes: (value: unknown) => Uint8Array | undefined): Incoming {
  let value: unknown
  try {
    value = parse()
  } catch (thrown) {
    return { type: 'malformed', reason: thrown instanceof Error ? thrown.message : 'not readable' }
  }
  if (!isObject(value)) return { type: 'malformed', reason: 'not an object' }
  const [name, ...others] = Object.keys(value)
  if (name === undefined || others.length > 0)
    return { type: 'malformed', reason: 'a message is an object with one key' }
  return readPayload(name, value[name], toBytes)
}

function readPayload(
  name: string,
  payload: unknown,
  toBytes: (value: unknown) => Uint8Array | undefined,
): Incoming {
  if (!isObject(payload)) return { type: 'malformed', reason: `${name} holds no object` }
  if (name === 'end_of_source_media') return { type: name }
  if (name !== 'source_media_chunk') return { type: 'unknown', name }
  const data = toBytes(payload['data'])
  return data === undefined
    ? { type: 'malformed', reason: 'source_media_chunk.data is not binary' }
    : { type: name, data }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array)

export const wires: { readonly [F in WireMessageFormat]: Wire } = { json, msgpack }
