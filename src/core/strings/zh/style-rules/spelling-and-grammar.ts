/** Names of the rules about spelling and grammar, and of their options. */
export const spellingAndGrammar = {
  abbreviating_french_word_numero: {
    name: 'numéro 的缩写',
    options: {
      abbreviate_as_n_then_degree_symbol: 'n°',
      abbreviate_as_n_then_o_in_superscript: 'nᵒ，o 为上标',
      abbreviate_as_no: 'no',
    },
  },
  abbreviation_usage: {
    name: '缩写',
    options: {
      do_not_use_abbreviations: '不用缩写',
      do_not_use_abbreviations_unless_necessary: '非必要不用缩写',
      use_abbreviations: '缩写',
      use_abbreviations_as_needed: '按需使用缩写',
    },
  },
  accents_and_cedillas: {
    name: '重音符和软音符',
    options: {
      do_not_use_on_capital_letters: '大写字母上不用',
      never_use: '从不使用',
      use_even_on_capital_letters: '大写字母上也用',
    },
  },
  accents_in_verbs_conjugated_like_french_word_céder: {
    name: 'céder 类动词的重音符',
    options: { use_acute_accent: '尖音符（é）', use_grave_accent: '钝音符（è）' },
  },
  accents_with_subject_verb_inversion: {
    name: '主谓倒装时的重音符',
    options: { use_acute_accent: '尖音符（é）', use_grave_accent: '钝音符（è）' },
  },
  active_passive_voice: {
    name: '主动语态和被动语态',
    options: {
      use_active_voice_if_subject_is_prominent_and_agent_is_clear: '主语重要且施动者明确时用主动',
      use_active_voice_to_describe_operations_with_user_as_subject: '描述用户操作时用主动',
      use_active_voice_unless_agent_is_unknown_or_irrelevant: '用主动，施动者不明或不重要时除外',
      use_passive_voice_as_needed: '按需使用被动',
      use_passive_voice_for_automatic_operations_from_user_perspective: '从用户角度描述自动操作时用被动',
      use_passive_voice_if_agent_is_unknown_or_irrelevant: '施动者不明或不重要时用被动',
    },
  },
  all_caps: {
    name: '全部大写',
    options: {
      do_not_use_all_caps_except_for_acronyms_initialisms_or_proper_nouns: '仅用于缩略词和专有名词',
      do_not_use_all_caps_except_for_acronyms_or_brand_names: '仅用于缩略词和品牌名',
    },
  },
  complete_sentences: {
    name: '完整的句子',
    options: { always_write_complete_sentences: '始终写完整的句子' },
  },
  compound_nouns: {
    name: '复合名词',
    options: { write_as_one_word: '连写为一个词', write_with_hyphen: '用连字符' },
  },
  conjunctions: {
    name: '连词',
    options: {
      never_start_sentence_with_coordinating_conjunction: '句首从不用并列连词',
    },
  },
  contractions: {
    name: '缩约形式',
    options: {
      do_not_use_contractions: '不用缩约形式（do not）',
      use_contractions: '用缩约形式（it’s、don’t）',
      use_contractions_but_avoid_negative_contractions: '用缩约形式，否定式除外（it’s、do not）',
    },
  },
  established_loanwords: {
    name: '已通行的外来词',
    options: {
      use_as_is: '照原样',
      use_native_or_sino_korean_equivalents: '韩语固有词或汉字词',
    },
  },
  eszett: {
    name: '字母 ß',
    options: { replace_eszett_with_ss: '用 ss 代替 ß' },
  },
  foreign_word_translation: {
    name: '外文词语',
    options: {
      use_equivalent_expressions_in_chinese: '对应的中文表达',
      use_foreign_forms_or_abbreviations_for_technical_terms_or_brand_names:
        '专业术语和品牌名用外文形式或缩写',
      use_literal_translation: '直译',
      use_localized_names_for_brands_with_official_chinese_translations: '有官方中文名的品牌用其中文名',
      use_mixture_of_transliteration_and_translation: '音译与意译结合',
      use_transliteration: '音译',
    },
  },
  french_verbs_ending_in_eler_and_eter: {
    name: '以 -eler 和 -eter 结尾的法语动词',
    options: {
      transcribe_open_e_sound_by_doubling_next_consonant: '双写辅音（j’appelle）',
      transcribe_open_e_sound_with_grave_accent: '钝音符（je pèle）',
    },
  },
  i_and_u_with_circumflex_accents: {
    name: 'i 和 u 上的长音符',
    options: {
      do_not_use_circumflex_accents_except_in_verbs_and_to_distinguish_homophones:
        '仅在动词中和区分同音词时使用',
      use_circumflex_accents: '始终使用',
    },
  },
  informal_address_pronouns: {
    name: '非正式称呼的大小写',
    options: {
      capitalize_informal_address_pronouns: '大写（Du、Ihr）',
      do_not_capitalize_informal_address_pronouns: '小写（du、ihr）',
    },
  },
  latin_abbreviations: {
    name: '拉丁语缩写',
    options: { do_not_use_latin_abbreviations: '不用拉丁语缩写' },
  },
  passive_voice: {
    name: '被动语态',
    options: { avoid_passive_voice_when_agent_is_known: '施动者明确时避免' },
  },
  past_participle_of_french_word_laisser_followed_by_infinitive: {
    name: '不定式前 laisser 的过去分词',
    options: {
      make_french_word_laisser_agree_with_direct_object_complement_if_it_appears_before_verb:
        '与位于动词前的直接宾语一致',
      use_invariable_form_french_word_laissé: '不变（laissé）',
    },
  },
  personal_titles: {
    name: '个人头衔',
    options: { abbreviate: '缩写形式', do_not_abbreviate: '不缩写' },
  },
  pluralizing_foreign_words: {
    name: '外文词的复数',
    options: {
      use_french_spelling_rules: '按法语拼写规则',
      use_original_language_spelling: '按原语言',
    },
  },
  quotation_modification: {
    name: '引号内的文字',
    options: {
      do_not_modify_text_in_quotation_marks: '不改动',
      modify_text_in_quotation_marks_according_to_custom_rules: '按您自己的规则改动',
    },
  },
  spanish_word_solo: {
    name: '西班牙语 solo 一词',
    options: {
      never_use_acute_accent: '从不加重音符',
      use_acute_accent_when_used_as_adverb: '作副词时加重音符（sólo）',
    },
  },
  special_characters: {
    name: '特殊字符',
    options: { never_use_symbols: '不用符号' },
  },
  spelled_out_numbers: {
    name: '用文字书写的数字中的连字符',
    options: {
      use_hyphens: '处处用连字符',
      use_hyphens_between_elements_under_100_and_not_separated_by_french_word_et:
        '仅用于一百以下、不由 et 连接的部分',
    },
  },
  umlauts: {
    name: '变音字母',
    options: { replace_umlauts_with_ae_oe_ue: '用 ae、oe、ue 代替 ä、ö、ü' },
  },
  unestablished_loanwords: {
    name: '未通行的外来词',
    options: {
      paraphrase_in_korean: '用韩语解释',
      use_as_is: '照原样',
      use_as_is_with_explanation_in_parentheses: '照原样，并在括号内解释',
    },
  },
} as const
