import { HEARING_RATE } from '../hearing/heard-frames.ts'
import { concatBytes } from './concat.ts'
import { ContainerSource } from './container-source.ts'
import { type OpusPacketDecoder, openOpusDecoder } from './decoders/opus-decoder.ts'
import { openOggOpus } from './ogg-opus-source.ts'
import { flacReader, oggFlacReader } from './readers/flac-reader.ts'
import { matroskaReader } from './readers/matroska-reader.ts'
import { mp3Reader } from './readers/mp3-reader.ts'
import { sniffContainer } from './readers/sniff.ts'
import type { DecodedMedia, MediaFault, SourceDecoder } from './source-decoder.ts'

const DECLARED = 'audio/auto'
const CONTAINERS = ['Ogg', 'WebM', 'Matroska', 'FLAC', 'MP3']
const CODECS = ['opus', 'flac', 'aac', 'mp3'] as const
/** Bytes up to the codec's name in the first page of Ogg. */
const ENOUGH = 40
const OGG_CODEC_AT = 28
const NOTHING: DecodedMedia = { samples: new Float32Array(0), durationMs: 0, lateMs: 0, damage: [] }

interface Prepared {
  readonly oggOpus: SourceDecoder
  readonly opus: OpusPacketDecoder
}

/** Detects container and codec by their first bytes. PCM has none. */
class AutoSource implements SourceDecoder {
  readonly #prepared: Prepared
  #beginning: Uint8Array = new Uint8Array(0)
  #found: SourceDecoder | undefined

  constructor(prepared: Prepared) {
    this.#prepared = prepared
  }

  push(bytes: Uint8Array): DecodedMedia | MediaFault {
    if (this.#found !== undefined) return this.#found.push(bytes)
    this.#beginning = concatBytes(this.#beginning, bytes)
    if (this.#beginning.length < ENOUGH) return NOTHING
    this.#found = this.#detect(this.#beginning)
    return (
      this.#found?.push(this.#beginning) ?? {
        fault: 'wrong-media',
        detail: `${DECLARED} was declared, ${sniffContainer(this.#beginning)} was received`,
      }
    )
  }

  newLink(): void {
    this.#beginning = new Uint8Array(0)
    this.#found?.newLink()
  }

  finish(): Promise<Float32Array> {
    return this.#found?.finish() ?? Promise.resolve(new Float32Array(0))
  }

  close(): void {
    this.#prepared.oggOpus.close()
    this.#prepared.opus.close()
    if (this.#found !== this.#prepared.oggOpus) this.#found?.close()
  }

  #detect(bytes: Uint8Array): SourceDecoder | undefined {
    const isOgg = oggFlacReader.begins(bytes)
    if (isOgg && bytes[OGG_CODEC_AT] === 'O'.charCodeAt(0)) return this.#prepared.oggOpus
    const kinds = [oggFlacReader, matroskaReader, flacReader, mp3Reader]
    const reader = kinds.find((kind) => kind.begins(bytes))
    if (reader === undefined) return undefined
    const { opus } = this.#prepared
    return new ContainerSource({ declared: DECLARED, reader, containers: CONTAINERS, codecs: CODECS, opus })
  }
}

export const openAuto = async (): Promise<SourceDecoder> =>
  new AutoSource({ oggOpus: await openOggOpus(DECLARED)(), opus: await openOpusDecoder(HEARING_RATE) })
