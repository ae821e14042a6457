/** Names of the rules about formatting, and of their options. */
export const formatting = {
  email_address_format: {
    name: 'Adresses e-mail',
    options: {
      place_domain_in_parentheses: 'Domaine entre parenthèses',
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
    name: 'Indicatif de pays',
    options: {
      use_00_before_country_code: '00 avant l’indicatif (0044)',
      use_plus_sign_before_country_code: 'Signe plus avant l’indicatif (+44)',
    },
  },
  phone_number_format: {
    name: 'Numéros de téléphone',
    options: {
      do_not_use_spaces: 'Sans espaces',
      do_not_use_spaces_or_special_characters_between_digits_of_phone_number:
        'Sans espaces ni caractères spéciaux entre les chiffres',
      keep_original_format: 'Garder le format d’origine',
      place_area_code_in_parentheses_followed_by_space:
        'Indicatif régional entre parenthèses, puis une espace',
      separate_area_code_and_phone_number_with_slash: 'Barre oblique après l’indicatif régional',
      separate_area_code_and_phone_number_with_space: 'Espace après l’indicatif régional',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_hyphens:
        'Traits d’union entre les parties (1-212-555-0123)',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_periods:
        'Points entre les parties (1.212.555.0123)',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_spaces:
        'Espaces entre les parties (1 212 555 0123)',
      use_north_american_numbering_plan_format: 'Format nord-américain',
      use_space_after_country_code: 'Espace après l’indicatif de pays',
    },
  },
  space_between_arabic_numerals_and_unit: {
    name: 'Espace entre chiffres arabes et unités',
    options: { do_not_use: 'Sans espace' },
  },
  space_between_chinese_and_english: {
    name: 'Espace entre chinois et anglais',
    options: { do_not_use: 'Sans espace' },
  },
  space_between_chinese_characters_and_arabic_numerals: {
    name: 'Espace entre caractères chinois et chiffres arabes',
    options: { do_not_use: 'Sans espace' },
  },
} as const
