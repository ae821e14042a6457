import { Decoder } from '@msgpack/msgpack'
import { err, ok, type Result } from '../result.ts'

/** Limits of a message. Declared lengths never exceed its bytes, whatever the limits. */
export interface MessageLimits {
  readonly maxBytes: number
  /** Number of values, including keys and containers. */
  readonly maxValues: number
  /** Maximum nesting depth of containers. */
  readonly maxDepth: number
}

/** Meaning of a type byte; its length is in the byte itself or in the `lengthBytes` after it. */
interface Form {
  readonly type: 'scalar' | 'array' | 'map'
  readonly length: number
  readonly lengthBytes: 0 | 1 | 2 | 4
}

const fixed = (type: Form['type'], length: number): Form => ({ type, length, lengthBytes: 0 })
const counted = (type: Form['type'], lengthBytes: 1 | 2 | 4): Form => ({ type, length: 0, lengthBytes })

/** Type bytes 0xc0 to 0xdf, without extension types, which no message uses. */
const LATER_FORMS: Readonly<Record<number, Form>> = {
  0xc0: fixed('scalar', 0), // nil
  0xc2: fixed('scalar', 0), // false
  0xc3: fixed('scalar', 0), // true
  0xc4: counted('scalar', 1), // binary
  0xc5: counted('scalar', 2),
  0xc6: counted('scalar', 4),
  0xca: fixed('scalar', 4), // float
  0xcb: fixed('scalar', 8),
  0xcc: fixed('scalar', 1), // unsigned integer
  0xcd: fixed('scalar', 2),
  0xce: fixed('scalar', 4),
  0xcf: fixed('scalar', 8),
  0xd0: fixed('scalar', 1), // integer
  0xd1: fixed('scalar', 2),
  0xd2: fixed('scalar', 4),
  0xd3: fixed('scalar', 8),
  0xd9: counted('scalar', 1), // string
  0xda: counted('scalar', 2),
  0xdb: counted('scalar', 4),
  0xdc: counted('array', 2),
  0xdd: counted('array', 4),
  0xde: counted('map', 2),
  0xdf: counted('map', 4),
}

function formOf(head: number): Form | undefined {
  if (head <= 0x7f || head >= 0xe0) return fixed('scalar', 0)
  if (head <= 0x8f) return fixed('map', head - 0x80)
  if (head <= 0x9f) return fixed('array', head - 0x90)
  return head <= 0xbf ? fixed('scalar', head - 0xa0) : LATER_FORMS[head]
}

const FORMS = Array.from({ length: 256 }, (_, head) => formOf(head))
const decoder = new Decoder()

/**
 * Decodes an untrusted message. The library allocates an array as long as its header says, so a hundred bytes
 * could exhaust the memory: declared lengths are compared with the size of the message first.
 *
 * @returns a reason for the log if it is refused. Binary values are views of `bytes`.
 */
export function decodeMessage(bytes: Uint8Array, limits: MessageLimits): Result<unknown, string> {
  const flaw = bytes.length > limits.maxBytes ? 'too long' : findFlaw(bytes, limits)
  if (flaw !== undefined) return err(flaw)
  try {
    return ok(decoder.decode(bytes))
  } catch {
    return err('not MessagePack')
  }
}

function findFlaw(bytes: Uint8Array, { maxValues, maxDepth }: MessageLimits): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  /**
   * Number of values that the innermost open container still lacks, and those around it; the outermost is the
   * message.
   */
  let missing = 1
  const around: number[] = []
  let allMissing = 1
  let at = 0
  for (let values = 0; allMissing > 0; values += 1) {
    // Every value takes at least one byte.
    if (allMissing > bytes.length - at) return 'more values declared than there are bytes'
    if (values === maxValues) return 'too many values'
    const form = FORMS[bytes[at] ?? 0]
    if (form === undefined) return 'of an unknown type'
    const { type, lengthBytes } = form
    if (at + 1 + lengthBytes > bytes.length) return 'cut short'
    const length = lengthBytes === 0 ? form.length : readLength(view, at + 1, lengthBytes)
    at += 1 + lengthBytes
    while (missing === 0) missing = around.pop() ?? 0
    missing -= 1
    allMissing -= 1
    if (type === 'scalar') {
      at += length
    } else if (length > 0) {
      around.push(missing)
      if (around.length > maxDepth) return 'nested too deep'
      missing = type === 'map' ? length * 2 : length
      allMissing += missing
    }
  }
  if (at > bytes.length) return 'cut short'
  return at === bytes.length ? undefined : 'longer than its value'
}

function readLength(view: DataView, at: number, bytes: 1 | 2 | 4): number {
  if (bytes === 1) return view.getUint8(at)
  return bytes === 2 ? view.getUint16(at) : view.getUint32(at)
}
