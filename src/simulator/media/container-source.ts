import { joinBytes, joinSamples } from '../../core/audio/pcm.ts'
import {
  type DemuxEvent,
  type EncodedPacket,
  type EncodedTrack,
  FOREIGN_CODEC,
} from '../../core/media/demuxer.ts'
import { HEARING_RATE } from '../hearing/heard-frames.ts'
import type { OpusPacketDecoder } from './decoders/opus-decoder.ts'
import {
  createPacketDecoder,
  durationMsOf,
  isPacked,
  type PackedCodec,
  packedCodecs,
} from './decoders/packed-codecs.ts'
import type { PacketDecoder } from './decoders/packet-decoder.ts'
import {
  type SourceContainer,
  type SourceDemuxer,
  sniffContainer,
  sourceDemuxers,
} from './source-container.ts'
import type { DecodedMedia, MediaFault, SourceDecoder } from './source-decoder.ts'

interface Retired {
  /** Its remaining samples, once available. */
  rest: Float32Array | undefined
  /** Output of newer decoders in the meantime. */
  readonly after: Float32Array[]
}

/** Output of consecutive decoders in order, even if an earlier one finishes late. */
class DecoderChain {
  readonly #retired: Retired[] = []
  #settled: Promise<unknown> = Promise.resolve()

  /** Ends a decoder: it receives no more packets. */
  retire(decoder: PacketDecoder): void {
    const retired: Retired = { rest: undefined, after: [] }
    this.#retired.push(retired)
    this.#settled = Promise.all([this.#settled, this.#settle(retired, decoder)])
  }

  async #settle(retired: Retired, decoder: PacketDecoder): Promise<void> {
    retired.rest = await decoder.finish()
    decoder.close()
  }

  /** Adds output of the newest decoder; returns the output that no earlier decoder delays. */
  pass(sound: Float32Array): Float32Array {
    const last = this.#retired.at(-1)
    last?.after.push(sound)
    const ready: Float32Array[] = last === undefined ? [sound] : []
    for (let [first] = this.#retired; first?.rest !== undefined; [first] = this.#retired) {
      ready.push(first.rest, ...first.after)
      this.#retired.shift()
    }
    return joinSamples(ready)
  }

  /** Returns the rest of the output. */
  async finish(): Promise<Float32Array> {
    await this.#settled
    return this.pass(new Float32Array(0))
  }
}

export interface ContainerOptions {
  readonly declared: string
  /** Accepted containers and codecs. */
  readonly containers: readonly SourceContainer[]
  readonly codecs: readonly PackedCodec[]
  readonly opus: OpusPacketDecoder | undefined
}

/** Media completed by one chunk. */
interface Collected {
  /** Bytes of earlier chunks that are not consumed yet. */
  pendingBytes: number
  readonly sound: Float32Array[]
  durationMs: number
  lateMs: number
  readonly damage: string[]
}

const NOTHING: DecodedMedia = { samples: new Float32Array(0), durationMs: 0, lateMs: 0, damage: [] }
const EMPTY = new Uint8Array(0)

const toHeard = (samples: number, rate: number): number => Math.round((samples * HEARING_RATE) / rate)

/** Packets in a container, whose actual format is detected, and refused if it is not the declared one. */
export class ContainerSource implements SourceDecoder {
  readonly #options: ContainerOptions
  readonly #chain = new DecoderChain()
  #container: SourceContainer | undefined
  #demuxer: SourceDemuxer | undefined
  #track: EncodedTrack | undefined
  #decoder: PacketDecoder | undefined
  /** Samples to be dropped before the sound begins. */
  #toDrop = 0
  #isLinkNew = true
  /** The first bytes of a link, until they identify their container. */
  #beginning: Uint8Array<ArrayBuffer> = EMPTY

  constructor(options: ContainerOptions) {
    this.#options = options
  }

