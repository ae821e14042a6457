import { type TargetContentType, targetContentTypes, targetFormats } from '../../core/audio/content-types.ts'

/** The rate at which the speaker plays each target type: its own. */
export const playbackRates = Object.fromEntries(
  targetContentTypes.map((type) => [type, targetFormats[type].rate]),
) as Record<TargetContentType, number>

export type DecodableType = TargetContentType

export const isDecodable = (contentType: string): contentType is DecodableType =>
  Object.hasOwn(playbackRates, contentType)
