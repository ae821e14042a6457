import type { Gap } from '../../../core/voice/gaps.ts'
import type { Caption } from '../../../core/voice/transcript.ts'

export const isSameGaps = (a: readonly Gap[], b: readonly Gap[]): boolean =>
  a.length === b.length && a.every(({ fromMs, toMs }, i) => fromMs === b[i]?.fromMs && toMs === b[i]?.toMs)

export const gapMs = (gaps: readonly Gap[]): number =>
  gaps.reduce((total, { fromMs, toMs }) => total + toMs - fromMs, 0)

/** Missing speech in milliseconds, by the index of the caption that comes after it; the last is after all. */
export function gapsByCaption(
  captions: readonly Caption[],
  gaps: readonly Gap[],
): ReadonlyMap<number, number> {
  const places = new Map<number, number>()
  for (const gap of gaps) {
    const next = captions.findIndex(({ startMs }) => startMs >= gap.fromMs)
    const place = next < 0 ? captions.length : next
    places.set(place, (places.get(place) ?? 0) + gap.toMs - gap.fromMs)
  }
  return places
}
