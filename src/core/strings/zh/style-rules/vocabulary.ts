/** Names of the rules about vocabulary, and of their options. */
export const vocabulary = {
  abbreviations: {
    name: '首次使用时的缩写',
    options: {
      write_original_term_then_abbreviation_and_explanation: '原词，后接缩写和解释',
    },
  },
  loanwords: {
    name: '外来词',
    options: {
      add_explanation_to_loanword_if_difficult_to_rephrase: '难以改写时加以解释',
      rephrase_loanword_in_daily_use_chinese_or_japanese_words_if_possible: '尽量改写为日常的汉语词或日语词',
      rephrase_loanword_with_another_expression_if_not_established: '未通行时改用其他表达',
      use_loanword_as_is_if_well_established: '已通行时照原样',
    },
  },
} as const
