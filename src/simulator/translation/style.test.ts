import { describe, expect, it } from 'vitest'
import { optionsByRule } from '../../core/style-rules/catalogue.ts'
import { applyStyle, effects } from './style.ts'

/** Applies a style of one rule to a text. */
const put = (text: string, name: string, option: string, language = 'en') => {
  const [category = '', rule = ''] = name.split('.')
  return applyStyle(text, { language, labels: [], rules: { [category]: { [rule]: option } } })
}

describe('the rules that act', () => {
  it.each(Object.entries(effects))('%s: are in the catalogue with each of their options', (name, options) => {
    const [category = '', rule = ''] = name.split('.')
    for (const option of Object.keys(options)) expect(optionsByRule[category]?.[rule]).toContain(option)
  })

  it('are more than a few', () => {
    expect(Object.keys(effects).length).toBeGreaterThanOrEqual(12)
  })

  it('act together, and those that do not act change nothing', () => {
    const rules = {
      numbers: { percentage_format: 'use_numerals_followed_by_space_then_german_word_prozent' },
      punctuation: { quotation_mark: 'use_guillemets', dash: 'use_hyphen' },
    }
    expect(applyStyle('„5%“ – ja', { language: 'de', labels: [], rules })).toBe('»5 Prozent« – ja')
  })
})

const time = 'dates_and_times.time_format'
const am = 'use_12_hour_clock_and_lowercase_am_or_pm_with_periods'

describe('a rule', () => {
  it.each([
    [time, 'use_24_hour_clock', 'en', 'At 9:30 pm, 12:05 am, 12 of 3.5', 'At 21:30, 00:05, 12 of 3.5'],
    [time, am, 'en', 'At 21:30 and 0:05', 'At 9:30 p.m. and 12:05 a.m.'],
    [
      time,
      `${am}_except_use_noon_and_midnight_instead_of_12_am_and_12_pm`,
      'en',
      'At 12:00, 00:00 and 12:01',
      'At noon, midnight and 12:01 p.m.',
    ],
    [
      time,
      'use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours_and_for_full_hours_state_hour_only',
      'de',
      'Um 09:30 Uhr und 14:00.',
      'Um 9.30 Uhr und 14 Uhr.',
    ],
    [
      'dates_and_times.hours_minutes_separator',
      'use_letter_h_with_regular_space_on_either_side',
      'fr',
      'À 9:30 ou 9h45',
      'À 9 h 30 ou 9 h 45',
    ],
    [
      'numbers.thousands_separator',
      'use_comma',
      'en',
      '1.234.567,5 in 2024, 12345',
      '1,234,567,5 in 2024, 12,345',
    ],
    ['numbers.thousands_separator', 'use_space', 'fr', '1,234 et 12 345.67', '1 234 et 12 345.67'],
    ['numbers.thousands_separator', 'do_not_use', 'en', "1'234'567", '1234567'],
    [
      'numbers.decimal_separator',
      'use_comma_as_decimal_separator',
      'de',
      '3.5, 1.234, v1.2.3',
      '3,5, 1.234, v1.2.3',
    ],
    ['numbers.decimal_separator', 'use_period_as_decimal_separator', 'en', '3,5 of 10', '3.5 of 10'],
    [
      'numbers.percentage_format',
      'use_numerals_followed_by_space_then_percent_symbol',
      'de',
      '5% von 10 %',
      '5 % von 10 %',
    ],
    ['numbers.percentage_format', 'use_spanish_word_por_ciento', 'es', '5%', '5 por ciento'],
    [
      'numbers.units_of_measure_spacing',
      'use_space_between_numeral_and_unit_of_measure',
      'en',
      '5km, 20 kg, 3men',
      '5 km, 20 kg, 3men',
    ],
    ['formatting.space_between_arabic_numerals_and_unit', 'do_not_use', 'zh', '5 km', '5km'],
    [
      'numbers.dimensions_separator',
      'use_multiplication_sign_between_dimensions_with_space_on_either_side',
      'en',
      '3x4 and 3 × 4',
      '3 × 4 and 3 × 4',
    ],
    ['spelling_and_grammar.eszett', 'replace_eszett_with_ss', 'de', 'Straße', 'Strasse'],
    ['spelling_and_grammar.umlauts', 'replace_umlauts_with_ae_oe_ue', 'de', 'Über schöne', 'Ueber schoene'],
    [
      'punctuation.ampersand_usage',
      'use_english_word_and_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations',
      'en',
      'bread & butter by Smith & Sons, R&D',
      'bread and butter by Smith & Sons, R&D',
    ],
    [
      'punctuation.ampersand_abbreviation_spacing',
      'use_spaces_before_and_after_ampersand_as_part_of_abbreviation',
      'en',
      'R&D',
      'R & D',
    ],
    ['punctuation.ellipsis', 'use_ellipsis_character', 'en', 'Well... . . .', 'Well… …'],
    ['punctuation.ellipsis', 'use_three_spaced_periods', 'en', 'Well…', 'Well. . .'],
    ['punctuation.exclamation_marks', 'do_not_use', 'es', '¡Hola! ¿Qué?!', 'Hola. ¿Qué?'],
    ['punctuation.serial_comma', 'use', 'en', 'a, b and c; x and y', 'a, b, and c; x and y'],
    ['punctuation.serial_comma', 'do_not_use', 'en', 'a, b, or c', 'a, b or c'],
    ['punctuation.serial_comma', 'use', 'de', 'a, b and c', 'a, b and c'],
    ['punctuation.spacing_and_punctuation', 'do_not_use_space', 'fr', 'Quoi ? Non !', 'Quoi? Non!'],
    [
      'punctuation.spacing_and_punctuation',
      'use_regular_space',
      'fr',
      'Quoi? Note: 9:30',
      'Quoi ? Note : 9:30',
    ],
    ['punctuation.slash', 'use_spaces_before_and_after_slashes', 'en', 'and/or, 1/2', 'and / or, 1/2'],
    ['punctuation.apostrophe', 'use_curly_apostrophes', 'fr', "l'annonce d'Anna", 'l’annonce d’Anna'],
    ['punctuation.apostrophe', 'use_straight_apostrophes', 'en', 'it’s', "it's"],
    ['punctuation.quotation_mark', 'use_curly_quotation_marks', 'en', 'Say "hi".', 'Say “hi”.'],
    ['punctuation.quotation_mark', 'use_curly_quotation_marks', 'de', 'Sag "hi".', 'Sag „hi“.'],
    ['punctuation.quotation_mark', 'use_guillemets', 'fr', 'Dis "oui".', 'Dis «\u00A0oui\u00A0».'],
    [
      'punctuation.quotation_mark',
      'use_straight_quotation_marks',
      'fr',
      'Dis «\u00A0oui\u00A0».',
      'Dis "oui".',
    ],
    [
      'punctuation.quotation_mark_and_apostrophe',
      'use_curly_quotation_marks_and_apostrophes',
      'en',
      '"It\'s"',
      '“It’s”',
    ],
  ])('%s with %s, in %s: %j becomes %j', (name, option, language, text, expected) => {
    expect(put(text, name, option, language)).toBe(expected)
  })
})
