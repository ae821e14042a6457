/** Names of the rules of punctuation that are about quotations, brackets and titles. */
export const quotations = {
  bracket: {
    name: 'かっこ',
    options: {
      use_hexagonal_brackets: '亀甲かっこ（〔 〕）',
      use_lenticular_brackets: 'すみ付きかっこ（【 】）',
      use_parentheses: '丸かっこ ( )',
      use_square_brackets_for_nationality_and_hexagonal_brackets_for_historical_period:
        '国籍は角かっこ、時代は亀甲かっこ',
    },
  },
  corner_bracket_and_periods: {
    name: '閉じかぎかっこの後の句点',
    options: { add_period_after_closing_corner_bracket_at_end_of_sentence: '文の終わりに付ける' },
  },
  corner_brackets_and_periods: {
    name: '閉じかぎかっこの前の句点',
    options: {
      do_not_add_period_before_closing_corner_bracket_when_sentence_continues: '文が続く場合は付けない',
    },
  },
  emphasis: {
    name: '強調',
    options: { use_double_corner_brackets: '二重かぎかっこ（『 』）' },
  },
  full_sentence_in_round_brackets: {
    name: '丸かっこ内の完全な文',
    options: { add_period_before_closing_round_bracket: '閉じかっこの前に句点' },
  },
  highlighting_specific_expressions: {
    name: '強調表現',
    options: {
      use_single_curly_quotation_marks: '曲がった一重引用符（‘ ’）',
      use_single_straight_quotation_marks: "まっすぐな一重引用符（' '）",
    },
  },
  japanese_reference_materials: {
    name: '日本の参考文献',
    options: { use_double_corner_brackets: '二重かぎかっこ（『 』）' },
  },
  parentheses_for_supplementary_information: {
    name: 'かっこ内の補足情報',
    options: { use_parentheses_without_space_on_either_side: '前後に空白のない丸かっこ' },
  },
  periods_in_direct_quotes: {
    name: '直接引用の句点',
    options: { do_not_use: '句点なし', use: 'ピリオド' },
  },
  quotation_mark: {
    name: '引用符',
    options: {
      use_curly_quotation_marks: '曲がった引用符（“ ”）',
      use_double_curly_quotation_marks: '曲がった二重引用符（“ ”）',
      use_double_straight_quotation_marks: 'まっすぐな二重引用符（" "）',
      use_guillemets: 'ギュメ（« »）',
      use_straight_quotation_marks: 'まっすぐな引用符（" "）',
    },
  },
  quotation_mark_and_apostrophe: {
    name: '引用符とアポストロフィ',
    options: {
      use_curly_quotation_marks_and_apostrophes: '曲がった引用符とアポストロフィ',
      use_double_and_single_curly_quotation_marks_and_curly_apostrophes:
        '曲がった二重・一重引用符、曲がったアポストロフィ',
      use_double_and_single_straight_quotation_marks_and_straight_apostrophes:
        'まっすぐな二重・一重引用符、まっすぐなアポストロフィ',
      use_guillemets_and_curly_apostrophes: 'ギュメと曲がったアポストロフィ',
      use_guillemets_and_straight_apostrophes: 'ギュメとまっすぐなアポストロフィ',
      use_straight_quotation_marks_and_apostrophes: 'まっすぐな引用符とアポストロフィ',
    },
  },
  quotation_style: {
    name: '引用の中の引用',
    options: {
      use_corner_brackets_for_primary_quotations_and_double_corner_brackets_for_secondary_quotations:
        'かぎかっこ、その中は二重かぎかっこ（「『 』」）',
      use_double_curly_quotation_marks_for_primary_quotations_and_single_curly_quotation_marks_for_secondary_quotations:
        '曲がった二重引用符、その中は一重（“‘ ’”）',
      use_double_curly_quotation_marks_for_primary_quotations_then_alternate_with_single_curly_quotation_marks_for_nested_quotations:
        '曲がった二重引用符、以降は一重と交互（“‘“ ”’”）',
      use_double_german_quotation_marks_for_primary_quotations_and_single_german_quotation_marks_for_secondary_quotations:
        'ドイツ式二重引用符、その中は一重（„‚ ‘“）',
      use_double_quotation_marks_for_primary_quotations_and_single_quotation_marks_for_secondary_quotations:
        '二重引用符、その中は一重',
      use_double_straight_quotation_marks_for_primary_quotations_and_single_straight_quotation_marks_for_secondary_quotations:
        'まっすぐな二重引用符、その中は一重（"\' \'"）',
      use_double_straight_quotation_marks_for_primary_quotations_then_alternate_with_single_straight_quotation_marks_for_nested_quotations:
        'まっすぐな二重引用符、以降は一重と交互（"\'" "\'"）',
      use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations:
        'ギュメ、その中は曲がった二重引用符（«“ ”»）',
      use_guillemets_for_primary_quotations_and_double_straight_quotation_marks_for_secondary_quotations:
        'ギュメ、その中はまっすぐな二重引用符（«" "»）',
      use_guillemets_for_primary_quotations_and_single_guillemets_for_secondary_quotations:
        'ギュメ、その中は一重ギュメ（«‹ ›»）',
      use_guillemets_for_primary_quotations_double_curly_quotation_marks_for_secondary_quotations_and_single_curly_quotation_marks_for_further_nested_quotations:
        'ギュメ、その中は曲がった二重引用符、さらに一重（«“‘ ’”»）',
      use_reversed_guillemets_for_primary_quotations_and_single_reversed_guillemets_for_secondary_quotations:
        '逆向きのギュメ、その中は一重（»› ‹«）',
      use_single_quotation_marks_for_primary_quotations_and_double_quotation_marks_for_secondary_quotations:
        '一重引用符、その中は二重',
    },
  },
  round_brackets: {
    name: '丸かっこ',
    options: {
      use_full_width_round_brackets: '全角 （ ）',
      use_half_width_round_brackets: '半角 ( )',
    },
  },
  setting_off_non_quoted_phrases: {
    name: '引用ではない強調語句',
    options: {
      use_full_width_quotation_marks: '全角の引用符',
      use_half_width_quotation_marks: '半角の引用符',
    },
  },
  text_in_round_brackets_referring_to_previous_sentence: {
    name: '前の文についての丸かっこ内の文',
    options: {
      add_period_after_closing_round_bracket: '閉じかっこの後に句点',
      add_period_before_closing_round_bracket: '閉じかっこの前に句点',
    },
  },
  text_in_round_brackets_supplementing_preceding_text: {
    name: '前の文を補う丸かっこ内の文',
    options: { add_period_after_closing_round_bracket: '閉じかっこの後に句点' },
  },
  titles_of_books_and_newspapers: {
    name: '書籍と新聞の題名',
    options: {
      use_double_angle_brackets: '二重山かっこ（《 》）',
      use_double_corner_brackets: '二重かぎかっこ（『 』）',
      use_double_straight_quotation_marks: 'まっすぐな二重引用符（" "）',
    },
  },
  titles_of_creative_works_trade_names_laws_and_regulations: {
    name: '作品名、商品名、法令名',
    options: {
      use_single_angle_brackets: '山かっこ（〈 〉）',
      use_single_corner_brackets: 'かぎかっこ（「 」）',
      use_single_straight_quotation_marks: "まっすぐな一重引用符（' '）",
    },
  },
} as const
