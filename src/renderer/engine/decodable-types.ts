import { type TargetContentType, targetContentTypes, targetFormats } from '../../core/audio/content-types.ts'

/** Lower rates increase the platform's output latency: at 8 kHz by 26 ms. */
const MIN_PLAYBACK_RATE = 16_000

/** Playback rate of each target type: its own rate, unless that is too low. */
export const playbackRates = Object.fromEntries(
  targetContentTypes.map((type) => [type, Math.max(MIN_PLAYBACK_RATE, targetFormats[type].rate)]),
) as Record<TargetContentType, number>

export const isDecodable = (contentType: string): contentType is TargetContentType =>
  Object.hasOwn(playbackRates, contentType)
