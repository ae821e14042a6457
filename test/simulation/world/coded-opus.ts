import type { Encoder } from '../../../src/core/audio/encoding/encoder.ts'
import { joinSamples } from '../../../src/core/audio/pcm.ts'
import { MuxedEncoder } from '../../../src/core/media/muxed-encoder.ts'
import type { MuxPacket, PacketEncoder } from '../../../src/core/media/muxer.ts'
import { OggOpusMuxer } from '../../../src/core/media/ogg/ogg-opus-muxer.ts'
import { MONO_OPUS_HEAD, opusTrack } from '../../../src/core/media/opus/opus-head.ts'
import { OPUS_RATE, opusPacketSamples } from '../../../src/core/media/opus/opus-packet.ts'
import { HEARING_RATE } from '../../../src/simulator/hearing/heard-frames.ts'
import { ContainerSource } from '../../../src/simulator/media/container-source.ts'
import type { OpusPacketDecoder } from '../../../src/simulator/media/decoders/opus-decoder.ts'
import { sources } from '../../../src/simulator/media/sources.ts'
import type { Hearing } from '../../../src/simulator/voice/session-tickets.ts'
import { openCodedListener } from './coded-sound.ts'

const SCALE = 0x8000
const FRAME_MS = 20
const FRAME = (OPUS_RATE * FRAME_MS) / 1000
/** One sample in a millisecond is kept: those are the ones that the listener looks at. */
const STRIDE = OPUS_RATE / 1000
const HEARD_STRIDE = HEARING_RATE / 1000
/** The first byte of a packet with one frame of 20 ms. */
const FULLBAND_20_MS = 31 << 3

/** Sound that says what it is, in packets of Opus: a real codec would change its samples. */
class CodedOpus implements PacketEncoder {
  readonly track = { ...opusTrack(1), description: MONO_OPUS_HEAD }
  #rest: Float32Array<ArrayBuffer> = new Float32Array(0)

  encode(samples: Float32Array<ArrayBuffer>): Promise<readonly MuxPacket[]> {
    const all = joinSamples([this.#rest, samples])
    const packets: MuxPacket[] = []
    let at = 0
    for (; at + FRAME <= all.length; at += FRAME) packets.push(packetOf(all.subarray(at, at + FRAME)))
    this.#rest = all.slice(at)
    return Promise.resolve(packets)
  }

  finish(): Promise<readonly MuxPacket[]> {
    const last = new Float32Array(FRAME)
    last.set(this.#rest)
    return Promise.resolve([{ ...packetOf(last), padding: FRAME - this.#rest.length }])
  }

  close(): void {
    this.#rest = new Float32Array(0)
  }
}

function packetOf(frame: Float32Array): MuxPacket {
  const data = new Uint8Array(1 + 2 * FRAME_MS)
  const view = new DataView(data.buffer)
  data[0] = FULLBAND_20_MS
  for (let at = 0; at < FRAME_MS; at += 1)
    view.setInt16(1 + 2 * at, Math.round((frame[at * STRIDE] ?? 0) * SCALE))
  return { data, samples: FRAME }
}

const decoder: OpusPacketDecoder = {
  decode(packet) {
    if (opusPacketSamples(packet) !== FRAME) return undefined
    const view = new DataView(packet.buffer, packet.byteOffset, packet.length)
    const samples = new Float32Array(FRAME_MS * HEARD_STRIDE)
    for (let at = 0; at < FRAME_MS; at += 1)
      samples.fill(view.getInt16(1 + 2 * at) / SCALE, at * HEARD_STRIDE, (at + 1) * HEARD_STRIDE)
    return samples
  },
  close: () => undefined,
}

/** Packets of a page, as in the sound that is kept. */
const PACKETS_PER_PAGE = 25

/** Encodes coded sound at 48 kHz as Ogg Opus. */
export const openCodedOpus = (): Promise<Encoder> =>
  Promise.resolve(new MuxedEncoder(new CodedOpus(), new OggOpusMuxer(PACKETS_PER_PAGE)))

/** Coded sound of capture at the rate of Opus, sample by sample. */
export function atOpusRate(samples: Float32Array, rate: number): Float32Array<ArrayBuffer> {
  const coded = new Float32Array((samples.length * OPUS_RATE) / rate)
  for (let at = 0; at < coded.length; at += 1) coded[at] = samples[Math.floor((at * rate) / OPUS_RATE)] ?? 0
  return coded
}

/** Decodes coded sound, and reads what it says. */
export const codedHearing: Hearing = {
  openListener: openCodedListener,
  openSource: (type) =>
    type === 'audio/x-matroska;codecs=opus'
      ? Promise.resolve(
          new ContainerSource({
            declared: type,
            containers: ['Matroska', 'WebM'],
            codecs: ['opus'],
            opus: decoder,
          }),
        )
      : sources[type](),
}
