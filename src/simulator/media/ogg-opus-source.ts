import { HEARING_RATE } from '../hearing/heard-frames.ts'
import { concatSamples } from './concat.ts'
import { type OpusPacketDecoder, openOpusDecoder } from './decoders/opus-decoder.ts'
import { isOpusTags, OPUS_RATE, opusPacketSamples, readOpusHead } from './decoders/opus-packet-decoder.ts'
import { beginsOggStream, type OggPage, OggReader } from './readers/ogg-reader.ts'
import { sniffContainer } from './readers/sniff.ts'
import type { DecodedMedia, MediaFault, SourceDecoder } from './source-decoder.ts'

/** Samples at 48 kHz for each sample that is heard. */
const RATIO = OPUS_RATE / HEARING_RATE

/** Position in one logical stream, in samples at 48 kHz. */
interface Progress {
  /** Still to be dropped before the sound begins. */
  preSkip: number
  /** Granule position at the end of the decoded sound; unknown until the first page. */
  position: number | undefined
}

/** Media completed by one chunk, in samples at 48 kHz. */
interface Collected {
  /** Bytes of earlier chunks that are not consumed yet. */
  pendingBytes: number
  readonly sound: Float32Array[]
  samples48: number
  late48: number
  readonly damage: string[]
}

/**
 * Opus in Ogg (RFC 7845). The pre-skip is dropped and the end trimmed as the stream says. A fresh stream may begin
 * at any time, on the same link or on the next one.
 */
class OggOpusSource implements SourceDecoder {
  readonly #decoder: OpusPacketDecoder
  readonly #declared: string
  #reader = new OggReader()
  #progress: Progress | undefined
  #isLinkNew = true

  constructor(decoder: OpusPacketDecoder, declared: string) {
    this.#decoder = decoder
    this.#declared = declared
  }

  push(bytes: Uint8Array): DecodedMedia | MediaFault {
    if (this.#isLinkNew && bytes.length > 0) {
      this.#isLinkNew = false
      if (beginsOggStream(bytes)) this.#reader = new OggReader()
      else if (this.#progress === undefined) return this.#wrong(sniffContainer(bytes))
    }
    const { pendingBytes } = this.#reader
    const { pages, damage } = this.#reader.push(bytes)
    const decoded: Collected = { pendingBytes, sound: [], samples48: 0, late48: 0, damage: [...damage] }
    for (const page of pages) {
      const problem = this.#readPage(page, decoded)
      if (problem !== undefined) return this.#wrong(problem)
    }
    return {
      samples: concatSamples(decoded.sound),
      durationMs: (decoded.samples48 / OPUS_RATE) * 1000,
      lateMs: (decoded.late48 / OPUS_RATE) * 1000,
      damage: decoded.damage,
    }
  }

  newLink(): void {
    this.#isLinkNew = true
  }

  finish(): Promise<Float32Array> {
    return Promise.resolve(new Float32Array(0))
  }

  close(): void {
    this.#decoder.close()
  }

  #wrong(found: string): MediaFault {
    return { fault: 'wrong-media', detail: `${this.#declared} was declared, ${found} was received` }
  }

  /** @returns the actual format of the stream, if it is not Opus */
  #readPage(page: OggPage, into: Collected): string | undefined {
    let { packets } = page
    if (page.isFirst) {
      const head = packets[0] === undefined ? undefined : readOpusHead(packets[0])
      if (head === undefined) return 'another codec in Ogg'
      if (head.channels !== 1) return `Opus with ${head.channels} channels`
      this.#progress = { preSkip: head.preSkip, position: undefined }
      packets = packets.slice(1)
    }
    const sounding = packets.filter((packet) => !isOpusTags(packet))
    if (sounding.length === 0 || this.#progress === undefined) return undefined
    const lengths = sounding.map((packet) => opusPacketSamples(packet) ?? 0)
    const length = lengths.reduce((total, samples) => total + samples, 0)
    const progress = this.#progress
    progress.position ??= page.isLast ? 0 : Math.max(0, page.granule - length)
    let left = page.isLast ? Math.max(0, page.granule - progress.position) : length
    for (const [i, packet] of sounding.entries()) {
      const samples = this.#decoder.decode(packet)
      if (samples === undefined) into.damage.push('a packet that is not Opus')
      else into.sound.push(samples.subarray(...this.#cut(progress, lengths[i] ?? 0, left)))
      left -= lengths[i] ?? 0
      if (into.pendingBytes > 0) into.late48 += lengths[i] ?? 0
      into.pendingBytes -= packet.length
    }
    progress.position += length
    into.samples48 += length
    return undefined
  }

  /** @returns the part of a packet's sound that is to be heard, as bounds for `subarray` */
  #cut(progress: Progress, length: number, left: number): [from: number, to: number] {
    const skipped = Math.min(progress.preSkip, length)
    progress.preSkip -= skipped
    return [Math.round(skipped / RATIO), Math.round(Math.max(0, Math.min(length, left)) / RATIO)]
  }
}

export const openOggOpus = (declared: string) => async (): Promise<SourceDecoder> =>
  new OggOpusSource(await openOpusDecoder(HEARING_RATE), declared)
