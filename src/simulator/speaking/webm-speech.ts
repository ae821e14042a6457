import { OPUS_RATE, opusPacketSamples } from '../media/opus-packet.ts'
import { type TimedPacket, webmCluster, webmHead } from '../media/webm-writer.ts'
import { type Clip, type ClipStretch, packetsOf } from '../script/clip.ts'
import { PIECE_MS, type SpeechEncoder, type SpeechPiece } from './speech-encoder.ts'

/** Sound in one cluster, which is one packet of a message. */
const CLUSTER_MS = 100

const lengthMs = (packet: Uint8Array): number => ((opusPacketSamples(packet) ?? 0) / OPUS_RATE) * 1000

/** Opus in WebM: the packets of the clips as they were recorded, on one time line. */
export class WebmSpeech implements SpeechEncoder {
  #ms = 0

  head({ head, preSkip }: Clip): readonly Uint8Array[] {
    return [webmHead(head, preSkip)]
  }

  encode(clip: Clip, stretch: ClipStretch): Promise<readonly SpeechPiece[]> {
    const timed = packetsOf(clip, stretch).map((data) => {
      const ms = this.#ms
      this.#ms += lengthMs(data)
      return { ms, data }
    })
    return Promise.resolve(split(timed, PIECE_MS).map(toPiece))
  }
}

const toPiece = (packets: readonly TimedPacket[]): SpeechPiece => ({
  packets: split(packets, CLUSTER_MS).map(webmCluster),
  durationMs: packets.reduce((total, { data }) => total + lengthMs(data), 0),
})

/** Cuts packets into runs that play no longer than `ms`. */
function split(packets: readonly TimedPacket[], ms: number): TimedPacket[][] {
  const runs: TimedPacket[][] = []
  let start = Number.NEGATIVE_INFINITY
  for (const packet of packets) {
    if (packet.ms + lengthMs(packet.data) - start > ms) {
      runs.push([])
      start = packet.ms
    }
    runs.at(-1)?.push(packet)
  }
  return runs
}
