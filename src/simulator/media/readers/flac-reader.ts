import { concatBytes } from '../concat.ts'
import { type FlacInfo, isSync, readFlacFrame, readFlacInfo } from '../decoders/flac-frame-decoder.ts'
import { type OggPage, OggReader } from './ogg-reader.ts'
import {
  type Found,
  type ReaderKind,
  type SourceReader,
  type SourceTrack,
  startsWith,
} from './source-reader.ts'

const MAGIC = [0x66, 0x4c, 0x61, 0x43]
const OGG_MAGIC = [0x4f, 0x67, 0x67, 0x53]
/** The first packet of FLAC in Ogg (RFC 9639, 10.1), up to the magic bytes. */
const MAPPING = [0x7f, 0x46, 0x4c, 0x41, 0x43]
const MAPPING_SIZE = 9
const BLOCK_HEAD_SIZE = 4
const INFO_SIZE = 34
/** Larger than a verbatim frame of 65535 samples. */
const LONGEST_FRAME = 1 << 18

const trackOf = (container: string, info: FlacInfo, config: Uint8Array): SourceTrack => ({
  container,
  codec: 'flac',
  channels: info.channels,
  rate: info.rate,
  delayMs: 0,
  config,
})

const sizeOfBlock = ([, a = 0, b = 0, c = 0]: Uint8Array): number => (a << 16) + (b << 8) + c

/** FLAC without a container: the end of a frame is found by decoding it. */
class FlacReader implements SourceReader {
  #pending: Uint8Array = new Uint8Array(0)
  #info: FlacInfo | undefined
  #isInHead = true

  get pendingBytes(): number {
    return this.#pending.length
  }

  push(bytes: Uint8Array): readonly Found[] {
    this.#pending = concatBytes(this.#pending, bytes)
    const found: Found[] = []
    while (this.#step(found));
    return found
  }

  #step(found: Found[]): boolean {
    if (this.#pending.length < BLOCK_HEAD_SIZE) return false
    if (startsWith(this.#pending, MAGIC)) {
      this.#isInHead = true
      this.#pending = this.#pending.slice(MAGIC.length)
      return true
    }
    return this.#isInHead ? this.#readBlock(found) : this.#readFrame(found)
  }

  #readBlock(found: Found[]): boolean {
    const size = sizeOfBlock(this.#pending)
    if (this.#pending.length < BLOCK_HEAD_SIZE + size) return false
    const [type = 0] = this.#pending
    const block = this.#pending.slice(BLOCK_HEAD_SIZE, BLOCK_HEAD_SIZE + size)
    this.#pending = this.#pending.slice(BLOCK_HEAD_SIZE + size)
    this.#isInHead = (type & 0x80) === 0
    const info = (type & 0x7f) === 0 ? readFlacInfo(block) : undefined
    if (info !== undefined) {
      this.#info = info
      found.push({ type: 'track', track: trackOf('FLAC', info, block) })
    }
    return true
  }

  #readFrame(found: Found[]): boolean {
    const frame = this.#info === undefined ? 'broken' : readFlacFrame(this.#pending, this.#info)
    if (frame === undefined && this.#pending.length < LONGEST_FRAME) return false
    if (frame === undefined || frame === 'broken') return this.#resync(found)
    found.push({ type: 'packet', data: this.#pending.slice(0, frame.length) })
    this.#pending = this.#pending.slice(frame.length)
    return true
  }

  #resync(found: Found[]): boolean {
    let at = 1
    while (at + 1 < this.#pending.length && !isSync(this.#pending.subarray(at))) at += 1
    this.#pending = this.#pending.slice(at)
    if (found.at(-1)?.type !== 'damage') found.push({ type: 'damage', note: 'bytes that are no FLAC frame' })
    return true
  }
}

/** FLAC in Ogg. */
class OggFlacReader implements SourceReader {
  readonly #ogg = new OggReader()
  #isForeign = false

  get pendingBytes(): number {
    return this.#ogg.pendingBytes
  }

  push(bytes: Uint8Array): readonly Found[] {
    const { pages, damage } = this.#ogg.push(bytes)
    return [
      ...damage.map((note) => ({ type: 'damage', note }) as const),
      ...pages.flatMap((page) => this.#read(page)),
    ]
  }

  #read({ isFirst, packets }: OggPage): Found[] {
    return packets.flatMap((packet, i): Found[] => {
      if (isFirst && i === 0) return this.#begin(packet)
      const isSound = !this.#isForeign && isSync(packet)
      return isSound ? [{ type: 'packet', data: packet }] : []
    })
  }

  #begin(packet: Uint8Array): Found[] {
    const config = packet.slice(MAPPING_SIZE + MAGIC.length + BLOCK_HEAD_SIZE).subarray(0, INFO_SIZE)
    const info = startsWith(packet, MAPPING) ? readFlacInfo(config) : undefined
    this.#isForeign = info === undefined
    const foreign = { container: 'Ogg', codec: undefined, channels: 1, rate: 0, delayMs: 0, config }
    return [{ type: 'track', track: info === undefined ? foreign : trackOf('Ogg', info, config) }]
  }
}

export const flacReader: ReaderKind = {
  name: 'FLAC',
  begins: (bytes) => startsWith(bytes, MAGIC),
  open: () => new FlacReader(),
}

export const oggFlacReader: ReaderKind = {
  name: 'Ogg',
  begins: (bytes) => startsWith(bytes, OGG_MAGIC),
  open: () => new OggFlacReader(),
}
