import { type InterfaceLanguage, rowOf } from '../../core/product/interface-languages.ts'
import { localeOf } from './locale.ts'

/** Formats of numbers, dates and lists in a language. */
export interface Formats {
  readonly number: (value: number) => string
  readonly percent: (fraction: number) => string
  /** @param ms duration of speech; shown in its two largest units of hours, minutes and seconds */
  readonly duration: (ms: number) => string
  /** @param iso a day or a time; the service counts in UTC days */
  readonly day: (iso: string) => string
  /** Without the year, which the context shows. */
  readonly dayOfYear: (iso: string) => string
  /** The day of a time in the reader's time zone. */
  readonly date: (iso: string) => string
  /** @param at milliseconds since 1970 */
  readonly time: (at: number) => string
  /** A time with day and minute: the name of a session without a title. */
  readonly moment: (at: number) => string
  /** With at most one decimal. */
  readonly decimal: (value: number) => string
  /** With exactly one decimal: a changing figure keeps its width. */
  readonly tenths: (value: number) => string
  /** With exactly two decimals. */
  readonly hundredths: (value: number) => string
  /** For sentences: "A, B and C". */
  readonly list: (items: readonly string[]) => string
  /** For labels: "A, B, C". */
  readonly row: (items: readonly string[]) => string
  /** Compares words in dictionary order. */
  readonly compare: (a: string, b: string) => number
  /** A date range that does not repeat the parts shared by both days. */
  readonly days: (first: Date, last: Date) => string
}

const UNITS = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

const made = new Map<string, Formats>()

export function formatsOf(interfaceLanguage: string): Formats {
  const formats = made.get(interfaceLanguage) ?? make(interfaceLanguage)
  made.set(interfaceLanguage, formats)
  return formats
}

function make(interfaceLanguage: string): Formats {
  const language = localeOf(interfaceLanguage)
  const numbers = new Intl.NumberFormat(language)
  const percents = new Intl.NumberFormat(language, { style: 'percent' })
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const daysOfYear = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const times = new Intl.DateTimeFormat(language, { timeStyle: 'medium', hourCycle: 'h23' })
  const moments = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const decimals = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const hundredths = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })
  const { compare } = new Intl.Collator(language)
  const inUnit = (unit: 'hour' | 'minute' | 'second', value: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  return {
    number: (value) => numbers.format(value),
    percent: (fraction) => percents.format(fraction),
    duration: (ms) => {
      const [, parts] = UNITS.reduce<readonly [number, readonly string[]]>(
        ([rest, formatted], [unit, unitMs]) => {
          const count = Math.floor(rest / unitMs)
          return [rest - count * unitMs, count === 0 ? formatted : [...formatted, inUnit(unit, count)]]
        },
        [Math.round(ms / 1000) * 1000, []],
      )
      return parts.length === 0 ? inUnit('minute', 0) : parts.slice(0, 2).join(' ')
    },
    day: (iso) => writeMoment(days, iso),
    dayOfYear: (iso) => writeMoment(daysOfYear, iso),
    date: (iso) => writeMoment(dates, iso),
    time: (at) => writeMoment(times, at),
    moment: (at) => writeMoment(moments, at),
    decimal: (value) => decimals.format(value),
    tenths: (value) => tenths.format(value),
    hundredths: (value) => hundredths.format(value),
    list: (items) => lists.format(items),
    row: (items) => rowOf(items, interfaceLanguage as InterfaceLanguage),
    compare,
    days: (first, last) => (isMoment(first) && isMoment(last) ? days.formatRange(first, last) : ''),
  }
}

const isMoment = (date: Date): boolean => !Number.isNaN(date.getTime())

/** Formats a time from a service or file; an invalid one is shown unchanged, since formatting it would throw. */
function writeMoment(format: Intl.DateTimeFormat, moment: string | number): string {
  const date = new Date(moment)
  return isMoment(date) ? format.format(date) : String(moment)
}
