/** A message of a client has two maps, one in the other. */
const MAX_DEPTH = 8
/** For a value that is truncated, too large, or of a type that messages do not have. */
const NO_VALUE = -1

/**
 * Measures a MessagePack value without building it: the decoder reserves what a header declares before it looks
 * whether that much follows, so a message of a hundred bytes could take all memory there is.
 *
 * @returns size of the value in bytes; negative if the value is incomplete or invalid
 */
export function packedLength(frame: Uint8Array): number {
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength)
  return skipValue(view, 0, 0)
}

function skipValue(view: DataView, at: number, depth: number): number {
  if (at >= view.byteLength || depth > MAX_DEPTH) return NO_VALUE
  const type = view.getUint8(at)
  if (type < 0x80 || type >= 0xe0) return at + 1
  if (type < 0x90) return skipValues(view, at + 1, (type & 15) * 2, depth)
  if (type < 0xa0) return skipValues(view, at + 1, type & 15, depth)
  if (type < 0xc0) return within(view, at + 1 + (type & 31))
  // nil, false, true
  if (type === 0xc0 || type === 0xc2 || type === 0xc3) return at + 1
  if (type >= 0xc4 && type <= 0xc6) return skipCounted(view, at, type - 0xc4)
  if (type === 0xca || type === 0xcb) return within(view, at + (type === 0xca ? 5 : 9))
  // Integers of 1, 2, 4 and 8 bytes, without a sign and with one.
  if (type >= 0xcc && type <= 0xd3) return within(view, at + 1 + (1 << (type & 3)))
  if (type >= 0xd9 && type <= 0xdb) return skipCounted(view, at, type - 0xd9)
  if (type < 0xdc) return NO_VALUE
  const count = readCount(view, at + 1, type & 1 ? 2 : 1)
  const start = at + (type & 1 ? 5 : 3)
  return skipValues(view, start, type >= 0xde ? count * 2 : count, depth)
}

function skipValues(view: DataView, start: number, count: number, depth: number): number {
  let at = start
  for (let left = count; left > 0 && at !== NO_VALUE; left -= 1) at = skipValue(view, at, depth + 1)
  return at
}

/** @param size 0, 1 or 2: the count takes 1, 2 or 4 bytes */
function skipCounted(view: DataView, at: number, size: number): number {
  const count = readCount(view, at + 1, size)
  return within(view, at + 1 + (1 << size) + count)
}

function readCount(view: DataView, at: number, size: number): number {
  if (at + (1 << size) > view.byteLength) return Number.POSITIVE_INFINITY
  if (size === 0) return view.getUint8(at)
  return size === 1 ? view.getUint16(at) : view.getUint32(at)
}

const within = (view: DataView, end: number): number => (end <= view.byteLength ? end : NO_VALUE)
