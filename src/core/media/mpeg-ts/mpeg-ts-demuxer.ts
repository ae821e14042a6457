import { ByteQueue } from '../byte-queue.ts'
import {
  type DemuxEvent,
  type Demuxer,
  type ElementaryStream,
  FOREIGN_CODEC,
  noteDamage,
} from '../demuxer.ts'
import { OpusUnits } from '../opus/opus-units.ts'
import { AdtsStream } from './adts-stream.ts'
import { readProgramMap, readPrograms } from './mpeg-ts-tables.ts'

const PACKET = 188
const SYNC = 0x47
const PROGRAMS_PID = 0
/** Fields of a packet header, by byte. */
const ERROR = 0x80
const UNIT_START = 0x40
const ADAPTATION = 0x20
const PAYLOAD = 0x10
const COUNTER = 0x0f
/** Flag in the adaptation field: the sender announces that the counter jumps. */
const DISCONTINUITY = 0x80
const PES_HEAD = 9

/**
 * Reads MPEG-TS with one track of AAC or Opus. The contents of a PES packet are split as they arrive, so a
 * codec packet only waits for the transport packet in which it ends.
 */
export class MpegTsDemuxer implements Demuxer {
  readonly #queue = new ByteQueue()
  #events: DemuxEvent[] = []
  #mapPid: number | undefined
  #pid: number | undefined
  #codec: string | undefined
  #stream: ElementaryStream | undefined
  #counter: number | undefined
  /** Whether the current PES packet was read from its beginning without damage. */
  #isInUnit = false

  push(bytes: Uint8Array): readonly DemuxEvent[] {
    this.#events = []
    this.#queue.push(bytes)
    while (this.#queue.length >= PACKET) {
      const isPacket = this.#queue.at(0) === SYNC
      // A truncated packet is followed by another one at a different position than its length implies.
      const isFollowed = this.#queue.length === PACKET || this.#queue.at(PACKET) === SYNC
      if (isPacket && (isFollowed || !this.#hasSyncInside())) this.#packet(this.#queue.take(PACKET))
      else {
        noteDamage(this.#events, 'no packet where one should be')
        this.#queue.skip(1)
      }
    }
    return this.#events
  }

  /** Whether another packet seems to begin inside this one, as it does if bytes are missing. */
  #hasSyncInside(): boolean {
    for (let at = 1; at < PACKET && at + PACKET < this.#queue.length; at += 1)
      if (this.#queue.at(at) === SYNC && this.#queue.at(at + PACKET) === SYNC) return true
    return false
  }

  #packet(packet: Uint8Array): void {
    const [, high = 0, low = 0, control = 0, fieldLength = 0] = packet
    if ((high & ERROR) !== 0) return this.#lose('a packet that was damaged on its way')
    const pid = ((high & 0x1f) << 8) | low
    const hasField = (control & ADAPTATION) !== 0
    const payload = packet.subarray(hasField ? 5 + fieldLength : 4)
    if ((control & PAYLOAD) === 0 || payload.length === 0) return
    const isStart = (high & UNIT_START) !== 0
    if (pid === PROGRAMS_PID) this.#mapPid = (isStart ? readPrograms(payload) : undefined) ?? this.#mapPid
    else if (pid === this.#mapPid && isStart) this.#map(payload)
    else if (pid === this.#pid) {
      const jumps = hasField && fieldLength > 0 && ((packet[5] ?? 0) & DISCONTINUITY) !== 0
      this.#count(control & COUNTER, jumps)
      this.#payload(payload, isStart)
    }
  }

  #map(payload: Uint8Array): void {
    const found = readProgramMap(payload)
    if (found === undefined) return
    if (found === 'none') return noteDamage(this.#events, FOREIGN_CODEC)
    if (found.pid === this.#pid && found.codec === this.#codec) return
    this.#pid = found.pid
    this.#codec = found.codec
    this.#counter = undefined
    this.#stream = found.codec === 'aac' ? new AdtsStream() : new OpusUnits(found.channels)
  }

  #count(counter: number, jumps: boolean): void {
    const expected = this.#counter === undefined ? counter : (this.#counter + 1) & COUNTER
    this.#counter = counter
    if (counter !== expected && !jumps) this.#lose('a packet is missing')
  }

  #payload(payload: Uint8Array, isStart: boolean): void {
    if (!isStart) {
      if (this.#isInUnit) this.#stream?.push(payload, this.#events)
      return
    }
    const [first, second, third] = payload
    this.#isInUnit = first === 0 && second === 0 && third === 1
    if (!this.#isInUnit) return noteDamage(this.#events, 'a unit without its beginning')
    this.#stream?.begin(this.#events)
    this.#stream?.push(payload.subarray(PES_HEAD + (payload[PES_HEAD - 1] ?? 0)), this.#events)
  }

  #lose(reason: string): void {
    noteDamage(this.#events, reason)
    this.#stream?.reset(this.#events)
    this.#isInUnit = this.#isInUnit && this.#stream?.canRejoin === true
  }
}
