/** Names of the rules about vocabulary, and of their options. */
export const vocabulary = {
  abbreviations: {
    name: '初出の略語',
    options: {
      write_original_term_then_abbreviation_and_explanation: '元の用語の後に略語と説明',
    },
  },
  loanwords: {
    name: '外来語',
    options: {
      add_explanation_to_loanword_if_difficult_to_rephrase: '言い換えにくい場合は説明する',
      rephrase_loanword_in_daily_use_chinese_or_japanese_words_if_possible:
        'できるだけ日常的な漢語や和語に言い換える',
      rephrase_loanword_with_another_expression_if_not_established: '定着していない場合は言い換える',
      use_loanword_as_is_if_well_established: '定着している場合はそのまま',
    },
  },
} as const
