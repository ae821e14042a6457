import type { TargetContentType } from '../../../../core/audio/content-types.ts'
import { fromS16le, joinBytes } from '../../../../core/audio/pcm.ts'
import { FlacDemuxer } from '../../../../core/media/flac/flac-demuxer.ts'
import { decodeG711, type G711Law } from '../../../../core/media/g711.ts'
import { MatroskaDemuxer } from '../../../../core/media/matroska/matroska-demuxer.ts'
import { MpegTsDemuxer } from '../../../../core/media/mpeg-ts/mpeg-ts-demuxer.ts'
import { OggDemuxer } from '../../../../core/media/ogg/ogg-demuxer.ts'
import { OpusPackets } from '../../../../core/media/opus/opus-packets.ts'
import { isDecodable } from '../../decodable-types.ts'
import type { OpenDecoder } from './decoder.ts'
import { openPlatformDecoder } from './open-platform-decoder.ts'

/** Samples without a codec. A sample that is split between two messages is completed by the next one. */
const openRaw =
  (
    rate: number,
    sampleBytes: number,
    decode: (bytes: Uint8Array) => Float32Array<ArrayBuffer>,
  ): OpenDecoder =>
  (output) => {
    let cut = new Uint8Array(0)
    return {
      push({ packets, headers, segment }) {
        const bytes = joinBytes([cut, ...packets.slice(headers)])
        const whole = bytes.length - (bytes.length % sampleBytes)
        cut = bytes.slice(whole)
        output.samples(decode(bytes.subarray(0, whole)), rate, segment)
      },
      // An incomplete sample at the end is discarded.
      flush: () => Promise.resolve(),
      close: () => undefined,
    }
  }

const openPcm = (rate: number): OpenDecoder => openRaw(rate, 2, fromS16le)

const openG711 = (law: G711Law): OpenDecoder => openRaw(8000, 1, (bytes) => decodeG711(law, bytes))

const ogg = openPlatformDecoder(() => new OggDemuxer())
const matroska = openPlatformDecoder(() => new MatroskaDemuxer())
const mpegTs = openPlatformDecoder(() => new MpegTsDemuxer())

/** Decoders by content type. Streams themselves state their codec. */
const decoders: { readonly [T in TargetContentType]: OpenDecoder } = {
  'audio/flac': openPlatformDecoder(() => new FlacDemuxer()),
  'video/mp2t;codecs=aac': mpegTs,
  'video/mp2t;codecs=opus': mpegTs,
  'audio/ogg': ogg,
  'audio/ogg;codecs=flac': ogg,
  'audio/ogg;codecs=opus': ogg,
  'audio/opus': openPlatformDecoder(() => new OpusPackets()),
  'audio/pcm;encoding=alaw;rate=8000': openG711('alaw'),
  'audio/pcm;encoding=ulaw;rate=8000': openG711('ulaw'),
  'audio/pcm;encoding=s16le;rate=16000': openPcm(16_000),
  'audio/pcm;encoding=s16le;rate=24000': openPcm(24_000),
  'audio/webm': matroska,
  'audio/webm;codecs=opus': matroska,
  'audio/x-matroska;codecs=aac': matroska,
  'audio/x-matroska;codecs=flac': matroska,
  'audio/x-matroska;codecs=opus': matroska,
}

/** @returns undefined for unknown content types */
export const decoderFor = (contentType: string): OpenDecoder | undefined =>
  isDecodable(contentType) ? decoders[contentType] : undefined
