import type { TargetContentType } from '../../../../core/audio/content-types.ts'
import { FlacDemuxer } from '../../../../core/media/flac/flac.ts'
import { MatroskaDemuxer } from '../../../../core/media/matroska/matroska.ts'
import { MpegTsDemuxer } from '../../../../core/media/mpeg-ts/mpeg-ts.ts'
import { OggDemuxer } from '../../../../core/media/ogg/ogg.ts'
import { OpusPackets } from '../../../../core/media/opus/opus-packets.ts'
import { isDecodable } from '../../formats.ts'
import type { OpenDecoder } from './decoder.ts'
import { openG711, openPcm } from './pcm.ts'
import { openPlatformDecoder } from './platform.ts'

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
