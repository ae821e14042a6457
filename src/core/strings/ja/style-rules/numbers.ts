/** Names of the rules about numbers, and of their options. */
export const numbers = {
  approximate_numbers: {
    name: 'およその数',
    options: { use_kanji_numbers: '漢数字' },
  },
  currency_format: {
    name: '金額',
    options: {
      spell_out: '文字で書く',
      spell_out_currency_name_followed_by_amount_in_arabic_numerals_without_space:
        '文字の通貨名の後にアラビア数字、空白なし',
      spell_out_currency_name_followed_by_amount_in_chinese: '文字の通貨名の後に中国語の金額',
      use_amount_followed_by_currency_symbol_without_space: '金額の後に記号、空白なし（10€）',
      use_amount_followed_by_space_then_currency_symbol: '金額、空白、記号（10 €）',
      use_amount_followed_by_space_then_iso_code: '金額、空白、ISO コード（10 EUR）',
      use_amount_followed_by_space_then_spell_out_currency_name: '金額、空白、文字の通貨名（10 Euro）',
      use_amount_followed_by_space_then_spell_out_currency_name_in_lowercase:
        '金額、空白、小文字の通貨名（10 euros）',
      use_amount_followed_by_spelled_out_currency_name_in_japanese_without_space:
        '金額の後に日本語の通貨名、空白なし',
      use_amount_followed_by_spelled_out_currency_name_without_space: '金額の後に文字の通貨名、空白なし',
      use_currency_symbol_but_spell_out_if_no_symbol_exists: '記号、ない場合は文字',
      use_currency_symbol_but_use_iso_code_if_no_symbol_exists: '記号、ない場合は ISO コード',
      use_currency_symbol_followed_by_amount_in_arabic_numerals_without_space:
        '記号の後にアラビア数字、空白なし（€10）',
      use_currency_symbol_followed_by_amount_without_space: '記号の後に金額、空白なし（€10）',
      use_currency_symbol_followed_by_space_then_amount: '記号、空白、金額（€ 10）',
      use_currency_symbol_followed_by_space_then_amount_in_arabic_numerals:
        '記号、空白、アラビア数字（€ 10）',
      use_full_width_currency_symbol_followed_by_amount_without_space: '全角記号の後に金額、空白なし（￥10）',
      use_half_width_currency_symbol_followed_by_amount_without_space: '半角記号の後に金額、空白なし（¥10）',
      use_half_width_currency_symbol_followed_by_space_then_amount: '半角記号、空白、金額（¥ 10）',
      use_iso_code: 'ISO コード',
      use_iso_code_followed_by_space_then_amount: 'ISO コード、空白、金額（EUR 10）',
      use_iso_code_followed_by_space_then_amount_in_arabic_numerals:
        'ISO コード、空白、アラビア数字（EUR 10）',
    },
  },
  decimal_numbers_less_than_one: {
    name: '1 未満の小数',
    options: { always_use_0_before_decimal_separator: '小数点の前に必ず 0' },
  },
  decimal_separator: {
    name: '小数点の記号',
    options: {
      use_comma_and_do_not_use_thousands_separator: 'コンマ、桁区切りなし',
      use_comma_as_decimal_separator: 'コンマ（0,5）',
      use_comma_do_not_use_thousands_separator_and_use_period_only_for_radio_stations:
        'コンマ、桁区切りなし、ラジオ局のみピリオド',
      use_period_and_do_not_use_thousands_separator: 'ピリオド、桁区切りなし',
      use_period_as_decimal_separator: 'ピリオド（0.5）',
    },
  },
  dimensions_separator: {
    name: '寸法',
    options: {
      use_multiplication_sign_between_dimensions_with_space_on_either_side: '空白付きの乗算記号（10 × 20）',
      use_multiplication_sign_between_dimensions_without_space_on_either_side: '空白なしの乗算記号（10×20）',
      use_x_between_dimensions_with_space_on_either_side: '空白付きの x（10 x 20）',
      use_x_between_dimensions_without_space_on_either_side: '空白なしの x（10x20）',
    },
  },
  equation_formula_reference: {
    name: '数式への参照',
    options: {
      always_use_arabic_numerals_to_number_equations_or_formulas_referenced_in_text: '常にアラビア数字',
    },
  },
  kanji_numbers: {
    name: '漢数字',
    options: {
      use_kanji_numbers_for_numbers_in_phrases_and_counting_method_based_on_native_japanese_readings:
        '慣用句と和語の数え方では漢数字',
    },
  },
  large_number_format: {
    name: '大きな数',
    options: {
      always_use_arabic_numerals: '常にアラビア数字',
      spell_out_large_numbers: '文字で書く',
      use_abbreviations_for_large_numbers: '大きな数の略記',
      use_chinese_characters_for_ten_thousands_and_hundred_millions: '万と億を漢字で書く',
      use_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years:
        '3 桁ごとにコンマ、年を除く',
      use_kanji_for_trillions_hundred_millions_and_ten_thousands: '兆、億、万を漢字で書く',
      use_korean_words_만_억_조_with_space: '만、억、조（空白あり）',
      use_korean_words_만_억_조_without_space: '만、억、조（空白なし）',
    },
  },
  large_sums_of_money: {
    name: '大きな金額の語',
    options: {
      spell_out_italian_words_milione_and_miliardo: 'milione と miliardo を省略しない',
      use_italian_words_mio_and_mrd_instead_of_italian_words_milione_and_miliardo:
        'milione と miliardo の代わりに mio と mrd',
    },
  },
  large_sums_of_money_format: {
    name: '大きな金額の形式',
    options: {
      use_amount_followed_by_abbreviation_for_million_or_billion_without_space:
        '金額の後に略記、空白なし（10m）',
      use_amount_followed_by_space_then_abbreviation_for_million_or_billion: '金額、空白、略記（10 m）',
      use_amount_followed_by_space_then_english_word_million_or_billion:
        '金額、空白、million や billion（10 million）',
    },
  },
  list_of_measurements_with_units: {
    name: '測定値の列挙',
    options: { repeat_unit_for_each_measurement_in_list: '測定値ごとに単位を繰り返す' },
  },
  mathematical_expression_spacing: {
    name: '数式の空白',
    options: {
      use_space_between_elements_of_mathematical_expression_or_equation: '要素の間に空白（1 + 2 = 3）',
    },
  },
  number_format: {
    name: '数の形式',
    options: {
      use_half_width_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years_and_use_half_width_period_as_decimal_separator:
        '3 桁ごとに半角コンマ（年を除く）、小数点は半角',
    },
  },
  number_separator: {
    name: '数の間の読点（中国語）',
    options: {
      do_not_use_chinese_comma_to_separate_numbers_indicating_approximate_value:
        'およその値を示す数の間には入れない',
      use_chinese_comma_to_separate_numbers_in_abbreviations: '略記の数の間に読点（中国語）',
    },
  },
  numbers_of_5_digits_or_more: {
    name: '5 桁以上の数',
    options: {
      use_comma_as_decimal_separator_and_period_as_thousands_separator: '12.345,67',
      use_comma_as_decimal_separator_and_space_as_thousands_separator: '12 345,67',
      use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations:
        '12.345,67（ラジオ局はピリオド）',
      use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations:
        '12 345,67（ラジオ局はピリオド）',
      use_period_as_decimal_separator_and_comma_as_thousands_separator: '12,345.67',
      use_period_as_decimal_separator_and_space_as_thousands_separator: '12 345.67',
    },
  },
  numbers_up_to_4_digits: {
    name: '4 桁までの数',
    options: {
      use_comma_as_decimal_separator_and_period_as_thousands_separator: '1.234,56',
      use_comma_as_decimal_separator_and_space_as_thousands_separator: '1 234,56',
      use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations:
        '1.234,56（ラジオ局はピリオド）',
      use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations:
        '1 234,56（ラジオ局はピリオド）',
      use_period_as_decimal_separator_and_comma_as_thousands_separator: '1,234.56',
      use_period_as_decimal_separator_and_space_as_thousands_separator: '1 234.56',
    },
  },
  percentage_format: {
    name: '百分率',
    options: {
      use_arabic_numerals_followed_by_percent_symbol_without_space: 'アラビア数字と %、空白なし（10%）',
      use_chinese_numbers_followed_by_chinese_word_百分之: '漢数字と 百分之',
      use_numerals_followed_by_full_width_percent_symbol_without_space: '数字と全角 ％、空白なし',
      use_numerals_followed_by_japanese_word_パーセント_without_space: '数字とパーセント、空白なし',
      use_numerals_followed_by_korean_word_퍼센트: '数字と 퍼센트',
      use_numerals_followed_by_percent_symbol: '数字と %（10%）',
      use_numerals_followed_by_space_then_german_word_prozent: '数字、空白、Prozent',
      use_numerals_followed_by_space_then_half_width_percent_symbol: '数字、空白、半角 %',
      use_numerals_followed_by_space_then_italian_word_per_cento: '数字、空白、per cento',
      use_numerals_followed_by_space_then_italian_word_percento: '数字、空白、percento',
      use_numerals_followed_by_space_then_korean_word_퍼센트: '数字、空白、퍼센트',
      use_numerals_followed_by_space_then_percent_symbol: '数字、空白、%（10 %）',
      use_numerals_followed_by_space_then_spell_out_per_cent: '数字、空白、per cent',
      use_numerals_followed_by_space_then_spell_out_percent: '数字、空白、percent',
      use_spanish_word_por_cien: 'por cien',
      use_spanish_word_por_ciento: 'por ciento',
    },
  },
  reference_to_symbol: {
    name: '記号への言及',
    options: {
      spell_out_symbol_name_followed_by_symbol_in_parentheses: '記号の名称の後に、かっこ内に記号',
    },
  },
  spelling_out_units: {
    name: '計量単位',
    options: {
      abbreviate_units_of_measure_when_used_with_numeral_but_spell_out_when_used_without_numeral:
        '数字があれば略記、なければ省略しない',
      always_abbreviate_units_of_measure: '常に略記',
      always_spell_out_units_of_measure: '常に省略しない',
      spell_out_units_in_korean: '韓国語で省略しない',
      spell_out_units_of_measure_when_used_with_spelled_out_numbers_but_abbreviate_when_used_with_numeral:
        '数を文字で書くときは省略せず、数字のときは略記',
      spell_out_units_of_measure_with_katakana_or_katakana_and_kanji: 'カタカナ、またはカタカナと漢字',
      use_si_symbols: 'SI 記号',
      use_unit_symbols: '単位記号',
    },
  },
  temperature_format: {
    name: '温度',
    options: {
      spell_out_unit: '単位を文字で書く',
      spell_out_unit_followed_by_numerals_then_korean_word_도: '文字の単位の後に数字と 도',
      use_arabic_numerals_followed_by_space_then_spell_out_unit: 'アラビア数字、空白、文字の単位',
      use_arabic_numerals_followed_by_unit_symbol_without_space: 'アラビア数字と記号、空白なし（20°C）',
      use_arabic_numerals_then_spell_out_unit: 'アラビア数字の後に文字の単位',
      use_chinese_numbers_then_spell_out_unit: '漢数字の後に文字の単位',
      use_italian_word_grado_and_do_not_specify_temperature_scale: 'grado、温度目盛りなし（イタリア語）',
      use_numerals_followed_by_japanese_word_度_without_space: '数字と 度、空白なし',
      use_numerals_followed_by_korean_word_도: '数字と 도',
      use_numerals_followed_by_space_then_spell_out_unit: '数字、空白、文字の単位',
      use_numerals_followed_by_space_then_unit_symbol: '数字、空白、記号（20 °C）',
      use_numerals_followed_by_unit_symbol_without_space: '数字と記号、空白なし（20°C）',
      use_spanish_word_grado_and_do_not_specify_temperature_scale: 'grado、温度目盛りなし（スペイン語）',
    },
  },
  thousands_separator: {
    name: '桁区切り',
    options: {
      do_not_use: '使わない',
      do_not_use_thousands_separator: '桁区切りなし',
      use_comma: 'コンマ',
      use_comma_to_separate_large_numbers_into_units_of_three: '3 桁ごとにコンマ',
      use_period: 'ピリオド',
      use_period_as_thousands_separator: '桁区切りにピリオド（1.000）',
      use_space: '空白',
      use_space_as_thousands_separator: '桁区切りに空白（1 000）',
      use_space_to_separate_large_numbers_into_units_of_three: '3 桁ごとに空白',
      use_straight_apostrophe_as_thousands_separator: "桁区切りにまっすぐなアポストロフィ（1'000）",
    },
  },
  units_of_measure_spacing: {
    name: '計量単位の前の空白',
    options: {
      do_not_use_space_between_numeral_and_unit_of_measure: '空白なし（10kg）',
      use_space_between_numeral_and_unit_of_measure: '空白あり（10 kg）',
    },
  },
  use_of_hiragana_and_kanji: {
    name: '助数詞のひらがなと漢字',
    options: {
      use_hiragana_japanese_word_か所_or_か月_when_using_arabic_numerals_in_horizontal_writing_but_use_kanji_japanese_word_箇所_or_箇月_when_using_kanji_numbers:
        '横書きのアラビア数字では か所 と か月、漢数字では 箇所 と 箇月',
    },
  },
  writing_numbers: {
    name: '数の書き方',
    options: {
      always_use_kanji_numbers: '常に漢数字',
      use_arabic_numerals: 'アラビア数字',
      use_full_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural:
        '全角アラビア数字、自然な場合のみ漢数字',
      use_half_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural:
        '半角アラビア数字、自然な場合のみ漢数字',
    },
  },
  zero_format: {
    name: 'ゼロ',
    options: {
      use_chinese_word_〇_for_numbering: '番号には 〇',
      use_chinese_word_零_for_measurement: '計量には 零',
    },
  },
} as const
