/** Names of the rules of punctuation that are about quotations, brackets and titles. */
export const quotations = {
  bracket: {
    name: 'Brackets',
    options: {
      use_hexagonal_brackets: 'Hexagonal brackets (〔 〕)',
      use_lenticular_brackets: 'Lenticular brackets (【 】)',
      use_parentheses: 'Round brackets ( )',
      use_square_brackets_for_nationality_and_hexagonal_brackets_for_historical_period:
        'Square brackets for nationality, hexagonal brackets for historical period',
    },
  },
  corner_bracket_and_periods: {
    name: 'Full stop after a closing corner bracket',
    options: { add_period_after_closing_corner_bracket_at_end_of_sentence: 'Added at the end of a sentence' },
  },
  corner_brackets_and_periods: {
    name: 'Full stop before a closing corner bracket',
    options: {
      do_not_add_period_before_closing_corner_bracket_when_sentence_continues:
        'None where the sentence goes on',
    },
  },
  emphasis: {
    name: 'Emphasis',
    options: { use_double_corner_brackets: 'Double corner brackets (『 』)' },
  },
  full_sentence_in_round_brackets: {
    name: 'Whole sentences in round brackets',
    options: { add_period_before_closing_round_bracket: 'Full stop before the closing bracket' },
  },
  highlighting_specific_expressions: {
    name: 'Highlighted expressions',
    options: {
      use_single_curly_quotation_marks: 'Single curly quotation marks (‘ ’)',
      use_single_straight_quotation_marks: "Single straight quotation marks (' ')",
    },
  },
  japanese_reference_materials: {
    name: 'Japanese reference works',
    options: { use_double_corner_brackets: 'Double corner brackets (『 』)' },
  },
  parentheses_for_supplementary_information: {
    name: 'Additional information in brackets',
    options: { use_parentheses_without_space_on_either_side: 'Round brackets without spaces around them' },
  },
  periods_in_direct_quotes: {
    name: 'Full stops in direct quotations',
    options: { do_not_use: 'No full stop', use: 'Full stop' },
  },
  quotation_mark: {
    name: 'Quotation marks',
    options: {
      use_curly_quotation_marks: 'Curly quotation marks (“ ”)',
      use_double_curly_quotation_marks: 'Double curly quotation marks (“ ”)',
      use_double_straight_quotation_marks: 'Double straight quotation marks (" ")',
      use_guillemets: 'Guillemets (« »)',
      use_straight_quotation_marks: 'Straight quotation marks (" ")',
    },
  },
  quotation_mark_and_apostrophe: {
    name: 'Quotation marks and apostrophes',
    options: {
      use_curly_quotation_marks_and_apostrophes: 'Curly quotation marks and apostrophes',
      use_double_and_single_curly_quotation_marks_and_curly_apostrophes:
        'Double and single curly quotation marks, curly apostrophes',
      use_double_and_single_straight_quotation_marks_and_straight_apostrophes:
        'Double and single straight quotation marks, straight apostrophes',
      use_guillemets_and_curly_apostrophes: 'Guillemets and curly apostrophes',
      use_guillemets_and_straight_apostrophes: 'Guillemets and straight apostrophes',
      use_straight_quotation_marks_and_apostrophes: 'Straight quotation marks and apostrophes',
    },
  },
  quotation_style: {
    name: 'Nested quotations',
    options: {
      use_corner_brackets_for_primary_quotations_and_double_corner_brackets_for_secondary_quotations:
        'Corner brackets, inside them double corner brackets (「『 』」)',
      use_double_curly_quotation_marks_for_primary_quotations_and_single_curly_quotation_marks_for_secondary_quotations:
        'Double curly marks, inside them single ones (“‘ ’”)',
      use_double_curly_quotation_marks_for_primary_quotations_then_alternate_with_single_curly_quotation_marks_for_nested_quotations:
        'Double curly marks, then alternating with single ones (“‘“ ”’”)',
      use_double_german_quotation_marks_for_primary_quotations_and_single_german_quotation_marks_for_secondary_quotations:
        'Double German marks, inside them single ones („‚ ‘“)',
      use_double_quotation_marks_for_primary_quotations_and_single_quotation_marks_for_secondary_quotations:
        'Double marks, inside them single ones',
      use_double_straight_quotation_marks_for_primary_quotations_and_single_straight_quotation_marks_for_secondary_quotations:
        'Double straight marks, inside them single ones ("\' \'")',
      use_double_straight_quotation_marks_for_primary_quotations_then_alternate_with_single_straight_quotation_marks_for_nested_quotations:
        'Double straight marks, then alternating with single ones ("\'" "\'")',
      use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations:
        'Guillemets, inside them double curly marks («“ ”»)',
      use_guillemets_for_primary_quotations_and_double_straight_quotation_marks_for_secondary_quotations:
        'Guillemets, inside them double straight marks («" "»)',
      use_guillemets_for_primary_quotations_and_single_guillemets_for_secondary_quotations:
        'Guillemets, inside them single guillemets («‹ ›»)',
      use_guillemets_for_primary_quotations_double_curly_quotation_marks_for_secondary_quotations_and_single_curly_quotation_marks_for_further_nested_quotations:
        'Guillemets, inside them double curly marks, further in single ones («“‘ ’”»)',
      use_reversed_guillemets_for_primary_quotations_and_single_reversed_guillemets_for_secondary_quotations:
        'Reversed guillemets, inside them single ones (»› ‹«)',
      use_single_quotation_marks_for_primary_quotations_and_double_quotation_marks_for_secondary_quotations:
        'Single marks, inside them double ones',
    },
  },
  round_brackets: {
    name: 'Round brackets',
    options: {
      use_full_width_round_brackets: 'Full-width （ ）',
      use_half_width_round_brackets: 'Half-width ( )',
    },
  },
  setting_off_non_quoted_phrases: {
    name: 'Phrases set off that are not quotations',
    options: {
      use_full_width_quotation_marks: 'Full-width quotation marks',
      use_half_width_quotation_marks: 'Half-width quotation marks',
    },
  },
  text_in_round_brackets_referring_to_previous_sentence: {
    name: 'Text in round brackets about the sentence before',
    options: {
      add_period_after_closing_round_bracket: 'Full stop after the closing bracket',
      add_period_before_closing_round_bracket: 'Full stop before the closing bracket',
    },
  },
  text_in_round_brackets_supplementing_preceding_text: {
    name: 'Text in round brackets that adds to the text before',
    options: { add_period_after_closing_round_bracket: 'Full stop after the closing bracket' },
  },
  titles_of_books_and_newspapers: {
    name: 'Titles of books and newspapers',
    options: {
      use_double_angle_brackets: 'Double angle brackets (《 》)',
      use_double_corner_brackets: 'Double corner brackets (『 』)',
      use_double_straight_quotation_marks: 'Double straight quotation marks (" ")',
    },
  },
  titles_of_creative_works_trade_names_laws_and_regulations: {
    name: 'Titles of works, trade names, laws and regulations',
    options: {
      use_single_angle_brackets: 'Single angle brackets (〈 〉)',
      use_single_corner_brackets: 'Single corner brackets (「 」)',
      use_single_straight_quotation_marks: "Single straight quotation marks (' ')",
    },
  },
} as const
