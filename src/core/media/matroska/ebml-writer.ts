import { joinBytes } from '../../audio/pcm.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Unknown size (all bits set): the element grows while it is sent. */
const UNKNOWN_SIZE = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]

/** Big-endian in as few bytes as possible, at least one. */
function bigEndian(value: number, least = 1): Bytes {
  const bytes: number[] = []
  for (let rest = value; rest > 0 || bytes.length < least; rest = Math.floor(rest / 256))
    bytes.unshift(rest % 256)
  return Uint8Array.from(bytes)
}

/** A variable-size length (RFC 8794, 4.1). */
function sizeOf(length: number): Bytes {
  let width = 1
  // All ones are reserved for an unknown size.
  while (length >= 2 ** (7 * width) - 1) width += 1
  const bytes = bigEndian(length, width)
  bytes[0] = (bytes[0] ?? 0) | (0x80 >> (width - 1))
  return bytes
}

/** An EBML element with its content. */
export function element(id: number, ...content: readonly Uint8Array[]): Bytes {
  const length = content.reduce((total, part) => total + part.length, 0)
  return joinBytes([bigEndian(id), sizeOf(length), ...content])
}

/** Start of an element that continues until another one begins. */
export const openElement = (id: number): Bytes => joinBytes([bigEndian(id), Uint8Array.from(UNKNOWN_SIZE)])

export const uintElement = (id: number, value: number): Bytes => element(id, bigEndian(value))

/** @param value a signed number, in 8 bytes */
export function sintElement(id: number, value: number): Bytes {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigInt64(0, BigInt(value))
  return element(id, bytes)
}

export function floatElement(id: number, value: number): Bytes {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setFloat64(0, value)
  return element(id, bytes)
}

/** @param text ASCII */
export const textElement = (id: number, text: string): Bytes =>
  element(
    id,
    Uint8Array.from(text, (character) => character.charCodeAt(0)),
  )
