/** Names of the rules about formatting, and of their options. */
export const formatting = {
  email_address_format: {
    name: 'E-mail addresses',
    options: {
      place_domain_in_parentheses: 'Domain in brackets',
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
    name: 'Country code of phone numbers',
    options: {
      use_00_before_country_code: '00 before the country code (0044)',
      use_plus_sign_before_country_code: 'Plus sign before the country code (+44)',
    },
  },
  phone_number_format: {
    name: 'Phone numbers',
    options: {
      do_not_use_spaces: 'No spaces',
      do_not_use_spaces_or_special_characters_between_digits_of_phone_number:
        'No spaces or special characters between digits',
      keep_original_format: 'Keep the original format',
      place_area_code_in_parentheses_followed_by_space: 'Area code in brackets, then a space',
      separate_area_code_and_phone_number_with_slash: 'Slash after the area code',
      separate_area_code_and_phone_number_with_space: 'Space after the area code',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_hyphens:
        'Hyphens between the parts (1-212-555-0123)',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_periods:
        'Full stops between the parts (1.212.555.0123)',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_spaces:
        'Spaces between the parts (1 212 555 0123)',
      use_north_american_numbering_plan_format: 'North American format',
      use_space_after_country_code: 'Space after the country code',
    },
  },
  space_between_arabic_numerals_and_unit: {
    name: 'Space between Arabic numerals and units',
    options: { do_not_use: 'No space' },
  },
  space_between_chinese_and_english: {
    name: 'Space between Chinese and English',
    options: { do_not_use: 'No space' },
  },
  space_between_chinese_characters_and_arabic_numerals: {
    name: 'Space between Chinese characters and Arabic numerals',
    options: { do_not_use: 'No space' },
  },
} as const
