import { letters } from '../demuxer.ts'
import { oggChecksum } from './ogg-page.ts'

export const OGG_MAGIC = letters('OggS')
export const OGG_HEAD_SIZE = 27

/** An undamaged page. */
export interface OggPage {
  readonly serial: number
  readonly sequence: number
  /** Position of the sound at the end of the last packet that ends here; undefined if none does. */
  readonly granule: number | undefined
  /** Whether it begins with the rest of a packet of the previous page. */
  readonly isContinued: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Packets, or the parts of them in this page. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[]
  /** Whether the last part ends its packet. */
  readonly isLastPartWhole: boolean
}

const FLAGS_AT = 5
const GRANULE_AT = 6
const SERIAL_AT = 14
const SEQUENCE_AT = 18
const CHECKSUM_AT = 22
const COUNT_AT = 26

const CONTINUED = 1
const FIRST = 2
const LAST = 4
const NO_GRANULE = 0xffff_ffff_ffff_ffffn
/** A lacing value of 255 means that the packet continues. */
const FULL = 255

/** Length of a page in bytes, from its header and the segment table. */
export function oggPageLength(head: Uint8Array): number {
  const count = head[COUNT_AT] ?? 0
  let length = OGG_HEAD_SIZE + count
  for (let i = 0; i < count; i += 1) length += head[OGG_HEAD_SIZE + i] ?? 0
  return length
}

/** The header pages at the beginning of an Ogg Opus stream: its description, and its comments. */
export function oggOpusHead(stream: Uint8Array): Uint8Array<ArrayBuffer> {
  const commentsAt = oggPageLength(stream)
  return stream.slice(0, commentsAt + oggPageLength(stream.subarray(commentsAt)))
}

/**
 * @param page all bytes of one page
 * @returns undefined if its checksum is wrong
 */
export function readOggPage(page: Uint8Array<ArrayBuffer>): OggPage | undefined {
  const view = new DataView(page.buffer, page.byteOffset, page.byteLength)
  const checksum = view.getUint32(CHECKSUM_AT, true)
  view.setUint32(CHECKSUM_AT, 0, true)
  if (oggChecksum(page) !== checksum) return undefined
  const flags = view.getUint8(FLAGS_AT)
  const granule = view.getBigUint64(GRANULE_AT, true)
  const lacing = page.subarray(OGG_HEAD_SIZE, OGG_HEAD_SIZE + (page[COUNT_AT] ?? 0))
  return {
    serial: view.getUint32(SERIAL_AT, true),
    sequence: view.getUint32(SEQUENCE_AT, true),
    granule: granule === NO_GRANULE ? undefined : Number(granule),
    isContinued: (flags & CONTINUED) !== 0,
    isFirst: (flags & FIRST) !== 0,
    isLast: (flags & LAST) !== 0,
    parts: cut(page, lacing),
    isLastPartWhole: (lacing.at(-1) ?? 0) < FULL,
  }
}

/** Whether this may be the header of the next page of the same stream. */
export function isNextOggHead(head: Uint8Array, serial: number, sequence: number): boolean {
  if (head.length < OGG_HEAD_SIZE || !OGG_MAGIC.every((byte, i) => head[i] === byte)) return false
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  return view.getUint32(SERIAL_AT, true) === serial && view.getUint32(SEQUENCE_AT, true) === sequence
}

function cut(page: Uint8Array<ArrayBuffer>, lacing: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let start = OGG_HEAD_SIZE + lacing.length
  let end = start
  for (const [i, length] of lacing.entries()) {
    end += length
    if (length === FULL && i < lacing.length - 1) continue
    parts.push(page.slice(start, end))
    start = end
  }
  return parts
}
