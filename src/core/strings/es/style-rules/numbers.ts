/** Names of the rules about numbers, and of their options. */
export const numbers = {
  approximate_numbers: {
    name: 'Números aproximados',
    options: { use_kanji_numbers: 'Números kanji' },
  },
  currency_format: {
    name: 'Importes',
    options: {
      spell_out: 'En palabras',
      spell_out_currency_name_followed_by_amount_in_arabic_numerals_without_space:
        'Moneda en palabras, después números arábigos, sin espacio',
      spell_out_currency_name_followed_by_amount_in_chinese:
        'Moneda en palabras, después el importe en chino',
      use_amount_followed_by_currency_symbol_without_space: 'Importe, después símbolo, sin espacio (10€)',
      use_amount_followed_by_space_then_currency_symbol: 'Importe, espacio, símbolo (10 €)',
      use_amount_followed_by_space_then_iso_code: 'Importe, espacio, código ISO (10 EUR)',
      use_amount_followed_by_space_then_spell_out_currency_name:
        'Importe, espacio, moneda en palabras (10 Euro)',
      use_amount_followed_by_space_then_spell_out_currency_name_in_lowercase:
        'Importe, espacio, moneda en minúsculas (10 euros)',
      use_amount_followed_by_spelled_out_currency_name_in_japanese_without_space:
        'Importe, después moneda en japonés, sin espacio',
      use_amount_followed_by_spelled_out_currency_name_without_space:
        'Importe, después moneda en palabras, sin espacio',
      use_currency_symbol_but_spell_out_if_no_symbol_exists: 'Símbolo, o en palabras si no existe',
      use_currency_symbol_but_use_iso_code_if_no_symbol_exists: 'Símbolo, o código ISO si no existe',
      use_currency_symbol_followed_by_amount_in_arabic_numerals_without_space:
        'Símbolo, después números arábigos, sin espacio (€10)',
      use_currency_symbol_followed_by_amount_without_space: 'Símbolo, después importe, sin espacio (€10)',
      use_currency_symbol_followed_by_space_then_amount: 'Símbolo, espacio, importe (€ 10)',
      use_currency_symbol_followed_by_space_then_amount_in_arabic_numerals:
        'Símbolo, espacio, números arábigos (€ 10)',
      use_full_width_currency_symbol_followed_by_amount_without_space:
        'Símbolo de ancho completo, después importe, sin espacio (￥10)',
      use_half_width_currency_symbol_followed_by_amount_without_space:
        'Símbolo de medio ancho, después importe, sin espacio (¥10)',
      use_half_width_currency_symbol_followed_by_space_then_amount:
        'Símbolo de medio ancho, espacio, importe (¥ 10)',
      use_iso_code: 'Código ISO',
      use_iso_code_followed_by_space_then_amount: 'Código ISO, espacio, importe (EUR 10)',
      use_iso_code_followed_by_space_then_amount_in_arabic_numerals:
        'Código ISO, espacio, números arábigos (EUR 10)',
    },
  },
  decimal_numbers_less_than_one: {
    name: 'Decimales menores que uno',
    options: { always_use_0_before_decimal_separator: 'Siempre 0 antes del separador decimal' },
  },
  decimal_separator: {
    name: 'Separador decimal',
    options: {
      use_comma_and_do_not_use_thousands_separator: 'Coma, sin separador de miles',
      use_comma_as_decimal_separator: 'Coma (0,5)',
      use_comma_do_not_use_thousands_separator_and_use_period_only_for_radio_stations:
        'Coma, sin separador de miles, y punto solo para emisoras de radio',
      use_period_and_do_not_use_thousands_separator: 'Punto, sin separador de miles',
      use_period_as_decimal_separator: 'Punto (0.5)',
    },
  },
  dimensions_separator: {
    name: 'Dimensiones',
    options: {
      use_multiplication_sign_between_dimensions_with_space_on_either_side:
        'Signo de multiplicar con espacios (10 × 20)',
      use_multiplication_sign_between_dimensions_without_space_on_either_side:
        'Signo de multiplicar sin espacios (10×20)',
      use_x_between_dimensions_with_space_on_either_side: 'Letra x con espacios (10 x 20)',
      use_x_between_dimensions_without_space_on_either_side: 'Letra x sin espacios (10x20)',
    },
  },
  equation_formula_reference: {
    name: 'Referencias a ecuaciones y fórmulas',
    options: {
      always_use_arabic_numerals_to_number_equations_or_formulas_referenced_in_text:
        'Siempre números arábigos',
    },
  },
  kanji_numbers: {
    name: 'Números kanji',
    options: {
      use_kanji_numbers_for_numbers_in_phrases_and_counting_method_based_on_native_japanese_readings:
        'Números kanji en locuciones y en el recuento japonés',
    },
  },
  large_number_format: {
    name: 'Números grandes',
    options: {
      always_use_arabic_numerals: 'Siempre números arábigos',
      spell_out_large_numbers: 'En palabras',
      use_abbreviations_for_large_numbers: 'Abreviaturas para números grandes',
      use_chinese_characters_for_ten_thousands_and_hundred_millions:
        'Caracteres chinos para decenas de miles y centenas de millones',
      use_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years:
        'Coma cada tres cifras, salvo en los años',
      use_kanji_for_trillions_hundred_millions_and_ten_thousands:
        'Kanji para billones, centenas de millones y decenas de miles',
      use_korean_words_만_억_조_with_space: '만, 억 y 조, con espacio',
      use_korean_words_만_억_조_without_space: '만, 억 y 조, sin espacio',
    },
  },
  large_sums_of_money: {
    name: 'Palabras para grandes sumas',
    options: {
      spell_out_italian_words_milione_and_miliardo: 'milione y miliardo completos',
      use_italian_words_mio_and_mrd_instead_of_italian_words_milione_and_miliardo:
        'mio y mrd en lugar de milione y miliardo',
    },
  },
  large_sums_of_money_format: {
    name: 'Formato de las grandes sumas',
    options: {
      use_amount_followed_by_abbreviation_for_million_or_billion_without_space:
        'Importe, después abreviatura, sin espacio (10m)',
      use_amount_followed_by_space_then_abbreviation_for_million_or_billion:
        'Importe, espacio, abreviatura (10 m)',
      use_amount_followed_by_space_then_english_word_million_or_billion:
        'Importe, espacio, la palabra million o billion (10 million)',
    },
  },
  list_of_measurements_with_units: {
    name: 'Listas de medidas',
    options: { repeat_unit_for_each_measurement_in_list: 'Repetir la unidad en cada medida' },
  },
  mathematical_expression_spacing: {
    name: 'Espacios en expresiones matemáticas',
    options: {
      use_space_between_elements_of_mathematical_expression_or_equation:
        'Espacio entre los elementos (1 + 2 = 3)',
    },
  },
  number_format: {
    name: 'Formato de los números',
    options: {
      use_half_width_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years_and_use_half_width_period_as_decimal_separator:
        'Coma de medio ancho cada tres cifras, salvo en los años, y punto decimal de medio ancho',
    },
  },
  number_separator: {
    name: 'Coma china entre números',
    options: {
      do_not_use_chinese_comma_to_separate_numbers_indicating_approximate_value:
        'Ninguna entre números que dan un valor aproximado',
      use_chinese_comma_to_separate_numbers_in_abbreviations: 'Coma china entre números en abreviaturas',
    },
  },
  numbers_of_5_digits_or_more: {
    name: 'Números de cinco o más cifras',
    options: {
      use_comma_as_decimal_separator_and_period_as_thousands_separator: '12.345,67',
      use_comma_as_decimal_separator_and_space_as_thousands_separator: '12 345,67',
      use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations:
        '12.345,67, con punto para emisoras de radio',
      use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations:
        '12 345,67, con punto para emisoras de radio',
      use_period_as_decimal_separator_and_comma_as_thousands_separator: '12,345.67',
      use_period_as_decimal_separator_and_space_as_thousands_separator: '12 345.67',
    },
  },
  numbers_up_to_4_digits: {
    name: 'Números de hasta cuatro cifras',
    options: {
      use_comma_as_decimal_separator_and_period_as_thousands_separator: '1.234,56',
      use_comma_as_decimal_separator_and_space_as_thousands_separator: '1 234,56',
      use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations:
        '1.234,56, con punto para emisoras de radio',
      use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations:
        '1 234,56, con punto para emisoras de radio',
      use_period_as_decimal_separator_and_comma_as_thousands_separator: '1,234.56',
      use_period_as_decimal_separator_and_space_as_thousands_separator: '1 234.56',
    },
  },
  percentage_format: {
    name: 'Porcentajes',
    options: {
      use_arabic_numerals_followed_by_percent_symbol_without_space: 'Números arábigos y %, sin espacio (10%)',
      use_chinese_numbers_followed_by_chinese_word_百分之: 'Números chinos con 百分之',
      use_numerals_followed_by_full_width_percent_symbol_without_space:
        'Cifras y ％ de ancho completo, sin espacio',
      use_numerals_followed_by_japanese_word_パーセント_without_space: 'Cifras y パーセント, sin espacio',
      use_numerals_followed_by_korean_word_퍼센트: 'Cifras y 퍼센트',
      use_numerals_followed_by_percent_symbol: 'Cifras y % (10%)',
      use_numerals_followed_by_space_then_german_word_prozent: 'Cifras, espacio, Prozent',
      use_numerals_followed_by_space_then_half_width_percent_symbol: 'Cifras, espacio, % de medio ancho',
      use_numerals_followed_by_space_then_italian_word_per_cento: 'Cifras, espacio, per cento',
      use_numerals_followed_by_space_then_italian_word_percento: 'Cifras, espacio, percento',
      use_numerals_followed_by_space_then_korean_word_퍼센트: 'Cifras, espacio, 퍼센트',
      use_numerals_followed_by_space_then_percent_symbol: 'Cifras, espacio, % (10 %)',
      use_numerals_followed_by_space_then_spell_out_per_cent: 'Cifras, espacio, per cent',
      use_numerals_followed_by_space_then_spell_out_percent: 'Cifras, espacio, percent',
      use_spanish_word_por_cien: 'por cien',
      use_spanish_word_por_ciento: 'por ciento',
    },
  },
  reference_to_symbol: {
    name: 'Referencias a símbolos',
    options: {
      spell_out_symbol_name_followed_by_symbol_in_parentheses:
        'Nombre del símbolo, después el símbolo entre paréntesis',
    },
  },
  spelling_out_units: {
    name: 'Unidades de medida',
    options: {
      abbreviate_units_of_measure_when_used_with_numeral_but_spell_out_when_used_without_numeral:
        'Abreviadas con cifra, completas sin ella',
      always_abbreviate_units_of_measure: 'Siempre abreviadas',
      always_spell_out_units_of_measure: 'Siempre completas',
      spell_out_units_in_korean: 'Completas, en coreano',
      spell_out_units_of_measure_when_used_with_spelled_out_numbers_but_abbreviate_when_used_with_numeral:
        'Completas con números en palabras, abreviadas con cifras',
      spell_out_units_of_measure_with_katakana_or_katakana_and_kanji: 'En katakana, o katakana y kanji',
      use_si_symbols: 'Símbolos del SI',
      use_unit_symbols: 'Símbolos de unidades',
    },
  },
  temperature_format: {
    name: 'Temperaturas',
    options: {
      spell_out_unit: 'Unidad en palabras',
      spell_out_unit_followed_by_numerals_then_korean_word_도: 'Unidad en palabras, después cifras y 도',
      use_arabic_numerals_followed_by_space_then_spell_out_unit:
        'Números arábigos, espacio, unidad en palabras',
      use_arabic_numerals_followed_by_unit_symbol_without_space:
        'Números arábigos y símbolo, sin espacio (20°C)',
      use_arabic_numerals_then_spell_out_unit: 'Números arábigos, después unidad en palabras',
      use_chinese_numbers_then_spell_out_unit: 'Números chinos, después unidad en palabras',
      use_italian_word_grado_and_do_not_specify_temperature_scale:
        'grado, sin escala de temperatura (italiano)',
      use_numerals_followed_by_japanese_word_度_without_space: 'Cifras y 度, sin espacio',
      use_numerals_followed_by_korean_word_도: 'Cifras y 도',
      use_numerals_followed_by_space_then_spell_out_unit: 'Cifras, espacio, unidad en palabras',
      use_numerals_followed_by_space_then_unit_symbol: 'Cifras, espacio, símbolo (20 °C)',
      use_numerals_followed_by_unit_symbol_without_space: 'Cifras y símbolo, sin espacio (20°C)',
      use_spanish_word_grado_and_do_not_specify_temperature_scale:
        'grado, sin escala de temperatura (español)',
    },
  },
  thousands_separator: {
    name: 'Separador de miles',
    options: {
      do_not_use: 'No se usa',
      do_not_use_thousands_separator: 'Sin separador de miles',
      use_comma: 'Coma',
      use_comma_to_separate_large_numbers_into_units_of_three: 'Coma cada tres cifras',
      use_period: 'Punto',
      use_period_as_thousands_separator: 'Punto como separador de miles (1.000)',
      use_space: 'Espacio',
      use_space_as_thousands_separator: 'Espacio como separador de miles (1 000)',
      use_space_to_separate_large_numbers_into_units_of_three: 'Espacio cada tres cifras',
      use_straight_apostrophe_as_thousands_separator: "Apóstrofo recto como separador de miles (1'000)",
    },
  },
  units_of_measure_spacing: {
    name: 'Espacio antes de las unidades de medida',
    options: {
      do_not_use_space_between_numeral_and_unit_of_measure: 'Sin espacio (10kg)',
      use_space_between_numeral_and_unit_of_measure: 'Espacio (10 kg)',
    },
  },
  use_of_hiragana_and_kanji: {
    name: 'Hiragana y kanji en los contadores',
    options: {
      use_hiragana_japanese_word_か所_or_か月_when_using_arabic_numerals_in_horizontal_writing_but_use_kanji_japanese_word_箇所_or_箇月_when_using_kanji_numbers:
        'か所 y か月 con números arábigos en escritura horizontal, 箇所 y 箇月 con números kanji',
    },
  },
  writing_numbers: {
    name: 'Escritura de los números',
    options: {
      always_use_kanji_numbers: 'Siempre números kanji',
      use_arabic_numerals: 'Números arábigos',
      use_full_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural:
        'Números arábigos de ancho completo, kanji solo donde suenan más naturales',
      use_half_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural:
        'Números arábigos de medio ancho, kanji solo donde suenan más naturales',
    },
  },
  zero_format: {
    name: 'Cero',
    options: {
      use_chinese_word_〇_for_numbering: '〇 para numerar',
      use_chinese_word_零_for_measurement: '零 para medir',
    },
  },
} as const
