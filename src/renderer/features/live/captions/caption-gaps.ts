import { captionAt, captionCount, type Transcript } from '../../../../core/voice/receiving/transcript.ts'
import type { Gap } from '../../../../core/voice/sending/sending-gaps.ts'

export const isSameGaps = (a: readonly Gap[], b: readonly Gap[]): boolean =>
  a.length === b.length && a.every(({ fromMs, toMs }, i) => fromMs === b[i]?.fromMs && toMs === b[i]?.toMs)

export const gapMs = (gaps: readonly Gap[]): number =>
  gaps.reduce((total, { fromMs, toMs }) => total + toMs - fromMs, 0)

/**
 * Missing speech in milliseconds, by the index of the following caption; speech that is missing at the end has
 * the index after the last one.
 */
export function gapsByCaption(transcript: Transcript, gaps: readonly Gap[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>()
  for (const gap of gaps) {
    const place = captionIndexAfter(transcript, gap.fromMs)
    places.set(place, (places.get(place) ?? 0) + gap.toMs - gap.fromMs)
  }
  return places
}

/** Index of the caption after a moment. A binary search, since it runs with every update. */
export function captionIndexAfter(transcript: Transcript, fromMs: number): number {
  let [low, high] = [0, captionCount(transcript)]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const isBefore = (captionAt(transcript, middle)?.startMs ?? 0) < fromMs
    if (isBefore) low = middle + 1
    else high = middle
  }
  return low
}
