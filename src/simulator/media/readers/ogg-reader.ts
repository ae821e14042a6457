import { concatBytes } from '../concat.ts'
import { crc32 } from '../mpeg-crc.ts'

/** A page of an Ogg stream (RFC 3533), with the packets that end on it. */
export interface OggPage {
  /** The first page of a logical stream. */
  readonly isFirst: boolean
  /** The last page of a logical stream. */
  readonly isLast: boolean
  /** Position at the end of the last packet that ends here, in the codec's own count; -1 if none ends. */
  readonly granule: number
  readonly packets: readonly Uint8Array<ArrayBuffer>[]
}

export interface OggRead {
  readonly pages: readonly OggPage[]
  /** Descriptions of skipped invalid data. */
  readonly damage: readonly string[]
}

const MAGIC = [0x4f, 0x67, 0x67, 0x53] as const
const HEADER_SIZE = 27
const CONTINUED = 0x01
const FIRST = 0x02
const LAST = 0x04

interface PageHead {
  readonly flags: number
  readonly granule: number
  readonly sequence: number
  readonly lacing: Uint8Array
  readonly size: number
}

/** Reads one logical stream after another from bytes in chunks of any size. Never throws. */
export class OggReader {
  #pending = new Uint8Array(0)
  /** Beginning of a packet that continues in the next page. */
  #partial: Uint8Array[] = []
  #nextSequence: number | undefined

  /** Bytes of packets that are not complete, and of the page that is not. */
  get pendingBytes(): number {
    return this.#partial.reduce((total, { length }) => total + length, this.#pending.length)
  }

  push(bytes: Uint8Array): OggRead {
    this.#pending = concatBytes(this.#pending, bytes)
    const pages: OggPage[] = []
    const damage: string[] = []
    let at = 0
    for (;;) {
      const start = findMagic(this.#pending, at)
      if (start > at) damage.push('bytes between pages')
      at = start
      const head = readHead(this.#pending.subarray(at))
      if (head === undefined || this.#pending.length < at + head.size) break
      const page = this.#pending.subarray(at, at + head.size)
      if (hasRightChecksum(page)) {
        at += head.size
        pages.push(this.#read(head, page, damage))
      } else {
        damage.push('a page with a wrong checksum')
        at += MAGIC.length
      }
    }
    this.#pending = this.#pending.slice(at)
    return { pages, damage }
  }

  #read(head: PageHead, page: Uint8Array, damage: string[]): OggPage {
    const isFirst = (head.flags & FIRST) !== 0
    const isContinued = (head.flags & CONTINUED) !== 0
    const isGap = !isFirst && this.#nextSequence !== undefined && head.sequence !== this.#nextSequence
    if (isGap) damage.push('a page is missing')
    const begins = this.#partial.length > 0
    if (isFirst || isGap || (begins && !isContinued)) this.#partial = []
    this.#nextSequence = head.sequence + 1
    return {
      isFirst,
      isLast: (head.flags & LAST) !== 0,
      granule: head.granule,
      packets: this.#packets(head, page, isContinued && this.#partial.length === 0),
    }
  }

  /** @param isHeadless the first packet here began on a page that never came */
  #packets({ lacing }: PageHead, page: Uint8Array, isHeadless: boolean): Uint8Array<ArrayBuffer>[] {
    const packets: Uint8Array<ArrayBuffer>[] = []
    let from = HEADER_SIZE + lacing.length
    let to = from
    let drop = isHeadless
    for (const size of lacing) {
      to += size
      if (size === 0xff) continue
      if (!drop) packets.push(concatBytes(...this.#partial, page.subarray(from, to)))
      this.#partial = []
      drop = false
      from = to
    }
    if (to > from && !drop) this.#partial.push(page.slice(from, to))
    return packets
  }
}

function readHead(bytes: Uint8Array): PageHead | undefined {
  if (bytes.length < HEADER_SIZE) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const segments = view.getUint8(26)
  if (bytes.length < HEADER_SIZE + segments) return undefined
  const lacing = bytes.slice(HEADER_SIZE, HEADER_SIZE + segments)
  return {
    flags: view.getUint8(5),
    granule: Number(view.getBigInt64(6, true)),
    sequence: view.getUint32(18, true),
    lacing,
    size: lacing.reduce((total, size) => total + size, HEADER_SIZE + segments),
  }
}

/** Position of the next page; if there is none, the end without a possible beginning of one. */
function findMagic(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at += 1)
    if (MAGIC.every((byte, i) => at + i >= bytes.length || bytes[at + i] === byte)) return at
  return bytes.length
}

function hasRightChecksum(page: Uint8Array): boolean {
  const copy = page.slice()
  const view = new DataView(copy.buffer)
  const stated = view.getUint32(22, true)
  view.setUint32(22, 0, true)
  return crc32(copy) === stated
}

/** Whether these bytes begin a logical stream. */
export const beginsOggStream = (bytes: Uint8Array): boolean =>
  MAGIC.every((byte, i) => bytes[i] === byte) && ((bytes[5] ?? 0) & FIRST) !== 0
