import { ByteQueue } from '../byte-queue.ts'
import { type DemuxEvent, type Demuxer, FOREIGN_CODEC, noteDamage, startsWith } from '../demuxer.ts'
import { type ElementHead, elementsIn, readElementHead, readHead, readInt } from './ebml.ts'
import { readBlock } from './matroska-block.ts'
import {
  BLOCK,
  BLOCK_GROUP,
  CLUSTER,
  DISCARD_PADDING,
  EBML,
  MAX_BYTES,
  SEGMENT,
  SIMPLE_BLOCK,
  STREAM_MAGIC,
  TRACKS,
} from './matroska-elements.ts'
import { type NumberedTrack, readTracks } from './matroska-track.ts'

type Bytes = Uint8Array<ArrayBuffer>

const NANOSECONDS = 1e9
const CLUSTER_MAGIC = Uint8Array.of(0x1f, 0x43, 0xb6, 0x75)
const MAX_HEAD = 12
/** Reserved bits of a block's flags. */
const RESERVED_FLAGS = 0x70
const WHOLE: ReadonlySet<number> = new Set([TRACKS, SIMPLE_BLOCK, BLOCK_GROUP])

/**
 * Reads Matroska and WebM with one audio track as they arrive. Sizes of segments and clusters may be unknown,
 * and a second header may begin a new stream. Each block is returned with its last byte, without waiting for
 * its cluster. After damage, reading continues with the next block or cluster.
 */
export class MatroskaDemuxer implements Demuxer {
  readonly #queue = new ByteQueue()
  #events: DemuxEvent[] = []
  /** Remaining bytes of the cluster, if it has a size. */
  #clusterLeft: number | undefined
  #isLost = false
  #track: NumberedTrack | undefined

  /** Bytes of an element that is not complete. */
  get pendingBytes(): number {
    return this.#queue.length
  }

  push(bytes: Uint8Array): readonly DemuxEvent[] {
    this.#events = []
    const isNew = startsWith(bytes, STREAM_MAGIC) || startsWith(bytes, CLUSTER_MAGIC)
    if (isNew && this.#queue.isInside) {
      // A new part begins here, so the incomplete one will never be completed.
      this.#lose('an element without its end')
      this.#queue.clear()
    }
    this.#queue.push(bytes)
    while (this.#step());
    return this.#events
  }

  /** @returns whether anything was read */
  #step(): boolean {
    if (this.#isLost && !this.#find()) return false
    const head = readElementHead(this.#queue)
    if (head === undefined) return false
    if (head === 'malformed' || !this.#isSensible(head)) {
      this.#lose('not an element')
      this.#queue.skip(1)
      return true
    }
    return this.#element(head)
  }

  #isSensible({ id, size, length }: ElementHead): boolean {
    const most = MAX_BYTES.get(id)
    if (most === undefined || (size === undefined ? most : size) > most) return false
    if (size === undefined) return most === Number.POSITIVE_INFINITY
    const isOfCluster = most !== Number.POSITIVE_INFINITY && (id < 0x1_0000 || id === SIMPLE_BLOCK)
    const left = this.#clusterLeft ?? 0
    return !isOfCluster || left === 0 || length + size <= left
  }

  #element({ id, size, length }: ElementHead): boolean {
    if (id === EBML) this.#track = undefined
    if (id === SEGMENT || id === CLUSTER) {
      this.#queue.skip(length)
      this.#clusterLeft = id === CLUSTER ? size : undefined
      return true
    }
    const bytes = size ?? 0
    if (WHOLE.has(id)) {
      if (this.#queue.length < length + bytes) return false
      this.#queue.skip(length)
      this.#read(id, this.#queue.take(bytes))
    } else this.#queue.skip(length + bytes)
    if (this.#clusterLeft !== undefined) this.#clusterLeft = Math.max(0, this.#clusterLeft - length - bytes)
    return true
  }

  #read(id: number, data: Bytes): void {
    if (id === TRACKS) return this.#tracks(data)
    if (id === SIMPLE_BLOCK) return this.#block(data, 0)
    const parts = elementsIn(data)
    const block = parts.find((part) => part.id === BLOCK)
    const padding = parts.find((part) => part.id === DISCARD_PADDING)
    if (block === undefined) return this.#lose('a group without a block')
    this.#block(block.data, padding === undefined ? 0 : readInt(padding.data))
  }

  #tracks(data: Bytes): void {
    const found = readTracks(data)
    if (typeof found === 'string') return noteDamage(this.#events, `${FOREIGN_CODEC}: ${found}`)
    this.#track = found
    this.#events.push({ type: 'track', track: found.track })
  }

  /** @param paddingNs padding at the end, or at the beginning if negative */
  #block(data: Bytes, paddingNs: number): void {
    const block = readBlock(data)
    if (block === undefined) return this.#lose('a block that cannot be read')
    if (this.#track === undefined || block.track !== this.#track.number) return
    const samples = Math.round((Math.abs(paddingNs) * this.#track.track.rate) / NANOSECONDS)
    const last = block.packets.length - 1
    for (const [i, packet] of block.packets.entries()) {
      const trimStart = paddingNs < 0 && i === 0 && { trimStart: samples }
      const trimEnd = paddingNs > 0 && i === last && { trimEnd: samples }
      this.#events.push({ type: 'packet', data: packet, ...trimStart, ...trimEnd })
    }
  }

  #lose(reason: string): void {
    if (!this.#isLost) noteDamage(this.#events, reason)
    this.#isLost = true
  }

  /** Skips bytes up to where reading can continue. */
  #find(): boolean {
    while (this.#queue.length > 0) {
      const isFound = this.#isAnchor()
      if (isFound === undefined) return false
      if (isFound) {
        this.#isLost = false
        this.#clusterLeft = undefined
        return true
      }
      this.#queue.skip(1)
    }
    return false
  }

  /**
   * @returns whether a stream, a cluster or a block begins here; undefined while there are too few bytes to
   * decide
   */
  #isAnchor(): boolean | undefined {
    const bytes = this.#queue.peek(MAX_HEAD)
    for (const magic of [STREAM_MAGIC, CLUSTER_MAGIC]) {
      if (startsWith(bytes, magic)) return true
      if (bytes.length < magic.length && startsWith(magic, bytes)) return undefined
    }
    if (bytes[0] !== SIMPLE_BLOCK && bytes[0] !== BLOCK_GROUP) return false
    const head = readHead(bytes)
    if (head === undefined) return undefined
    if (head === 'malformed' || head.size === undefined || head.size < 4 || !this.#isSensible(head))
      return false
    const end = head.length + head.size
    const whole = this.#queue.peek(end + 4)
    if (head.id === SIMPLE_BLOCK) {
      const [track, , , flags] = whole.subarray(head.length)
      if (track === undefined || flags === undefined) return undefined
      if (track !== (0x80 | (this.#track?.number ?? 1)) || (flags & RESERVED_FLAGS) !== 0) return false
    } else if (whole.length > head.length && whole[head.length] !== BLOCK) return false
    if (whole.length < end) return undefined
    // It must be followed by another element, as far as bytes are available.
    const next = readHead(this.#queue.peek(end + MAX_HEAD).subarray(end))
    return next === undefined || (next !== 'malformed' && MAX_BYTES.has(next.id))
  }
}
