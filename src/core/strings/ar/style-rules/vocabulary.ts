/** Names of the rules about vocabulary, and of their options. */
export const vocabulary = {
  abbreviations: {
    name: 'الاختصارات عند أول ظهور',
    options: {
      write_original_term_then_abbreviation_and_explanation: 'المصطلح الأصلي، ثم الاختصار والشرح',
    },
  },
  loanwords: {
    name: 'الكلمات الدخيلة',
    options: {
      add_explanation_to_loanword_if_difficult_to_rephrase: 'تُشرح إن صعبت إعادة صياغتها',
      rephrase_loanword_in_daily_use_chinese_or_japanese_words_if_possible:
        'تُعاد صياغتها حيث أمكن بكلمات يومية من أصل صيني أو ياباني',
      rephrase_loanword_with_another_expression_if_not_established:
        'تُعاد صياغتها بكلمات أخرى إن لم تكن راسخة',
      use_loanword_as_is_if_well_established: 'كما هي إن كانت راسخة',
    },
  },
} as const
