/** Names of the rules about vocabulary, and of their options. */
export const vocabulary = {
  abbreviations: {
    name: 'Abkürzungen beim ersten Auftreten',
    options: {
      write_original_term_then_abbreviation_and_explanation:
        'Der ursprüngliche Begriff, dann Abkürzung und Erklärung',
    },
  },
  loanwords: {
    name: 'Lehnwörter',
    options: {
      add_explanation_to_loanword_if_difficult_to_rephrase: 'Erklärt, wenn schwer zu umschreiben',
      rephrase_loanword_in_daily_use_chinese_or_japanese_words_if_possible:
        'Wo möglich mit Alltagswörtern chinesischer oder japanischer Herkunft umschrieben',
      rephrase_loanword_with_another_expression_if_not_established:
        'Mit anderen Worten umschrieben, wenn nicht eingebürgert',
      use_loanword_as_is_if_well_established: 'Wie sie sind, wenn gut eingebürgert',
    },
  },
} as const
