/** Names of the rules of punctuation, those about quotations and brackets aside. */
export const punctuation = {
  abbreviations: {
    name: '缩写的各部分',
    options: {
      do_not_separate_abbreviated_words: '连写（zB）',
      separate_each_abbreviated_word_with_period_and_space: '用句点和空格分开（z. B.）',
      separate_each_abbreviated_word_with_period_without_space: '用句点分开，无空格（z.B.）',
      separate_each_abbreviated_word_with_space_without_period: '用空格分开，无句点（z B）',
    },
  },
  acronyms: {
    name: '首字母缩略词',
    options: { do_not_use_periods: '不用句点' },
  },
  ampersand_abbreviation_spacing: {
    name: '缩写中 & 两侧的空格',
    options: {
      do_not_use_spaces_before_and_after_ampersand_as_part_of_abbreviation: '无空格（R&D）',
      use_spaces_before_and_after_ampersand_as_part_of_abbreviation: '空格（R & D）',
    },
  },
  ampersand_usage: {
    name: '和号（&）',
    options: {
      use_english_word_and_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
        '改用“and”，公司名、常用缩写、标题、代码和方程除外',
      use_full_width_ampersand: '全角和号（＆）',
      use_german_word_und_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
        '改用“und”，公司名、常用缩写、标题、代码和方程除外',
      use_half_width_ampersand: '半角和号（&）',
    },
  },
  apostrophe: {
    name: '撇号',
    options: {
      use_curly_apostrophes: '弯撇号（’）',
      use_straight_apostrophes: "直撇号（'）",
    },
  },
  chinese_mixed_with_english: {
    name: '中文里的英文',
    options: {
      do_not_place_english_in_quotation_marks: '英文不加引号',
      place_english_in_quotation_marks: '英文加引号',
    },
  },
  colon: {
    name: '冒号',
    options: { use_full_width_colon: '全角冒号（：）', use_half_width_colon: '半角冒号（:）' },
  },
  colon_between_hours_and_minutes_or_chapters_and_verses: {
    name: '时间、章节中的冒号',
    options: { do_not_use_space_before_or_after_colon: '前后无空格' },
  },
  colon_in_heading: {
    name: '标题中的冒号',
    options: { use_space_after_colon_not_before: '后有空格，前无空格' },
  },
  colon_to_replace_versus_or_to: {
    name: '表示“对”或“比”的冒号',
    options: { do_not_use_space_before_or_after_colon: '前后无空格' },
  },
  comma_after_conjunctive_adverbs: {
    name: '连接副词后的逗号',
    options: { do_not_use: '不用逗号', use: '逗号' },
  },
  comma_after_i_e_and_e_g: {
    name: 'i.e. 和 e.g. 后的逗号',
    options: { do_not_use: '不用逗号', use: '逗号' },
  },
  comma_after_short_introductory_phrase: {
    name: '短引导语后的逗号',
    options: { do_not_use: '不用逗号', use: '逗号' },
  },
  comma_and_semicolon: {
    name: '分句之间',
    options: { use_comma_between_clauses: '逗号', use_semicolon_between_clauses: '分号' },
  },
  dash: {
    name: '破折号',
    options: { use_em_dash: '长破折号（—）', use_hyphen: '连字符（-）', use_tilde: '波浪号（~）' },
  },
  ellipsis: {
    name: '省略号',
    options: {
      use_ellipsis_character: '省略号字符（…）',
      use_one_ellipsis_character: '一个省略号字符（…）',
      use_six_dots_at_the_bottom: '六个居下的点',
      use_six_dots_in_the_center: '六个居中的点',
      use_three_dots_at_the_bottom: '三个居下的点',
      use_three_dots_in_the_center: '三个居中的点',
      use_three_ellipsis_characters: '三个省略号字符（………）',
      use_three_periods: '三个句点',
      use_three_periods_without_spaces: '三个句点，无空格（...）',
      use_three_spaced_periods: '三个句点，带空格（. . .）',
      use_two_ellipsis_characters: '两个省略号字符（……）',
    },
  },
  em_dash: {
    name: '长破折号',
    options: { use_double_em_dash: '双破折号（——）' },
  },
  exclamation_marks: {
    name: '感叹号',
    options: { do_not_use: '无' },
  },
  explanatory_note_indicator: {
    name: '注释说明',
    options: { use_double_em_dash: '双破折号（——）', use_parentheses: '圆括号 ( )' },
  },
  passage_of_time_and_movement_between_locations: {
    name: '时间推移和地点转换',
    options: { use_double_em_dash: '双破折号（——）' },
  },
  periods_and_commas: {
    name: '句号和逗号',
    options: {
      use_full_width_japanese_periods_and_full_width_japanese_commas: '“。”和“、”',
      use_full_width_japanese_periods_and_full_width_non_japanese_commas: '“。”和“，”',
      use_full_width_non_japanese_periods_and_full_width_japanese_commas: '“．”和“、”',
      use_full_width_non_japanese_periods_and_full_width_non_japanese_commas: '“．”和“，”',
    },
  },
  periods_in_academic_degrees: {
    name: '学位中的句点',
    options: { do_not_use: '不用句点（PhD）', use: '用句点（Ph.D.）' },
  },
  periods_in_uppercase_initialisms_and_acronyms: {
    name: '大写缩略词中的句点',
    options: { do_not_use: '不用句点（UN）' },
  },
  plus_sign_usage: {
    name: '加号',
    options: {
      do_not_use_plus_sign_to_symbolize_english_word_and_unless_it_is_part_of_a_proper_noun:
        '不用来表示“和”，专有名词除外',
    },
  },
  possessives_of_proper_names_ending_in_s_style: {
    name: '以 s 结尾的名字的所有格',
    options: {
      add_apostrophe_only: '只加撇号（James’）',
      add_apostrophe_s: '加撇号和 s（James’s）',
    },
  },
  range_indicator: {
    name: '范围',
    options: {
      use_en_dash_with_spaces: '短破折号带空格（1 – 5）',
      use_en_dash_without_space_on_either_side: '短破折号两侧无空格（1–5）',
      use_en_dash_without_spaces: '短破折号不带空格（1–5）',
      use_english_word_to: '用词“to”',
      use_full_width_dash: '全角破折号',
      use_full_width_wave_dash: '全角波浪号（～）',
      use_german_word_bis: '用词“bis”',
      use_half_width_dash: '半角破折号',
      use_hyphen: '连字符',
      use_hyphen_with_space_on_either_side: '连字符两侧带空格（1 - 5）',
      use_hyphen_with_spaces: '连字符带空格（1 - 5）',
      use_hyphen_without_space_on_either_side: '连字符两侧无空格（1-5）',
      use_hyphen_without_spaces: '连字符不带空格（1-5）',
      use_italian_words_da_a: '用词“da … a”',
      use_japanese_word_から: '用词 から',
      use_korean_words_부터_까지: '用词 부터 和 까지',
      use_spanish_words_de_a: '用词“de … a”',
      use_tilde: '波浪号（1~5）',
    },
  },
  related_phrases_indicator: {
    name: '相关词组',
    options: { use_comma: '逗号', use_hyphen: '连字符', use_middle_dot: '间隔号（·）' },
  },
  salutation: {
    name: '称呼语',
    options: {
      do_not_use_comma_after_salutation_capitalize_following_word: '不用逗号，下一个词首字母大写',
      use_colon_after_salutation: '冒号',
      use_comma_after_salutation: '逗号',
      use_exclamation_mark_after_salutation: '感叹号（称呼语后）',
    },
  },
  sentence_break_indicator: {
    name: '句中停顿',
    options: {
      use_em_dash_with_space_on_either_side: '长破折号带空格（word — word）',
      use_em_dash_without_space_on_either_side: '长破折号不带空格（word—word）',
      use_en_dash_with_space_on_either_side: '短破折号带空格（word – word）',
    },
  },
  serial_comma: {
    name: '列举末项前的逗号',
    options: {
      do_not_use: '不用逗号',
      do_not_use_serial_comma_when_using_chinese_comma: '使用顿号时不用',
      use: '逗号',
      use_serial_comma_when_using_comma: '各项以逗号分隔时用逗号',
    },
  },
  slash: {
    name: '斜杠两侧的空格',
    options: {
      do_not_use_spaces_before_and_after_slashes: '无空格（and/or）',
      use_spaces_before_and_after_slashes: '空格（and / or）',
      use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_and_after_slash:
        '斜杠前后都有多个词时用空格',
      use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_or_after_slash:
        '斜杠前或后有多个词时用空格',
    },
  },
  slash_usage: {
    name: '斜杠',
    options: { do_not_use_slash_to_symbolize_english_word_or: '不用来表示“或”' },
  },
  spacing_and_punctuation: {
    name: '标点前的空格',
    options: { do_not_use_space: '无空格', use_regular_space: '普通空格' },
  },
  uppercase_acronyms: {
    name: '大写缩略词',
    options: { do_not_use_spaces: '无空格', use_spaces: '用空格' },
  },
} as const
