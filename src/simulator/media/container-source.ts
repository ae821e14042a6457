import { HEARING_RATE } from '../hearing/heard-frames.ts'
import { concatSamples } from './concat.ts'
import type { OpusPacketDecoder } from './decoders/opus-decoder.ts'
import { createPacketDecoder, durationMsOf } from './decoders/packed-codecs.ts'
import type { PacketDecoder } from './decoders/packet-decoder.ts'
import { sniffContainer } from './readers/sniff.ts'
import type { Found, PackedCodec, ReaderKind, SourceReader, SourceTrack } from './readers/source-reader.ts'
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
    return concatSamples(ready)
  }

  /** Returns the rest of the output. */
  async finish(): Promise<Float32Array> {
    await this.#settled
    return this.pass(new Float32Array(0))
  }
}

export interface ContainerOptions {
  readonly declared: string
  readonly reader: ReaderKind
  /** Accepted containers and codecs. */
  readonly containers: readonly string[]
  readonly codecs: readonly PackedCodec[]
  readonly opus: OpusPacketDecoder | undefined
}

const CODEC_NAMES: { readonly [C in PackedCodec]: string } = {
  opus: 'Opus',
  flac: 'FLAC',
  aac: 'AAC',
  mp3: 'MP3',
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

/** Packets in a container, whose actual format is detected, and refused if it is not the declared one. */
export class ContainerSource implements SourceDecoder {
  readonly #options: ContainerOptions
  readonly #chain = new DecoderChain()
  #reader: SourceReader
  #track: SourceTrack | undefined
  #decoder: PacketDecoder | undefined
  /** Samples to be dropped before the sound begins. */
  #toDrop = 0
  #isLinkNew = true

  constructor(options: ContainerOptions) {
    this.#options = options
    this.#reader = options.reader.open()
  }

  push(bytes: Uint8Array): DecodedMedia | MediaFault {
    const { reader } = this.#options
    if (this.#isLinkNew && bytes.length > 0) {
      this.#isLinkNew = false
      if (reader.begins(bytes)) this.#reader = reader.open()
      else if (this.#track === undefined) return this.#wrong(sniffContainer(bytes))
    }
    const media: Collected = {
      pendingBytes: this.#reader.pendingBytes,
      sound: [],
      durationMs: 0,
      lateMs: 0,
      damage: [],
    }
    for (const found of this.#reader.push(bytes)) {
      const fault = this.#take(found, media)
      if (fault !== undefined) return fault
    }
    const samples = this.#chain.pass(concatSamples(media.sound))
    return { samples, durationMs: media.durationMs, lateMs: media.lateMs, damage: media.damage }
  }

  newLink(): void {
    this.#isLinkNew = true
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

  #take(found: Found, into: Collected): MediaFault | undefined {
    if (found.type === 'damage') into.damage.push(found.note)
    if (found.type === 'track') return this.#begin(found.track)
    if (found.type !== 'packet' || this.#track === undefined) return undefined
    const durationMs = durationMsOf(found.data, this.#track)
    const samples = this.#decoder?.decode(found.data)
    if (durationMs === undefined || samples === undefined) into.damage.push('a packet that cannot be decoded')
    else into.sound.push(this.#trim(samples))
    into.durationMs += durationMs ?? 0
    if (into.pendingBytes > 0) into.lateMs += durationMs ?? 0
    into.pendingBytes -= found.data.length
    return undefined
  }

  #begin(track: SourceTrack): MediaFault | undefined {
    const { containers, codecs, opus } = this.#options
    const { container, codec, channels } = track
    if (codec === undefined) return this.#wrong(`another codec in ${container}`)
    const name = CODEC_NAMES[codec]
    if (!containers.includes(container) || !codecs.includes(codec))
      return this.#wrong(name === container ? name : `${name} in ${container}`)
    if (channels !== 1) return this.#wrong(`${name} with ${channels} channels`)
    const decoder = createPacketDecoder(track, opus)
    if (typeof decoder === 'string') return { fault: 'no-decoder', detail: decoder }
    if (this.#decoder !== undefined) this.#chain.retire(this.#decoder)
    this.#decoder = decoder
    this.#track = track
    this.#toDrop = Math.round((track.delayMs * HEARING_RATE) / 1000)
    return undefined
  }

  #trim(samples: Float32Array): Float32Array {
    const dropped = Math.min(this.#toDrop, samples.length)
    this.#toDrop -= dropped
    return samples.subarray(dropped)
  }
}
