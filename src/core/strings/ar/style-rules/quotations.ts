/** Names of the rules of punctuation that are about quotations, brackets and titles. */
export const quotations = {
  bracket: {
    name: 'الأقواس',
    options: {
      use_hexagonal_brackets: 'أقواس سداسية (〔 〕)',
      use_lenticular_brackets: 'أقواس عدسية (【 】)',
      use_parentheses: 'أقواس مستديرة ( )',
      use_square_brackets_for_nationality_and_hexagonal_brackets_for_historical_period:
        'أقواس مربعة للجنسية، وسداسية للحقبة التاريخية',
    },
  },
  corner_bracket_and_periods: {
    name: 'النقطة بعد قوس زاوية الإغلاق',
    options: { add_period_after_closing_corner_bracket_at_end_of_sentence: 'تُضاف في نهاية الجملة' },
  },
  corner_brackets_and_periods: {
    name: 'النقطة قبل قوس زاوية الإغلاق',
    options: {
      do_not_add_period_before_closing_corner_bracket_when_sentence_continues: 'لا نقطة حيث تستمر الجملة',
    },
  },
  emphasis: {
    name: 'التشديد',
    options: { use_double_corner_brackets: 'أقواس زاوية مزدوجة (『 』)' },
  },
  full_sentence_in_round_brackets: {
    name: 'جمل كاملة بين أقواس مستديرة',
    options: { add_period_before_closing_round_bracket: 'نقطة قبل قوس الإغلاق' },
  },
  highlighting_specific_expressions: {
    name: 'التعابير المميزة',
    options: {
      use_single_curly_quotation_marks: 'علامات اقتباس مفردة منحنية (‘ ’)',
      use_single_straight_quotation_marks: "علامات اقتباس مفردة مستقيمة (' ')",
    },
  },
  japanese_reference_materials: {
    name: 'المراجع اليابانية',
    options: { use_double_corner_brackets: 'أقواس زاوية مزدوجة (『 』)' },
  },
  parentheses_for_supplementary_information: {
    name: 'معلومات إضافية بين قوسين',
    options: { use_parentheses_without_space_on_either_side: 'أقواس مستديرة بلا مسافات حولها' },
  },
  periods_in_direct_quotes: {
    name: 'النقاط في الاقتباسات المباشرة',
    options: { do_not_use: 'بلا نقطة', use: 'نقطة' },
  },
  quotation_mark: {
    name: 'علامات الاقتباس',
    options: {
      use_curly_quotation_marks: 'علامات اقتباس منحنية (“ ”)',
      use_double_curly_quotation_marks: 'علامات اقتباس مزدوجة منحنية (“ ”)',
      use_double_straight_quotation_marks: 'علامات اقتباس مزدوجة مستقيمة (" ")',
      use_guillemets: 'مزدوجات (« »)',
      use_straight_quotation_marks: 'علامات اقتباس مستقيمة (" ")',
    },
  },
  quotation_mark_and_apostrophe: {
    name: 'علامات الاقتباس والفواصل العليا',
    options: {
      use_curly_quotation_marks_and_apostrophes: 'علامات اقتباس وفواصل عليا منحنية',
      use_double_and_single_curly_quotation_marks_and_curly_apostrophes:
        'علامات اقتباس مزدوجة ومفردة منحنية، وفواصل عليا منحنية',
      use_double_and_single_straight_quotation_marks_and_straight_apostrophes:
        'علامات اقتباس مزدوجة ومفردة مستقيمة، وفواصل عليا مستقيمة',
      use_guillemets_and_curly_apostrophes: 'مزدوجات وفواصل عليا منحنية',
      use_guillemets_and_straight_apostrophes: 'مزدوجات وفواصل عليا مستقيمة',
      use_straight_quotation_marks_and_apostrophes: 'علامات اقتباس وفواصل عليا مستقيمة',
    },
  },
  quotation_style: {
    name: 'الاقتباسات المتداخلة',
    options: {
      use_corner_brackets_for_primary_quotations_and_double_corner_brackets_for_secondary_quotations:
        'أقواس زاوية، وداخلها مزدوجة (「『 』」)',
      use_double_curly_quotation_marks_for_primary_quotations_and_single_curly_quotation_marks_for_secondary_quotations:
        'علامات مزدوجة منحنية، وداخلها مفردة (“‘ ’”)',
      use_double_curly_quotation_marks_for_primary_quotations_then_alternate_with_single_curly_quotation_marks_for_nested_quotations:
        'علامات مزدوجة منحنية، ثم بالتناوب مع مفردة (“‘“ ”’”)',
      use_double_german_quotation_marks_for_primary_quotations_and_single_german_quotation_marks_for_secondary_quotations:
        'علامات ألمانية مزدوجة، وداخلها مفردة („‚ ‘“)',
      use_double_quotation_marks_for_primary_quotations_and_single_quotation_marks_for_secondary_quotations:
        'علامات مزدوجة، وداخلها مفردة',
      use_double_straight_quotation_marks_for_primary_quotations_and_single_straight_quotation_marks_for_secondary_quotations:
        'علامات مزدوجة مستقيمة، وداخلها مفردة ("\' \'")',
      use_double_straight_quotation_marks_for_primary_quotations_then_alternate_with_single_straight_quotation_marks_for_nested_quotations:
        'علامات مزدوجة مستقيمة، ثم بالتناوب مع مفردة ("\'" "\'")',
      use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations:
        'مزدوجات، وداخلها علامات مزدوجة منحنية («“ ”»)',
      use_guillemets_for_primary_quotations_and_double_straight_quotation_marks_for_secondary_quotations:
        'مزدوجات، وداخلها علامات مزدوجة مستقيمة («" "»)',
      use_guillemets_for_primary_quotations_and_single_guillemets_for_secondary_quotations:
        'مزدوجات، وداخلها مزدوجات مفردة («‹ ›»)',
      use_guillemets_for_primary_quotations_double_curly_quotation_marks_for_secondary_quotations_and_single_curly_quotation_marks_for_further_nested_quotations:
        'مزدوجات، وداخلها علامات مزدوجة منحنية، ثم مفردة («“‘ ’”»)',
      use_reversed_guillemets_for_primary_quotations_and_single_reversed_guillemets_for_secondary_quotations:
        'مزدوجات معكوسة، وداخلها مفردة (»› ‹«)',
      use_single_quotation_marks_for_primary_quotations_and_double_quotation_marks_for_secondary_quotations:
        'علامات مفردة، وداخلها مزدوجة',
    },
  },
  round_brackets: {
    name: 'أقواس مستديرة',
    options: {
      use_full_width_round_brackets: 'كاملة العرض （ ）',
      use_half_width_round_brackets: 'نصف العرض ( )',
    },
  },
  setting_off_non_quoted_phrases: {
    name: 'العبارات المميزة التي ليست اقتباسات',
    options: {
      use_full_width_quotation_marks: 'علامات اقتباس كاملة العرض',
      use_half_width_quotation_marks: 'علامات اقتباس نصف العرض',
    },
  },
  text_in_round_brackets_referring_to_previous_sentence: {
    name: 'نص بين قوسين مستديرين عن الجملة السابقة',
    options: {
      add_period_after_closing_round_bracket: 'نقطة بعد قوس الإغلاق',
      add_period_before_closing_round_bracket: 'نقطة قبل قوس الإغلاق',
    },
  },
  text_in_round_brackets_supplementing_preceding_text: {
    name: 'نص بين قوسين مستديرين يضيف إلى النص السابق',
    options: { add_period_after_closing_round_bracket: 'نقطة بعد قوس الإغلاق' },
  },
  titles_of_books_and_newspapers: {
    name: 'عناوين الكتب والصحف',
    options: {
      use_double_angle_brackets: 'أقواس زاوية حادة مزدوجة (《 》)',
      use_double_corner_brackets: 'أقواس زاوية مزدوجة (『 』)',
      use_double_straight_quotation_marks: 'علامات اقتباس مزدوجة مستقيمة (" ")',
    },
  },
  titles_of_creative_works_trade_names_laws_and_regulations: {
    name: 'عناوين الأعمال والأسماء التجارية والقوانين واللوائح',
    options: {
      use_single_angle_brackets: 'أقواس زاوية حادة مفردة (〈 〉)',
      use_single_corner_brackets: 'أقواس زاوية مفردة (「 」)',
      use_single_straight_quotation_marks: "علامات اقتباس مفردة مستقيمة (' ')",
    },
  },
} as const
