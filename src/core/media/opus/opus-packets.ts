import { type DemuxEvent, type Demuxer, noteDamage } from '../demuxer.ts'
import { isOpusTags, opusTrack, readOpusHead } from './opus-head.ts'
import { opusPacketSamples } from './opus-packet.ts'

/**
 * Opus without a container: each chunk is one packet, since nothing else marks the end of a packet. A stream
 * begins with the headers of RFC 7845, which cannot be mistaken for audio; without them it is mono, from its
 * first sample on.
 */
export class OpusPackets implements Demuxer {
  #hasTrack = false

  push(packet: Uint8Array): readonly DemuxEvent[] {
    const data = packet.slice()
    const head = readOpusHead(data)
    if (head !== undefined) {
      this.#hasTrack = true
      return [{ type: 'track', track: head }]
    }
    const events: DemuxEvent[] = []
    if (packet.length === 0 || isOpusTags(packet)) return events
    if (!this.#hasTrack) events.push({ type: 'track', track: opusTrack(1) })
    this.#hasTrack = true
    if (opusPacketSamples(packet) > 0) events.push({ type: 'packet', data })
    else noteDamage(events, 'a packet that is not Opus')
    return events
  }
}
