import type { Codec } from '../audio/content-types.ts'
import { joinBytes } from '../audio/pcm.ts'
import type { EncodedTrack } from './demuxer.ts'
import { element, floatElement, openElement, sintElement, textElement, uintElement } from './ebml-writer.ts'
import type { EncodedPacket, Muxer } from './muxer.ts'

type Bytes = Uint8Array<ArrayBuffer>

const EBML = 0x1a45_dfa3
const DOC_TYPE = 0x4282
const DOC_TYPE_VERSION = 0x4287
const DOC_TYPE_READ_VERSION = 0x4285
const SEGMENT = 0x1853_8067
const INFO = 0x1549_a966
const TIMESTAMP_SCALE = 0x2a_d7b1
const MUXING_APP = 0x4d80
const WRITING_APP = 0x5741
const TRACKS = 0x1654_ae6b
const TRACK_ENTRY = 0xae
const TRACK_NUMBER = 0xd7
const TRACK_UID = 0x73c5
const TRACK_TYPE = 0x83
const FLAG_LACING = 0x9c
const CODEC_ID = 0x86
const CODEC_PRIVATE = 0x63a2
const CODEC_DELAY = 0x56aa
const SEEK_PRE_ROLL = 0x56bb
const AUDIO = 0xe1
const SAMPLING_FREQUENCY = 0xb5
const CHANNELS = 0x9f
const BIT_DEPTH = 0x6264
const CLUSTER = 0x1f43_b675
const TIMESTAMP = 0xe7
const SIMPLE_BLOCK = 0xa3
const BLOCK_GROUP = 0xa0
const BLOCK = 0xa1
const BLOCK_DURATION = 0x9b
const DISCARD_PADDING = 0x75a2

const AUDIO_TRACK = 2
const KEYFRAME = 0x80
const NS_PER_MS = 1_000_000
const NS_PER_S = 1e9
/** Blocks count from the beginning of their cluster, in 16 bits with a sign: it must end in time. */
const CLUSTER_MS = 5000
/** What Opus needs to settle after a jump (RFC 7845, 4.6). */
const OPUS_PRE_ROLL_NS = 80 * NS_PER_MS
const FLAC_BITS = 16

const CODEC_IDS: Partial<Record<Codec, string>> = {
  opus: 'A_OPUS',
  flac: 'A_FLAC',
  aac: 'A_AAC',
  mp3: 'A_MPEG/L3',
}

/**
 * Matroska and WebM with one mono track (RFC 9559), as a live stream: segment and clusters have no size, so that a
 * block leaves with its packet. What the encoder put before the sound is told in the track, what it put behind it
 * in the last block.
 */
export class MatroskaMuxer implements Muxer {
  readonly #docType: 'matroska' | 'webm'
  #rate = 0
  #samples = 0
  #clusterMs: number | undefined

  constructor(docType: 'matroska' | 'webm') {
    this.#docType = docType
  }

  begin(track: EncodedTrack): Bytes {
    this.#rate = track.rate
    return joinBytes([
      element(
        EBML,
        textElement(DOC_TYPE, this.#docType),
        uintElement(DOC_TYPE_VERSION, 4),
        uintElement(DOC_TYPE_READ_VERSION, 2),
      ),
      openElement(SEGMENT),
      element(
        INFO,
        uintElement(TIMESTAMP_SCALE, NS_PER_MS),
        textElement(MUXING_APP, 'Parley'),
        textElement(WRITING_APP, 'Parley'),
      ),
      element(TRACKS, trackEntry(track)),
    ])
  }

  add({ data, samples, padding = 0 }: EncodedPacket): Bytes {
    const ms = Math.round((this.#samples * 1000) / this.#rate)
    this.#samples += samples
    const isNew = this.#clusterMs === undefined || ms - this.#clusterMs >= CLUSTER_MS
    const clusterMs = isNew ? ms : (this.#clusterMs ?? ms)
    this.#clusterMs = clusterMs
    const block = joinBytes([blockHead(ms - clusterMs, padding === 0 ? KEYFRAME : 0), data])
    const written = padding === 0 ? element(SIMPLE_BLOCK, block) : this.#lastBlock(block, samples, padding)
    if (!isNew) return written
    return joinBytes([openElement(CLUSTER), uintElement(TIMESTAMP, clusterMs), written])
  }

  end(): Bytes {
    return new Uint8Array(0)
  }

  #lastBlock(block: Bytes, samples: number, padding: number): Bytes {
    return element(
      BLOCK_GROUP,
      element(BLOCK, block),
      uintElement(BLOCK_DURATION, Math.round(((samples - padding) * 1000) / this.#rate)),
      sintElement(DISCARD_PADDING, Math.round((padding * NS_PER_S) / this.#rate)),
    )
  }
}

/** Of track 1: its number, the time from the beginning of the cluster, and flags. */
const blockHead = (ms: number, flags: number): Bytes => Uint8Array.from([0x81, ms >> 8, ms & 0xff, flags])

function trackEntry({ codec, rate, channels, description, delaySamples }: EncodedTrack): Bytes {
  const id = CODEC_IDS[codec]
  if (id === undefined) throw new Error(`Matroska takes no ${codec} from here`)
  return element(
    TRACK_ENTRY,
    uintElement(TRACK_NUMBER, 1),
    uintElement(TRACK_UID, 1),
    uintElement(TRACK_TYPE, AUDIO_TRACK),
    uintElement(FLAG_LACING, 0),
    textElement(CODEC_ID, id),
    ...(description === undefined ? [] : [element(CODEC_PRIVATE, description)]),
    ...(delaySamples === 0 ? [] : [uintElement(CODEC_DELAY, Math.round((delaySamples * NS_PER_S) / rate))]),
    ...(codec === 'opus' ? [uintElement(SEEK_PRE_ROLL, OPUS_PRE_ROLL_NS)] : []),
    element(
      AUDIO,
      floatElement(SAMPLING_FREQUENCY, rate),
      uintElement(CHANNELS, channels),
      ...(codec === 'flac' ? [uintElement(BIT_DEPTH, FLAC_BITS)] : []),
    ),
  )
}
