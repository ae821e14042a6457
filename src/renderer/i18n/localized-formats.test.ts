import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { interfaceLanguages } from '../../core/product/interface-languages.ts'
import { loadStrings } from '../../core/product/strings/load.ts'
import { formatsOf } from './localized-formats.ts'

/** Formats on a system with these languages, as a page that begins has them. */
async function formatsOn(languages: readonly string[], language: string) {
  vi.resetModules()
  vi.stubGlobal('navigator', { languages })
  const fresh = await import('./localized-formats.ts')
  return fresh.formatsOf(language)
}
afterAll(() => vi.unstubAllGlobals())

const english = await formatsOn(['en-GB'], 'en')

describe('figures in the language of the interface', () => {
  it.each([
    [0, '0 min'],
    [499, '0 min'],
    [12_300, '12 s'],
    [60_000, '1 min'],
    [90_000, '1 min 30 s'],
    [3_600_000, '1 h'],
    [3_690_000, '1 h 1 min'],
    [7_200_000_000, '2,000 h'],
  ])('%d ms of speech are formatted as %s', (ms, text) => {
    expect(english.duration(ms)).toBe(text)
  })

  it.each(interfaceLanguages)('write seconds like the sentences of %s', async (language) => {
    const { live } = await loadStrings(language, 'page')
    expect(live.behind.replace('{{seconds}}', '37')).toContain(formatsOf(language).duration(37_000))
  })

  it('have the separators of their language', () => {
    expect(english.number(1_234_567)).toBe('1,234,567')
    expect(formatsOf('de').number(1_234_567)).toBe('1.234.567')
    expect(english.percent(0.256)).toBe('26%')
  })
})

describe('moments', () => {
  it('that are invalid are shown unchanged', () => {
    expect(english.date('2026-11-22T10:00:00Z')).toBe('22 Nov 2026')
    for (const write of [english.date, english.day, english.dayOfYear]) expect(write('soon')).toBe('soon')
    expect(english.time(9e15)).toBe('9000000000000000')
    expect(english.days(new Date(Number.NaN), new Date(0))).toBe('')
  })
})

describe('the day of a session', () => {
  const now = new Date(2026, 2, 30, 9).getTime()

  it.each([
    [new Date(2026, 2, 30, 0, 1), 'today'],
    // On this day clocks are put forward in Europe.
    [new Date(2026, 2, 29, 0, 1), 'yesterday'],
    [new Date(2026, 2, 28, 23, 59), '28 Mar 2026'],
    [new Date(2026, 2, 31), '31 Mar 2026'],
  ])('of %s is %s', (at, day) => {
    expect(english.recentDay(at.getTime(), now)).toBe(day)
  })

  it('is named in the language of the reader', () => {
    expect(formatsOf('de').recentDay(now, now)).toBe('heute')
    expect(english.minute(now)).toBe('09:00')
  })
})

describe('lists', () => {
  it('are joined for a sentence or for a label', () => {
    expect(english.list(['A', 'B', 'C'])).toBe('A, B and C')
    expect(english.row(['A', 'B', 'C'])).toBe('A, B, C')
  })
})

describe('a moment', () => {
  it('is formatted with 24 hours, including midnight', () => {
    expect(english.time(new Date(2026, 10, 21, 0, 3, 9).getTime())).toBe('00:03:09')
    expect(english.time(new Date(2026, 10, 21, 15, 3, 9).getTime())).toBe('15:03:09')
  })
})

describe('a day', () => {
  it('is that of the service in every time zone', () => {
    expect(english.day('2026-11-01')).toBe('1 Nov 2026')
    expect(english.day('2026-11-01T00:00:00Z')).toBe('1 Nov 2026')
    expect(english.day('2026-11-01T23:59:59Z')).toBe('1 Nov 2026')
    expect(english.dayOfYear('2026-11-01')).toBe('1 Nov')
  })

  it('does not repeat the month of a range within one month', () => {
    const range = english.days(new Date('2026-11-01T00:00:00Z'), new Date('2026-11-30T00:00:00Z'))
    expect(range.match(/2026/g)).toHaveLength(1)
    expect(range.match(/Nov/g)).toHaveLength(1)
  })
})

describe('the region of the system', () => {
  const at = Date.UTC(2026, 10, 22, 12)

  it.each([
    [['es-MX', 'en-US'], 'es', '12,800', '22 nov 2026'],
    [['es-ES'], 'es', '12.800', '22 nov 2026'],
    [['en-US'], 'en', '12,800', 'Nov 22, 2026'],
    [['en-US', 'de-CH'], 'de', new Intl.NumberFormat('de-CH').format(12_800), '22.11.2026'],
    [['ja-JP', 'en-GB'], 'en', '12,800', '22 Nov 2026'],
    [['fr'], 'es', '12.800', '22 nov 2026'],
    [['es'], 'es', '12.800', '22 nov 2026'],
  ] as const)(
    '%j writes numbers and dates in %s, where it has the language',
    async (languages, language, number, date) => {
      const formats = await formatsOn(languages, language)
      expect([formats.number(12_800), formats.date(new Date(at).toISOString())]).toEqual([number, date])
    },
  )

  it.each(['ar-EG', 'ar-SA', 'ar', 'ar-u-nu-arab'])(
    'has the digits and the calendar of the interface: %s',
    async (tag) => {
      const formats = await formatsOn([tag], 'ar')
      expect(formats.number(12_800)).toMatch(/^12.800$/)
      expect(formats.date(new Date(at).toISOString())).toMatch(/2026/)
    },
  )

  it('that nobody knows is left out', async () => {
    expect((await formatsOn(['es-MX_POSIX'], 'es')).number(12_800)).toBe('12.800')
  })
})

describe('the time zone of the system', () => {
  const { DateTimeFormat } = Intl
  afterEach(() => {
    Intl.DateTimeFormat = DateTimeFormat
    vi.restoreAllMocks()
  })

  it('is followed while a page is open', () => {
    let now = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const at = Date.UTC(2026, 9, 25, 0, 30)
    const writtenIn = (timeZone: string) => {
      Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
        construct: (made, [locale, options = {}]: [string, Intl.DateTimeFormatOptions?]) =>
          new made(locale, { timeZone, ...options }),
      })
      now += 2000
      return formatsOf('en').minute(at)
    }
    expect([writtenIn('Europe/Berlin'), writtenIn('Asia/Tokyo'), writtenIn('UTC')]).toEqual([
      '02:30',
      '09:30',
      '00:30',
    ])
  })
})
