import { commonPrefix } from '../../base/words/align.ts'
import type { CaptionText } from '../../voice/receiving/transcript.ts'
import { type CalmPlace, calmPlace } from './calm-place.ts'
import type { CalmRecord, CalmUpdate } from './calm-record.ts'
import { emptyCalmText, lookAgain, takeText } from './calm-text.ts'

/** Delay and erasure of a line at a place of the slider, as sums, so that lines can be added up. */
export interface CalmCost {
  /** Characters that waited, times the milliseconds for which they did. */
  readonly waitedMs: number
  /** Characters that were erased from the screen. */
  readonly erased: number
  /** Characters of the text in the end. */
  readonly length: number
}

const lengthOf = ({ concluded, tentative }: CaptionText): number => concluded.length + tentative.length

/**
 * Replays what a line received.
 *
 * @param place undefined for instant
 * @param onShown called with the shown text whenever it may have changed
 */
export function replayCalm(
  updates: readonly CalmUpdate[],
  place: CalmPlace | undefined,
  onShown?: (text: CaptionText, at: number) => void,
): CalmCost {
  let line = emptyCalmText
  let [since, waitedMs, erased, before] = [0, 0, 0, '']
  const show = (next: typeof line, at: number) => {
    waitedMs += Math.max(0, lengthOf(line.received) - lengthOf(line.shown)) * (at - since)
    since = at
    line = next
    const now = next.shown.concluded + next.shown.tentative
    erased += before.length - commonPrefix(before, now)
    onShown?.(next.shown, at)
    before = now
  }
  for (const { at, text } of updates) {
    if (place === undefined) {
      show({ ...emptyCalmText, received: text, shown: text }, at)
      continue
    }
    for (let { lookAt } = line; lookAt !== undefined && lookAt < at; { lookAt } = line)
      show(lookAgain(line, place, lookAt), lookAt)
    show(takeText(line, text, place, at), at)
  }
  return { waitedMs, erased, length: lengthOf(line.received) }
}

export function addCosts(costs: readonly CalmCost[]): CalmCost {
  const sum = (key: keyof CalmCost) => costs.reduce((total, cost) => total + cost[key], 0)
  return { waitedMs: sum('waitedMs'), erased: sum('erased'), length: sum('length') }
}

/** How much later a character appears than it arrived, on average; undefined without any text. */
export const delayOf = ({ waitedMs, length }: CalmCost): number | undefined =>
  length === 0 ? undefined : waitedMs / length

/** Normalised erasure: characters erased for each one of the final text. */
export const erasureOf = ({ erased, length }: CalmCost): number | undefined =>
  length === 0 ? undefined : erased / length

/** Measures a place of the slider on the latest lines of sessions; undefined until there were words. */
export const measureDelay = (
  records: readonly Pick<CalmRecord, 'lines'>[],
  calm: number,
): number | undefined =>
  delayOf(addCosts(records.flatMap(({ lines }) => lines.map((line) => replayCalm(line, calmPlace(calm))))))
