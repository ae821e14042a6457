/** Names of the rules about spelling and grammar, and of their options. */
export const spellingAndGrammar = {
  abbreviating_french_word_numero: {
    name: 'numéro の略記',
    options: {
      abbreviate_as_n_then_degree_symbol: 'n°',
      abbreviate_as_n_then_o_in_superscript: 'nᵒ（上付きの o）',
      abbreviate_as_no: 'no',
    },
  },
  abbreviation_usage: {
    name: '略語',
    options: {
      do_not_use_abbreviations: '略語なし',
      do_not_use_abbreviations_unless_necessary: '必要な場合を除き略語なし',
      use_abbreviations: '略語',
      use_abbreviations_as_needed: '必要に応じて略語',
    },
  },
  accents_and_cedillas: {
    name: 'アクセント記号とセディーユ',
    options: {
      do_not_use_on_capital_letters: '大文字には付けない',
      never_use: '付けない',
      use_even_on_capital_letters: '大文字にも付ける',
    },
  },
  accents_in_verbs_conjugated_like_french_word_céder: {
    name: 'céder などの動詞のアクセント',
    options: { use_acute_accent: 'アキュート（é）', use_grave_accent: 'グレーブ（è）' },
  },
  accents_with_subject_verb_inversion: {
    name: '主語と動詞の倒置でのアクセント',
    options: { use_acute_accent: 'アキュート（é）', use_grave_accent: 'グレーブ（è）' },
  },
  active_passive_voice: {
    name: '能動態と受動態',
    options: {
      use_active_voice_if_subject_is_prominent_and_agent_is_clear: '主語が重要で行為者が明確な場合は能動態',
      use_active_voice_to_describe_operations_with_user_as_subject: '利用者の操作の説明は能動態',
      use_active_voice_unless_agent_is_unknown_or_irrelevant: '行為者が不明または重要でない場合を除き能動態',
      use_passive_voice_as_needed: '必要に応じて受動態',
      use_passive_voice_for_automatic_operations_from_user_perspective: '利用者から見た自動処理は受動態',
      use_passive_voice_if_agent_is_unknown_or_irrelevant: '行為者が不明または重要でない場合は受動態',
    },
  },
  all_caps: {
    name: 'すべて大文字',
    options: {
      do_not_use_all_caps_except_for_acronyms_initialisms_or_proper_nouns: '頭字語と固有名詞のみ',
      do_not_use_all_caps_except_for_acronyms_or_brand_names: '頭字語とブランド名のみ',
    },
  },
  complete_sentences: {
    name: '完全な文',
    options: { always_write_complete_sentences: '常に完全な文で書く' },
  },
  compound_nouns: {
    name: '複合名詞',
    options: { write_as_one_word: '1 語として書く', write_with_hyphen: 'ハイフンを入れる' },
  },
  conjunctions: {
    name: '接続詞',
    options: {
      never_start_sentence_with_coordinating_conjunction: '等位接続詞で文を始めない',
    },
  },
  contractions: {
    name: '短縮形',
    options: {
      do_not_use_contractions: '短縮形なし（do not）',
      use_contractions: '短縮形あり（it’s, don’t）',
      use_contractions_but_avoid_negative_contractions: '短縮形あり、否定形は除く（it’s, do not）',
    },
  },
  established_loanwords: {
    name: '定着した外来語',
    options: {
      use_as_is: 'そのまま',
      use_native_or_sino_korean_equivalents: '固有語または漢字語の同義語',
    },
  },
  eszett: {
    name: '文字 ß',
    options: { replace_eszett_with_ss: 'ß の代わりに ss' },
  },
  foreign_word_translation: {
    name: '外国語',
    options: {
      use_equivalent_expressions_in_chinese: '中国語の同等表現',
      use_foreign_forms_or_abbreviations_for_technical_terms_or_brand_names:
        '専門用語とブランド名は原語または略記',
      use_literal_translation: '直訳',
      use_localized_names_for_brands_with_official_chinese_translations:
        '中国語の正式名があるブランドはその名称',
      use_mixture_of_transliteration_and_translation: '音訳と翻訳の混用',
      use_transliteration: '音訳',
    },
  },
  french_verbs_ending_in_eler_and_eter: {
    name: '-eler、-eter で終わるフランス語動詞',
    options: {
      transcribe_open_e_sound_by_doubling_next_consonant: '子音を重ねる（j’appelle）',
      transcribe_open_e_sound_with_grave_accent: 'グレーブ（je pèle）',
    },
  },
  i_and_u_with_circumflex_accents: {
    name: 'i と u のシルコンフレックス',
    options: {
      do_not_use_circumflex_accents_except_in_verbs_and_to_distinguish_homophones: '動詞と同音語の区別のみ',
      use_circumflex_accents: '常に',
    },
  },
  informal_address_pronouns: {
    name: '親しい呼びかけの大文字',
    options: {
      capitalize_informal_address_pronouns: '大文字（Du, Ihr）',
      do_not_capitalize_informal_address_pronouns: '小文字（du, ihr）',
    },
  },
  latin_abbreviations: {
    name: 'ラテン語の略語',
    options: { do_not_use_latin_abbreviations: 'ラテン語の略語なし' },
  },
  passive_voice: {
    name: '受動態',
    options: { avoid_passive_voice_when_agent_is_known: '行為者がわかる場合は避ける' },
  },
  past_participle_of_french_word_laisser_followed_by_infinitive: {
    name: '不定詞の前の laisser の過去分詞',
    options: {
      make_french_word_laisser_agree_with_direct_object_complement_if_it_appears_before_verb:
        '動詞の前の直接目的語と一致させる',
      use_invariable_form_french_word_laissé: '不変（laissé）',
    },
  },
  personal_titles: {
    name: '敬称',
    options: { abbreviate: '略す', do_not_abbreviate: '略さない' },
  },
  pluralizing_foreign_words: {
    name: '外国語の複数形',
    options: {
      use_french_spelling_rules: 'フランス語の正書法に従う',
      use_original_language_spelling: '元の言語に従う',
    },
  },
  quotation_modification: {
    name: '引用符内のテキスト',
    options: {
      do_not_modify_text_in_quotation_marks: '変えない',
      modify_text_in_quotation_marks_according_to_custom_rules: '自分のルールで変える',
    },
  },
  spanish_word_solo: {
    name: 'スペイン語の solo',
    options: {
      never_use_acute_accent: 'アクセントを付けない',
      use_acute_accent_when_used_as_adverb: '副詞にはアクセントを付ける（sólo）',
    },
  },
  special_characters: {
    name: '特殊文字',
    options: { never_use_symbols: '記号なし' },
  },
  spelled_out_numbers: {
    name: '文字で書いた数のハイフン',
    options: {
      use_hyphens: 'すべてにハイフン',
      use_hyphens_between_elements_under_100_and_not_separated_by_french_word_et:
        'et で結ばれない 100 未満の部分の間のみ',
    },
  },
  umlauts: {
    name: 'ウムラウト',
    options: { replace_umlauts_with_ae_oe_ue: 'ä、ö、ü の代わりに ae、oe、ue' },
  },
  unestablished_loanwords: {
    name: '定着していない外来語',
    options: {
      paraphrase_in_korean: '韓国語で言い換える',
      use_as_is: 'そのまま',
      use_as_is_with_explanation_in_parentheses: 'そのままにし、かっこ内で説明',
    },
  },
} as const
