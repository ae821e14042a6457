import { type AudioFormat, sourceFormats, targetFormats } from '../../core/audio/content-types.ts'

/** Source types that this build can encode, with the rate at which the microphone is captured for each. */
export const captureRates = {
  'audio/pcm;encoding=s16le;rate=16000': 16_000,
  'audio/ogg;codecs=opus': 48_000,
} as const satisfies Partial<Record<keyof typeof sourceFormats, number>>

/** Target types that this build can decode, with the rate at which the speaker plays each. */
export const playbackRates = {
  'audio/pcm;encoding=s16le;rate=24000': 24_000,
  'audio/webm;codecs=opus': 48_000,
} as const satisfies Partial<Record<keyof typeof targetFormats, number>>

export type EncodableType = keyof typeof captureRates
export type DecodableType = keyof typeof playbackRates

export const encodableTypes = Object.keys(captureRates) as EncodableType[]
export const decodableTypes = Object.keys(playbackRates) as DecodableType[]

export const isEncodable = (contentType: string): contentType is EncodableType =>
  Object.hasOwn(captureRates, contentType)
export const isDecodable = (contentType: string): contentType is DecodableType =>
  Object.hasOwn(playbackRates, contentType)

/** What a type costs on the network and how it is packed, for whoever chooses one. */
export const formatOf = (contentType: EncodableType | DecodableType): AudioFormat =>
  ({ ...sourceFormats, ...targetFormats })[contentType]
