/** Names of the rules of punctuation, those about quotations and brackets aside. */
export const punctuation = {
  abbreviations: {
    name: '略語の構成要素',
    options: {
      do_not_separate_abbreviated_words: '続けて書く（zB）',
      separate_each_abbreviated_word_with_period_and_space: 'ピリオドと空白で区切る（z. B.）',
      separate_each_abbreviated_word_with_period_without_space: '空白なしのピリオドで区切る（z.B.）',
      separate_each_abbreviated_word_with_space_without_period: 'ピリオドなしの空白で区切る（z B）',
    },
  },
  acronyms: {
    name: '頭字語',
    options: { do_not_use_periods: 'ピリオドなし' },
  },
  ampersand_abbreviation_spacing: {
    name: '略語の & の前後の空白',
    options: {
      do_not_use_spaces_before_and_after_ampersand_as_part_of_abbreviation: '空白なし（R&D）',
      use_spaces_before_and_after_ampersand_as_part_of_abbreviation: '空白あり（R & D）',
    },
  },
  ampersand_usage: {
    name: 'アンパサンド',
    options: {
      use_english_word_and_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
        '代わりに「and」。社名、一般的な略語、題名、コード、数式を除く',
      use_full_width_ampersand: '全角アンパサンド（＆）',
      use_german_word_und_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
        '代わりに「und」。社名、一般的な略語、題名、コード、数式を除く',
      use_half_width_ampersand: '半角アンパサンド（&）',
    },
  },
  apostrophe: {
    name: 'アポストロフィ',
    options: {
      use_curly_apostrophes: '曲がったアポストロフィ（’）',
      use_straight_apostrophes: "まっすぐなアポストロフィ（'）",
    },
  },
  chinese_mixed_with_english: {
    name: '中国語の中の英語',
    options: {
      do_not_place_english_in_quotation_marks: '英語を引用符で囲まない',
      place_english_in_quotation_marks: '英語を引用符で囲む',
    },
  },
  colon: {
    name: 'コロン',
    options: { use_full_width_colon: '全角コロン（：）', use_half_width_colon: '半角コロン（:）' },
  },
  colon_between_hours_and_minutes_or_chapters_and_verses: {
    name: '時刻、章と節のコロン',
    options: { do_not_use_space_before_or_after_colon: '前後に空白なし' },
  },
  colon_in_heading: {
    name: '見出しのコロン',
    options: { use_space_after_colon_not_before: '後に空白、前にはなし' },
  },
  colon_to_replace_versus_or_to: {
    name: '「対」を表すコロン',
    options: { do_not_use_space_before_or_after_colon: '前後に空白なし' },
  },
  comma_after_conjunctive_adverbs: {
    name: '接続副詞の後のコンマ',
    options: { do_not_use: 'コンマなし', use: 'コンマ' },
  },
  comma_after_i_e_and_e_g: {
    name: 'i.e. と e.g. の後のコンマ',
    options: { do_not_use: 'コンマなし', use: 'コンマ' },
  },
  comma_after_short_introductory_phrase: {
    name: '短い導入句の後のコンマ',
    options: { do_not_use: 'コンマなし', use: 'コンマ' },
  },
  comma_and_semicolon: {
    name: '節と節の間',
    options: { use_comma_between_clauses: 'コンマ', use_semicolon_between_clauses: 'セミコロン' },
  },
  dash: {
    name: 'ダッシュ',
    options: { use_em_dash: '全角ダッシュ（—）', use_hyphen: 'ハイフン（-）', use_tilde: '波ダッシュ（~）' },
  },
  ellipsis: {
    name: '省略記号',
    options: {
      use_ellipsis_character: '三点リーダー（…）',
      use_one_ellipsis_character: '三点リーダー 1 つ（…）',
      use_six_dots_at_the_bottom: '下に 6 点',
      use_six_dots_in_the_center: '中央に 6 点',
      use_three_dots_at_the_bottom: '下に 3 点',
      use_three_dots_in_the_center: '中央に 3 点',
      use_three_ellipsis_characters: '三点リーダー 3 つ（………）',
      use_three_periods: 'ピリオド 3 つ',
      use_three_periods_without_spaces: '空白なしのピリオド 3 つ（...）',
      use_three_spaced_periods: '空白付きのピリオド 3 つ（. . .）',
      use_two_ellipsis_characters: '三点リーダー 2 つ（……）',
    },
  },
  em_dash: {
    name: '全角ダッシュ',
    options: { use_double_em_dash: '二重の全角ダッシュ（——）' },
  },
  exclamation_marks: {
    name: '感嘆符',
    options: { do_not_use: 'なし' },
  },
  explanatory_note_indicator: {
    name: '注釈',
    options: { use_double_em_dash: '二重の全角ダッシュ（——）', use_parentheses: '丸かっこ ( )' },
  },
  passage_of_time_and_movement_between_locations: {
    name: '時間の経過と場所の移動',
    options: { use_double_em_dash: '二重の全角ダッシュ（——）' },
  },
  periods_and_commas: {
    name: '句点と読点',
    options: {
      use_full_width_japanese_periods_and_full_width_japanese_commas: '。と 、',
      use_full_width_japanese_periods_and_full_width_non_japanese_commas: '。と ，',
      use_full_width_non_japanese_periods_and_full_width_japanese_commas: '．と 、',
      use_full_width_non_japanese_periods_and_full_width_non_japanese_commas: '．と ，',
    },
  },
  periods_in_academic_degrees: {
    name: '学位のピリオド',
    options: { do_not_use: 'ピリオドなし（PhD）', use: 'ピリオドあり（Ph.D.）' },
  },
  periods_in_uppercase_initialisms_and_acronyms: {
    name: '大文字の頭字語のピリオド',
    options: { do_not_use: 'ピリオドなし（UN）' },
  },
  plus_sign_usage: {
    name: 'プラス記号',
    options: {
      do_not_use_plus_sign_to_symbolize_english_word_and_unless_it_is_part_of_a_proper_noun:
        '固有名詞を除き「と」の意味では使わない',
    },
  },
  possessives_of_proper_names_ending_in_s_style: {
    name: 's で終わる名前の所有格',
    options: {
      add_apostrophe_only: 'アポストロフィのみ（James’）',
      add_apostrophe_s: 'アポストロフィと s（James’s）',
    },
  },
  range_indicator: {
    name: '範囲',
    options: {
      use_en_dash_with_spaces: '空白付きの半角ダッシュ（1 – 5）',
      use_en_dash_without_space_on_either_side: '前後に空白のない半角ダッシュ（1–5）',
      use_en_dash_without_spaces: '空白なしの半角ダッシュ（1–5）',
      use_english_word_to: '「to」という語',
      use_full_width_dash: '全角ダッシュ記号',
      use_full_width_wave_dash: '全角波ダッシュ（～）',
      use_german_word_bis: '「bis」という語',
      use_half_width_dash: '半角ダッシュ記号',
      use_hyphen: 'ハイフン',
      use_hyphen_with_space_on_either_side: '前後に空白のあるハイフン（1 - 5）',
      use_hyphen_with_spaces: '空白付きのハイフン（1 - 5）',
      use_hyphen_without_space_on_either_side: '前後に空白のないハイフン（1-5）',
      use_hyphen_without_spaces: '空白なしのハイフン（1-5）',
      use_italian_words_da_a: '「da … a」という語',
      use_japanese_word_から: '「から」という語',
      use_korean_words_부터_까지: '부터 と 까지',
      use_spanish_words_de_a: '「de … a」という語',
      use_tilde: 'チルダ（1~5）',
    },
  },
  related_phrases_indicator: {
    name: '関連する語句',
    options: { use_comma: 'コンマ', use_hyphen: 'ハイフン', use_middle_dot: '中黒（·）' },
  },
  salutation: {
    name: '書き出しのあいさつ',
    options: {
      do_not_use_comma_after_salutation_capitalize_following_word: 'コンマなし、次の語は大文字で始める',
      use_colon_after_salutation: 'コロン',
      use_comma_after_salutation: 'コンマ',
      use_exclamation_mark_after_salutation: '感嘆符',
    },
  },
  sentence_break_indicator: {
    name: '文中の区切り',
    options: {
      use_em_dash_with_space_on_either_side: '空白付きの全角ダッシュ（word — word）',
      use_em_dash_without_space_on_either_side: '空白なしの全角ダッシュ（word—word）',
      use_en_dash_with_space_on_either_side: '空白付きの半角ダッシュ（word – word）',
    },
  },
  serial_comma: {
    name: '列挙の最後の項目の前のコンマ',
    options: {
      do_not_use: 'コンマなし',
      do_not_use_serial_comma_when_using_chinese_comma: '読点（、）を使う場合はなし',
      use: 'コンマ',
      use_serial_comma_when_using_comma: '項目をコンマで区切る場合はコンマ',
    },
  },
  slash: {
    name: 'スラッシュの前後の空白',
    options: {
      do_not_use_spaces_before_and_after_slashes: '空白なし（and/or）',
      use_spaces_before_and_after_slashes: '空白あり（and / or）',
      use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_and_after_slash:
        'スラッシュの前と後に複数の語がある場合は空白',
      use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_or_after_slash:
        'スラッシュの前か後に複数の語がある場合は空白',
    },
  },
  slash_usage: {
    name: 'スラッシュ',
    options: { do_not_use_slash_to_symbolize_english_word_or: '「または」の意味では使わない' },
  },
  spacing_and_punctuation: {
    name: '句読点の前の空白',
    options: { do_not_use_space: '空白なし', use_regular_space: '通常の空白' },
  },
  uppercase_acronyms: {
    name: '大文字の頭字語',
    options: { do_not_use_spaces: '空白なし', use_spaces: '空白' },
  },
} as const
