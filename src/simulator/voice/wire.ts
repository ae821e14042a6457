import { decode, encode } from '@msgpack/msgpack'
import { packedLength } from './packed-length.ts'

export const messageFormats = ['json', 'msgpack'] as const
export type MessageFormat = (typeof messageFormats)[number]

/** A message to the client: its kind, and what it holds. Bytes are bytes here. */
export interface Outgoing {
  readonly kind: string
  readonly payload: object
}

/** A message of a client, or what is wrong with it. */
export type Incoming =
  | { readonly kind: 'source_media_chunk'; readonly data: Uint8Array }
  | { readonly kind: 'end_of_source_media' }
  | { readonly kind: 'unknown'; readonly name: string }
  | { readonly kind: 'malformed'; readonly reason: string }
  | { readonly kind: 'wrong-frame' }

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
  encode: ({ kind, payload }) =>
    JSON.stringify({ [kind]: payload }, (_, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ),
  decode: (frame, isBinary) =>
    isBinary
      ? { kind: 'wrong-frame' }
      : read(() => JSON.parse(Buffer.from(frame).toString()) as unknown, fromBase64),
}

const msgpack: Wire = {
  encode: ({ kind, payload }) => encode({ [kind]: payload }),
  decode: (frame, isBinary) =>
    isBinary
      ? read(
          () => {
            if (packedLength(frame) !== frame.length) throw new Error('a frame holds one whole value')
            return decode(frame)
          },
          (value) => (value instanceof Uint8Array ? value : undefined),
        )
      : { kind: 'wrong-frame' },
}

function read(parse: () => unknown, toBytes: (value: unknown) => Uint8Array | undefined): Incoming {
  let value: unknown
  try {
    value = parse()
  } catch (thrown) {
    return { kind: 'malformed', reason: thrown instanceof Error ? thrown.message : 'not readable' }
  }
  if (!isObject(value)) return { kind: 'malformed', reason: 'not an object' }
  const [name, ...others] = Object.keys(value)
  if (name === undefined || others.length > 0)
    return { kind: 'malformed', reason: 'a message is an object with one key' }
  return readPayload(name, value[name], toBytes)
}

function readPayload(
  name: string,
  payload: unknown,
  toBytes: (value: unknown) => Uint8Array | undefined,
): Incoming {
  if (!isObject(payload)) return { kind: 'malformed', reason: `${name} holds no object` }
  if (name === 'end_of_source_media') return { kind: name }
  if (name !== 'source_media_chunk') return { kind: 'unknown', name }
  const data = toBytes(payload['data'])
  return data === undefined
    ? { kind: 'malformed', reason: 'source_media_chunk.data is not binary' }
    : { kind: name, data }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array)

export const wires: { readonly [F in MessageFormat]: Wire } = { json, msgpack }
