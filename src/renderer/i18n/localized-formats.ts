import { DAY_MS } from '../../core/base/clock.ts'
import { type InterfaceLanguage, labelListOf, traits } from '../../core/product/interface-languages.ts'
import { localeOf, regionalLocaleOf } from './locale.ts'

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
  /** A time with day and minute. */
  readonly moment: (at: number) => string
  /** The day of a time in the reader's time zone: "today", "yesterday" or its date. */
  readonly recentDay: (at: number, now: number) => string
  /** A time of day, to the minute. */
  readonly minute: (at: number) => string
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

/** Hours, minutes and seconds in milliseconds. */
const UNITS_MS = [3_600_000, 60_000, 1000]

/** Time after which the time zone is looked at again: a page may be open through a journey. */
const ZONE_EACH_MS = 1000
let zone = ''
let lookedAt = Number.NEGATIVE_INFINITY
/** Formats of the time zone, by interface language. */
const made = new Map<string, Formats>()

export function formatsOf(interfaceLanguage: string): Formats {
  if (performance.now() - lookedAt >= ZONE_EACH_MS) {
    lookedAt = performance.now()
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    if (timeZone !== zone) made.clear()
    zone = timeZone
  }
  const formats = made.get(interfaceLanguage) ?? make(interfaceLanguage)
  made.set(interfaceLanguage, formats)
  return formats
}

function make(interfaceLanguage: string): Formats {
  const [language, words] = [regionalLocaleOf(interfaceLanguage), localeOf(interfaceLanguage)]
  const numbers = new Intl.NumberFormat(language)
  const percents = new Intl.NumberFormat(language, { style: 'percent' })
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const daysOfYear = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const times = new Intl.DateTimeFormat(language, { timeStyle: 'medium', hourCycle: 'h23' })
  const minutes = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const relative = new Intl.RelativeTimeFormat(words, { numeric: 'auto' })
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
  const lists = new Intl.ListFormat(words, { type: 'conjunction' })
  const { compare } = new Intl.Collator(words, { numeric: true })
  const { units } = traits[interfaceLanguage as InterfaceLanguage]
  return {
    number: (value) => numbers.format(value),
    percent: (fraction) => percents.format(fraction),
    duration: (ms) => {
      const rounded = Math.round(ms / 1000) * 1000
      const parts = UNITS_MS.flatMap((unitMs, index) => {
        const count = Math.floor((rounded % (UNITS_MS[index - 1] ?? Number.POSITIVE_INFINITY)) / unitMs)
        return count === 0 ? [] : [`${numbers.format(count)} ${units[index]}`]
      })
      return parts.length === 0 ? `${numbers.format(0)} ${units[1]}` : parts.slice(0, 2).join(' ')
    },
    day: (iso) => writeMoment(days, iso),
    dayOfYear: (iso) => writeMoment(daysOfYear, iso),
    date: (iso) => writeMoment(dates, iso),
    time: (at) => writeMoment(times, at),
    moment: (at) => writeMoment(moments, at),
    recentDay: (at, now) => {
      const daysAgo = Math.round((midnightOf(now) - midnightOf(at)) / DAY_MS)
      return daysAgo === 0 || daysAgo === 1 ? relative.format(-daysAgo, 'day') : writeMoment(dates, at)
    },
    minute: (at) => writeMoment(minutes, at),
    decimal: (value) => decimals.format(value),
    tenths: (value) => tenths.format(value),
    hundredths: (value) => hundredths.format(value),
    list: (items) => lists.format(items),
    row: (items) => labelListOf(items, interfaceLanguage as InterfaceLanguage),
    compare,
    days: (first, last) => (isMoment(first) && isMoment(last) ? days.formatRange(first, last) : ''),
  }
}

/** A day may have 23 or 25 hours. */
const midnightOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

const isMoment = (date: Date): boolean => !Number.isNaN(date.getTime())

/** Formats a time from a service or file; an invalid one is shown unchanged, since formatting it would throw. */
function writeMoment(format: Intl.DateTimeFormat, moment: string | number): string {
  const date = new Date(moment)
  return isMoment(date) ? format.format(date) : String(moment)
}
