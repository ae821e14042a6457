import type { Change, Effects } from './effects.ts'

/** A time of the day as a number: `9:30`, `21.05 Uhr`, `9 h 30`, `9:30 pm`. */
const TIME =
  /(?<![\d.:,])([01]?\d|2[0-3])(?:[:.]([0-5]\d)|\s?h\s?([0-5]\d))(?:\s?([ap])\.?m\b\.?|\s?Uhr\b)?(?![\d%]|[.:,]\d)/giu

interface Time {
  readonly hour: number
  readonly minute: string
}

/** Rewrites every time of day. A full stop alone may be a decimal point, so a word must confirm it. */
const writing =
  (write: (time: Time) => string): Change =>
  (text) =>
    text.replaceAll(TIME, (found: string, hours: string, plain?: string, french?: string, half?: string) => {
      if (/^\d+\.\d+$/.test(found)) return found
      const hour = Number(hours)
      const isAfternoon = half?.toLowerCase() === 'p'
      const isMorning = half?.toLowerCase() === 'a'
      return write({
        hour: isAfternoon && hour < 12 ? hour + 12 : isMorning && hour === 12 ? 0 : hour,
        minute: plain ?? french ?? '00',
      })
    })

const two = (hour: number): string => String(hour).padStart(2, '0')
const ofTwelve = (hour: number): number => (hour % 12 === 0 ? 12 : hour % 12)

const onTwelve = (am: string, pm: string, { namesNoon = false } = {}): Change =>
  writing(({ hour, minute }) => {
    if (namesNoon && minute === '00' && hour % 12 === 0) return hour === 12 ? 'noon' : 'midnight'
    return `${ofTwelve(hour)}:${minute}${hour < 12 ? am : pm}`
  })

const shortOnTwelve = (am: string, pm: string): Change =>
  writing(
    ({ hour, minute }) => `${ofTwelve(hour)}${minute === '00' ? '' : `:${minute}`}${hour < 12 ? am : pm}`,
  )

const onTwentyFour = (separator: string): Change =>
  writing(({ hour, minute }) => `${two(hour)}${separator}${minute}`)

const inGerman = (toHour: (hour: number) => string, separator: string, { isShort = false } = {}): Change =>
  writing(({ hour, minute }) =>
    isShort && minute === '00' ? `${toHour(hour)} Uhr` : `${toHour(hour)}${separator}${minute} Uhr`,
  )

const noonAndMidnight = '_except_use_noon_and_midnight_instead_of_12_am_and_12_pm'
const twelve = 'use_12_hour_clock_and'

export const timeRules: Effects = {
  'dates_and_times.time_format': {
    use_24_hour_clock: onTwentyFour(':'),
    use_24_hour_clock_with_arabic_numerals_and_colon: onTwentyFour(':'),
    use_24_hour_clock_with_colon_as_separator: onTwentyFour(':'),
    use_24_hour_clock_with_period_as_separator: onTwentyFour('.'),
    [`${twelve}_lowercase_am_or_pm_with_periods`]: onTwelve(' a.m.', ' p.m.'),
    [`${twelve}_lowercase_am_or_pm_without_periods`]: onTwelve(' am', ' pm'),
    [`${twelve}_uppercase_am_or_pm_with_periods`]: onTwelve(' A.M.', ' P.M.'),
    [`${twelve}_uppercase_am_or_pm_without_periods`]: onTwelve(' AM', ' PM'),
    [`${twelve}_lowercase_am_or_pm_with_periods${noonAndMidnight}`]: onTwelve(' a.m.', ' p.m.', {
      namesNoon: true,
    }),
    [`${twelve}_lowercase_am_or_pm_without_periods${noonAndMidnight}`]: onTwelve(' am', ' pm', {
      namesNoon: true,
    }),
    [`${twelve}_uppercase_am_or_pm_with_periods${noonAndMidnight}`]: onTwelve(' A.M.', ' P.M.', {
      namesNoon: true,
    }),
    [`${twelve}_uppercase_am_or_pm_without_periods${noonAndMidnight}`]: onTwelve(' AM', ' PM', {
      namesNoon: true,
    }),
    use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_lowercase_am_or_pm_without_periods:
      shortOnTwelve(' am', ' pm'),
    use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_uppercase_am_or_pm_without_periods:
      shortOnTwelve(' AM', ' PM'),
    use_hh_colon_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: inGerman(two, ':'),
    use_hh_colon_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: inGerman(String, ':'),
    use_hh_period_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: inGerman(two, '.'),
    use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: inGerman(String, '.'),
    use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours_and_for_full_hours_state_hour_only:
      inGerman(String, '.', { isShort: true }),
  },
  'dates_and_times.hours_minutes_separator': {
    use_colon_without_spaces: writing(({ hour, minute }) => `${hour}:${minute}`),
    use_letter_h_with_regular_space_on_either_side: writing(({ hour, minute }) => `${hour} h ${minute}`),
    use_letter_h_without_spaces: writing(({ hour, minute }) => `${hour}h${minute}`),
  },
}
