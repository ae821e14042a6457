/** Names of the rules about numbers, and of their options. */
export const numbers = {
  approximate_numbers: {
    name: 'Nombres approximatifs',
    options: { use_kanji_numbers: 'Nombres en kanji' },
  },
  currency_format: {
    name: 'Montants',
    options: {
      spell_out: 'En lettres',
      spell_out_currency_name_followed_by_amount_in_arabic_numerals_without_space:
        'Devise en lettres, puis chiffres arabes, sans espace',
      spell_out_currency_name_followed_by_amount_in_chinese: 'Devise en lettres, puis montant en chinois',
      use_amount_followed_by_currency_symbol_without_space: 'Montant, puis symbole, sans espace (10€)',
      use_amount_followed_by_space_then_currency_symbol: 'Montant, espace, symbole (10 €)',
      use_amount_followed_by_space_then_iso_code: 'Montant, espace, code ISO (10 EUR)',
      use_amount_followed_by_space_then_spell_out_currency_name:
        'Montant, espace, devise en lettres (10 Euro)',
      use_amount_followed_by_space_then_spell_out_currency_name_in_lowercase:
        'Montant, espace, devise en minuscules (10 euros)',
      use_amount_followed_by_spelled_out_currency_name_in_japanese_without_space:
        'Montant, puis devise en japonais, sans espace',
      use_amount_followed_by_spelled_out_currency_name_without_space:
        'Montant, puis devise en lettres, sans espace',
      use_currency_symbol_but_spell_out_if_no_symbol_exists: 'Symbole, ou en lettres s’il n’y en a pas',
      use_currency_symbol_but_use_iso_code_if_no_symbol_exists: 'Symbole, ou code ISO s’il n’y en a pas',
      use_currency_symbol_followed_by_amount_in_arabic_numerals_without_space:
        'Symbole, puis chiffres arabes, sans espace (€10)',
      use_currency_symbol_followed_by_amount_without_space: 'Symbole, puis montant, sans espace (€10)',
      use_currency_symbol_followed_by_space_then_amount: 'Symbole, espace, montant (€ 10)',
      use_currency_symbol_followed_by_space_then_amount_in_arabic_numerals:
        'Symbole, espace, chiffres arabes (€ 10)',
      use_full_width_currency_symbol_followed_by_amount_without_space:
        'Symbole pleine chasse, puis montant, sans espace (￥10)',
      use_half_width_currency_symbol_followed_by_amount_without_space:
        'Symbole demi-chasse, puis montant, sans espace (¥10)',
      use_half_width_currency_symbol_followed_by_space_then_amount:
        'Symbole demi-chasse, espace, montant (¥ 10)',
      use_iso_code: 'Code ISO',
      use_iso_code_followed_by_space_then_amount: 'Code ISO, espace, montant (EUR 10)',
      use_iso_code_followed_by_space_then_amount_in_arabic_numerals:
        'Code ISO, espace, chiffres arabes (EUR 10)',
    },
  },
  decimal_numbers_less_than_one: {
    name: 'Décimales inférieures à un',
    options: { always_use_0_before_decimal_separator: 'Toujours 0 avant le séparateur décimal' },
  },
  decimal_separator: {
    name: 'Séparateur décimal',
    options: {
      use_comma_and_do_not_use_thousands_separator: 'Virgule, sans séparateur de milliers',
      use_comma_as_decimal_separator: 'Virgule (0,5)',
      use_comma_do_not_use_thousands_separator_and_use_period_only_for_radio_stations:
        'Virgule, sans séparateur de milliers, et point seulement pour les stations de radio',
      use_period_and_do_not_use_thousands_separator: 'Point, sans séparateur de milliers',
      use_period_as_decimal_separator: 'Point (0.5)',
    },
  },
  dimensions_separator: {
    name: 'Dimensions',
    options: {
      use_multiplication_sign_between_dimensions_with_space_on_either_side:
        'Signe de multiplication avec espaces (10 × 20)',
      use_multiplication_sign_between_dimensions_without_space_on_either_side:
        'Signe de multiplication sans espaces (10×20)',
      use_x_between_dimensions_with_space_on_either_side: 'La lettre x avec espaces (10 x 20)',
      use_x_between_dimensions_without_space_on_either_side: 'La lettre x sans espaces (10x20)',
    },
  },
  equation_formula_reference: {
    name: 'Renvois aux équations et formules',
    options: {
      always_use_arabic_numerals_to_number_equations_or_formulas_referenced_in_text:
        'Toujours en chiffres arabes',
    },
  },
  kanji_numbers: {
    name: 'Nombres en kanji',
    options: {
      use_kanji_numbers_for_numbers_in_phrases_and_counting_method_based_on_native_japanese_readings:
        'Nombres en kanji dans les locutions et le comptage japonais',
    },
  },
  large_number_format: {
    name: 'Grands nombres',
    options: {
      always_use_arabic_numerals: 'Toujours en chiffres arabes',
      spell_out_large_numbers: 'En lettres',
      use_abbreviations_for_large_numbers: 'Abréviations pour les grands nombres',
      use_chinese_characters_for_ten_thousands_and_hundred_millions:
        'Caractères chinois pour dizaines de milliers et centaines de millions',
      use_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years:
        'Virgule tous les trois chiffres, sauf dans les années',
      use_kanji_for_trillions_hundred_millions_and_ten_thousands:
        'Kanji pour billions, centaines de millions et dizaines de milliers',
      use_korean_words_만_억_조_with_space: '만, 억 et 조, avec espace',
      use_korean_words_만_억_조_without_space: '만, 억 et 조, sans espace',
    },
  },
  large_sums_of_money: {
    name: 'Mots pour les grandes sommes',
    options: {
      spell_out_italian_words_milione_and_miliardo: 'milione et miliardo en entier',
      use_italian_words_mio_and_mrd_instead_of_italian_words_milione_and_miliardo:
        'mio et mrd au lieu de milione et miliardo',
    },
  },
  large_sums_of_money_format: {
    name: 'Format des grandes sommes',
    options: {
      use_amount_followed_by_abbreviation_for_million_or_billion_without_space:
        'Montant, puis abréviation, sans espace (10m)',
      use_amount_followed_by_space_then_abbreviation_for_million_or_billion:
        'Montant, espace, abréviation (10 m)',
      use_amount_followed_by_space_then_english_word_million_or_billion:
        'Montant, espace, le mot million ou billion (10 million)',
    },
  },
  list_of_measurements_with_units: {
    name: 'Listes de mesures',
    options: { repeat_unit_for_each_measurement_in_list: 'Répéter l’unité pour chaque mesure' },
  },
  mathematical_expression_spacing: {
    name: 'Espaces dans les expressions mathématiques',
    options: {
      use_space_between_elements_of_mathematical_expression_or_equation:
        'Espace entre les éléments (1 + 2 = 3)',
    },
  },
  number_format: {
    name: 'Format des nombres',
    options: {
      use_half_width_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years_and_use_half_width_period_as_decimal_separator:
        'Virgule demi-chasse tous les trois chiffres, sauf dans les années, et point décimal demi-chasse',
    },
  },
  number_separator: {
    name: 'Virgule chinoise entre les nombres',
    options: {
      do_not_use_chinese_comma_to_separate_numbers_indicating_approximate_value:
        'Aucune entre des nombres qui donnent une valeur approximative',
      use_chinese_comma_to_separate_numbers_in_abbreviations:
        'Virgule chinoise entre les nombres dans les abréviations',
    },
  },
  numbers_of_5_digits_or_more: {
    name: 'Nombres de cinq chiffres ou plus',
    options: {
      use_comma_as_decimal_separator_and_period_as_thousands_separator: '12.345,67',
      use_comma_as_decimal_separator_and_space_as_thousands_separator: '12 345,67',
      use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations:
        '12.345,67, avec un point pour les stations de radio',
      use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations:
        '12 345,67, avec un point pour les stations de radio',
      use_period_as_decimal_separator_and_comma_as_thousands_separator: '12,345.67',
      use_period_as_decimal_separator_and_space_as_thousands_separator: '12 345.67',
    },
  },
  numbers_up_to_4_digits: {
    name: 'Nombres jusqu’à quatre chiffres',
    options: {
      use_comma_as_decimal_separator_and_period_as_thousands_separator: '1.234,56',
      use_comma_as_decimal_separator_and_space_as_thousands_separator: '1 234,56',
      use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations:
        '1.234,56, avec un point pour les stations de radio',
      use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations:
        '1 234,56, avec un point pour les stations de radio',
      use_period_as_decimal_separator_and_comma_as_thousands_separator: '1,234.56',
      use_period_as_decimal_separator_and_space_as_thousands_separator: '1 234.56',
    },
  },
  percentage_format: {
    name: 'Pourcentages',
    options: {
      use_arabic_numerals_followed_by_percent_symbol_without_space: 'Chiffres arabes et %, sans espace (10%)',
      use_chinese_numbers_followed_by_chinese_word_百分之: 'Nombres chinois avec 百分之',
      use_numerals_followed_by_full_width_percent_symbol_without_space:
        'Chiffres et ％ pleine chasse, sans espace',
      use_numerals_followed_by_japanese_word_パーセント_without_space: 'Chiffres et パーセント, sans espace',
      use_numerals_followed_by_korean_word_퍼센트: 'Chiffres et 퍼센트',
      use_numerals_followed_by_percent_symbol: 'Chiffres et % (10%)',
      use_numerals_followed_by_space_then_german_word_prozent: 'Chiffres, espace, Prozent',
      use_numerals_followed_by_space_then_half_width_percent_symbol: 'Chiffres, espace, % demi-chasse',
      use_numerals_followed_by_space_then_italian_word_per_cento: 'Chiffres, espace, per cento',
      use_numerals_followed_by_space_then_italian_word_percento: 'Chiffres, espace, percento',
      use_numerals_followed_by_space_then_korean_word_퍼센트: 'Chiffres, espace, 퍼센트',
      use_numerals_followed_by_space_then_percent_symbol: 'Chiffres, espace, % (10 %)',
      use_numerals_followed_by_space_then_spell_out_per_cent: 'Chiffres, espace, per cent',
      use_numerals_followed_by_space_then_spell_out_percent: 'Chiffres, espace, percent',
      use_spanish_word_por_cien: 'por cien',
      use_spanish_word_por_ciento: 'por ciento',
    },
  },
  reference_to_symbol: {
    name: 'Renvois aux symboles',
    options: {
      spell_out_symbol_name_followed_by_symbol_in_parentheses:
        'Nom du symbole, puis le symbole entre parenthèses',
    },
  },
  spelling_out_units: {
    name: 'Unités de mesure',
    options: {
      abbreviate_units_of_measure_when_used_with_numeral_but_spell_out_when_used_without_numeral:
        'Abrégées avec un chiffre, en entier sans',
      always_abbreviate_units_of_measure: 'Toujours abrégées',
      always_spell_out_units_of_measure: 'Toujours en entier',
      spell_out_units_in_korean: 'En entier, en coréen',
      spell_out_units_of_measure_when_used_with_spelled_out_numbers_but_abbreviate_when_used_with_numeral:
        'En entier avec nombres en lettres, abrégées avec chiffres',
      spell_out_units_of_measure_with_katakana_or_katakana_and_kanji: 'En katakana, ou katakana et kanji',
      use_si_symbols: 'Symboles SI',
      use_unit_symbols: 'Symboles des unités',
    },
  },
  temperature_format: {
    name: 'Températures',
    options: {
      spell_out_unit: 'Unité en lettres',
      spell_out_unit_followed_by_numerals_then_korean_word_도: 'Unité en lettres, puis chiffres et 도',
      use_arabic_numerals_followed_by_space_then_spell_out_unit: 'Chiffres arabes, espace, unité en lettres',
      use_arabic_numerals_followed_by_unit_symbol_without_space:
        'Chiffres arabes et symbole, sans espace (20°C)',
      use_arabic_numerals_then_spell_out_unit: 'Chiffres arabes, puis unité en lettres',
      use_chinese_numbers_then_spell_out_unit: 'Nombres chinois, puis unité en lettres',
      use_italian_word_grado_and_do_not_specify_temperature_scale:
        'grado, sans échelle de température (italien)',
      use_numerals_followed_by_japanese_word_度_without_space: 'Chiffres et 度, sans espace',
      use_numerals_followed_by_korean_word_도: 'Chiffres et 도',
      use_numerals_followed_by_space_then_spell_out_unit: 'Chiffres, espace, unité en lettres',
      use_numerals_followed_by_space_then_unit_symbol: 'Chiffres, espace, symbole (20 °C)',
      use_numerals_followed_by_unit_symbol_without_space: 'Chiffres et symbole, sans espace (20°C)',
      use_spanish_word_grado_and_do_not_specify_temperature_scale:
        'grado, sans échelle de température (espagnol)',
    },
  },
  thousands_separator: {
    name: 'Séparateur de milliers',
    options: {
      do_not_use: 'Non utilisé',
      do_not_use_thousands_separator: 'Sans séparateur de milliers',
      use_comma: 'Virgule',
      use_comma_to_separate_large_numbers_into_units_of_three: 'Virgule tous les trois chiffres',
      use_period: 'Point',
      use_period_as_thousands_separator: 'Point comme séparateur de milliers (1.000)',
      use_space: 'Espace',
      use_space_as_thousands_separator: 'Espace comme séparateur de milliers (1 000)',
      use_space_to_separate_large_numbers_into_units_of_three: 'Espace tous les trois chiffres',
      use_straight_apostrophe_as_thousands_separator:
        "Apostrophe droite comme séparateur de milliers (1'000)",
    },
  },
  units_of_measure_spacing: {
    name: 'Espace avant les unités de mesure',
    options: {
      do_not_use_space_between_numeral_and_unit_of_measure: 'Sans espace (10kg)',
      use_space_between_numeral_and_unit_of_measure: 'Espace (10 kg)',
    },
  },
  use_of_hiragana_and_kanji: {
    name: 'Hiragana et kanji dans les compteurs',
    options: {
      use_hiragana_japanese_word_か所_or_か月_when_using_arabic_numerals_in_horizontal_writing_but_use_kanji_japanese_word_箇所_or_箇月_when_using_kanji_numbers:
        'か所 et か月 avec chiffres arabes en écriture horizontale, 箇所 et 箇月 avec nombres en kanji',
    },
  },
  writing_numbers: {
    name: 'Écriture des nombres',
    options: {
      always_use_kanji_numbers: 'Toujours en kanji',
      use_arabic_numerals: 'Chiffres arabes',
      use_full_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural:
        'Chiffres arabes pleine chasse, kanji seulement s’ils sonnent mieux',
      use_half_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural:
        'Chiffres arabes demi-chasse, kanji seulement s’ils sonnent mieux',
    },
  },
  zero_format: {
    name: 'Zéro',
    options: {
      use_chinese_word_〇_for_numbering: '〇 pour la numérotation',
      use_chinese_word_零_for_measurement: '零 pour les mesures',
    },
  },
} as const
