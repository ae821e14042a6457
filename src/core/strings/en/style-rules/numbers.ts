/** Names of the rules about numbers, and of their options. */
export const numbers = {
  approximate_numbers: {
    name: 'Approximate numbers',
    options: { use_kanji_numbers: 'Kanji numbers' },
  },
  currency_format: {
    name: 'Amounts of money',
    options: {
      spell_out: 'In words',
      spell_out_currency_name_followed_by_amount_in_arabic_numerals_without_space:
        'Currency in words, then Arabic numerals, no space',
      spell_out_currency_name_followed_by_amount_in_chinese: 'Currency in words, then the amount in Chinese',
      use_amount_followed_by_currency_symbol_without_space: 'Amount, then symbol, no space (10€)',
      use_amount_followed_by_space_then_currency_symbol: 'Amount, space, symbol (10 €)',
      use_amount_followed_by_space_then_iso_code: 'Amount, space, ISO code (10 EUR)',
      use_amount_followed_by_space_then_spell_out_currency_name: 'Amount, space, currency in words (10 Euro)',
      use_amount_followed_by_space_then_spell_out_currency_name_in_lowercase:
        'Amount, space, currency in lower-case words (10 euros)',
      use_amount_followed_by_spelled_out_currency_name_in_japanese_without_space:
        'Amount, then currency in Japanese words, no space',
      use_amount_followed_by_spelled_out_currency_name_without_space:
        'Amount, then currency in words, no space',
      use_currency_symbol_but_spell_out_if_no_symbol_exists: 'Symbol, or in words where there is none',
      use_currency_symbol_but_use_iso_code_if_no_symbol_exists: 'Symbol, or ISO code where there is none',
      use_currency_symbol_followed_by_amount_in_arabic_numerals_without_space:
        'Symbol, then Arabic numerals, no space (€10)',
      use_currency_symbol_followed_by_amount_without_space: 'Symbol, then amount, no space (€10)',
      use_currency_symbol_followed_by_space_then_amount: 'Symbol, space, amount (€ 10)',
      use_currency_symbol_followed_by_space_then_amount_in_arabic_numerals:
        'Symbol, space, Arabic numerals (€ 10)',
      use_full_width_currency_symbol_followed_by_amount_without_space:
        'Full-width symbol, then amount, no space (￥10)',
      use_half_width_currency_symbol_followed_by_amount_without_space:
        'Half-width symbol, then amount, no space (¥10)',
      use_half_width_currency_symbol_followed_by_space_then_amount: 'Half-width symbol, space, amount (¥ 10)',
      use_iso_code: 'ISO code',
      use_iso_code_followed_by_space_then_amount: 'ISO code, space, amount (EUR 10)',
      use_iso_code_followed_by_space_then_amount_in_arabic_numerals:
        'ISO code, space, Arabic numerals (EUR 10)',
    },
  },
  decimal_numbers_less_than_one: {
    name: 'Decimals below one',
    options: { always_use_0_before_decimal_separator: 'Always 0 before the decimal separator' },
  },
  decimal_separator: {
    name: 'Decimal separator',
    options: {
      use_comma_and_do_not_use_thousands_separator: 'Comma, no thousands separator',
      use_comma_as_decimal_separator: 'Comma (0,5)',
      use_comma_do_not_use_thousands_separator_and_use_period_only_for_radio_stations:
        'Comma, no thousands separator, and a full stop only for radio stations',
      use_period_and_do_not_use_thousands_separator: 'Full stop, no thousands separator',
      use_period_as_decimal_separator: 'Full stop (0.5)',
    },
  },
  dimensions_separator: {
    name: 'Dimensions',
    options: {
      use_multiplication_sign_between_dimensions_with_space_on_either_side:
        'Multiplication sign with spaces (10 × 20)',
      use_multiplication_sign_between_dimensions_without_space_on_either_side:
        'Multiplication sign without spaces (10×20)',
      use_x_between_dimensions_with_space_on_either_side: 'The letter x with spaces (10 x 20)',
      use_x_between_dimensions_without_space_on_either_side: 'The letter x without spaces (10x20)',
    },
  },
  equation_formula_reference: {
    name: 'References to equations and formulas',
    options: {
      always_use_arabic_numerals_to_number_equations_or_formulas_referenced_in_text: 'Always Arabic numerals',
    },
  },
  kanji_numbers: {
    name: 'Kanji numbers',
    options: {
      use_kanji_numbers_for_numbers_in_phrases_and_counting_method_based_on_native_japanese_readings:
        'Kanji numbers in phrases and native Japanese counting',
    },
  },
  large_number_format: {
    name: 'Large numbers',
    options: {
      always_use_arabic_numerals: 'Always Arabic numerals',
      spell_out_large_numbers: 'In words',
      use_abbreviations_for_large_numbers: 'Abbreviations for large numbers',
      use_chinese_characters_for_ten_thousands_and_hundred_millions:
        'Chinese characters for ten thousands and hundred millions',
      use_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years:
        'Comma between groups of three digits, except in years',
      use_kanji_for_trillions_hundred_millions_and_ten_thousands:
        'Kanji for trillions, hundred millions and ten thousands',
      use_korean_words_만_억_조_with_space: '만, 억 and 조, with a space',
      use_korean_words_만_억_조_without_space: '만, 억 and 조, without a space',
    },
  },
  large_sums_of_money: {
    name: 'Words for large sums of money',
    options: {
      spell_out_italian_words_milione_and_miliardo: 'milione and miliardo in full',
      use_italian_words_mio_and_mrd_instead_of_italian_words_milione_and_miliardo:
        'mio and mrd instead of milione and miliardo',
    },
  },
  large_sums_of_money_format: {
    name: 'Format of large sums of money',
    options: {
      use_amount_followed_by_abbreviation_for_million_or_billion_without_space:
        'Amount, then abbreviation, no space (10m)',
      use_amount_followed_by_space_then_abbreviation_for_million_or_billion:
        'Amount, space, abbreviation (10 m)',
      use_amount_followed_by_space_then_english_word_million_or_billion:
        'Amount, space, the word million or billion (10 million)',
    },
  },
  list_of_measurements_with_units: {
    name: 'Lists of measurements',
    options: { repeat_unit_for_each_measurement_in_list: 'Repeat the unit for each measurement' },
  },
  mathematical_expression_spacing: {
    name: 'Spaces in mathematical expressions',
    options: {
      use_space_between_elements_of_mathematical_expression_or_equation:
        'Space between the elements (1 + 2 = 3)',
    },
  },
  number_format: {
    name: 'Number format',
    options: {
      use_half_width_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years_and_use_half_width_period_as_decimal_separator:
        'Half-width comma between groups of three digits, except in years, and half-width decimal point',
    },
  },
  number_separator: {
    name: 'Chinese comma between numbers',
    options: {
      do_not_use_chinese_comma_to_separate_numbers_indicating_approximate_value:
        'None between numbers that give an approximate value',
      use_chinese_comma_to_separate_numbers_in_abbreviations:
        'Chinese comma between numbers in abbreviations',
    },
  },
  numbers_of_5_digits_or_more: {
    name: 'Numbers of five digits or more',
    options: {
      use_comma_as_decimal_separator_and_period_as_thousands_separator: '12.345,67',
      use_comma_as_decimal_separator_and_space_as_thousands_separator: '12 345,67',
      use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations:
        '12.345,67, with a full stop for radio stations',
      use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations:
        '12 345,67, with a full stop for radio stations',
      use_period_as_decimal_separator_and_comma_as_thousands_separator: '12,345.67',
      use_period_as_decimal_separator_and_space_as_thousands_separator: '12 345.67',
    },
  },
  numbers_up_to_4_digits: {
    name: 'Numbers of up to four digits',
    options: {
      use_comma_as_decimal_separator_and_period_as_thousands_separator: '1.234,56',
      use_comma_as_decimal_separator_and_space_as_thousands_separator: '1 234,56',
      use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations:
        '1.234,56, with a full stop for radio stations',
      use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations:
        '1 234,56, with a full stop for radio stations',
      use_period_as_decimal_separator_and_comma_as_thousands_separator: '1,234.56',
      use_period_as_decimal_separator_and_space_as_thousands_separator: '1 234.56',
    },
  },
  percentage_format: {
    name: 'Percentages',
    options: {
      use_arabic_numerals_followed_by_percent_symbol_without_space: 'Arabic numerals and %, no space (10%)',
      use_chinese_numbers_followed_by_chinese_word_百分之: 'Chinese numbers with 百分之',
      use_numerals_followed_by_full_width_percent_symbol_without_space:
        'Numerals and full-width ％, no space',
      use_numerals_followed_by_japanese_word_パーセント_without_space: 'Numerals and パーセント, no space',
      use_numerals_followed_by_korean_word_퍼센트: 'Numerals and 퍼센트',
      use_numerals_followed_by_percent_symbol: 'Numerals and % (10%)',
      use_numerals_followed_by_space_then_german_word_prozent: 'Numerals, space, Prozent',
      use_numerals_followed_by_space_then_half_width_percent_symbol: 'Numerals, space, half-width %',
      use_numerals_followed_by_space_then_italian_word_per_cento: 'Numerals, space, per cento',
      use_numerals_followed_by_space_then_italian_word_percento: 'Numerals, space, percento',
      use_numerals_followed_by_space_then_korean_word_퍼센트: 'Numerals, space, 퍼센트',
      use_numerals_followed_by_space_then_percent_symbol: 'Numerals, space, % (10 %)',
      use_numerals_followed_by_space_then_spell_out_per_cent: 'Numerals, space, per cent',
      use_numerals_followed_by_space_then_spell_out_percent: 'Numerals, space, percent',
      use_spanish_word_por_cien: 'por cien',
      use_spanish_word_por_ciento: 'por ciento',
    },
  },
  reference_to_symbol: {
    name: 'References to symbols',
    options: {
      spell_out_symbol_name_followed_by_symbol_in_parentheses:
        'Name of the symbol, then the symbol in brackets',
    },
  },
  spelling_out_units: {
    name: 'Units of measure',
    options: {
      abbreviate_units_of_measure_when_used_with_numeral_but_spell_out_when_used_without_numeral:
        'Abbreviated with a numeral, in full without one',
      always_abbreviate_units_of_measure: 'Always abbreviated',
      always_spell_out_units_of_measure: 'Always in full',
      spell_out_units_in_korean: 'In full, in Korean',
      spell_out_units_of_measure_when_used_with_spelled_out_numbers_but_abbreviate_when_used_with_numeral:
        'In full with numbers in words, abbreviated with numerals',
      spell_out_units_of_measure_with_katakana_or_katakana_and_kanji: 'In katakana, or katakana and kanji',
      use_si_symbols: 'SI symbols',
      use_unit_symbols: 'Unit symbols',
    },
  },
  temperature_format: {
    name: 'Temperatures',
    options: {
      spell_out_unit: 'Unit in words',
      spell_out_unit_followed_by_numerals_then_korean_word_도: 'Unit in words, then numerals and 도',
      use_arabic_numerals_followed_by_space_then_spell_out_unit: 'Arabic numerals, space, unit in words',
      use_arabic_numerals_followed_by_unit_symbol_without_space:
        'Arabic numerals and symbol, no space (20°C)',
      use_arabic_numerals_then_spell_out_unit: 'Arabic numerals, then unit in words',
      use_chinese_numbers_then_spell_out_unit: 'Chinese numbers, then unit in words',
      use_italian_word_grado_and_do_not_specify_temperature_scale:
        'grado, without a temperature scale (Italian)',
      use_numerals_followed_by_japanese_word_度_without_space: 'Numerals and 度, no space',
      use_numerals_followed_by_korean_word_도: 'Numerals and 도',
      use_numerals_followed_by_space_then_spell_out_unit: 'Numerals, space, unit in words',
      use_numerals_followed_by_space_then_unit_symbol: 'Numerals, space, symbol (20 °C)',
      use_numerals_followed_by_unit_symbol_without_space: 'Numerals and symbol, no space (20°C)',
      use_spanish_word_grado_and_do_not_specify_temperature_scale:
        'grado, without a temperature scale (Spanish)',
    },
  },
  thousands_separator: {
    name: 'Thousands separator',
    options: {
      do_not_use: 'Not used',
      do_not_use_thousands_separator: 'No thousands separator',
      use_comma: 'Comma',
      use_comma_to_separate_large_numbers_into_units_of_three: 'Comma between groups of three digits',
      use_period: 'Full stop',
      use_period_as_thousands_separator: 'Full stop as thousands separator (1.000)',
      use_space: 'Space',
      use_space_as_thousands_separator: 'Space as thousands separator (1 000)',
      use_space_to_separate_large_numbers_into_units_of_three: 'Space between groups of three digits',
      use_straight_apostrophe_as_thousands_separator: "Straight apostrophe as thousands separator (1'000)",
    },
  },
  units_of_measure_spacing: {
    name: 'Space before units of measure',
    options: {
      do_not_use_space_between_numeral_and_unit_of_measure: 'No space (10kg)',
      use_space_between_numeral_and_unit_of_measure: 'Space (10 kg)',
    },
  },
  use_of_hiragana_and_kanji: {
    name: 'Hiragana and kanji in counters',
    options: {
      use_hiragana_japanese_word_か所_or_か月_when_using_arabic_numerals_in_horizontal_writing_but_use_kanji_japanese_word_箇所_or_箇月_when_using_kanji_numbers:
        'か所 and か月 with Arabic numerals in horizontal writing, 箇所 and 箇月 with kanji numbers',
    },
  },
  writing_numbers: {
    name: 'Writing numbers',
    options: {
      always_use_kanji_numbers: 'Always kanji numbers',
      use_arabic_numerals: 'Arabic numerals',
      use_full_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural:
        'Full-width Arabic numerals, kanji only where they sound more natural',
      use_half_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural:
        'Half-width Arabic numerals, kanji only where they sound more natural',
    },
  },
  zero_format: {
    name: 'Zero',
    options: {
      use_chinese_word_〇_for_numbering: '〇 for numbering',
      use_chinese_word_零_for_measurement: '零 for measurement',
    },
  },
} as const
