import { readOpusHead } from '../decoders/opus-packet-decoder.ts'
import { EbmlReader, type ReadElement } from './ebml-reader.ts'
import {
  type Found,
  type PackedCodec,
  type ReaderKind,
  type SourceReader,
  type SourceTrack,
  startsWith,
} from './source-reader.ts'

const EBML = 0x1a45_dfa3
const DOC_TYPE = 0x4282
const SEGMENT = 0x1853_8067
const TRACKS = 0x1654_ae6b
const TRACK_ENTRY = 0xae
const AUDIO = 0xe1
const CODEC_ID = 0x86
const CODEC_PRIVATE = 0x63a2
const CODEC_DELAY = 0x56aa
const RATE = 0xb5
const CHANNELS = 0x9f
const CLUSTER = 0x1f43_b675
const BLOCK_GROUP = 0xa0
const BLOCK = 0xa1
const SIMPLE_BLOCK = 0xa3

const HOLDERS = new Set([EBML, SEGMENT, TRACKS, TRACK_ENTRY, AUDIO, CLUSTER, BLOCK_GROUP])
const CODECS: Readonly<Record<string, PackedCodec>> = {
  A_OPUS: 'opus',
  A_FLAC: 'flac',
  A_AAC: 'aac',
  'A_MPEG/L3': 'mp3',
}
const NS_PER_MS = 1e6
const OPUS_SAMPLES_PER_MS = 48
/** Length of track number, relative time and flags, for a number of one byte. */
const BLOCK_HEAD_SIZE = 4
const LACING = 0x06

const text = (bytes: Uint8Array): string => String.fromCharCode(...bytes)
const uint = (bytes: Uint8Array): number => bytes.reduce((value, byte) => value * 256 + byte, 0)

function float(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return bytes.length === 4 ? view.getFloat32(0) : bytes.length === 8 ? view.getFloat64(0) : 0
}

/** Reads Matroska and WebM with one track. A block is one packet: live audio does not use lacing. */
class MatroskaReader implements SourceReader {
  readonly #ebml = new EbmlReader(HOLDERS)
  #docType = ''
  /** Fields of the track header, by element. */
  #fields: Map<number, Uint8Array> | undefined

  get pendingBytes(): number {
    return this.#ebml.pendingBytes
  }

  push(bytes: Uint8Array): readonly Found[] {
    const { elements, damage } = this.#ebml.push(bytes)
    return [
      ...damage.map((note) => ({ type: 'damage', note }) as const),
      ...elements.flatMap((element) => this.#take(element)),
    ]
  }

  #take({ id, data }: ReadElement): readonly Found[] {
    if (id === DOC_TYPE) this.#docType = text(data)
    if (id === TRACK_ENTRY) this.#fields = new Map()
    if (id === CLUSTER) return this.#announce()
    if (id === SIMPLE_BLOCK || id === BLOCK) return [...this.#announce(), packetOf(data)]
    this.#fields?.set(id, data)
    return []
  }

  /** The track is known when its first cluster begins. */
  #announce(): readonly Found[] {
    const fields = this.#fields
    this.#fields = undefined
    return fields === undefined ? [] : [{ type: 'track', track: toTrack(this.#docType, fields) }]
  }
}

function packetOf(block: Uint8Array): Found {
  if (((block[3] ?? 0) & LACING) !== 0) return { type: 'damage', note: 'a block with several packets' }
  return { type: 'packet', data: block.subarray(BLOCK_HEAD_SIZE) }
}

function toTrack(docType: string, fields: ReadonlyMap<number, Uint8Array>): SourceTrack {
  const field = (id: number) => fields.get(id) ?? new Uint8Array(0)
  const id = text(field(CODEC_ID))
  const codec = CODECS[id] ?? CODECS[id.split('/', 1)[0] ?? '']
  const config = field(CODEC_PRIVATE)
  const opus = codec === 'opus' ? readOpusHead(config) : undefined
  return {
    container: docType === 'webm' ? 'WebM' : 'Matroska',
    codec,
    channels: fields.has(CHANNELS) ? uint(field(CHANNELS)) : 1,
    rate: float(field(RATE)),
    delayMs: opus === undefined ? uint(field(CODEC_DELAY)) / NS_PER_MS : opus.preSkip / OPUS_SAMPLES_PER_MS,
    config,
  }
}

export const matroskaReader: ReaderKind = {
  name: 'Matroska or WebM',
  begins: (bytes) => startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3]),
  open: () => new MatroskaReader(),
}
