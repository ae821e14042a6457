/** Names of the rules about formatting, and of their options. */
export const formatting = {
  email_address_format: {
    name: 'E-Mail-Adressen',
    options: {
      place_domain_in_parentheses: 'Domain in Klammern',
      replace_at_symbol_with_english_word_at_in_brackets_and_replace_periods_with_english_word_dot_in_brackets:
        'name [at] example [dot] com',
      replace_at_symbol_with_english_word_at_in_brackets_with_space_on_either_side: 'name [at] example.com',
      replace_at_symbol_with_english_word_at_in_parentheses_with_space_on_either_side:
        'name (at) example.com',
      replace_at_symbol_with_english_word_at_with_space_on_either_side: 'name at example.com',
      use_standard_format: 'name@example.com',
    },
  },
  phone_number_country_code_format: {
    name: 'Landesvorwahl von Telefonnummern',
    options: {
      use_00_before_country_code: '00 vor der Landesvorwahl (0044)',
      use_plus_sign_before_country_code: 'Pluszeichen vor der Landesvorwahl (+44)',
    },
  },
  phone_number_format: {
    name: 'Telefonnummern',
    options: {
      do_not_use_spaces: 'Keine Leerzeichen',
      do_not_use_spaces_or_special_characters_between_digits_of_phone_number:
        'Keine Leer- oder Sonderzeichen zwischen den Ziffern',
      keep_original_format: 'Ursprüngliches Format beibehalten',
      place_area_code_in_parentheses_followed_by_space: 'Ortsvorwahl in Klammern, dann ein Leerzeichen',
      separate_area_code_and_phone_number_with_slash: 'Schrägstrich nach der Ortsvorwahl',
      separate_area_code_and_phone_number_with_space: 'Leerzeichen nach der Ortsvorwahl',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_hyphens:
        'Bindestriche zwischen den Teilen (1-212-555-0123)',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_periods:
        'Punkte zwischen den Teilen (1.212.555.0123)',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_spaces:
        'Leerzeichen zwischen den Teilen (1 212 555 0123)',
      use_north_american_numbering_plan_format: 'Nordamerikanisches Format',
      use_space_after_country_code: 'Leerzeichen nach der Landesvorwahl',
    },
  },
  space_between_arabic_numerals_and_unit: {
    name: 'Leerzeichen zwischen arabischen Ziffern und Einheiten',
    options: { do_not_use: 'Kein Leerzeichen' },
  },
  space_between_chinese_and_english: {
    name: 'Leerzeichen zwischen Chinesisch und Englisch',
    options: { do_not_use: 'Kein Leerzeichen' },
  },
  space_between_chinese_characters_and_arabic_numerals: {
    name: 'Leerzeichen zwischen chinesischen Zeichen und arabischen Ziffern',
    options: { do_not_use: 'Kein Leerzeichen' },
  },
} as const
