import { ByteQueue } from '../byte-queue.ts'
import { type DemuxEvent, type Demuxer, noteDamage, startsWith } from '../demuxer.ts'
import { isNextOggHead, OGG_HEAD_SIZE, OGG_MAGIC, oggPageLength, readOggPage } from './ogg-read.ts'
import { OggStream } from './ogg-stream.ts'

const DAMAGED = 'a damaged page'

/**
 * Reads Ogg with Opus or FLAC. A page is read once its last byte has arrived, since only its checksum shows
 * whether it is whole. Streams may follow each other; of several at once, the first audio stream is read.
 */
export class OggDemuxer implements Demuxer {
  readonly #queue = new ByteQueue()
  #events: DemuxEvent[] = []
  #stream: OggStream | undefined
  /** How far the search for the next page has come. */
  #lookedAt = 0

  /** Bytes of a page and of a packet that are not complete. */
  get pendingBytes(): number {
    return this.#queue.length + (this.#stream?.pendingBytes ?? 0)
  }

  push(bytes: Uint8Array): readonly DemuxEvent[] {
    this.#events = []
    if (startsWith(bytes, OGG_MAGIC) && this.#queue.length > 0) {
      // A new page begins here, so the incomplete one will never be completed.
      noteDamage(this.#events, DAMAGED)
      this.#drop(this.#queue.length)
    }
    this.#queue.push(bytes)
    while (this.#step());
    return this.#events
  }

  /** @returns whether anything was read */
  #step(): boolean {
    const { length } = this.#queue
    if (length === 0) return false
    if (!startsWith(OGG_MAGIC, this.#queue.peek(Math.min(length, OGG_MAGIC.length)))) {
      noteDamage(this.#events, DAMAGED)
      this.#drop(1)
      return true
    }
    if (length < OGG_HEAD_SIZE) return false
    const pageLength = oggPageLength(this.#queue.peek(OGG_HEAD_SIZE + 255))
    if (length < pageLength) return this.#lookBehind()
    return this.#page(pageLength)
  }

  #page(length: number): boolean {
    const page = readOggPage(this.#queue.peek(length).slice())
    if (page === undefined) {
      // The length may be wrong: the search for the next page begins right after the capture pattern.
      noteDamage(this.#events, DAMAGED)
      this.#drop(OGG_MAGIC.length)
      return true
    }
    this.#drop(length)
    const known = this.#stream
    const isFree = known === undefined || known.isOver || known.hasSound || known.serial === page.serial
    if (page.isFirst && isFree) this.#stream = OggStream.open(page, this.#events) ?? known
    else if (page.serial === known?.serial) known.push(page, this.#events)
    return true
  }

  /** A page with a wrong length would wait for bytes of later pages: the next one may have arrived already. */
  #lookBehind(): boolean {
    const stream = this.#stream
    if (stream === undefined) return false
    const bytes = this.#queue.peek(this.#queue.length)
    for (; this.#lookedAt + OGG_HEAD_SIZE <= bytes.length; this.#lookedAt += 1) {
      if (this.#lookedAt === 0 || bytes[this.#lookedAt] !== OGG_MAGIC[0]) continue
      if (!isNextOggHead(bytes.subarray(this.#lookedAt), stream.serial, stream.sequence + 2)) continue
      noteDamage(this.#events, DAMAGED)
      this.#drop(this.#lookedAt)
      return true
    }
    return false
  }

  #drop(count: number): void {
    this.#queue.skip(count)
    this.#lookedAt = 0
  }
}
