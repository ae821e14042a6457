import { DAY_MS } from '../../../../core/base/clock.ts'

/** Maximum number of days, so that the bars stay visible. */
export const MAX_DAYS = 366

/** Days as YYYY-MM-DD, both included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** The last 30 days up to a moment: a month so far would be a single day on the first. */
export const lastDays = (now: Date): DayRange => ({
  from: dayOf(new Date(now.getTime() - 29 * DAY_MS)),
  to: dayOf(now),
})

const countDays = ({ from, to }: DayRange): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

export type RangeProblem = 'missing' | 'reversed' | 'tooLong'

/** The reason why a range is invalid, if it is. */
export function rangeProblemOf({ from, to }: DayRange): RangeProblem | undefined {
  const count = countDays({ from, to })
  if (Number.isNaN(count)) return 'missing'
  if (count < 1) return 'reversed'
  return count > MAX_DAYS ? 'tooLong' : undefined
}

/** All days of a range. */
export const daysIn = (range: DayRange): string[] =>
  Array.from({ length: Math.max(0, countDays(range)) }, (_, index) =>
    dayOf(new Date(Date.parse(range.from) + index * DAY_MS)),
  )
