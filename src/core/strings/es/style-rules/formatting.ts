/** Names of the rules about formatting, and of their options. */
export const formatting = {
  email_address_format: {
    name: 'Direcciones de correo',
    options: {
      place_domain_in_parentheses: 'Dominio entre paréntesis',
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
    name: 'Prefijo de país',
    options: {
      use_00_before_country_code: '00 antes del prefijo (0044)',
      use_plus_sign_before_country_code: 'Signo más antes del prefijo (+44)',
    },
  },
  phone_number_format: {
    name: 'Números de teléfono',
    options: {
      do_not_use_spaces: 'Sin espacios',
      do_not_use_spaces_or_special_characters_between_digits_of_phone_number:
        'Sin espacios ni caracteres especiales entre las cifras',
      keep_original_format: 'Mantener el formato original',
      place_area_code_in_parentheses_followed_by_space:
        'Prefijo de zona entre paréntesis, después un espacio',
      separate_area_code_and_phone_number_with_slash: 'Barra después del prefijo de zona',
      separate_area_code_and_phone_number_with_space: 'Espacio después del prefijo de zona',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_hyphens:
        'Guiones entre las partes (1-212-555-0123)',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_periods:
        'Puntos entre las partes (1.212.555.0123)',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_spaces:
        'Espacios entre las partes (1 212 555 0123)',
      use_north_american_numbering_plan_format: 'Formato norteamericano',
      use_space_after_country_code: 'Espacio después del prefijo de país',
    },
  },
  space_between_arabic_numerals_and_unit: {
    name: 'Espacio entre números arábigos y unidades',
    options: { do_not_use: 'Sin espacio' },
  },
  space_between_chinese_and_english: {
    name: 'Espacio entre chino e inglés',
    options: { do_not_use: 'Sin espacio' },
  },
  space_between_chinese_characters_and_arabic_numerals: {
    name: 'Espacio entre caracteres chinos y números arábigos',
    options: { do_not_use: 'Sin espacio' },
  },
} as const
