import { ByteQueue } from '../byte-queue.ts'
import { type DemuxEvent, type ElementaryStream, noteDamage } from '../demuxer.ts'
import { opusTrack } from './opus-head.ts'
import { opusPacketSamples } from './opus-packet.ts'

/** Prefix of every unit, 11 bits. */
const PREFIX_HIGH = 0x7f
const PREFIX_LOW = 0xe0
const TRIM_START = 0x10
const TRIM_END = 0x08
const EXTENSION = 0x04
/** Far above any packet of speech. */
const LONGEST_UNIT = 1 << 14

interface UnitHead {
  readonly trimStart: number
  readonly trimEnd: number
  readonly headLength: number
  readonly size: number
}

/** @returns `short` while bytes are missing */
function readUnitHead(queue: ByteQueue): UnitHead | 'short' | undefined {
  if (queue.length < 3) return 'short'
  const flags = queue.at(1)
  if (queue.at(0) !== PREFIX_HIGH || (flags & PREFIX_LOW) !== PREFIX_LOW) return undefined
  let at = 2
  let size = 0
  let byte = 0xff
  while (byte === 0xff) {
    if (at >= queue.length) return size > LONGEST_UNIT ? undefined : 'short'
    byte = queue.at(at)
    size += byte
    at += 1
  }
  if (size > LONGEST_UNIT) return undefined
  const trim = (flag: number): number => {
    if ((flags & flag) === 0) return 0
    at += 2
    return (queue.at(at - 2) & 0x1f) * 256 + queue.at(at - 1)
  }
  const trimStart = trim(TRIM_START)
  const trimEnd = trim(TRIM_END)
  if ((flags & EXTENSION) !== 0) at += 1 + queue.at(at)
  return at > queue.length ? 'short' : { trimStart, trimEnd, headLength: at, size }
}

/** Opus in MPEG-TS: packets after a control header with their size and trimming. */
export class OpusUnits implements ElementaryStream {
  readonly canRejoin = false
  readonly #queue = new ByteQueue()
  readonly #channels: number
  #isAnnounced = false

  constructor(channels: number) {
    this.#channels = channels
  }

  push(bytes: Uint8Array, events: DemuxEvent[]): void {
    this.#queue.push(bytes)
    for (;;) {
      const head = readUnitHead(this.#queue)
      if (head === 'short') return
      if (head === undefined) {
        noteDamage(events, 'no unit where one should be')
        this.#queue.skip(1)
        continue
      }
      if (this.#queue.length < head.headLength + head.size) return
      this.#queue.skip(head.headLength)
      this.#give(this.#queue.take(head.size), head, events)
    }
  }

  /** A PES packet begins with a unit of Opus. */
  begin(events: DemuxEvent[]): void {
    this.reset(events)
  }

  reset(events: DemuxEvent[]): void {
    if (this.#queue.length > 0) noteDamage(events, 'a unit without its end')
    this.#queue.clear()
  }

  #give(data: Uint8Array<ArrayBuffer>, { trimStart, trimEnd }: UnitHead, events: DemuxEvent[]): void {
    if (!this.#isAnnounced) events.push({ type: 'track', track: opusTrack(this.#channels) })
    this.#isAnnounced = true
    if (opusPacketSamples(data) === 0) return noteDamage(events, 'a packet that is not Opus')
    events.push({
      type: 'packet',
      data,
      ...(trimStart > 0 && { trimStart }),
      ...(trimEnd > 0 && { trimEnd }),
    })
  }
}
