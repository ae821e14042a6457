/** Names of the rules about formatting, and of their options. */
export const formatting = {
  email_address_format: {
    name: 'メールアドレス',
    options: {
      place_domain_in_parentheses: 'ドメインをかっこに入れる',
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
    name: '電話番号の国番号',
    options: {
      use_00_before_country_code: '国番号の前に 00（0044）',
      use_plus_sign_before_country_code: '国番号の前にプラス記号（+44）',
    },
  },
  phone_number_format: {
    name: '電話番号',
    options: {
      do_not_use_spaces: '空白なし',
      do_not_use_spaces_or_special_characters_between_digits_of_phone_number:
        '数字の間に空白や記号を入れない',
      keep_original_format: '元の形式を保つ',
      place_area_code_in_parentheses_followed_by_space: '市外局番をかっこに入れ、後に空白',
      separate_area_code_and_phone_number_with_slash: '市外局番の後にスラッシュ',
      separate_area_code_and_phone_number_with_space: '市外局番の後に空白',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_hyphens:
        'ハイフンで区切る（1-212-555-0123）',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_periods:
        'ピリオドで区切る（1.212.555.0123）',
      separate_country_code_area_code_local_prefix_and_last_four_digits_with_spaces:
        '空白で区切る（1 212 555 0123）',
      use_north_american_numbering_plan_format: '北米の形式',
      use_space_after_country_code: '国番号の後に空白',
    },
  },
  space_between_arabic_numerals_and_unit: {
    name: 'アラビア数字と単位の間の空白',
    options: { do_not_use: '空白なし' },
  },
  space_between_chinese_and_english: {
    name: '中国語と英語の間の空白',
    options: { do_not_use: '空白なし' },
  },
  space_between_chinese_characters_and_arabic_numerals: {
    name: '漢字とアラビア数字の間の空白',
    options: { do_not_use: '空白なし' },
  },
} as const
