/** Names of the rules about numbers, and of their options. */
export const numbers = {
  approximate_numbers: {
    name: 'Ungefähre Zahlen',
    options: { use_kanji_numbers: 'Kanji-Zahlen' },
  },
  currency_format: {
    name: 'Geldbeträge',
    options: {
      spell_out: 'In Worten',
      spell_out_currency_name_followed_by_amount_in_arabic_numerals_without_space:
        'Währung in Worten, dann arabische Ziffern, ohne Leerzeichen',
      spell_out_currency_name_followed_by_amount_in_chinese:
        'Währung in Worten, dann der Betrag auf Chinesisch',
      use_amount_followed_by_currency_symbol_without_space: 'Betrag, dann Symbol, ohne Leerzeichen (10€)',
      use_amount_followed_by_space_then_currency_symbol: 'Betrag, Leerzeichen, Symbol (10 €)',
      use_amount_followed_by_space_then_iso_code: 'Betrag, Leerzeichen, ISO-Code (10 EUR)',
      use_amount_followed_by_space_then_spell_out_currency_name:
        'Betrag, Leerzeichen, Währung in Worten (10 Euro)',
      use_amount_followed_by_space_then_spell_out_currency_name_in_lowercase:
        'Betrag, Leerzeichen, Währung kleingeschrieben (10 euros)',
      use_amount_followed_by_spelled_out_currency_name_in_japanese_without_space:
        'Betrag, dann Währung in japanischen Worten, ohne Leerzeichen',
      use_amount_followed_by_spelled_out_currency_name_without_space:
        'Betrag, dann Währung in Worten, ohne Leerzeichen',
      use_currency_symbol_but_spell_out_if_no_symbol_exists: 'Symbol, oder Worte, wo es keines gibt',
      use_currency_symbol_but_use_iso_code_if_no_symbol_exists: 'Symbol, oder ISO-Code, wo es keines gibt',
      use_currency_symbol_followed_by_amount_in_arabic_numerals_without_space:
        'Symbol, dann arabische Ziffern, ohne Leerzeichen (€10)',
      use_currency_symbol_followed_by_amount_without_space: 'Symbol, dann Betrag, ohne Leerzeichen (€10)',
      use_currency_symbol_followed_by_space_then_amount: 'Symbol, Leerzeichen, Betrag (€ 10)',
      use_currency_symbol_followed_by_space_then_amount_in_arabic_numerals:
        'Symbol, Leerzeichen, arabische Ziffern (€ 10)',
      use_full_width_currency_symbol_followed_by_amount_without_space:
        'Symbol in voller Breite, dann Betrag, ohne Leerzeichen (￥10)',
      use_half_width_currency_symbol_followed_by_amount_without_space:
        'Symbol in halber Breite, dann Betrag, ohne Leerzeichen (¥10)',
      use_half_width_currency_symbol_followed_by_space_then_amount:
        'Symbol in halber Breite, Leerzeichen, Betrag (¥ 10)',
      use_iso_code: 'ISO-Code',
      use_iso_code_followed_by_space_then_amount: 'ISO-Code, Leerzeichen, Betrag (EUR 10)',
      use_iso_code_followed_by_space_then_amount_in_arabic_numerals:
        'ISO-Code, Leerzeichen, arabische Ziffern (EUR 10)',
    },
  },
  decimal_numbers_less_than_one: {
    name: 'Dezimalzahlen unter eins',
    options: { always_use_0_before_decimal_separator: 'Immer 0 vor dem Dezimaltrennzeichen' },
  },
  decimal_separator: {
    name: 'Dezimaltrennzeichen',
    options: {
      use_comma_and_do_not_use_thousands_separator: 'Komma, kein Tausendertrennzeichen',
      use_comma_as_decimal_separator: 'Komma (0,5)',
      use_comma_do_not_use_thousands_separator_and_use_period_only_for_radio_stations:
        'Komma, kein Tausendertrennzeichen, Punkt nur bei Radiosendern',
      use_period_and_do_not_use_thousands_separator: 'Punkt, kein Tausendertrennzeichen',
      use_period_as_decimal_separator: 'Punkt (0.5)',
    },
  },
  dimensions_separator: {
    name: 'Abmessungen',
    options: {
      use_multiplication_sign_between_dimensions_with_space_on_either_side:
        'Malzeichen mit Leerzeichen (10 × 20)',
      use_multiplication_sign_between_dimensions_without_space_on_either_side:
        'Malzeichen ohne Leerzeichen (10×20)',
      use_x_between_dimensions_with_space_on_either_side: 'Der Buchstabe x mit Leerzeichen (10 x 20)',
      use_x_between_dimensions_without_space_on_either_side: 'Der Buchstabe x ohne Leerzeichen (10x20)',
    },
  },
  equation_formula_reference: {
    name: 'Verweise auf Gleichungen und Formeln',
    options: {
      always_use_arabic_numerals_to_number_equations_or_formulas_referenced_in_text:
        'Immer arabische Ziffern',
    },
  },
  kanji_numbers: {
    name: 'Kanji-Zahlen',
    options: {
      use_kanji_numbers_for_numbers_in_phrases_and_counting_method_based_on_native_japanese_readings:
        'Kanji-Zahlen in Wendungen und bei japanischer Zählweise',
    },
  },
  large_number_format: {
    name: 'Große Zahlen',
    options: {
      always_use_arabic_numerals: 'Immer arabische Ziffern',
      spell_out_large_numbers: 'In Worten',
      use_abbreviations_for_large_numbers: 'Abkürzungen für große Zahlen',
      use_chinese_characters_for_ten_thousands_and_hundred_millions:
        'Chinesische Zeichen für Zehntausender und Hundertmillionen',
      use_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years:
        'Komma zwischen Gruppen von drei Ziffern, außer bei Jahren',
      use_kanji_for_trillions_hundred_millions_and_ten_thousands:
        'Kanji für Billionen, Hundertmillionen und Zehntausender',
      use_korean_words_만_억_조_with_space: '만, 억 und 조, mit Leerzeichen',
      use_korean_words_만_억_조_without_space: '만, 억 und 조, ohne Leerzeichen',
    },
  },
  large_sums_of_money: {
    name: 'Wörter für große Geldbeträge',
    options: {
      spell_out_italian_words_milione_and_miliardo: 'milione und miliardo ausgeschrieben',
      use_italian_words_mio_and_mrd_instead_of_italian_words_milione_and_miliardo:
        'mio und mrd statt milione und miliardo',
    },
  },
  large_sums_of_money_format: {
    name: 'Format großer Geldbeträge',
    options: {
      use_amount_followed_by_abbreviation_for_million_or_billion_without_space:
        'Betrag, dann Abkürzung, ohne Leerzeichen (10m)',
      use_amount_followed_by_space_then_abbreviation_for_million_or_billion:
        'Betrag, Leerzeichen, Abkürzung (10 m)',
      use_amount_followed_by_space_then_english_word_million_or_billion:
        'Betrag, Leerzeichen, das Wort Million oder Milliarde (10 million)',
    },
  },
  list_of_measurements_with_units: {
    name: 'Aufzählungen von Maßen',
    options: { repeat_unit_for_each_measurement_in_list: 'Einheit bei jedem Maß wiederholen' },
  },
  mathematical_expression_spacing: {
    name: 'Leerzeichen in mathematischen Ausdrücken',
    options: {
      use_space_between_elements_of_mathematical_expression_or_equation:
        'Leerzeichen zwischen den Elementen (1 + 2 = 3)',
    },
  },
  number_format: {
    name: 'Zahlenformat',
    options: {
      use_half_width_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years_and_use_half_width_period_as_decimal_separator:
        'Komma in halber Breite zwischen Gruppen von drei Ziffern, außer bei Jahren, und Dezimalpunkt in halber Breite',
    },
  },
  number_separator: {
    name: 'Chinesisches Komma zwischen Zahlen',
    options: {
      do_not_use_chinese_comma_to_separate_numbers_indicating_approximate_value:
        'Keines zwischen Zahlen, die einen ungefähren Wert angeben',
      use_chinese_comma_to_separate_numbers_in_abbreviations:
        'Chinesisches Komma zwischen Zahlen in Abkürzungen',
    },
  },
  numbers_of_5_digits_or_more: {
    name: 'Zahlen mit fünf oder mehr Ziffern',
    options: {
      use_comma_as_decimal_separator_and_period_as_thousands_separator: '12.345,67',
      use_comma_as_decimal_separator_and_space_as_thousands_separator: '12 345,67',
      use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations:
        '12.345,67, mit Punkt bei Radiosendern',
      use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations:
        '12 345,67, mit Punkt bei Radiosendern',
      use_period_as_decimal_separator_and_comma_as_thousands_separator: '12,345.67',
      use_period_as_decimal_separator_and_space_as_thousands_separator: '12 345.67',
    },
  },
  numbers_up_to_4_digits: {
    name: 'Zahlen mit bis zu vier Ziffern',
    options: {
      use_comma_as_decimal_separator_and_period_as_thousands_separator: '1.234,56',
      use_comma_as_decimal_separator_and_space_as_thousands_separator: '1 234,56',
      use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations:
        '1.234,56, mit Punkt bei Radiosendern',
      use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations:
        '1 234,56, mit Punkt bei Radiosendern',
      use_period_as_decimal_separator_and_comma_as_thousands_separator: '1,234.56',
      use_period_as_decimal_separator_and_space_as_thousands_separator: '1 234.56',
    },
  },
  percentage_format: {
    name: 'Prozentangaben',
    options: {
      use_arabic_numerals_followed_by_percent_symbol_without_space:
        'Arabische Ziffern und %, ohne Leerzeichen (10%)',
      use_chinese_numbers_followed_by_chinese_word_百分之: 'Chinesische Zahlen mit 百分之',
      use_numerals_followed_by_full_width_percent_symbol_without_space:
        'Ziffern und ％ in voller Breite, ohne Leerzeichen',
      use_numerals_followed_by_japanese_word_パーセント_without_space:
        'Ziffern und パーセント, ohne Leerzeichen',
      use_numerals_followed_by_korean_word_퍼센트: 'Ziffern und 퍼센트',
      use_numerals_followed_by_percent_symbol: 'Ziffern und % (10%)',
      use_numerals_followed_by_space_then_german_word_prozent: 'Ziffern, Leerzeichen, Prozent',
      use_numerals_followed_by_space_then_half_width_percent_symbol:
        'Ziffern, Leerzeichen, % in halber Breite',
      use_numerals_followed_by_space_then_italian_word_per_cento: 'Ziffern, Leerzeichen, per cento',
      use_numerals_followed_by_space_then_italian_word_percento: 'Ziffern, Leerzeichen, percento',
      use_numerals_followed_by_space_then_korean_word_퍼센트: 'Ziffern, Leerzeichen, 퍼센트',
      use_numerals_followed_by_space_then_percent_symbol: 'Ziffern, Leerzeichen, % (10 %)',
      use_numerals_followed_by_space_then_spell_out_per_cent: 'Ziffern, Leerzeichen, per cent',
      use_numerals_followed_by_space_then_spell_out_percent: 'Ziffern, Leerzeichen, percent',
      use_spanish_word_por_cien: 'por cien',
      use_spanish_word_por_ciento: 'por ciento',
    },
  },
  reference_to_symbol: {
    name: 'Verweise auf Symbole',
    options: {
      spell_out_symbol_name_followed_by_symbol_in_parentheses:
        'Name des Symbols, dann das Symbol in Klammern',
    },
  },
  spelling_out_units: {
    name: 'Maßeinheiten',
    options: {
      abbreviate_units_of_measure_when_used_with_numeral_but_spell_out_when_used_without_numeral:
        'Mit Zahl abgekürzt, ohne Zahl ausgeschrieben',
      always_abbreviate_units_of_measure: 'Immer abgekürzt',
      always_spell_out_units_of_measure: 'Immer ausgeschrieben',
      spell_out_units_in_korean: 'Ausgeschrieben, auf Koreanisch',
      spell_out_units_of_measure_when_used_with_spelled_out_numbers_but_abbreviate_when_used_with_numeral:
        'Ausgeschrieben bei Zahlwörtern, abgekürzt bei Ziffern',
      spell_out_units_of_measure_with_katakana_or_katakana_and_kanji:
        'In Katakana oder in Katakana und Kanji',
      use_si_symbols: 'SI-Symbole',
      use_unit_symbols: 'Einheitensymbole',
    },
  },
  temperature_format: {
    name: 'Temperaturen',
    options: {
      spell_out_unit: 'Einheit in Worten',
      spell_out_unit_followed_by_numerals_then_korean_word_도: 'Einheit in Worten, dann Ziffern und 도',
      use_arabic_numerals_followed_by_space_then_spell_out_unit:
        'Arabische Ziffern, Leerzeichen, Einheit in Worten',
      use_arabic_numerals_followed_by_unit_symbol_without_space:
        'Arabische Ziffern und Symbol, ohne Leerzeichen (20°C)',
      use_arabic_numerals_then_spell_out_unit: 'Arabische Ziffern, dann Einheit in Worten',
      use_chinese_numbers_then_spell_out_unit: 'Chinesische Zahlen, dann Einheit in Worten',
      use_italian_word_grado_and_do_not_specify_temperature_scale:
        'grado, ohne Temperaturskala (Italienisch)',
      use_numerals_followed_by_japanese_word_度_without_space: 'Ziffern und 度, ohne Leerzeichen',
      use_numerals_followed_by_korean_word_도: 'Ziffern und 도',
      use_numerals_followed_by_space_then_spell_out_unit: 'Ziffern, Leerzeichen, Einheit in Worten',
      use_numerals_followed_by_space_then_unit_symbol: 'Ziffern, Leerzeichen, Symbol (20 °C)',
      use_numerals_followed_by_unit_symbol_without_space: 'Ziffern und Symbol, ohne Leerzeichen (20°C)',
      use_spanish_word_grado_and_do_not_specify_temperature_scale: 'grado, ohne Temperaturskala (Spanisch)',
    },
  },
  thousands_separator: {
    name: 'Tausendertrennzeichen',
    options: {
      do_not_use: 'Nicht verwendet',
      do_not_use_thousands_separator: 'Kein Tausendertrennzeichen',
      use_comma: 'Komma',
      use_comma_to_separate_large_numbers_into_units_of_three: 'Komma zwischen Gruppen von drei Ziffern',
      use_period: 'Punkt',
      use_period_as_thousands_separator: 'Punkt als Tausendertrennzeichen (1.000)',
      use_space: 'Leerzeichen',
      use_space_as_thousands_separator: 'Leerzeichen als Tausendertrennzeichen (1 000)',
      use_space_to_separate_large_numbers_into_units_of_three:
        'Leerzeichen zwischen Gruppen von drei Ziffern',
      use_straight_apostrophe_as_thousands_separator: "Gerader Apostroph als Tausendertrennzeichen (1'000)",
    },
  },
  units_of_measure_spacing: {
    name: 'Leerzeichen vor Maßeinheiten',
    options: {
      do_not_use_space_between_numeral_and_unit_of_measure: 'Kein Leerzeichen (10kg)',
      use_space_between_numeral_and_unit_of_measure: 'Leerzeichen (10 kg)',
    },
  },
  use_of_hiragana_and_kanji: {
    name: 'Hiragana und Kanji in Zählwörtern',
    options: {
      use_hiragana_japanese_word_か所_or_か月_when_using_arabic_numerals_in_horizontal_writing_but_use_kanji_japanese_word_箇所_or_箇月_when_using_kanji_numbers:
        'か所 und か月 mit arabischen Ziffern bei waagerechter Schrift, 箇所 und 箇月 mit Kanji-Zahlen',
    },
  },
  writing_numbers: {
    name: 'Schreibweise von Zahlen',
    options: {
      always_use_kanji_numbers: 'Immer Kanji-Zahlen',
      use_arabic_numerals: 'Arabische Ziffern',
      use_full_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural:
        'Arabische Ziffern in voller Breite, Kanji nur, wo es natürlicher klingt',
      use_half_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural:
        'Arabische Ziffern in halber Breite, Kanji nur, wo es natürlicher klingt',
    },
  },
  zero_format: {
    name: 'Null',
    options: {
      use_chinese_word_〇_for_numbering: '〇 beim Nummerieren',
      use_chinese_word_零_for_measurement: '零 beim Messen',
    },
  },
} as const
