/** Names of the rules about formatting, and of their options. */
export const formatting = {
  email_address_format: {
    name: 'عناوين البريد الإلكتروني',
    options: {
      place_domain_in_parentheses: 'النطاق بين قوسين',
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
    name: 'رمز الدولة في أرقام الهاتف',
    options: {
      use_00_before_country_code: '00 قبل رمز الدولة (0044)',
      use_plus_sign_before_country_code: 'علامة زائد قبل رمز الدولة (+44)',
    },
  },
  phone_number_format: {
    name: 'أرقام الهاتف',
    options: {
      do_not_use_spaces: 'بلا مسافات',
      do_not_use_spaces_or_special_characters_between_digits_of_phone_number:
        'بلا مسافات أو رموز خاصة بين الأرقام',
      keep_original_format: 'إبقاء التنسيق الأصلي',
      place_area_code_in_parentheses_followed_by_space: 'رمز المنطقة بين قوسين، ثم مسافة',
      separate_area_code_and_phone_number_with_slash: 'شرطة مائلة بعد رمز المنطقة',
      separate_area_code_and_phone_number_with_space: 'مسافة بعد رمز المنطقة',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_hyphens:
        'شرطات بين الأجزاء (1-212-555-0123)',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_periods:
        'نقاط بين الأجزاء (1.212.555.0123)',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_spaces:
        'مسافات بين الأجزاء (1 212 555 0123)',
      use_north_american_numbering_plan_format: 'تنسيق أمريكا الشمالية',
      use_space_after_country_code: 'مسافة بعد رمز الدولة',
    },
  },
  space_between_arabic_numerals_and_unit: {
    name: 'المسافة بين الأرقام العربية والوحدات',
    options: { do_not_use: 'بلا مسافة' },
  },
  space_between_chinese_and_english: {
    name: 'المسافة بين الصينية والإنجليزية',
    options: { do_not_use: 'بلا مسافة' },
  },
  space_between_chinese_characters_and_arabic_numerals: {
    name: 'المسافة بين الحروف الصينية والأرقام العربية',
    options: { do_not_use: 'بلا مسافة' },
  },
} as const
