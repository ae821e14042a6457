/** Names of the rules about numbers, and of their options. */
export const numbers = {
  approximate_numbers: {
    name: 'الأعداد التقريبية',
    options: { use_kanji_numbers: 'أعداد كانجي' },
  },
  currency_format: {
    name: 'المبالغ المالية',
    options: {
      spell_out: 'بالكلمات',
      spell_out_currency_name_followed_by_amount_in_arabic_numerals_without_space:
        'العملة بالكلمات، ثم أرقام عربية، بلا مسافة',
      spell_out_currency_name_followed_by_amount_in_chinese: 'العملة بالكلمات، ثم المبلغ بالصينية',
      use_amount_followed_by_currency_symbol_without_space: 'المبلغ ثم الرمز، بلا مسافة (10€)',
      use_amount_followed_by_space_then_currency_symbol: 'المبلغ، مسافة، الرمز (10 €)',
      use_amount_followed_by_space_then_iso_code: 'المبلغ، مسافة، رمز ISO‏ (10 EUR)',
      use_amount_followed_by_space_then_spell_out_currency_name: 'المبلغ، مسافة، العملة بالكلمات (10 Euro)',
      use_amount_followed_by_space_then_spell_out_currency_name_in_lowercase:
        'المبلغ، مسافة، العملة بأحرف صغيرة (10 euros)',
      use_amount_followed_by_spelled_out_currency_name_in_japanese_without_space:
        'المبلغ ثم العملة بكلمات يابانية، بلا مسافة',
      use_amount_followed_by_spelled_out_currency_name_without_space: 'المبلغ ثم العملة بالكلمات، بلا مسافة',
      use_currency_symbol_but_spell_out_if_no_symbol_exists: 'الرمز، أو الكلمات حيث لا رمز',
      use_currency_symbol_but_use_iso_code_if_no_symbol_exists: 'الرمز، أو رمز ISO حيث لا رمز',
      use_currency_symbol_followed_by_amount_in_arabic_numerals_without_space:
        'الرمز ثم أرقام عربية، بلا مسافة (€10)',
      use_currency_symbol_followed_by_amount_without_space: 'الرمز ثم المبلغ، بلا مسافة (€10)',
      use_currency_symbol_followed_by_space_then_amount: 'الرمز، مسافة، المبلغ (€ 10)',
      use_currency_symbol_followed_by_space_then_amount_in_arabic_numerals:
        'الرمز، مسافة، أرقام عربية (€ 10)',
      use_full_width_currency_symbol_followed_by_amount_without_space:
        'رمز كامل العرض ثم المبلغ، بلا مسافة (￥10)',
      use_half_width_currency_symbol_followed_by_amount_without_space:
        'رمز نصف العرض ثم المبلغ، بلا مسافة (¥10)',
      use_half_width_currency_symbol_followed_by_space_then_amount: 'رمز نصف العرض، مسافة، المبلغ (¥ 10)',
      use_iso_code: 'رمز ISO',
      use_iso_code_followed_by_space_then_amount: 'رمز ISO، مسافة، المبلغ (EUR 10)',
      use_iso_code_followed_by_space_then_amount_in_arabic_numerals: 'رمز ISO، مسافة، أرقام عربية (EUR 10)',
    },
  },
  decimal_numbers_less_than_one: {
    name: 'الكسور العشرية الأقل من واحد',
    options: { always_use_0_before_decimal_separator: '0 دائمًا قبل الفاصل العشري' },
  },
  decimal_separator: {
    name: 'الفاصل العشري',
    options: {
      use_comma_and_do_not_use_thousands_separator: 'فاصلة، بلا فاصل آلاف',
      use_comma_as_decimal_separator: 'فاصلة (0,5)',
      use_comma_do_not_use_thousands_separator_and_use_period_only_for_radio_stations:
        'فاصلة، بلا فاصل آلاف، ونقطة لمحطات الراديو فقط',
      use_period_and_do_not_use_thousands_separator: 'نقطة، بلا فاصل آلاف',
      use_period_as_decimal_separator: 'نقطة (0.5)',
    },
  },
  dimensions_separator: {
    name: 'الأبعاد',
    options: {
      use_multiplication_sign_between_dimensions_with_space_on_either_side: 'علامة الضرب بمسافات (10 × 20)',
      use_multiplication_sign_between_dimensions_without_space_on_either_side:
        'علامة الضرب بلا مسافات (10×20)',
      use_x_between_dimensions_with_space_on_either_side: 'الحرف x بمسافات (10 x 20)',
      use_x_between_dimensions_without_space_on_either_side: 'الحرف x بلا مسافات (10x20)',
    },
  },
  equation_formula_reference: {
    name: 'الإحالات إلى المعادلات والصيغ',
    options: {
      always_use_arabic_numerals_to_number_equations_or_formulas_referenced_in_text: 'أرقام عربية دائمًا',
    },
  },
  kanji_numbers: {
    name: 'أعداد كانجي',
    options: {
      use_kanji_numbers_for_numbers_in_phrases_and_counting_method_based_on_native_japanese_readings:
        'أعداد كانجي في العبارات وفي العدّ الياباني الأصيل',
    },
  },
  large_number_format: {
    name: 'الأعداد الكبيرة',
    options: {
      always_use_arabic_numerals: 'أرقام عربية دائمًا',
      spell_out_large_numbers: 'بالكلمات',
      use_abbreviations_for_large_numbers: 'اختصارات للأعداد الكبيرة',
      use_chinese_characters_for_ten_thousands_and_hundred_millions:
        'حروف صينية لعشرات الآلاف ومئات الملايين',
      use_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years:
        'فاصلة بين كل ثلاثة أرقام، إلا في السنوات',
      use_kanji_for_trillions_hundred_millions_and_ten_thousands:
        'كانجي للتريليونات ومئات الملايين وعشرات الآلاف',
      use_korean_words_만_억_조_with_space: '만 و억 و조، بمسافة',
      use_korean_words_만_억_조_without_space: '만 و억 و조، بلا مسافة',
    },
  },
  large_sums_of_money: {
    name: 'كلمات المبالغ المالية الكبيرة',
    options: {
      spell_out_italian_words_milione_and_miliardo: 'milione وmiliardo كاملتين',
      use_italian_words_mio_and_mrd_instead_of_italian_words_milione_and_miliardo:
        'mio وmrd بدلًا من milione وmiliardo',
    },
  },
  large_sums_of_money_format: {
    name: 'تنسيق المبالغ المالية الكبيرة',
    options: {
      use_amount_followed_by_abbreviation_for_million_or_billion_without_space:
        'المبلغ ثم الاختصار، بلا مسافة (10m)',
      use_amount_followed_by_space_then_abbreviation_for_million_or_billion: 'المبلغ، مسافة، الاختصار (10 m)',
      use_amount_followed_by_space_then_english_word_million_or_billion:
        'المبلغ، مسافة، كلمة مليون أو مليار (10 million)',
    },
  },
  list_of_measurements_with_units: {
    name: 'قوائم القياسات',
    options: { repeat_unit_for_each_measurement_in_list: 'تكرار الوحدة مع كل قياس' },
  },
  mathematical_expression_spacing: {
    name: 'المسافات في التعابير الرياضية',
    options: {
      use_space_between_elements_of_mathematical_expression_or_equation: 'مسافة بين العناصر (1 + 2 = 3)',
    },
  },
  number_format: {
    name: 'تنسيق الأعداد',
    options: {
      use_half_width_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years_and_use_half_width_period_as_decimal_separator:
        'فاصلة نصف العرض بين كل ثلاثة أرقام، إلا في السنوات، ونقطة عشرية نصف العرض',
    },
  },
  number_separator: {
    name: 'الفاصلة الصينية بين الأعداد',
    options: {
      do_not_use_chinese_comma_to_separate_numbers_indicating_approximate_value:
        'لا فاصلة بين أعداد تعطي قيمة تقريبية',
      use_chinese_comma_to_separate_numbers_in_abbreviations: 'الفاصلة الصينية بين الأعداد في الاختصارات',
    },
  },
  numbers_of_5_digits_or_more: {
    name: 'الأعداد المكونة من خمسة أرقام أو أكثر',
    options: {
      use_comma_as_decimal_separator_and_period_as_thousands_separator: '12.345,67',
      use_comma_as_decimal_separator_and_space_as_thousands_separator: '12 345,67',
      use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations:
        '12.345,67، بنقطة لمحطات الراديو',
      use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations:
        '12 345,67، بنقطة لمحطات الراديو',
      use_period_as_decimal_separator_and_comma_as_thousands_separator: '12,345.67',
      use_period_as_decimal_separator_and_space_as_thousands_separator: '12 345.67',
    },
  },
  numbers_up_to_4_digits: {
    name: 'الأعداد المكونة من أربعة أرقام فأقل',
    options: {
      use_comma_as_decimal_separator_and_period_as_thousands_separator: '1.234,56',
      use_comma_as_decimal_separator_and_space_as_thousands_separator: '1 234,56',
      use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations:
        '1.234,56، بنقطة لمحطات الراديو',
      use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations:
        '1 234,56، بنقطة لمحطات الراديو',
      use_period_as_decimal_separator_and_comma_as_thousands_separator: '1,234.56',
      use_period_as_decimal_separator_and_space_as_thousands_separator: '1 234.56',
    },
  },
  percentage_format: {
    name: 'النسب المئوية',
    options: {
      use_arabic_numerals_followed_by_percent_symbol_without_space: 'أرقام عربية و%، بلا مسافة (10%)',
      use_chinese_numbers_followed_by_chinese_word_百分之: 'أعداد صينية مع 百分之',
      use_numerals_followed_by_full_width_percent_symbol_without_space: 'أرقام و％ كاملة العرض، بلا مسافة',
      use_numerals_followed_by_japanese_word_パーセント_without_space: 'أرقام وパーセント، بلا مسافة',
      use_numerals_followed_by_korean_word_퍼센트: 'أرقام و퍼센트',
      use_numerals_followed_by_percent_symbol: 'أرقام و% (10%)',
      use_numerals_followed_by_space_then_german_word_prozent: 'أرقام، مسافة، Prozent',
      use_numerals_followed_by_space_then_half_width_percent_symbol: 'أرقام، مسافة، % نصف العرض',
      use_numerals_followed_by_space_then_italian_word_per_cento: 'أرقام، مسافة، per cento',
      use_numerals_followed_by_space_then_italian_word_percento: 'أرقام، مسافة، percento',
      use_numerals_followed_by_space_then_korean_word_퍼센트: 'أرقام، مسافة، 퍼센트',
      use_numerals_followed_by_space_then_percent_symbol: 'أرقام، مسافة، % (10 %)',
      use_numerals_followed_by_space_then_spell_out_per_cent: 'أرقام، مسافة، per cent',
      use_numerals_followed_by_space_then_spell_out_percent: 'أرقام، مسافة، percent',
      use_spanish_word_por_cien: 'por cien',
      use_spanish_word_por_ciento: 'por ciento',
    },
  },
  reference_to_symbol: {
    name: 'الإحالات إلى الرموز',
    options: {
      spell_out_symbol_name_followed_by_symbol_in_parentheses: 'اسم الرمز، ثم الرمز بين قوسين',
    },
  },
  spelling_out_units: {
    name: 'وحدات القياس',
    options: {
      abbreviate_units_of_measure_when_used_with_numeral_but_spell_out_when_used_without_numeral:
        'مختصرة مع عدد، وكاملة دونه',
      always_abbreviate_units_of_measure: 'مختصرة دائمًا',
      always_spell_out_units_of_measure: 'كاملة دائمًا',
      spell_out_units_in_korean: 'كاملة، بالكورية',
      spell_out_units_of_measure_when_used_with_spelled_out_numbers_but_abbreviate_when_used_with_numeral:
        'كاملة مع الأعداد بالكلمات، ومختصرة مع الأرقام',
      spell_out_units_of_measure_with_katakana_or_katakana_and_kanji: 'بالكاتاكانا، أو بالكاتاكانا والكانجي',
      use_si_symbols: 'رموز النظام الدولي SI',
      use_unit_symbols: 'رموز الوحدات',
    },
  },
  temperature_format: {
    name: 'درجات الحرارة',
    options: {
      spell_out_unit: 'الوحدة بالكلمات',
      spell_out_unit_followed_by_numerals_then_korean_word_도: 'الوحدة بالكلمات، ثم أرقام و도',
      use_arabic_numerals_followed_by_space_then_spell_out_unit: 'أرقام عربية، مسافة، الوحدة بالكلمات',
      use_arabic_numerals_followed_by_unit_symbol_without_space: 'أرقام عربية والرمز، بلا مسافة (20°C)',
      use_arabic_numerals_then_spell_out_unit: 'أرقام عربية، ثم الوحدة بالكلمات',
      use_chinese_numbers_then_spell_out_unit: 'أعداد صينية، ثم الوحدة بالكلمات',
      use_italian_word_grado_and_do_not_specify_temperature_scale: 'grado، بلا مقياس حرارة (الإيطالية)',
      use_numerals_followed_by_japanese_word_度_without_space: 'أرقام و度، بلا مسافة',
      use_numerals_followed_by_korean_word_도: 'أرقام و도',
      use_numerals_followed_by_space_then_spell_out_unit: 'أرقام، مسافة، الوحدة بالكلمات',
      use_numerals_followed_by_space_then_unit_symbol: 'أرقام، مسافة، الرمز (20 °C)',
      use_numerals_followed_by_unit_symbol_without_space: 'أرقام والرمز، بلا مسافة (20°C)',
      use_spanish_word_grado_and_do_not_specify_temperature_scale: 'grado، بلا مقياس حرارة (الإسبانية)',
    },
  },
  thousands_separator: {
    name: 'فاصل الآلاف',
    options: {
      do_not_use: 'غير مستخدم',
      do_not_use_thousands_separator: 'بلا فاصل آلاف',
      use_comma: 'فاصلة',
      use_comma_to_separate_large_numbers_into_units_of_three: 'فاصلة بين كل ثلاثة أرقام',
      use_period: 'نقطة',
      use_period_as_thousands_separator: 'نقطة كفاصل آلاف (1.000)',
      use_space: 'مسافة',
      use_space_as_thousands_separator: 'مسافة كفاصل آلاف (1 000)',
      use_space_to_separate_large_numbers_into_units_of_three: 'مسافة بين كل ثلاثة أرقام',
      use_straight_apostrophe_as_thousands_separator: "فاصلة عليا مستقيمة كفاصل آلاف (1'000)",
    },
  },
  units_of_measure_spacing: {
    name: 'المسافة قبل وحدات القياس',
    options: {
      do_not_use_space_between_numeral_and_unit_of_measure: 'بلا مسافة (10kg)',
      use_space_between_numeral_and_unit_of_measure: 'مسافة (10 kg)',
    },
  },
  use_of_hiragana_and_kanji: {
    name: 'الهيراغانا والكانجي في كلمات العدّ',
    options: {
      use_hiragana_japanese_word_か所_or_か月_when_using_arabic_numerals_in_horizontal_writing_but_use_kanji_japanese_word_箇所_or_箇月_when_using_kanji_numbers:
        'か所 وか月 مع أرقام عربية في الكتابة الأفقية، و箇所 و箇月 مع أعداد كانجي',
    },
  },
  writing_numbers: {
    name: 'كتابة الأعداد',
    options: {
      always_use_kanji_numbers: 'أعداد كانجي دائمًا',
      use_arabic_numerals: 'أرقام عربية',
      use_full_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural:
        'أرقام عربية كاملة العرض، وكانجي حيث تبدو أكثر طبيعية فقط',
      use_half_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural:
        'أرقام عربية نصف العرض، وكانجي حيث تبدو أكثر طبيعية فقط',
    },
  },
  zero_format: {
    name: 'الصفر',
    options: {
      use_chinese_word_〇_for_numbering: '〇 للترقيم',
      use_chinese_word_零_for_measurement: '零 للقياس',
    },
  },
} as const
