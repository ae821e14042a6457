import { ByteQueue } from '../byte-queue.ts'
import { crc16Step } from '../crc.ts'
import { type DemuxEvent, type Demuxer, noteDamage, startsWith } from '../demuxer.ts'
import { type FlacFrameHead, LONGEST_FRAME_HEAD, readFlacFrameHead } from './flac-frame.ts'
import { flacFrameLength } from './flac-frame-length.ts'
import { FLAC_MARKER, flacBits, flacTrack, STREAM_INFO_SIZE } from './flac-info.ts'

const BLOCK_HEAD = 4
const STREAM_INFO = 0
const LAST_BLOCK = 0x80
/** Length of what identifies a stream: the marker and the header of its first block. */
const SIGNATURE = FLAC_MARKER.length + BLOCK_HEAD
/** A frame of speech has some kilobytes; anything larger than this is damage. */
const LONGEST_FRAME = 1 << 17
/** Number of matching checksums after which a frame is considered invalid. */
const MAX_TRIES = 8
const NO_SYNC = 'no frame where one should be'

type Expecting = 'stream' | 'block' | 'frame'

/**
 * Reads a native FLAC stream. Frames do not state their length, so checksum and contents determine it: a
 * frame is returned with its own last byte, not at the beginning of the next one. A new stream may begin at
 * any time.
 */
export class FlacDemuxer implements Demuxer {
  readonly #queue = new ByteQueue()
  #events: DemuxEvent[] = []
  #expecting: Expecting = 'stream'
  #isLastBlock = false
  /** Bits per sample. */
  #bits = 16
  /**
   * State of the frame at the front: its header, the progress of its checksum, and of the search for the next
   * header.
   */
  #frame: FlacFrameHead | undefined
  #crc = 0
  #crcAt = 0
  #headAt = 0
  #tries = 0

  /** Bytes of a frame that is not complete. */
  get pendingBytes(): number {
    return this.#queue.length
  }

  push(bytes: Uint8Array): readonly DemuxEvent[] {
    this.#events = []
    if (isStart(bytes)) this.#begin()
    this.#queue.push(bytes)
    while (this.#step());
    return this.#events
  }

  /** @returns whether anything was read */
  #step(): boolean {
    if (this.#queue.length === 0) return false
    if (this.#expecting === 'block') return this.#block()
    return this.#frame === undefined ? this.#frameHead() : this.#frameBody()
  }

  #begin(): void {
    if (this.#queue.length > 0) noteDamage(this.#events, 'a frame without its end')
    this.#queue.clear()
    this.#expecting = 'stream'
    this.#frame = undefined
  }

  #block(): boolean {
    if (this.#queue.length < BLOCK_HEAD) return false
    const type = this.#queue.at(0) & ~LAST_BLOCK
    const size = this.#queue.at(1) * 65_536 + this.#queue.at(2) * 256 + this.#queue.at(3)
    this.#isLastBlock = (this.#queue.at(0) & LAST_BLOCK) !== 0
    if (type === STREAM_INFO && size >= STREAM_INFO_SIZE && size < LONGEST_FRAME) {
      if (this.#queue.length < BLOCK_HEAD + size) return false
      this.#queue.skip(BLOCK_HEAD)
      this.#streamInfo(this.#queue.take(size))
    } else {
      this.#queue.skip(BLOCK_HEAD + size)
    }
    if (this.#isLastBlock) this.#expecting = 'frame'
    return true
  }

  #streamInfo(info: Uint8Array): void {
    const track = flacTrack(info)
    if (track === undefined) return noteDamage(this.#events, 'a stream without a rate')
    this.#bits = flacBits(info)
    this.#events.push({ type: 'track', track })
  }

  #frameHead(): boolean {
    const bytes = this.#queue.peek(LONGEST_FRAME_HEAD)
    if (isStart(bytes)) {
      this.#queue.skip(FLAC_MARKER.length)
      this.#expecting = 'block'
      return true
    }
    const head = this.#expecting === 'frame' ? readFlacFrameHead(bytes) : undefined
    if (head === 'short' || mayStart(bytes)) return false
    if (head === undefined) {
      noteDamage(this.#events, NO_SYNC)
      this.#queue.skip(1)
      return true
    }
    this.#frame = head
    this.#crc = 0
    this.#crcAt = 0
    this.#headAt = head.length
    this.#tries = 0
    return true
  }

  #frameBody(): boolean {
    const head = this.#frame
    if (head === undefined) return false
    const bytes = this.#queue.peek(LONGEST_FRAME)
    for (; this.#crcAt < bytes.length; this.#crcAt += 1) {
      this.#crc = crc16Step(this.#crc, bytes[this.#crcAt] ?? 0)
      const end = this.#crcAt + 1
      // The checksum matches by chance once in 65,536 bytes; only the contents are conclusive.
      if (this.#crc !== 0) continue
      if (flacFrameLength(bytes.subarray(0, end), head, this.#bits) === end) {
        this.#events.push({ type: 'packet', data: this.#queue.take(end) })
        this.#frame = undefined
        return true
      }
      this.#tries += 1
      if (this.#tries === MAX_TRIES) return this.#drop(1)
    }
    for (; this.#headAt < bytes.length; this.#headAt += 1) {
      const next = this.#follows(bytes.subarray(this.#headAt, this.#headAt + LONGEST_FRAME_HEAD), head)
      if (next === 'short') return false
      if (next) return this.#drop(this.#headAt)
    }
    return bytes.length >= LONGEST_FRAME && this.#drop(1)
  }

  /** Whether the stream continues here after a damaged frame. */
  #follows(bytes: Uint8Array, frame: FlacFrameHead): boolean | 'short' {
    if (isStart(bytes)) return true
    if (mayStart(bytes)) return 'short'
    const head = readFlacFrameHead(bytes)
    if (head === 'short' || head === undefined) return head ?? false
    const { isVariable, rate, channels, bits } = frame
    const isAlike =
      head.isVariable === isVariable && head.rate === rate && head.channels === channels && head.bits === bits
    return isAlike && head.number > frame.number
  }

  #drop(count: number): boolean {
    noteDamage(this.#events, 'a damaged frame')
    this.#queue.skip(count)
    this.#frame = undefined
    return true
  }
}

/** Whether a stream begins here, with its marker and a STREAMINFO block. */
const isStart = (bytes: Uint8Array): boolean =>
  bytes.length >= SIGNATURE &&
  startsWith(bytes, FLAC_MARKER) &&
  ((bytes[4] ?? 0xff) & ~LAST_BLOCK) === STREAM_INFO &&
  bytes[5] === 0 &&
  bytes[6] === 0 &&
  bytes[7] === STREAM_INFO_SIZE

/** Whether a stream may begin here, as far as bytes are available. */
const mayStart = (bytes: Uint8Array): boolean =>
  bytes.length < SIGNATURE && startsWith(bytes, FLAC_MARKER.subarray(0, Math.min(4, bytes.length)))
