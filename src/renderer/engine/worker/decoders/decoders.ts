import { MatroskaDemuxer } from '../../../../core/media/matroska.ts'
import { type DecodableType, isDecodable } from '../../formats.ts'
import type { OpenDecoder } from './decoder.ts'
import { openPcmDecoder } from './pcm.ts'
import { openPlatformDecoder } from './platform.ts'

const decoders: { readonly [T in DecodableType]: OpenDecoder } = {
  'audio/pcm;encoding=s16le;rate=24000': openPcmDecoder(24_000),
  'audio/webm;codecs=opus': openPlatformDecoder(() => new MatroskaDemuxer()),
}

/** @returns nothing for a type that this build cannot decode */
export const decoderFor = (contentType: string): OpenDecoder | undefined =>
  isDecodable(contentType) ? decoders[contentType] : undefined
