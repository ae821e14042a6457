/** Names of the rules of punctuation that are about quotations, brackets and titles. */
export const quotations = {
  bracket: {
    name: '括号',
    options: {
      use_hexagonal_brackets: '六角括号（〔 〕）',
      use_lenticular_brackets: '方头括号（【 】）',
      use_parentheses: '圆括号 ( )',
      use_square_brackets_for_nationality_and_hexagonal_brackets_for_historical_period:
        '国籍用方括号，历史时期用六角括号',
    },
  },
  corner_bracket_and_periods: {
    name: '右直角引号后的句号',
    options: { add_period_after_closing_corner_bracket_at_end_of_sentence: '加在句末' },
  },
  corner_brackets_and_periods: {
    name: '右直角引号前的句号',
    options: {
      do_not_add_period_before_closing_corner_bracket_when_sentence_continues: '句子未完时不加',
    },
  },
  emphasis: {
    name: '强调',
    options: { use_double_corner_brackets: '双直角引号（『 』）' },
  },
  full_sentence_in_round_brackets: {
    name: '圆括号内的整句',
    options: { add_period_before_closing_round_bracket: '句号在右括号前' },
  },
  highlighting_specific_expressions: {
    name: '突出的词语',
    options: {
      use_single_curly_quotation_marks: '弯单引号（‘ ’）',
      use_single_straight_quotation_marks: "直单引号（' '）",
    },
  },
  japanese_reference_materials: {
    name: '日文参考文献',
    options: { use_double_corner_brackets: '双直角引号（『 』）' },
  },
  parentheses_for_supplementary_information: {
    name: '括号内的补充信息',
    options: { use_parentheses_without_space_on_either_side: '圆括号两侧无空格' },
  },
  periods_in_direct_quotes: {
    name: '直接引语中的句号',
    options: { do_not_use: '不用句号', use: '句点' },
  },
  quotation_mark: {
    name: '引号',
    options: {
      use_curly_quotation_marks: '弯引号（“ ”）',
      use_double_curly_quotation_marks: '弯双引号（“ ”）',
      use_double_straight_quotation_marks: '直双引号（" "）',
      use_guillemets: '书名号式引号（« »）',
      use_straight_quotation_marks: '直引号（" "）',
    },
  },
  quotation_mark_and_apostrophe: {
    name: '引号和撇号',
    options: {
      use_curly_quotation_marks_and_apostrophes: '弯引号和弯撇号',
      use_double_and_single_curly_quotation_marks_and_curly_apostrophes: '弯双引号、弯单引号和弯撇号',
      use_double_and_single_straight_quotation_marks_and_straight_apostrophes: '直双引号、直单引号和直撇号',
      use_guillemets_and_curly_apostrophes: '« » 引号和弯撇号',
      use_guillemets_and_straight_apostrophes: '« » 引号和直撇号',
      use_straight_quotation_marks_and_apostrophes: '直引号和直撇号',
    },
  },
  quotation_style: {
    name: '嵌套引用',
    options: {
      use_corner_brackets_for_primary_quotations_and_double_corner_brackets_for_secondary_quotations:
        '直角引号，内用双直角引号（「『 』」）',
      use_double_curly_quotation_marks_for_primary_quotations_and_single_curly_quotation_marks_for_secondary_quotations:
        '弯双引号，内用弯单引号（“‘ ’”）',
      use_double_curly_quotation_marks_for_primary_quotations_then_alternate_with_single_curly_quotation_marks_for_nested_quotations:
        '弯双引号，再与弯单引号交替（“‘“ ”’”）',
      use_double_german_quotation_marks_for_primary_quotations_and_single_german_quotation_marks_for_secondary_quotations:
        '德式双引号，内用德式单引号（„‚ ‘“）',
      use_double_quotation_marks_for_primary_quotations_and_single_quotation_marks_for_secondary_quotations:
        '双引号，内用单引号',
      use_double_straight_quotation_marks_for_primary_quotations_and_single_straight_quotation_marks_for_secondary_quotations:
        '直双引号，内用直单引号（"\' \'"）',
      use_double_straight_quotation_marks_for_primary_quotations_then_alternate_with_single_straight_quotation_marks_for_nested_quotations:
        '直双引号，再与直单引号交替（"\'" "\'"）',
      use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations:
        '« » 引号，内用弯双引号（«“ ”»）',
      use_guillemets_for_primary_quotations_and_double_straight_quotation_marks_for_secondary_quotations:
        '« » 引号，内用直双引号（«" "»）',
      use_guillemets_for_primary_quotations_and_single_guillemets_for_secondary_quotations:
        '« » 引号，内用 ‹ › 引号（«‹ ›»）',
      use_guillemets_for_primary_quotations_double_curly_quotation_marks_for_secondary_quotations_and_single_curly_quotation_marks_for_further_nested_quotations:
        '« » 引号，内用弯双引号，再内用弯单引号（«“‘ ’”»）',
      use_reversed_guillemets_for_primary_quotations_and_single_reversed_guillemets_for_secondary_quotations:
        '反向 » « 引号，内用单个（»› ‹«）',
      use_single_quotation_marks_for_primary_quotations_and_double_quotation_marks_for_secondary_quotations:
        '单引号，内用双引号',
    },
  },
  round_brackets: {
    name: '圆括号',
    options: {
      use_full_width_round_brackets: '全角（ ）',
      use_half_width_round_brackets: '半角 ( )',
    },
  },
  setting_off_non_quoted_phrases: {
    name: '非引用的突出语句',
    options: {
      use_full_width_quotation_marks: '全角引号',
      use_half_width_quotation_marks: '半角引号',
    },
  },
  text_in_round_brackets_referring_to_previous_sentence: {
    name: '圆括号内说明前一句的文字',
    options: {
      add_period_after_closing_round_bracket: '句号在右括号后',
      add_period_before_closing_round_bracket: '句号在右括号前',
    },
  },
  text_in_round_brackets_supplementing_preceding_text: {
    name: '圆括号内补充前文的文字',
    options: { add_period_after_closing_round_bracket: '句号在右括号后' },
  },
  titles_of_books_and_newspapers: {
    name: '书名和报纸名',
    options: {
      use_double_angle_brackets: '双书名号（《 》）',
      use_double_corner_brackets: '双直角引号（『 』）',
      use_double_straight_quotation_marks: '直双引号（" "）',
    },
  },
  titles_of_creative_works_trade_names_laws_and_regulations: {
    name: '作品、商品名、法律法规的名称',
    options: {
      use_single_angle_brackets: '单书名号（〈 〉）',
      use_single_corner_brackets: '单直角引号（「 」）',
      use_single_straight_quotation_marks: "直单引号（' '）",
    },
  },
} as const
