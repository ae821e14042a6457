import { joinBytes } from '../../core/audio/pcm.ts'
import { crc32 } from '../../core/media/crc.ts'
import type { EncodedTrack } from '../../core/media/demuxer.ts'
import type { Muxer, MuxPacket } from '../../core/media/muxer.ts'
import { adtsHead } from '../media/adts-frames.ts'

/** MPEG-TS (ISO/IEC 13818-1) with one track: 188 bytes a packet. */

const PACKET = 188
const SYNC = 0x47
const HEAD = 4
const PROGRAMS_PID = 0
const MAP_PID = 0x1000
const SOUND_PID = 0x100
const PROGRAM = 1
const CLOCK = 90_000
/** Time for a receiver to prepare, in ticks: a tenth of a second. */
const START = 9000

const AAC = 0x0f
const PRIVATE = 0x06
const AAC_STREAM = 0xc0
const PRIVATE_STREAM = 0xbd
/** Descriptors of Opus with one channel. */
const OPUS_DESCRIPTORS = [0x05, 4, 0x4f, 0x70, 0x75, 0x73, 0x7f, 2, 0x80, 1]

/** One frame in each PES packet. */
export class MpegTsMuxer implements Muxer {
  readonly #counters = new Map<number, number>()
  #isAac = false
  #rate = 0
  /** Samples of the first packet that are not to be played. */
  #trim = 0
  /** Position in samples. */
  #at = 0

  begin({ codec, rate, delaySamples }: EncodedTrack): Uint8Array<ArrayBuffer> {
    this.#isAac = codec === 'aac'
    this.#rate = rate
    this.#trim = delaySamples
    return joinBytes([this.#table(PROGRAMS_PID, programs()), this.#table(MAP_PID, this.#map())])
  }

  add({ data, samples }: MuxPacket): Uint8Array<ArrayBuffer> {
    const packets = this.#carry(SOUND_PID, this.#pes(this.#unit(data)))
    this.#at += samples
    return packets
  }

  end(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(0)
  }

  #unit(data: Uint8Array): Uint8Array {
    if (this.#isAac) return joinBytes([adtsHead(data.length, this.#rate), data])
    const trim = this.#trim > 0 ? [this.#trim >> 8, this.#trim & 0xff] : []
    this.#trim = 0
    const full = Array.from({ length: Math.floor(data.length / 255) }, () => 255)
    const head = [0x7f, 0xe0 | (trim.length > 0 ? 0x10 : 0), ...full, data.length % 255, ...trim]
    return joinBytes([Uint8Array.from(head), data])
  }

  #pes(payload: Uint8Array): Uint8Array {
    const time = START + Math.round((this.#at * CLOCK) / this.#rate)
    const id = this.#isAac ? AAC_STREAM : PRIVATE_STREAM
    const length = payload.length + 8
    const high = Math.floor(time / 2 ** 30) & 7
    // Aligned; with a time stamp of 33 bits in five bytes.
    const flags = [0x84, 0x80, 5]
    const low = [(time >> 22) & 0xff, ((time >> 14) & 0xfe) | 1, (time >> 7) & 0xff, ((time << 1) & 0xfe) | 1]
    const head = [0, 0, 1, id, length >> 8, length & 0xff, ...flags, 0x20 | (high << 1) | 1, ...low]
    return joinBytes([Uint8Array.from(head), payload])
  }

  #map(): Uint8Array {
    const descriptors = this.#isAac ? [] : OPUS_DESCRIPTORS
    const type = this.#isAac ? AAC : PRIVATE
    const pid = [0xe0 | (SOUND_PID >> 8), SOUND_PID & 0xff]
    return section(2, [...pid, 0xf0, 0, type, ...pid, 0xf0, descriptors.length, ...descriptors])
  }

  #table(pid: number, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
    const payload = new Uint8Array(PACKET - HEAD).fill(0xff)
    payload[0] = 0
    payload.set(bytes, 1)
    return this.#carry(pid, payload)
  }

  /** Splits bytes into packets; the last one is padded. */
  #carry(pid: number, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
    const packets: Uint8Array[] = []
    for (let at = 0; at < bytes.length; ) {
      const rest = bytes.length - at
      const stuffing = Math.max(0, PACKET - HEAD - rest)
      const counter = this.#counters.get(pid) ?? 0
      this.#counters.set(pid, (counter + 1) & 0x0f)
      const packet = new Uint8Array(PACKET).fill(0xff)
      const start = at === 0 ? 0x40 : 0
      packet.set([SYNC, start | (pid >> 8), pid & 0xff, (stuffing > 0 ? 0x30 : 0x10) | counter])
      // Stuffing: length of the adaptation field, flags, and bytes of all ones.
      if (stuffing > 0) packet.set(stuffing > 1 ? [stuffing - 1, 0] : [0], HEAD)
      const count = Math.min(rest, PACKET - HEAD)
      packet.set(bytes.subarray(at, at + count), HEAD + stuffing)
      packets.push(packet)
      at += count
    }
    return joinBytes(packets)
  }
}

const programs = (): Uint8Array => section(0, [0, PROGRAM, 0xe0 | (MAP_PID >> 8), MAP_PID & 0xff])

/** A table in one section: header, id of the program or stream, first version, and checksum. */
function section(table: number, body: readonly number[]): Uint8Array {
  const length = 5 + body.length + 4
  const bytes = Uint8Array.of(table, 0xb0 | (length >> 8), length & 0xff, 0, PROGRAM, 0xc1, 0, 0, ...body)
  const checksum = new Uint8Array(4)
  new DataView(checksum.buffer).setUint32(0, crc32(bytes, 0xffff_ffff))
  return joinBytes([bytes, checksum])
}
