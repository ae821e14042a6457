import { type Change, type Effects, replacing } from './effects.ts'

/** A number in groups of three digits, with or without decimals; years, for example, have no groups. */
const GROUPED = /(?<![\d.,])(\d{1,3})(([.,' \u00A0\u202F])\d{3}(?:\3\d{3})*)((?!\3)[.,]\d+)?(?![\d]|[.,]\d)/gu
/** Four digits or more, in no groups. */
const LONG = /(?<![\d.,])(\d{5,})(?=[.,]\d{1,2}(?!\d)|(?![\d.,]\d))/gu

const groupsOfThree = (digits: string, separator: string): string =>
  digits.replaceAll(/\B(?=(?:\d{3})+$)/g, separator)

/** Four digits stay as they are: they may be a year. */
const separatingThousands =
  (separator: string): Change =>
  (text) =>
    text
      .replaceAll(GROUPED, (_, first: string, groups: string, by: string, decimals = '') =>
        groupsOfThree(first + groups.replaceAll(by, ''), separator).concat(decimals),
      )
      .replaceAll(LONG, (digits) => groupsOfThree(digits, separator))

/** Decimals that cannot be mistaken for a group of three digits. */
const DECIMAL = /(?<![\d.,:])(\d+)[.,](\d{1,2}|\d{4,})(?!\d|[.,:]\d|\s?(?:Uhr|[ap]\.?m)\b)/gu

const COMMA = replacing(DECIMAL, '$1,$2')
const POINT = replacing(DECIMAL, '$1.$2')

const percent = (between: string): Change => replacing(/(\d)[ \u00A0\u202F]?%/gu, `$1${between}`)

const UNITS = 'km/h|km|cm|mm|kg|mg|ml|GB|MB|kB|kHz|MHz|GHz|Hz|kW|m|g|l|s|h|W|V'
const UNIT = new RegExp(`(\\d)[ \\u00A0\\u202F]?(${UNITS})(?![\\p{L}\\p{N}])`, 'gu')

const DIMENSIONS = /(\d)\s?[x×]\s?(?=\d)/gu

export const numberRules: Effects = {
  'numbers.thousands_separator': {
    do_not_use: separatingThousands(''),
    do_not_use_thousands_separator: separatingThousands(''),
    use_comma: separatingThousands(','),
    use_comma_to_separate_large_numbers_into_units_of_three: separatingThousands(','),
    use_period: separatingThousands('.'),
    use_period_as_thousands_separator: separatingThousands('.'),
    use_space: separatingThousands(' '),
    use_space_as_thousands_separator: separatingThousands(' '),
    use_space_to_separate_large_numbers_into_units_of_three: separatingThousands(' '),
    use_straight_apostrophe_as_thousands_separator: separatingThousands("'"),
  },
  'numbers.decimal_separator': {
    use_comma_as_decimal_separator: COMMA,
    use_period_as_decimal_separator: POINT,
  },
  'numbers.percentage_format': {
    use_arabic_numerals_followed_by_percent_symbol_without_space: percent('%'),
    use_numerals_followed_by_percent_symbol: percent('%'),
    use_numerals_followed_by_space_then_percent_symbol: percent(' %'),
    use_numerals_followed_by_space_then_half_width_percent_symbol: percent(' %'),
    use_numerals_followed_by_full_width_percent_symbol_without_space: percent('％'),
    use_numerals_followed_by_space_then_german_word_prozent: percent(' Prozent'),
    use_numerals_followed_by_space_then_italian_word_per_cento: percent(' per cento'),
    use_numerals_followed_by_space_then_italian_word_percento: percent(' percento'),
    use_numerals_followed_by_space_then_spell_out_per_cent: percent(' per cent'),
    use_numerals_followed_by_space_then_spell_out_percent: percent(' percent'),
    use_spanish_word_por_cien: percent(' por cien'),
    use_spanish_word_por_ciento: percent(' por ciento'),
  },
  'numbers.units_of_measure_spacing': {
    do_not_use_space_between_numeral_and_unit_of_measure: replacing(UNIT, '$1$2'),
    use_space_between_numeral_and_unit_of_measure: replacing(UNIT, '$1 $2'),
  },
  'formatting.space_between_arabic_numerals_and_unit': { do_not_use: replacing(UNIT, '$1$2') },
  'numbers.dimensions_separator': {
    use_multiplication_sign_between_dimensions_with_space_on_either_side: replacing(DIMENSIONS, '$1 × '),
    use_multiplication_sign_between_dimensions_without_space_on_either_side: replacing(DIMENSIONS, '$1×'),
    use_x_between_dimensions_with_space_on_either_side: replacing(DIMENSIONS, '$1 x '),
    use_x_between_dimensions_without_space_on_either_side: replacing(DIMENSIONS, '$1x'),
  },
}
