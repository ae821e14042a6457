import {
  sourceFormats,
  type TargetContentType,
  targetContentTypes,
  targetFormats,
} from '../../core/audio/content-types.ts'

/** Source types that this build can encode, with the rate at which the microphone is captured for each. */
export const captureRates = {
  'audio/pcm;encoding=s16le;rate=16000': 16_000,
  'audio/ogg;codecs=opus': 48_000,
} as const satisfies Partial<Record<keyof typeof sourceFormats, number>>

/** The rate at which the speaker plays each target type: its own. */
export const playbackRates = Object.fromEntries(
  targetContentTypes.map((type) => [type, targetFormats[type].rate]),
) as Record<TargetContentType, number>

export type EncodableType = keyof typeof captureRates
export type DecodableType = TargetContentType

export const encodableTypes = Object.keys(captureRates) as EncodableType[]

export const isEncodable = (contentType: string): contentType is EncodableType =>
  Object.hasOwn(captureRates, contentType)
export const isDecodable = (contentType: string): contentType is DecodableType =>
  Object.hasOwn(playbackRates, contentType)
