import type { Codec } from '../../audio/content-types.ts'
import { joinBytes } from '../../audio/pcm.ts'
import type { EncodedTrack } from '../demuxer.ts'
import type { Muxer, MuxPacket } from '../muxer.ts'
import { element, floatElement, openElement, sintElement, textElement, uintElement } from './ebml-writer.ts'
import {
  AUDIO,
  BLOCK,
  BLOCK_GROUP,
  CHANNELS,
  CLUSTER,
  CODEC_DELAY,
  CODEC_ID,
  CODEC_PRIVATE,
  DISCARD_PADDING,
  DOC_TYPE,
  EBML,
  SAMPLING_FREQUENCY,
  SEGMENT,
  SIMPLE_BLOCK,
  TRACK_ENTRY,
  TRACK_NUMBER,
  TRACKS,
} from './matroska-elements.ts'

type Bytes = Uint8Array<ArrayBuffer>

const DOC_TYPE_VERSION = 0x4287
const DOC_TYPE_READ_VERSION = 0x4285
const INFO = 0x1549_a966
const TIMESTAMP_SCALE = 0x2a_d7b1
const MUXING_APP = 0x4d80
const WRITING_APP = 0x5741
const TRACK_UID = 0x73c5
const TRACK_TYPE = 0x83
const FLAG_LACING = 0x9c
const SEEK_PRE_ROLL = 0x56bb
const BIT_DEPTH = 0x6264
const TIMESTAMP = 0xe7
const BLOCK_DURATION = 0x9b

const AUDIO_TRACK = 2
const KEYFRAME = 0x80
const NS_PER_MS = 1_000_000
const NS_PER_S = 1e9
/** Block times are signed 16-bit numbers relative to their cluster, which limits its duration. */
const CLUSTER_MS = 5000
/** Opus pre-roll after a seek (RFC 7845, 4.6). */
const OPUS_PRE_ROLL_NS = 80 * NS_PER_MS
const FLAC_BITS = 16

/** Codecs in Matroska, by its names. */
export const CODEC_IDS: Readonly<Partial<Record<Codec, string>>> = {
  opus: 'A_OPUS',
  flac: 'A_FLAC',
  aac: 'A_AAC',
  mp3: 'A_MPEG/L3',
}

/**
 * Matroska and WebM with one mono track (RFC 9559), as a live stream: segment and clusters have no size, so
 * that each block leaves with its packet. The track declares the encoder's padding before the sound, the last
 * block the padding after it.
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

  add({ data, samples, padding = 0 }: MuxPacket): Bytes {
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

/** Block header: track number 1, time from the beginning of the cluster, and flags. */
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
