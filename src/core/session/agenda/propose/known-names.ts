const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LANGUAGES =
  'ar bg bn cs da de el en es et fi fr ga he hi hr hu id it ja ko lt lv mt nb nl pl pt ro ru sk sl sv th tl tr uk vi zh'

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []

function* calendarNames(locale: string): Generator<string> {
  for (const style of ['long', 'short'] as const) {
    const month = new Intl.DateTimeFormat(locale, { month: style, day: 'numeric', timeZone: 'UTC' })
    const alone = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' })
    const weekday = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' })
    for (let i = 0; i < 12; i += 1) {
      yield month.format(Date.UTC(2026, i, 1))
      yield alone.format(Date.UTC(2026, i, 1))
    }
    for (let i = 1; i <= 7; i += 1) yield weekday.format(Date.UTC(2026, 1, i))
  }
}

function* displayNames(locale: string): Generator<string> {
  const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  for (const first of LETTERS) {
    for (const second of LETTERS) {
      const name = regions.of(`${first}${second}`)
      if (name !== undefined) yield name
    }
  }
  const languages = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' })
  for (const language of LANGUAGES.split(' ')) yield languages.of(language) ?? ''
}

/**
 * Months, weekdays, countries and languages in lower case: names that speech recognition knows.
 *
 * @param locales languages in whose words they are named
 */
export function loadKnownNames(locales: Iterable<string>): Set<string> {
  const known = new Set<string>()
  for (const locale of locales) {
    for (const name of calendarNames(locale)) for (const word of words(name)) known.add(word)
    for (const name of displayNames(locale)) known.add(name.toLowerCase())
  }
  return known
}
