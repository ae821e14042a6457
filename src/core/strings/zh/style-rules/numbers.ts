/** Names of the rules about numbers, and of their options. */
export const numbers = {
  approximate_numbers: {
    name: '概数',
    options: { use_kanji_numbers: '汉字数字' },
  },
  currency_format: {
    name: '金额',
    options: {
      spell_out: '用文字',
      spell_out_currency_name_followed_by_amount_in_arabic_numerals_without_space:
        '货币用文字，后接阿拉伯数字，无空格',
      spell_out_currency_name_followed_by_amount_in_chinese: '货币用文字，后接中文金额',
      use_amount_followed_by_currency_symbol_without_space: '金额后接符号，无空格（10€）',
      use_amount_followed_by_space_then_currency_symbol: '金额、空格、符号（10 €）',
      use_amount_followed_by_space_then_iso_code: '金额、空格、ISO 代码（10 EUR）',
      use_amount_followed_by_space_then_spell_out_currency_name: '金额、空格、货币用文字（10 Euro）',
      use_amount_followed_by_space_then_spell_out_currency_name_in_lowercase:
        '金额、空格、货币用小写文字（10 euros）',
      use_amount_followed_by_spelled_out_currency_name_in_japanese_without_space:
        '金额后接日文货币名，无空格',
      use_amount_followed_by_spelled_out_currency_name_without_space: '金额后接货币名，无空格',
      use_currency_symbol_but_spell_out_if_no_symbol_exists: '用符号，没有符号时用文字',
      use_currency_symbol_but_use_iso_code_if_no_symbol_exists: '用符号，没有符号时用 ISO 代码',
      use_currency_symbol_followed_by_amount_in_arabic_numerals_without_space:
        '符号后接阿拉伯数字，无空格（€10）',
      use_currency_symbol_followed_by_amount_without_space: '符号后接金额，无空格（€10）',
      use_currency_symbol_followed_by_space_then_amount: '符号、空格、金额（€ 10）',
      use_currency_symbol_followed_by_space_then_amount_in_arabic_numerals: '符号、空格、阿拉伯数字（€ 10）',
      use_full_width_currency_symbol_followed_by_amount_without_space: '全角符号后接金额，无空格（￥10）',
      use_half_width_currency_symbol_followed_by_amount_without_space: '半角符号后接金额，无空格（¥10）',
      use_half_width_currency_symbol_followed_by_space_then_amount: '半角符号、空格、金额（¥ 10）',
      use_iso_code: 'ISO 代码',
      use_iso_code_followed_by_space_then_amount: 'ISO 代码、空格、金额（EUR 10）',
      use_iso_code_followed_by_space_then_amount_in_arabic_numerals: 'ISO 代码、空格、阿拉伯数字（EUR 10）',
    },
  },
  decimal_numbers_less_than_one: {
    name: '小于一的小数',
    options: { always_use_0_before_decimal_separator: '小数点前始终写 0' },
  },
  decimal_separator: {
    name: '小数分隔符',
    options: {
      use_comma_and_do_not_use_thousands_separator: '逗号，不用千位分隔符',
      use_comma_as_decimal_separator: '逗号（0,5）',
      use_comma_do_not_use_thousands_separator_and_use_period_only_for_radio_stations:
        '逗号，不用千位分隔符，仅广播频率用句点',
      use_period_and_do_not_use_thousands_separator: '句点，不用千位分隔符',
      use_period_as_decimal_separator: '句点（0.5）',
    },
  },
  dimensions_separator: {
    name: '尺寸',
    options: {
      use_multiplication_sign_between_dimensions_with_space_on_either_side: '乘号带空格（10 × 20）',
      use_multiplication_sign_between_dimensions_without_space_on_either_side: '乘号不带空格（10×20）',
      use_x_between_dimensions_with_space_on_either_side: '字母 x 带空格（10 x 20）',
      use_x_between_dimensions_without_space_on_either_side: '字母 x 不带空格（10x20）',
    },
  },
  equation_formula_reference: {
    name: '方程和公式的引用',
    options: {
      always_use_arabic_numerals_to_number_equations_or_formulas_referenced_in_text: '始终用阿拉伯数字',
    },
  },
  kanji_numbers: {
    name: '汉字数字',
    options: {
      use_kanji_numbers_for_numbers_in_phrases_and_counting_method_based_on_native_japanese_readings:
        '词组中用汉字数字和日语固有数词',
    },
  },
  large_number_format: {
    name: '大数',
    options: {
      always_use_arabic_numerals: '始终用阿拉伯数字',
      spell_out_large_numbers: '用文字',
      use_abbreviations_for_large_numbers: '大数的缩写',
      use_chinese_characters_for_ten_thousands_and_hundred_millions: '用汉字“万”和“亿”',
      use_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years:
        '每三位用逗号分隔，年份除外',
      use_kanji_for_trillions_hundred_millions_and_ten_thousands: '用汉字“兆”“億”“万”',
      use_korean_words_만_억_조_with_space: '만、억、조，带空格',
      use_korean_words_만_억_조_without_space: '만、억、조，不带空格',
    },
  },
  large_sums_of_money: {
    name: '大额金额的用词',
    options: {
      spell_out_italian_words_milione_and_miliardo: 'milione 和 miliardo 用全称',
      use_italian_words_mio_and_mrd_instead_of_italian_words_milione_and_miliardo:
        '用 mio 和 mrd 代替 milione 和 miliardo',
    },
  },
  large_sums_of_money_format: {
    name: '大额金额的格式',
    options: {
      use_amount_followed_by_abbreviation_for_million_or_billion_without_space: '金额后接缩写，无空格（10m）',
      use_amount_followed_by_space_then_abbreviation_for_million_or_billion: '金额、空格、缩写（10 m）',
      use_amount_followed_by_space_then_english_word_million_or_billion:
        '金额、空格、million 或 billion（10 million）',
    },
  },
  list_of_measurements_with_units: {
    name: '并列的测量值',
    options: { repeat_unit_for_each_measurement_in_list: '每个测量值都重复单位' },
  },
  mathematical_expression_spacing: {
    name: '数学表达式中的空格',
    options: {
      use_space_between_elements_of_mathematical_expression_or_equation: '各元素之间用空格（1 + 2 = 3）',
    },
  },
  number_format: {
    name: '数字格式',
    options: {
      use_half_width_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years_and_use_half_width_period_as_decimal_separator:
        '每三位用半角逗号分隔，年份除外；小数点用半角',
    },
  },
  number_separator: {
    name: '数字之间的顿号',
    options: {
      do_not_use_chinese_comma_to_separate_numbers_indicating_approximate_value: '表示概数的数字之间不用',
      use_chinese_comma_to_separate_numbers_in_abbreviations: '缩略数字之间用顿号',
    },
  },
  numbers_of_5_digits_or_more: {
    name: '五位及以上的数字',
    options: {
      use_comma_as_decimal_separator_and_period_as_thousands_separator: '12.345,67',
      use_comma_as_decimal_separator_and_space_as_thousands_separator: '12 345,67',
      use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations:
        '12.345,67，广播频率用句点',
      use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations:
        '12 345,67，广播频率用句点',
      use_period_as_decimal_separator_and_comma_as_thousands_separator: '12,345.67',
      use_period_as_decimal_separator_and_space_as_thousands_separator: '12 345.67',
    },
  },
  numbers_up_to_4_digits: {
    name: '四位及以下的数字',
    options: {
      use_comma_as_decimal_separator_and_period_as_thousands_separator: '1.234,56',
      use_comma_as_decimal_separator_and_space_as_thousands_separator: '1 234,56',
      use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations:
        '1.234,56，广播频率用句点',
      use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations:
        '1 234,56，广播频率用句点',
      use_period_as_decimal_separator_and_comma_as_thousands_separator: '1,234.56',
      use_period_as_decimal_separator_and_space_as_thousands_separator: '1 234.56',
    },
  },
  percentage_format: {
    name: '百分数',
    options: {
      use_arabic_numerals_followed_by_percent_symbol_without_space: '阿拉伯数字加 %，无空格（10%）',
      use_chinese_numbers_followed_by_chinese_word_百分之: '中文数字加“百分之”',
      use_numerals_followed_by_full_width_percent_symbol_without_space: '数字加全角 ％，无空格',
      use_numerals_followed_by_japanese_word_パーセント_without_space: '数字加 パーセント，无空格',
      use_numerals_followed_by_korean_word_퍼센트: '数字加 퍼센트',
      use_numerals_followed_by_percent_symbol: '数字加 %（10%）',
      use_numerals_followed_by_space_then_german_word_prozent: '数字、空格、Prozent',
      use_numerals_followed_by_space_then_half_width_percent_symbol: '数字、空格、半角 %',
      use_numerals_followed_by_space_then_italian_word_per_cento: '数字、空格、per cento',
      use_numerals_followed_by_space_then_italian_word_percento: '数字、空格、percento',
      use_numerals_followed_by_space_then_korean_word_퍼센트: '数字、空格、퍼센트',
      use_numerals_followed_by_space_then_percent_symbol: '数字、空格、%（10 %）',
      use_numerals_followed_by_space_then_spell_out_per_cent: '数字、空格、per cent',
      use_numerals_followed_by_space_then_spell_out_percent: '数字、空格、percent',
      use_spanish_word_por_cien: 'por cien',
      use_spanish_word_por_ciento: 'por ciento',
    },
  },
  reference_to_symbol: {
    name: '符号的引用',
    options: {
      spell_out_symbol_name_followed_by_symbol_in_parentheses: '符号名称，后接括号内的符号',
    },
  },
  spelling_out_units: {
    name: '计量单位',
    options: {
      abbreviate_units_of_measure_when_used_with_numeral_but_spell_out_when_used_without_numeral:
        '有数字时用缩写，无数字时用全称',
      always_abbreviate_units_of_measure: '始终用缩写',
      always_spell_out_units_of_measure: '始终用全称',
      spell_out_units_in_korean: '韩语全称',
      spell_out_units_of_measure_when_used_with_spelled_out_numbers_but_abbreviate_when_used_with_numeral:
        '数字用文字时用全称，用数字时用缩写',
      spell_out_units_of_measure_with_katakana_or_katakana_and_kanji: '片假名，或片假名加汉字',
      use_si_symbols: '国际单位制符号',
      use_unit_symbols: '单位符号',
    },
  },
  temperature_format: {
    name: '温度',
    options: {
      spell_out_unit: '单位用文字',
      spell_out_unit_followed_by_numerals_then_korean_word_도: '单位用文字，后接数字和 도',
      use_arabic_numerals_followed_by_space_then_spell_out_unit: '阿拉伯数字、空格、单位用文字',
      use_arabic_numerals_followed_by_unit_symbol_without_space: '阿拉伯数字加符号，无空格（20°C）',
      use_arabic_numerals_then_spell_out_unit: '阿拉伯数字，后接单位文字',
      use_chinese_numbers_then_spell_out_unit: '中文数字，后接单位文字',
      use_italian_word_grado_and_do_not_specify_temperature_scale: 'grado，不带温标（意大利语）',
      use_numerals_followed_by_japanese_word_度_without_space: '数字加 度，无空格',
      use_numerals_followed_by_korean_word_도: '数字加 도',
      use_numerals_followed_by_space_then_spell_out_unit: '数字、空格、单位用文字',
      use_numerals_followed_by_space_then_unit_symbol: '数字、空格、符号（20 °C）',
      use_numerals_followed_by_unit_symbol_without_space: '数字加符号，无空格（20°C）',
      use_spanish_word_grado_and_do_not_specify_temperature_scale: 'grado，不带温标（西班牙语）',
    },
  },
  thousands_separator: {
    name: '千位分隔符',
    options: {
      do_not_use: '不使用',
      do_not_use_thousands_separator: '不用千位分隔符',
      use_comma: '逗号',
      use_comma_to_separate_large_numbers_into_units_of_three: '每三位用逗号分隔',
      use_period: '句点',
      use_period_as_thousands_separator: '千位分隔符用句点（1.000）',
      use_space: '空格',
      use_space_as_thousands_separator: '千位分隔符用空格（1 000）',
      use_space_to_separate_large_numbers_into_units_of_three: '每三位用空格分隔',
      use_straight_apostrophe_as_thousands_separator: "千位分隔符用直撇号（1'000）",
    },
  },
  units_of_measure_spacing: {
    name: '计量单位前的空格',
    options: {
      do_not_use_space_between_numeral_and_unit_of_measure: '无空格（10kg）',
      use_space_between_numeral_and_unit_of_measure: '空格（10 kg）',
    },
  },
  use_of_hiragana_and_kanji: {
    name: '量词中的平假名和汉字',
    options: {
      use_hiragana_japanese_word_か所_or_か月_when_using_arabic_numerals_in_horizontal_writing_but_use_kanji_japanese_word_箇所_or_箇月_when_using_kanji_numbers:
        '横排阿拉伯数字用 か所 和 か月，汉字数字用 箇所 和 箇月',
    },
  },
  writing_numbers: {
    name: '数字写法',
    options: {
      always_use_kanji_numbers: '始终用汉字数字',
      use_arabic_numerals: '阿拉伯数字',
      use_full_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural:
        '全角阿拉伯数字，只在更自然时用汉字',
      use_half_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural:
        '半角阿拉伯数字，只在更自然时用汉字',
    },
  },
  zero_format: {
    name: '零',
    options: {
      use_chinese_word_〇_for_numbering: '编号用“〇”',
      use_chinese_word_零_for_measurement: '计量用“零”',
    },
  },
} as const
