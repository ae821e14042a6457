import { joinBytes } from '../../audio/pcm.ts'
import {
  type DemuxEvent,
  type EncodedPacket,
  type EncodedTrack,
  FOREIGN_CODEC,
  letters,
  noteDamage,
  startsWith,
} from '../demuxer.ts'
import { flacTrackOf } from '../flac/flac-info.ts'
import { isOpusTags, readOpusHead } from '../opus/opus-head.ts'
import { opusPacketSamples } from '../opus/opus-packet.ts'
import type { OggPage } from './ogg-read.ts'

type Bytes = Uint8Array<ArrayBuffer>

const FLAC_MAPPING = new Uint8Array([0x7f, ...letters('FLAC')])
/** Offset after the mapping's own header: version and number of headers. */
const FLAC_HEAD_AT = 9
/** First byte of every FLAC frame, and of no metadata block. */
const FLAC_SYNC = 0xff
/** Far above any packet of speech. */
const LONGEST_PACKET = 1 << 18

/** One logical Ogg stream: reassembles its packets from its pages. */
export class OggStream {
  readonly serial: number
  /** Sequence number of the last page. */
  sequence: number
  isOver = false
  hasSound = false
  readonly #track: EncodedTrack
  /** Parts of the packet that continues in the next page. */
  #open: Bytes[] = []
  #openLength = 0
  /** End of the sound read so far, in samples; unknown until a page states it. */
  #position: number | undefined
  /** Whether packets are missing before the next one. */
  #isApart = false

  private constructor(page: OggPage, track: EncodedTrack) {
    this.serial = page.serial
    this.sequence = page.sequence
    this.#track = track
  }

  /** @returns undefined if the stream has no playable audio */
  static open(page: OggPage, events: DemuxEvent[]): OggStream | undefined {
    const [head] = page.parts
    const track = head === undefined ? undefined : trackOf(head)
    if (track === undefined) {
      noteDamage(events, FOREIGN_CODEC)
      return undefined
    }
    events.push({ type: 'track', track })
    return new OggStream(page, track)
  }

  /** Bytes of the packet that continues in the next page. */
  get pendingBytes(): number {
    return this.#openLength
  }

  push(page: OggPage, events: DemuxEvent[]): void {
    if (page.sequence !== this.sequence + 1) {
      // The sender may also have restarted its counter; the sound continues either way.
      noteDamage(events, 'a page is missing')
      this.#close()
      this.#position = undefined
      this.#isApart = true
    }
    this.sequence = page.sequence
    this.isOver = page.isLast
    const sounding = this.#join(page, events).filter((packet) => this.#isSound(packet))
    if (this.#track.codec === 'opus') this.#giveOpus(sounding, page, events)
    else for (const data of sounding) events.push({ type: 'packet', data })
    this.hasSound ||= sounding.length > 0
  }

  #join(page: OggPage, events: DemuxEvent[]): Bytes[] {
    const packets: Bytes[] = []
    for (const [i, part] of page.parts.entries()) {
      const isRest = i === 0 && page.isContinued
      // The rest of a packet whose beginning was lost.
      if (isRest && this.#open.length === 0) continue
      if (!isRest && i === 0 && this.#open.length > 0) {
        noteDamage(events, 'a packet without its end')
        this.#close()
      }
      const isWhole = i < page.parts.length - 1 || page.isLastPartWhole
      this.#open.push(part)
      this.#openLength += part.length
      if (this.#openLength > LONGEST_PACKET) {
        noteDamage(events, 'a packet of unreasonable size')
        this.#close()
      } else if (isWhole) {
        packets.push(joinBytes(this.#open))
        this.#close()
      }
    }
    return packets
  }

  #close(): void {
    this.#open = []
    this.#openLength = 0
  }

  #isSound(packet: Bytes): boolean {
    if (packet.length === 0) return false
    return this.#track.codec === 'flac' ? packet[0] === FLAC_SYNC : !isOpusTags(packet)
  }

  /** The last page states where the sound ends, possibly before the end of its last packet. */
  #giveOpus(packets: readonly Bytes[], page: OggPage, events: DemuxEvent[]): void {
    const lengths = packets.map(opusPacketSamples)
    const length = lengths.reduce((total, samples) => total + samples, 0)
    const { granule } = page
    if (granule !== undefined && !page.isLast) this.#position ??= granule - length
    const end = (this.#position ?? 0) + length
    // A stream joined in the middle does not show where it ends.
    const isKnown = page.isLast && granule !== undefined && (this.#position !== undefined || !this.hasSound)
    let toTrim = isKnown ? Math.max(0, end - granule) : 0
    const trims = lengths.toReversed().map((samples) => {
      const trimEnd = Math.min(samples, toTrim)
      toTrim -= trimEnd
      return trimEnd
    })
    trims.reverse()
    let startSample = granule === undefined ? undefined : Math.max(0, granule - length)
    for (const [i, data] of packets.entries()) {
      const trimEnd = trims[i] ?? 0
      if ((lengths[i] ?? 0) === 0) noteDamage(events, 'a packet that is not Opus')
      else {
        events.push(packetOf(data, trimEnd, this.#isApart ? startSample : undefined))
        startSample = undefined
        this.#isApart = false
      }
    }
    if (this.#position !== undefined || packets.length > 0) this.#position = end
  }
}

const packetOf = (data: Bytes, trimEnd: number, startSample: number | undefined): EncodedPacket => ({
  type: 'packet',
  data,
  ...(trimEnd > 0 && { trimEnd }),
  ...(startSample !== undefined && { startSample }),
})

function trackOf(head: Bytes): EncodedTrack | undefined {
  return startsWith(head, FLAC_MAPPING) ? flacTrackOf(head.subarray(FLAC_HEAD_AT)) : readOpusHead(head)
}
