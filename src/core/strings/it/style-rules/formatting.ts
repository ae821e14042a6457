/** Names of the rules about formatting, and of their options. */
export const formatting = {
  email_address_format: {
    name: 'Indirizzi e-mail',
    options: {
      place_domain_in_parentheses: 'Dominio tra parentesi',
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
    name: 'Prefisso internazionale',
    options: {
      use_00_before_country_code: '00 prima del prefisso (0044)',
      use_plus_sign_before_country_code: 'Segno più prima del prefisso (+44)',
    },
  },
  phone_number_format: {
    name: 'Numeri di telefono',
    options: {
      do_not_use_spaces: 'Senza spazi',
      do_not_use_spaces_or_special_characters_between_digits_of_phone_number:
        'Senza spazi né caratteri speciali tra le cifre',
      keep_original_format: 'Mantenere il formato originale',
      place_area_code_in_parentheses_followed_by_space: 'Prefisso locale tra parentesi, poi uno spazio',
      separate_area_code_and_phone_number_with_slash: 'Barra dopo il prefisso locale',
      separate_area_code_and_phone_number_with_space: 'Spazio dopo il prefisso locale',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_hyphens:
        'Trattini tra le parti (1-212-555-0123)',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_periods:
        'Punti tra le parti (1.212.555.0123)',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_spaces:
        'Spazi tra le parti (1 212 555 0123)',
      use_north_american_numbering_plan_format: 'Formato nordamericano',
      use_space_after_country_code: 'Spazio dopo il prefisso internazionale',
    },
  },
  space_between_arabic_numerals_and_unit: {
    name: 'Spazio tra numeri arabi e unità',
    options: { do_not_use: 'Nessuno spazio' },
  },
  space_between_chinese_and_english: {
    name: 'Spazio tra cinese e inglese',
    options: { do_not_use: 'Nessuno spazio' },
  },
  space_between_chinese_characters_and_arabic_numerals: {
    name: 'Spazio tra caratteri cinesi e numeri arabi',
    options: { do_not_use: 'Nessuno spazio' },
  },
} as const
