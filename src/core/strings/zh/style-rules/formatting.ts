/** Names of the rules about formatting, and of their options. */
export const formatting = {
  email_address_format: {
    name: '电子邮件地址',
    options: {
      place_domain_in_parentheses: '域名放在括号内',
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
    name: '电话号码的国家代码',
    options: {
      use_00_before_country_code: '国家代码前加 00（0044）',
      use_plus_sign_before_country_code: '国家代码前加加号（+44）',
    },
  },
  phone_number_format: {
    name: '电话号码',
    options: {
      do_not_use_spaces: '无空格',
      do_not_use_spaces_or_special_characters_between_digits_of_phone_number: '数字之间无空格和特殊字符',
      keep_original_format: '保持原格式',
      place_area_code_in_parentheses_followed_by_space: '区号放在括号内，后接空格',
      separate_area_code_and_phone_number_with_slash: '区号后用斜杠',
      separate_area_code_and_phone_number_with_space: '区号后用空格',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_hyphens:
        '各部分之间用连字符（1-212-555-0123）',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_periods:
        '各部分之间用句点（1.212.555.0123）',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_spaces:
        '各部分之间用空格（1 212 555 0123）',
      use_north_american_numbering_plan_format: '北美格式',
      use_space_after_country_code: '国家代码后用空格',
    },
  },
  space_between_arabic_numerals_and_unit: {
    name: '阿拉伯数字与单位之间的空格',
    options: { do_not_use: '无空格' },
  },
  space_between_chinese_and_english: {
    name: '中文与英文之间的空格',
    options: { do_not_use: '无空格' },
  },
  space_between_chinese_characters_and_arabic_numerals: {
    name: '汉字与阿拉伯数字之间的空格',
    options: { do_not_use: '无空格' },
  },
} as const
