import type { Codec } from '../../audio/content-types.ts'
import type { EncodedTrack } from '../demuxer.ts'
import { flacTrackOf } from '../flac/flac-info.ts'
import { readOpusHead } from '../opus/opus-head.ts'
import { elementsIn, readFloat, readUint } from './ebml.ts'
import {
  AUDIO,
  CHANNELS,
  CODEC_DELAY,
  CODEC_ID,
  CODEC_PRIVATE,
  SAMPLING_FREQUENCY,
  TRACK_ENTRY,
  TRACK_NUMBER,
} from './matroska-elements.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Codecs by the beginning of their name, which may continue after a slash. */
const CODECS: readonly (readonly [name: string, codec: Codec])[] = [
  ['A_OPUS', 'opus'],
  ['A_FLAC', 'flac'],
  ['A_AAC', 'aac'],
  ['A_MPEG/L3', 'mp3'],
]

interface Fields {
  number: number
  codecId: string
  codecPrivate: Bytes | undefined
  codecDelayNs: number
  rate: number
  channels: number
}

export interface NumberedTrack {
  readonly number: number
  readonly track: EncodedTrack
}

/**
 * @param tracks the contents of a Tracks element
 * @returns the first decodable audio track, or the names of the codecs present
 */
export function readTracks(tracks: Bytes): NumberedTrack | string {
  const others: string[] = []
  for (const { id, data } of elementsIn(tracks)) {
    if (id !== TRACK_ENTRY) continue
    const fields = readFields(data)
    const track = toTrack(fields)
    if (track !== undefined) return { number: fields.number, track }
    others.push(fields.codecId)
  }
  return others.join(', ')
}

function readFields(entry: Bytes): Fields {
  const fields: Fields = {
    number: 1,
    codecId: '',
    codecPrivate: undefined,
    codecDelayNs: 0,
    rate: 8000,
    channels: 1,
  }
  for (const { id, data } of elementsIn(entry)) {
    if (id === TRACK_NUMBER) fields.number = readUint(data)
    if (id === CODEC_ID) fields.codecId = String.fromCharCode(...data.subarray(0, 64)).replaceAll('\0', '')
    if (id === CODEC_PRIVATE) fields.codecPrivate = data.slice()
    if (id === CODEC_DELAY) fields.codecDelayNs = readUint(data)
    if (id !== AUDIO) continue
    for (const part of elementsIn(data)) {
      if (part.id === SAMPLING_FREQUENCY) fields.rate = readFloat(part.data)
      if (part.id === CHANNELS) fields.channels = readUint(part.data)
    }
  }
  return fields
}

function toTrack({ codecId, codecPrivate, codecDelayNs, rate, channels }: Fields): EncodedTrack | undefined {
  const [, codec] = CODECS.find(([name]) => codecId === name || codecId.startsWith(`${name}/`)) ?? []
  if (codec === undefined) return undefined
  if (codec === 'opus' && codecPrivate !== undefined) return readOpusHead(codecPrivate)
  if (codec === 'flac') return codecPrivate === undefined ? undefined : flacTrackOf(codecPrivate)
  const isSensible = rate >= 1000 && rate <= 384_000 && channels >= 1 && channels <= 8
  if (!isSensible) return undefined
  const delaySamples = Math.min(rate, Math.round((codecDelayNs * rate) / 1e9))
  return { codec, rate, channels, description: codecPrivate, delaySamples }
}
