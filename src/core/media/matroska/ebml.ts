import type { ByteQueue } from '../byte-queue.ts'

/**
 * The header of an EBML element (RFC 8794): its id, the length of the header, and the length of the content.
 */
export interface ElementHead {
  readonly id: number
  readonly length: number
  /** Undefined if the writer did not know it. */
  readonly size: number | undefined
}

const MAX_ID_BYTES = 4
const MAX_SIZE_BYTES = 8

/** Length of a variable-size integer in bytes, given by the position of the first set bit. */
const vintLength = (first: number): number => Math.clz32(first) - 23

/** @returns undefined while the header is incomplete */
export const readElementHead = (queue: ByteQueue): ElementHead | 'malformed' | undefined =>
  readHead(queue.peek(MAX_ID_BYTES + MAX_SIZE_BYTES))

/** @returns undefined if the bytes end before the header does */
export function readHead(bytes: Uint8Array): ElementHead | 'malformed' | undefined {
  const [first] = bytes
  if (first === undefined) return undefined
  const idLength = vintLength(first)
  if (idLength > MAX_ID_BYTES) return 'malformed'
  const second = bytes[idLength]
  if (second === undefined) return undefined
  const sizeLength = vintLength(second)
  if (sizeLength > MAX_SIZE_BYTES) return 'malformed'
  const length = idLength + sizeLength
  if (bytes.length < length) return undefined
  return {
    id: readUint(bytes.subarray(0, idLength)),
    length,
    size: readSize(bytes.subarray(idLength, length)),
  }
}

function readSize(bytes: Uint8Array): number | undefined {
  const marker = 0x80 >> (bytes.length - 1)
  const first = (bytes[0] ?? 0) & (marker - 1)
  const isUnknown = first === marker - 1 && bytes.subarray(1).every((byte) => byte === 0xff)
  return isUnknown ? undefined : bytes.subarray(1).reduce((value, byte) => value * 256 + byte, first)
}

/** A signed size in EBML lacing: the difference from the previous size. */
export function readSignedVint(
  bytes: Uint8Array,
): { readonly value: number; readonly length: number } | undefined {
  const length = vintLength(bytes[0] ?? 0)
  if (length > MAX_SIZE_BYTES || bytes.length < length) return undefined
  const bias = 2 ** (7 * length - 1) - 1
  return { value: (readSize(bytes.subarray(0, length)) ?? 2 ** (7 * length) - 1) - bias, length }
}

/** An unsigned size in EBML lacing. */
export function readVint(bytes: Uint8Array): { readonly value: number; readonly length: number } | undefined {
  const length = vintLength(bytes[0] ?? 0)
  if (length > MAX_SIZE_BYTES || bytes.length < length) return undefined
  return { value: readSize(bytes.subarray(0, length)) ?? 0, length }
}

/** Big-endian, of any length; imprecise beyond 53 bits. */
export const readUint = (bytes: Uint8Array): number => bytes.reduce((value, byte) => value * 256 + byte, 0)

/** Four or eight bytes; any other length is zero, as the format defines. */
export function readFloat(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length === 4) return view.getFloat32(0)
  return bytes.length === 8 ? view.getFloat64(0) : 0
}

/** A complete element. */
export interface WholeElement {
  readonly id: number
  readonly data: Uint8Array<ArrayBuffer>
}

/** Consecutive elements in these bytes, up to the first invalid one. */
export function elementsIn(bytes: Uint8Array<ArrayBuffer>): WholeElement[] {
  const elements: WholeElement[] = []
  for (let at = 0; at < bytes.length; ) {
    const head = readHead(bytes.subarray(at, at + MAX_ID_BYTES + MAX_SIZE_BYTES))
    if (head === undefined || head === 'malformed') break
    const start = at + head.length
    const end = start + (head.size ?? Number.POSITIVE_INFINITY)
    if (end > bytes.length) break
    elements.push({ id: head.id, data: bytes.subarray(start, end) })
    at = end
  }
  return elements
}

/** A signed integer of any length. */
export function readInt(bytes: Uint8Array): number {
  const value = readUint(bytes)
  return ((bytes[0] ?? 0) & 0x80) === 0 ? value : value - 2 ** (8 * bytes.length)
}
