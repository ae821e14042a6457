/** Names of the rules about vocabulary, and of their options. */
export const vocabulary = {
  abbreviations: {
    name: 'Abreviaturas en su primer uso',
    options: {
      write_original_term_then_abbreviation_and_explanation:
        'El término original, después abreviatura y explicación',
    },
  },
  loanwords: {
    name: 'Préstamos',
    options: {
      add_explanation_to_loanword_if_difficult_to_rephrase: 'Explicados si es difícil reformularlos',
      rephrase_loanword_in_daily_use_chinese_or_japanese_words_if_possible:
        'Reformulados, si es posible, con palabras cotidianas de origen chino o japonés',
      rephrase_loanword_with_another_expression_if_not_established:
        'Reformulados con otras palabras si no están asentados',
      use_loanword_as_is_if_well_established: 'Tal como son si están bien asentados',
    },
  },
} as const
