/** One DER value. Certificate properties that Node does not expose are parsed from DER. */
export interface Element {
  readonly tag: number
  readonly body: Uint8Array
}

export const Tag = {
  boolean: 0x01,
  integer: 0x02,
  sequence: 0x30,
  /** Constructed context-specific tags [0], [1] and [3]. */
  context0: 0xa0,
  context1: 0xa1,
  context3: 0xa3,
} as const

/** Parses consecutive DER values. Throws if the bytes are not DER. */
export function elementsOf(bytes: Uint8Array): Element[] {
  const elements: Element[] = []
  for (let at = 0; at < bytes.length; ) {
    const [tag = 0, first] = bytes.subarray(at)
    const { length, from } = readLength(bytes, at + 1, first)
    const end = from + length
    // Certificates contain no multi-byte tag numbers.
    if ((tag & 0x1f) === 0x1f || end > bytes.length) throw new RangeError('not DER')
    elements.push({ tag, body: bytes.subarray(from, end) })
    at = end
  }
  return elements
}

function readLength(bytes: Uint8Array, at: number, first = 0xff): { length: number; from: number } {
  if (first < 0x80) return { length: first, from: at + 1 }
  const count = first & 0x7f
  if (count === 0 || count > 3) throw new RangeError('not DER')
  const digits = bytes.subarray(at + 1, at + 1 + count)
  return { length: digits.reduce((length, digit) => length * 256 + digit, 0), from: at + 1 + count }
}

/** The values inside an element. Throws if it does not have the expected tag. */
export function contentsOf(element: Element | undefined, tag: number): Element[] {
  if (element?.tag !== tag) throw new RangeError('not the form of a certificate')
  return elementsOf(element.body)
}

export const hexOf = (element: Element | undefined): string =>
  Buffer.from(element?.body ?? []).toString('hex')
