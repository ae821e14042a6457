/** Names of the rules about numbers, and of their options. */
export const numbers = {
  approximate_numbers: {
    name: 'Numeri approssimativi',
    options: { use_kanji_numbers: 'Numeri kanji' },
  },
  currency_format: {
    name: 'Importi',
    options: {
      spell_out: 'In lettere',
      spell_out_currency_name_followed_by_amount_in_arabic_numerals_without_space:
        'Valuta in lettere, poi numeri arabi, senza spazio',
      spell_out_currency_name_followed_by_amount_in_chinese: 'Valuta in lettere, poi l’importo in cinese',
      use_amount_followed_by_currency_symbol_without_space: 'Importo, poi simbolo, senza spazio (10€)',
      use_amount_followed_by_space_then_currency_symbol: 'Importo, spazio, simbolo (10 €)',
      use_amount_followed_by_space_then_iso_code: 'Importo, spazio, codice ISO (10 EUR)',
      use_amount_followed_by_space_then_spell_out_currency_name:
        'Importo, spazio, valuta in lettere (10 Euro)',
      use_amount_followed_by_space_then_spell_out_currency_name_in_lowercase:
        'Importo, spazio, valuta in lettere minuscole (10 euros)',
      use_amount_followed_by_spelled_out_currency_name_in_japanese_without_space:
        'Importo, poi valuta in giapponese, senza spazio',
      use_amount_followed_by_spelled_out_currency_name_without_space:
        'Importo, poi valuta in lettere, senza spazio',
      use_currency_symbol_but_spell_out_if_no_symbol_exists: 'Simbolo, o in lettere se non esiste',
      use_currency_symbol_but_use_iso_code_if_no_symbol_exists: 'Simbolo, o codice ISO se non esiste',
      use_currency_symbol_followed_by_amount_in_arabic_numerals_without_space:
        'Simbolo, poi numeri arabi, senza spazio (€10)',
      use_currency_symbol_followed_by_amount_without_space: 'Simbolo, poi importo, senza spazio (€10)',
      use_currency_symbol_followed_by_space_then_amount: 'Simbolo, spazio, importo (€ 10)',
      use_currency_symbol_followed_by_space_then_amount_in_arabic_numerals:
        'Simbolo, spazio, numeri arabi (€ 10)',
      use_full_width_currency_symbol_followed_by_amount_without_space:
        'Simbolo a larghezza intera, poi importo, senza spazio (￥10)',
      use_half_width_currency_symbol_followed_by_amount_without_space:
        'Simbolo a mezza larghezza, poi importo, senza spazio (¥10)',
      use_half_width_currency_symbol_followed_by_space_then_amount:
        'Simbolo a mezza larghezza, spazio, importo (¥ 10)',
      use_iso_code: 'Codice ISO',
      use_iso_code_followed_by_space_then_amount: 'Codice ISO, spazio, importo (EUR 10)',
      use_iso_code_followed_by_space_then_amount_in_arabic_numerals:
        'Codice ISO, spazio, numeri arabi (EUR 10)',
    },
  },
  decimal_numbers_less_than_one: {
    name: 'Decimali minori di uno',
    options: { always_use_0_before_decimal_separator: 'Sempre 0 prima del separatore decimale' },
  },
  decimal_separator: {
    name: 'Separatore decimale',
    options: {
      use_comma_and_do_not_use_thousands_separator: 'Virgola, senza separatore delle migliaia',
      use_comma_as_decimal_separator: 'Virgola (0,5)',
      use_comma_do_not_use_thousands_separator_and_use_period_only_for_radio_stations:
        'Virgola, senza separatore delle migliaia, e punto solo per le stazioni radio',
      use_period_and_do_not_use_thousands_separator: 'Punto, senza separatore delle migliaia',
      use_period_as_decimal_separator: 'Punto (0.5)',
    },
  },
  dimensions_separator: {
    name: 'Dimensioni',
    options: {
      use_multiplication_sign_between_dimensions_with_space_on_either_side:
        'Segno di moltiplicazione con spazi (10 × 20)',
      use_multiplication_sign_between_dimensions_without_space_on_either_side:
        'Segno di moltiplicazione senza spazi (10×20)',
      use_x_between_dimensions_with_space_on_either_side: 'Lettera x con spazi (10 x 20)',
      use_x_between_dimensions_without_space_on_either_side: 'Lettera x senza spazi (10x20)',
    },
  },
  equation_formula_reference: {
    name: 'Riferimenti a equazioni e formule',
    options: {
      always_use_arabic_numerals_to_number_equations_or_formulas_referenced_in_text: 'Sempre numeri arabi',
    },
  },
  kanji_numbers: {
    name: 'Numeri kanji',
    options: {
      use_kanji_numbers_for_numbers_in_phrases_and_counting_method_based_on_native_japanese_readings:
        'Numeri kanji nelle locuzioni e nel conteggio giapponese',
    },
  },
  large_number_format: {
    name: 'Numeri grandi',
    options: {
      always_use_arabic_numerals: 'Sempre numeri arabi',
      spell_out_large_numbers: 'In lettere',
      use_abbreviations_for_large_numbers: 'Abbreviazioni per i numeri grandi',
      use_chinese_characters_for_ten_thousands_and_hundred_millions:
        'Caratteri cinesi per decine di migliaia e centinaia di milioni',
      use_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years:
        'Virgola ogni tre cifre, tranne negli anni',
      use_kanji_for_trillions_hundred_millions_and_ten_thousands:
        'Kanji per bilioni, centinaia di milioni e decine di migliaia',
      use_korean_words_만_억_조_with_space: '만, 억 e 조, con spazio',
      use_korean_words_만_억_조_without_space: '만, 억 e 조, senza spazio',
    },
  },
  large_sums_of_money: {
    name: 'Parole per le grandi somme',
    options: {
      spell_out_italian_words_milione_and_miliardo: 'milione e miliardo per esteso',
      use_italian_words_mio_and_mrd_instead_of_italian_words_milione_and_miliardo:
        'mio e mrd al posto di milione e miliardo',
    },
  },
  large_sums_of_money_format: {
    name: 'Formato delle grandi somme',
    options: {
      use_amount_followed_by_abbreviation_for_million_or_billion_without_space:
        'Importo, poi abbreviazione, senza spazio (10m)',
      use_amount_followed_by_space_then_abbreviation_for_million_or_billion:
        'Importo, spazio, abbreviazione (10 m)',
      use_amount_followed_by_space_then_english_word_million_or_billion:
        'Importo, spazio, la parola million o billion (10 million)',
    },
  },
  list_of_measurements_with_units: {
    name: 'Elenchi di misure',
    options: { repeat_unit_for_each_measurement_in_list: 'Ripetere l’unità per ogni misura' },
  },
  mathematical_expression_spacing: {
    name: 'Spazi nelle espressioni matematiche',
    options: {
      use_space_between_elements_of_mathematical_expression_or_equation:
        'Spazio tra gli elementi (1 + 2 = 3)',
    },
  },
  number_format: {
    name: 'Formato dei numeri',
    options: {
      use_half_width_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years_and_use_half_width_period_as_decimal_separator:
        'Virgola a mezza larghezza ogni tre cifre, tranne negli anni, e punto decimale a mezza larghezza',
    },
  },
  number_separator: {
    name: 'Virgola cinese tra i numeri',
    options: {
      do_not_use_chinese_comma_to_separate_numbers_indicating_approximate_value:
        'Nessuna tra numeri che indicano un valore approssimativo',
      use_chinese_comma_to_separate_numbers_in_abbreviations:
        'Virgola cinese tra i numeri nelle abbreviazioni',
    },
  },
  numbers_of_5_digits_or_more: {
    name: 'Numeri di cinque o più cifre',
    options: {
      use_comma_as_decimal_separator_and_period_as_thousands_separator: '12.345,67',
      use_comma_as_decimal_separator_and_space_as_thousands_separator: '12 345,67',
      use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations:
        '12.345,67, con il punto per le stazioni radio',
      use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations:
        '12 345,67, con il punto per le stazioni radio',
      use_period_as_decimal_separator_and_comma_as_thousands_separator: '12,345.67',
      use_period_as_decimal_separator_and_space_as_thousands_separator: '12 345.67',
    },
  },
  numbers_up_to_4_digits: {
    name: 'Numeri fino a quattro cifre',
    options: {
      use_comma_as_decimal_separator_and_period_as_thousands_separator: '1.234,56',
      use_comma_as_decimal_separator_and_space_as_thousands_separator: '1 234,56',
      use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations:
        '1.234,56, con il punto per le stazioni radio',
      use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations:
        '1 234,56, con il punto per le stazioni radio',
      use_period_as_decimal_separator_and_comma_as_thousands_separator: '1,234.56',
      use_period_as_decimal_separator_and_space_as_thousands_separator: '1 234.56',
    },
  },
  percentage_format: {
    name: 'Percentuali',
    options: {
      use_arabic_numerals_followed_by_percent_symbol_without_space: 'Numeri arabi e %, senza spazio (10%)',
      use_chinese_numbers_followed_by_chinese_word_百分之: 'Numeri cinesi con 百分之',
      use_numerals_followed_by_full_width_percent_symbol_without_space:
        'Cifre e ％ a larghezza intera, senza spazio',
      use_numerals_followed_by_japanese_word_パーセント_without_space: 'Cifre e パーセント, senza spazio',
      use_numerals_followed_by_korean_word_퍼센트: 'Cifre e 퍼센트',
      use_numerals_followed_by_percent_symbol: 'Cifre e % (10%)',
      use_numerals_followed_by_space_then_german_word_prozent: 'Cifre, spazio, Prozent',
      use_numerals_followed_by_space_then_half_width_percent_symbol: 'Cifre, spazio, % a mezza larghezza',
      use_numerals_followed_by_space_then_italian_word_per_cento: 'Cifre, spazio, per cento',
      use_numerals_followed_by_space_then_italian_word_percento: 'Cifre, spazio, percento',
      use_numerals_followed_by_space_then_korean_word_퍼센트: 'Cifre, spazio, 퍼센트',
      use_numerals_followed_by_space_then_percent_symbol: 'Cifre, spazio, % (10 %)',
      use_numerals_followed_by_space_then_spell_out_per_cent: 'Cifre, spazio, per cent',
      use_numerals_followed_by_space_then_spell_out_percent: 'Cifre, spazio, percent',
      use_spanish_word_por_cien: 'por cien',
      use_spanish_word_por_ciento: 'por ciento',
    },
  },
  reference_to_symbol: {
    name: 'Riferimenti ai simboli',
    options: {
      spell_out_symbol_name_followed_by_symbol_in_parentheses:
        'Nome del simbolo, poi il simbolo tra parentesi',
    },
  },
  spelling_out_units: {
    name: 'Unità di misura',
    options: {
      abbreviate_units_of_measure_when_used_with_numeral_but_spell_out_when_used_without_numeral:
        'Abbreviate con una cifra, per esteso senza',
      always_abbreviate_units_of_measure: 'Sempre abbreviate',
      always_spell_out_units_of_measure: 'Sempre per esteso',
      spell_out_units_in_korean: 'Per esteso, in coreano',
      spell_out_units_of_measure_when_used_with_spelled_out_numbers_but_abbreviate_when_used_with_numeral:
        'Per esteso con numeri in lettere, abbreviate con cifre',
      spell_out_units_of_measure_with_katakana_or_katakana_and_kanji: 'In katakana, o katakana e kanji',
      use_si_symbols: 'Simboli SI',
      use_unit_symbols: 'Simboli delle unità',
    },
  },
  temperature_format: {
    name: 'Temperature',
    options: {
      spell_out_unit: 'Unità in lettere',
      spell_out_unit_followed_by_numerals_then_korean_word_도: 'Unità in lettere, poi cifre e 도',
      use_arabic_numerals_followed_by_space_then_spell_out_unit: 'Numeri arabi, spazio, unità in lettere',
      use_arabic_numerals_followed_by_unit_symbol_without_space:
        'Numeri arabi e simbolo, senza spazio (20°C)',
      use_arabic_numerals_then_spell_out_unit: 'Numeri arabi, poi unità in lettere',
      use_chinese_numbers_then_spell_out_unit: 'Numeri cinesi, poi unità in lettere',
      use_italian_word_grado_and_do_not_specify_temperature_scale:
        'grado, senza scala di temperatura (italiano)',
      use_numerals_followed_by_japanese_word_度_without_space: 'Cifre e 度, senza spazio',
      use_numerals_followed_by_korean_word_도: 'Cifre e 도',
      use_numerals_followed_by_space_then_spell_out_unit: 'Cifre, spazio, unità in lettere',
      use_numerals_followed_by_space_then_unit_symbol: 'Cifre, spazio, simbolo (20 °C)',
      use_numerals_followed_by_unit_symbol_without_space: 'Cifre e simbolo, senza spazio (20°C)',
      use_spanish_word_grado_and_do_not_specify_temperature_scale:
        'grado, senza scala di temperatura (spagnolo)',
    },
  },
  thousands_separator: {
    name: 'Separatore delle migliaia',
    options: {
      do_not_use: 'Non si usa',
      do_not_use_thousands_separator: 'Senza separatore delle migliaia',
      use_comma: 'Virgola',
      use_comma_to_separate_large_numbers_into_units_of_three: 'Virgola ogni tre cifre',
      use_period: 'Punto',
      use_period_as_thousands_separator: 'Punto come separatore delle migliaia (1.000)',
      use_space: 'Spazio',
      use_space_as_thousands_separator: 'Spazio come separatore delle migliaia (1 000)',
      use_space_to_separate_large_numbers_into_units_of_three: 'Spazio ogni tre cifre',
      use_straight_apostrophe_as_thousands_separator:
        "Apostrofo dritto come separatore delle migliaia (1'000)",
    },
  },
  units_of_measure_spacing: {
    name: 'Spazio prima delle unità di misura',
    options: {
      do_not_use_space_between_numeral_and_unit_of_measure: 'Senza spazio (10kg)',
      use_space_between_numeral_and_unit_of_measure: 'Spazio (10 kg)',
    },
  },
  use_of_hiragana_and_kanji: {
    name: 'Hiragana e kanji nei contatori',
    options: {
      use_hiragana_japanese_word_か所_or_か月_when_using_arabic_numerals_in_horizontal_writing_but_use_kanji_japanese_word_箇所_or_箇月_when_using_kanji_numbers:
        'か所 e か月 con numeri arabi nella scrittura orizzontale, 箇所 e 箇月 con numeri kanji',
    },
  },
  writing_numbers: {
    name: 'Scrittura dei numeri',
    options: {
      always_use_kanji_numbers: 'Sempre numeri kanji',
      use_arabic_numerals: 'Numeri arabi',
      use_full_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural:
        'Numeri arabi a larghezza intera, kanji solo dove suonano più naturali',
      use_half_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural:
        'Numeri arabi a mezza larghezza, kanji solo dove suonano più naturali',
    },
  },
  zero_format: {
    name: 'Zero',
    options: {
      use_chinese_word_〇_for_numbering: '〇 per la numerazione',
      use_chinese_word_零_for_measurement: '零 per le misure',
    },
  },
} as const