  push(chunk: Uint8Array): DecodedMedia | MediaFault {
    const bytes = joinBytes([this.#beginning, chunk])
    this.#beginning = EMPTY
    if (this.#isLinkNew) {
      const container = sniffContainer(bytes)
      if (container === 'short') {
        this.#beginning = bytes
        return NOTHING
      }
      this.#isLinkNew = false
      const fault = this.#open(container)
      if (fault !== undefined) return fault
    }
    return this.#read(bytes)
  }

  newLink(): void {
    this.#isLinkNew = true
    this.#beginning = EMPTY
  }

  async finish(): Promise<Float32Array> {
    if (this.#decoder !== undefined) this.#chain.retire(this.#decoder)
    this.#decoder = undefined
    return this.#chain.finish()
  }

  close(): void {
    this.#decoder?.close()
    this.#options.opus?.close()
  }

  #wrong(found: string): MediaFault {
    return { fault: 'wrong-media', detail: `${this.#options.declared} was declared, ${found} was received` }
  }

  /** @param container undefined where a link may go on with the previous one's */
  #open(container: SourceContainer | undefined): MediaFault | undefined {
    if (container === undefined)
      return this.#track === undefined ? this.#wrong('media of no known container') : undefined
    if (!this.#options.containers.includes(container)) return this.#wrong(container)
    this.#container = container
    this.#demuxer = sourceDemuxers[container]()
    return undefined
  }

  #read(bytes: Uint8Array): DecodedMedia | MediaFault {
    const pendingBytes = this.#demuxer?.pendingBytes ?? 0
    const media: Collected = { pendingBytes, sound: [], durationMs: 0, lateMs: 0, damage: [] }
    for (const event of this.#demuxer?.push(bytes) ?? []) {
      const fault = this.#take(event, media)
      if (fault !== undefined) return fault
    }
    const samples = this.#chain.pass(joinSamples(media.sound))
    return { samples, durationMs: media.durationMs, lateMs: media.lateMs, damage: media.damage }
  }

  #take(event: DemuxEvent, into: Collected): MediaFault | undefined {
    if (event.type === 'track') return this.#begin(event.track)
    if (event.type === 'packet') this.#decode(event, into)
    else if (event.reason.startsWith(FOREIGN_CODEC)) return this.#wrong(`another codec in ${this.#container}`)
    else into.damage.push(event.reason)
    return undefined
  }

  #decode({ data, trimEnd = 0 }: EncodedPacket, into: Collected): void {
    if (this.#track === undefined) return
    const durationMs = durationMsOf(data, this.#track)
    const samples = this.#decoder?.decode(data)
    if (durationMs === undefined || samples === undefined) into.damage.push('a packet that cannot be decoded')
    else into.sound.push(this.#trim(samples, trimEnd, this.#track))
    into.durationMs += durationMs ?? 0
    if (into.pendingBytes > 0) into.lateMs += durationMs ?? 0
    into.pendingBytes -= data.length
  }

  #begin(track: EncodedTrack): MediaFault | undefined {
    const { codecs, opus } = this.#options
    const { codec, channels, rate, delaySamples } = track
    if (!isPacked(codec)) return this.#wrong(`another codec in ${this.#container}`)
    const name = packedCodecs[codec]
    if (!codecs.includes(codec)) return this.#wrong(`${name} in ${this.#container}`)
    if (channels !== 1) return this.#wrong(`${name} with ${channels} channels`)
    const decoder = createPacketDecoder(codec, track, opus)
    if (typeof decoder === 'string') return { fault: 'no-decoder', detail: decoder }
    if (this.#decoder !== undefined) this.#chain.retire(this.#decoder)
    this.#decoder = decoder
    this.#track = track
    this.#toDrop = toHeard(delaySamples, rate)
    return undefined
  }

  /** Only the decoder of Opus returns the samples of the packet that it was given, so that its end can be trimmed. */
  #trim(samples: Float32Array, trimEnd: number, { codec, rate }: EncodedTrack): Float32Array {
    const dropped = Math.min(this.#toDrop, samples.length)
    this.#toDrop -= dropped
    const end = codec === 'opus' ? samples.length - toHeard(trimEnd, rate) : samples.length
    return samples.subarray(dropped, Math.max(dropped, end))
  }
}
