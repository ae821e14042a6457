import { type TargetContentType, targetContentTypes, targetFormats } from '../../core/audio/content-types.ts'

/** Below this, what the platform puts in front of a device takes long: at 8 kHz it is 26 ms more. */
const MIN_PLAYBACK_RATE = 16_000

/** The rate at which the speaker plays each target type: its own, where that is not too low. */
export const playbackRates = Object.fromEntries(
  targetContentTypes.map((type) => [type, Math.max(MIN_PLAYBACK_RATE, targetFormats[type].rate)]),
) as Record<TargetContentType, number>

export type DecodableType = TargetContentType

export const isDecodable = (contentType: string): contentType is DecodableType =>
  Object.hasOwn(playbackRates, contentType)
