/** Names of the rules about style and tone, and of their options. */
export const styleAndTone = {
  abbreviations: {
    name: '缩写和符号',
    options: {
      avoid_abbreviations_and_symbols_that_can_be_spelled_out_easily: '容易用文字写出时避免',
      use_abbreviations_and_symbols: '使用',
    },
  },
  addressing_non_binary_people: {
    name: '称呼非二元性别者',
    options: { use_spanish_word_elle: 'elle', use_spanish_word_ellx: 'ellx' },
  },
  addressing_the_reader: {
    name: '称呼读者',
    options: {
      use_formal_french_word_vous: 'vous（正式，法语）',
      use_formal_italian_word_lei: 'Lei（正式，意大利语）',
      use_informal_french_word_tu: 'tu（非正式，法语）',
      use_informal_italian_word_tu: 'tu（非正式，意大利语）',
    },
  },
  anglicisms: {
    name: '英语词',
    options: { avoid_anglicisms_when_there_is_a_french_equivalent: '有对应的法语词时避免' },
  },
  binary_representation_of_gender: {
    name: '二元性别形式',
    options: {
      avoid_binary_representation_of_gender_when_gender_neutral_language_can_be_used: '可用中性表达时避免',
      replace_binary_representations_of_gender_with_gender_neutral_language: '改为中性表达',
      use_neutral_pronouns: '中性代词',
    },
  },
  complex_sentences: {
    name: '复杂的句子',
    options: { avoid_unnecessarily_complex_sentences: '不必要时避免' },
  },
  country_names: {
    name: '国家名称',
    options: { use_long_form: '全称', use_short_form: '简称' },
  },
  declarative_endings: {
    name: '韩语句尾',
    options: {
      mix_hapsho_and_haeyo_styles: '混用 합쇼체 和 해요체',
      use_hae_style: '해체',
      use_haeyo_style: '해요체',
      use_hapsho_style: '합쇼체',
      use_hara_style: '해라체',
    },
  },
  default_first_person_pronoun: {
    name: '第一人称代词',
    options: {
      do_not_use_first_person_pronouns: '不使用',
      omit_first_person_subject_when_clear_from_context: '上下文清楚时省略',
      use_first_person_pronouns: '使用',
    },
  },
  default_second_person_pronoun: {
    name: '第二人称代词',
    options: { do_not_use_second_person_pronouns: '不使用', use_second_person_pronouns: '使用' },
  },
  directional_language: {
    name: '方位用语',
    options: { do_not_use_directional_language: '不使用' },
  },
  double_negatives: {
    name: '双重否定',
    options: { do_not_use_double_negatives: '不使用', use_double_negatives: '使用' },
  },
  formality: {
    name: '正式程度',
    options: { use_casual_tone: '随意', use_formal_tone: '正式' },
  },
  gender_neutral_language_readability: {
    name: '中性表达的可读性',
    options: {
      use_generic_masculine_for_common_compound_nouns_if_it_increases_readability:
        '常见复合名词用通用阳性形式，如果更易读',
    },
  },
  gender_unspecified: {
    name: '性别未指明的人',
    options: {
      use_both_masculine_and_feminine_forms: '阳性和阴性形式',
      use_gender_neutral_terms: '中性词',
      use_masculine_form_only: '仅用阳性形式',
      use_middle_dots: '带间隔号的形式',
      use_parentheses: '带圆括号的形式',
      use_periods: '带句点的形式',
    },
  },
  gender_unspecified_or_mixed: {
    name: '性别未指明或不一的人',
    options: {
      use_both_feminine_and_masculine_forms: '阴性和阳性形式',
      use_feminine_form_only: '仅用阴性形式',
      use_inclusive_nouns_and_adjectives: '包容性的名词和形容词',
      use_masculine_form_only: '仅用阳性形式',
      use_neutral_nouns_and_adjectives: '中性的名词和形容词',
    },
  },
  idioms_colloquialisms_and_culture_specific_references: {
    name: '习语、俗语和文化典故',
    options: { do_not_use: '不使用' },
  },
  inflected_words_masculine_noun_agreement: {
    name: '屈折词与阳性名词的一致',
    options: {
      place_masculine_nouns_closest_to_inflected_words: '阳性名词最靠近屈折词',
    },
  },
  instructions_style: {
    name: '说明文字',
    options: {
      use_imperative: '祈使式',
      use_indicative: '直陈式',
      use_infinitive: '不定式',
      use_modal_verbs: '情态动词',
      use_passive_voice: '被动语态',
    },
  },
  mixing_styles: {
    name: '日语中的混合文体',
    options: { do_not_mix_desu_masu_style_and_dearu_style: '从不混用です・ます体和である体' },
  },
  modal_verbs: {
    name: '情态动词',
    options: { avoid_modal_verbs: '避免' },
  },
  personal_vs_impersonal_style: {
    name: '有人称和无人称文体',
    options: { use_impersonal_style: '无人称', use_personal_style: '有人称' },
  },
  positive_vs_negative_language: {
    name: '肯定和否定表达',
    options: { use_positive_language: '肯定' },
  },
  proximity_agreement: {
    name: '与最近的名词一致',
    options: { use: '使用' },
  },
  reader_action_required: {
    name: '需要读者操作时',
    options: { use_you_must_when_action_is_required_from_reader: '“您必须”' },
  },
  redundant_introductory_phrases: {
    name: '引导语',
    options: {
      avoid_redundant_introductory_phrases: '避免多余的引导语',
      do_not_use_redundant_phrases_that_refer_to_current_text: '不写谈论本文自身的引导语',
    },
  },
  redundant_phrases: {
    name: '多余的短语',
    options: {
      avoid_relativizing_and_redundant_phrases: '避免，弱化语气的短语也避免',
      do_not_use_redundant_phrases: '不使用',
    },
  },
  referring_to_non_binary_people: {
    name: '谈论非二元性别者',
    options: { use_the_singular_and_plural_schwa: '单数和复数都用中元音（ə、ɜ）' },
  },
  short_vs_long_words: {
    name: '长词和短词',
    options: { use_short_words: '短词' },
  },
  simple_words_and_sentences: {
    name: '简单的词句',
    options: {
      use_simple_words_and_sentences_avoid_hard_to_translate_words_and_figures_of_speech:
        '简单，不用修辞和难译的词语',
    },
  },
  text_position_references: {
    name: '对文中位置的引用',
    options: {
      avoid_directional_terms_as_only_reference_to_position_in_text_specify_exact_position_instead:
        '写明确切位置，而不只写方向',
    },
  },
  tone: {
    name: '日语的语气',
    options: {
      use_dearu_style_to_give_impression_content_is_accurate_and_rigorous_or_to_convey_sense_of_confidence_and_reliability:
        'である体：准确、自信、可靠',
      use_desu_masu_style_to_give_impression_content_is_plain_and_straightforward_or_to_give_reader_reassuring_or_soft_impression:
        'です・ます体：平实、柔和、安心',
    },
  },
  verbal_vs_nominal_style: {
    name: '动词化和名词化文体',
    options: { use_nominal_style: '名词化', use_verbal_style: '动词化' },
  },
} as const
