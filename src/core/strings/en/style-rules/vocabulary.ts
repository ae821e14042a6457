/** Names of the rules about vocabulary, and of their options. */
export const vocabulary = {
  abbreviations: {
    name: 'Abbreviations at their first use',
    options: {
      write_original_term_then_abbreviation_and_explanation:
        'The original term, then abbreviation and explanation',
    },
  },
  loanwords: {
    name: 'Loanwords',
    options: {
      add_explanation_to_loanword_if_difficult_to_rephrase: 'Explained if hard to rephrase',
      rephrase_loanword_in_daily_use_chinese_or_japanese_words_if_possible:
        'Rephrased in everyday words of Chinese or Japanese origin where possible',
      rephrase_loanword_with_another_expression_if_not_established:
        'Rephrased in other words if not established',
      use_loanword_as_is_if_well_established: 'As they are if well established',
    },
  },
} as const
