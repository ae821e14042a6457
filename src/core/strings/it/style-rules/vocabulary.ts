/** Names of the rules about vocabulary, and of their options. */
export const vocabulary = {
  abbreviations: {
    name: 'Abbreviazioni al primo uso',
    options: {
      write_original_term_then_abbreviation_and_explanation:
        'Il termine originale, poi abbreviazione e spiegazione',
    },
  },
  loanwords: {
    name: 'Prestiti',
    options: {
      add_explanation_to_loanword_if_difficult_to_rephrase: 'Spiegati se difficili da riformulare',
      rephrase_loanword_in_daily_use_chinese_or_japanese_words_if_possible:
        'Riformulati, se possibile, con parole quotidiane di origine cinese o giapponese',
      rephrase_loanword_with_another_expression_if_not_established:
        'Riformulati in altro modo se non affermati',
      use_loanword_as_is_if_well_established: 'Così come sono se ben affermati',
    },
  },
} as const
