/** Names of the rules about vocabulary, and of their options. */
export const vocabulary = {
  abbreviations: {
    name: 'Abréviations à leur premier emploi',
    options: {
      write_original_term_then_abbreviation_and_explanation:
        'Le terme d’origine, puis abréviation et explication',
    },
  },
  loanwords: {
    name: 'Emprunts',
    options: {
      add_explanation_to_loanword_if_difficult_to_rephrase: 'Expliqués s’ils sont difficiles à reformuler',
      rephrase_loanword_in_daily_use_chinese_or_japanese_words_if_possible:
        'Reformulés si possible en mots courants d’origine chinoise ou japonaise',
      rephrase_loanword_with_another_expression_if_not_established:
        'Reformulés autrement s’ils ne sont pas établis',
      use_loanword_as_is_if_well_established: 'Tels quels s’ils sont bien établis',
    },
  },
} as const
