/** Figures and days as a language writes them. */
export interface Formats {
  readonly number: (value: number) => string
  readonly percent: (fraction: number) => string
  /** @param ms of speech; told in the two largest units that it has, of hours, minutes and seconds */
  readonly duration: (ms: number) => string
  /** @param iso a day or a moment; the service counts in days of UTC */
  readonly day: (iso: string) => string
  /** Where the year is known. */
  readonly dayOfYear: (iso: string) => string
  /** First and last day together, without saying twice what they share. */
  readonly days: (first: Date, last: Date) => string
}

const UNITS = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

export function formatsOf(language: string): Formats {
  const numbers = new Intl.NumberFormat(language)
  const percents = new Intl.NumberFormat(language, { style: 'percent' })
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const daysOfYear = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const inUnit = (unit: 'hour' | 'minute' | 'second', value: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  return {
    number: (value) => numbers.format(value),
    percent: (fraction) => percents.format(fraction),
    duration: (ms) => {
      const [, parts] = UNITS.reduce<readonly [number, readonly string[]]>(
        ([rest, told], [unit, unitMs]) => {
          const count = Math.floor(rest / unitMs)
          return [rest - count * unitMs, count === 0 ? told : [...told, inUnit(unit, count)]]
        },
        [Math.round(ms / 1000) * 1000, []],
      )
      return parts.length === 0 ? inUnit('minute', 0) : parts.slice(0, 2).join(' ')
    },
    day: (iso) => days.format(new Date(iso)),
    dayOfYear: (iso) => daysOfYear.format(new Date(iso)),
    days: (first, last) => days.formatRange(first, last),
  }
}
