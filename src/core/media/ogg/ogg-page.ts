/** Pages of the Ogg container (RFC 3533). A page begins with 27 fixed bytes and a table of segment lengths. */

import { joinBytes } from '../../audio/pcm.ts'
import { crc32 } from '../crc.ts'

const MAGIC = [0x4f, 0x67, 0x67, 0x53]
const HEADER_SIZE = 27
const FLAGS_AT = 5
const GRANULE_AT = 6
const CHECKSUM_AT = 22
const SEGMENT_COUNT_AT = 26

export const OGG_FIRST_PAGE = 0x02
export const OGG_LAST_PAGE = 0x04

const SERIAL_AT = 14
const SEQUENCE_AT = 18
const FULL_SEGMENT = 255

/** Checksum of a page, whose checksum field must be zero. */
export const oggChecksum = (page: Uint8Array): number => crc32(page)

const viewOf = (page: Uint8Array): DataView => new DataView(page.buffer, page.byteOffset, page.byteLength)

export interface OggPageParts {
  /** Whole packets, of at most 255 segments in total. */
  readonly packets: readonly Uint8Array[]
  readonly flags: number
  /** Position at the end of the last packet, in the codec's units. */
  readonly granule: number
  readonly serial: number
  /** Number of the page in the stream. */
  readonly sequence: number
}

export function oggPage({
  packets,
  flags,
  granule,
  serial,
  sequence,
}: OggPageParts): Uint8Array<ArrayBuffer> {
  const lacing = packets.flatMap(({ length }) => [
    ...Array.from({ length: Math.floor(length / FULL_SEGMENT) }, () => FULL_SEGMENT),
    length % FULL_SEGMENT,
  ])
  const head = new Uint8Array(HEADER_SIZE)
  head.set(MAGIC)
  const page = joinBytes([head, Uint8Array.from(lacing), ...packets])
  const view = viewOf(page)
  view.setUint8(FLAGS_AT, flags)
  view.setBigInt64(GRANULE_AT, BigInt(granule), true)
  view.setUint32(SERIAL_AT, serial, true)
  view.setUint32(SEQUENCE_AT, sequence, true)
  view.setUint8(SEGMENT_COUNT_AT, lacing.length)
  view.setUint32(CHECKSUM_AT, oggChecksum(page), true)
  return page
}

/** Offset of the payload of a page. */
export const oggPayloadAt = (page: Uint8Array): number => HEADER_SIZE + (page[SEGMENT_COUNT_AT] ?? 0)
