import { concatBytes } from '../../media/concat.ts'
import { crc32 } from '../../media/mpeg-crc.ts'
import type { ContainerWriter, TimedFrame, Track } from '../spoken-frames.ts'

const PAGE = new TextEncoder().encode('OggS')
const HEAD_SIZE = 27
const CHECKSUM_AT = 22
const BEGINS = 2
const SERIAL = 0x7061_726c
const SEGMENT = 255
const VENDOR = new TextEncoder().encode('demo service')
/** The last metadata block, of comments. */
const COMMENT_BLOCK = 0x84

/** Ogg (RFC 3533) with Opus (RFC 7845) or FLAC: one page per group of frames. */
export class OggWriter implements ContainerWriter {
  readonly #track: Track
  #sequence = 0

  constructor(track: Track) {
    this.#track = track
  }

  head(): readonly Uint8Array[] {
    const headers = this.#track.codec === 'flac' ? flacHeaders(this.#track) : opusHeaders(this.#track)
    return headers.map((packet, i) => this.#page([packet], 0, i === 0 ? BEGINS : 0))
  }

  packets(frames: readonly TimedFrame[]): readonly Uint8Array[] {
    const last = frames.at(-1)
    const granule = last === undefined ? 0 : last.at + last.samples
    const packets = frames.map(({ data }) => data)
    return [this.#page(packets, granule, 0)]
  }

  #page(packets: readonly Uint8Array[], granule: number, flags: number): Uint8Array<ArrayBuffer> {
    const table = packets.flatMap(({ length }) => [
      ...Array.from({ length: Math.floor(length / SEGMENT) }, () => SEGMENT),
      length % SEGMENT,
    ])
    const head = new Uint8Array(HEAD_SIZE)
    const view = new DataView(head.buffer)
    head.set(PAGE)
    view.setUint8(5, flags)
    view.setBigUint64(6, BigInt(granule), true)
    view.setUint32(14, SERIAL, true)
    view.setUint32(18, this.#sequence, true)
    view.setUint8(26, table.length)
    this.#sequence += 1
    const page = concatBytes(head, Uint8Array.from(table), ...packets)
    new DataView(page.buffer).setUint32(CHECKSUM_AT, crc32(page), true)
    return page
  }
}

/** A vendor, and no comments. */
function comments(): Uint8Array {
  const bytes = new Uint8Array(4 + VENDOR.length + 4)
  new DataView(bytes.buffer).setUint32(0, VENDOR.length, true)
  bytes.set(VENDOR, 4)
  return bytes
}

const opusHeaders = ({ head }: Track): Uint8Array[] => [
  head,
  concatBytes(new TextEncoder().encode('OpusTags'), comments()),
]

/** The header of a native stream after the mapping's own: version 1.0, one more header. */
function flacHeaders({ head }: Track): Uint8Array[] {
  const mapping = concatBytes(
    Uint8Array.of(0x7f),
    new TextEncoder().encode('FLAC'),
    Uint8Array.of(1, 0, 0, 1),
  )
  const first = head.slice()
  // The block is not the last one any more.
  first[4] = 0
  const text = comments()
  return [concatBytes(mapping, first), concatBytes(Uint8Array.of(COMMENT_BLOCK, 0, 0, text.length), text)]
}
