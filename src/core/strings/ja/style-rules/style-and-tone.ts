/** Names of the rules about style and tone, and of their options. */
export const styleAndTone = {
  abbreviations: {
    name: '略語と記号',
    options: {
      avoid_abbreviations_and_symbols_that_can_be_spelled_out_easily: '語を書きやすい場合は避ける',
      use_abbreviations_and_symbols: '使う',
    },
  },
  addressing_non_binary_people: {
    name: 'ノンバイナリーの人への呼びかけ',
    options: { use_spanish_word_elle: 'elle', use_spanish_word_ellx: 'ellx' },
  },
  addressing_the_reader: {
    name: '読者への呼びかけ',
    options: {
      use_formal_french_word_vous: 'vous（丁寧、フランス語）',
      use_formal_italian_word_lei: 'Lei（丁寧、イタリア語）',
      use_informal_french_word_tu: 'tu（親しい、フランス語）',
      use_informal_italian_word_tu: 'tu（親しい、イタリア語）',
    },
  },
  anglicisms: {
    name: '英語由来の語',
    options: { avoid_anglicisms_when_there_is_a_french_equivalent: 'フランス語の語がある場合は避ける' },
  },
  binary_representation_of_gender: {
    name: '男女を並べる表現',
    options: {
      avoid_binary_representation_of_gender_when_gender_neutral_language_can_be_used:
        '性別に中立な表現が使える場合は避ける',
      replace_binary_representations_of_gender_with_gender_neutral_language: '性別に中立な表現に置き換える',
      use_neutral_pronouns: '中立な代名詞',
    },
  },
  complex_sentences: {
    name: '複雑な文',
    options: { avoid_unnecessarily_complex_sentences: '不要な場合は避ける' },
  },
  country_names: {
    name: '国名',
    options: { use_long_form: '正式名', use_short_form: '略称' },
  },
  declarative_endings: {
    name: '韓国語の文末表現',
    options: {
      mix_hapsho_and_haeyo_styles: 'ハプショ体とヘヨ体の混用',
      use_hae_style: 'ヘ体（해체）',
      use_haeyo_style: 'ヘヨ体（해요체）',
      use_hapsho_style: 'ハプショ体（합쇼체）',
      use_hara_style: 'ハラ体（하라체）',
    },
  },
  default_first_person_pronoun: {
    name: '一人称代名詞',
    options: {
      do_not_use_first_person_pronouns: '使わない',
      omit_first_person_subject_when_clear_from_context: '文脈が明らかな場合は省く',
      use_first_person_pronouns: '使う',
    },
  },
  default_second_person_pronoun: {
    name: '二人称代名詞',
    options: { do_not_use_second_person_pronouns: '使わない', use_second_person_pronouns: '使う' },
  },
  directional_language: {
    name: '方向を示す表現',
    options: { do_not_use_directional_language: '使わない' },
  },
  double_negatives: {
    name: '二重否定',
    options: { do_not_use_double_negatives: '使わない', use_double_negatives: '使う' },
  },
  formality: {
    name: '丁寧さ',
    options: { use_casual_tone: 'くだけた', use_formal_tone: '改まった' },
  },
  gender_neutral_language_readability: {
    name: '性別に中立な表現の読みやすさ',
    options: {
      use_generic_masculine_for_common_compound_nouns_if_it_increases_readability:
        '読みやすい場合、一般的な複合名詞は総称男性形',
    },
  },
  gender_unspecified: {
    name: '性別の示されない人',
    options: {
      use_both_masculine_and_feminine_forms: '男性形と女性形',
      use_gender_neutral_terms: '性別に中立な語',
      use_masculine_form_only: '男性形のみ',
      use_middle_dots: '中黒を使う形',
      use_parentheses: '丸かっこを使う形',
      use_periods: 'ピリオドを使う形',
    },
  },
  gender_unspecified_or_mixed: {
    name: '性別の示されない、または男女混合の人々',
    options: {
      use_both_feminine_and_masculine_forms: '女性形と男性形',
      use_feminine_form_only: '女性形のみ',
      use_inclusive_nouns_and_adjectives: '包括的な名詞と形容詞',
      use_masculine_form_only: '男性形のみ',
      use_neutral_nouns_and_adjectives: '中立な名詞と形容詞',
    },
  },
  idioms_colloquialisms_and_culture_specific_references: {
    name: '慣用句、口語、文化的な言及',
    options: { do_not_use: '使わない' },
  },
  inflected_words_masculine_noun_agreement: {
    name: '男性名詞との語形の一致',
    options: {
      place_masculine_nouns_closest_to_inflected_words: '変化する語の最も近くに男性名詞',
    },
  },
  instructions_style: {
    name: '手順の説明',
    options: {
      use_imperative: '命令法',
      use_indicative: '直説法',
      use_infinitive: '不定詞',
      use_modal_verbs: '法助動詞',
      use_passive_voice: '受動態',
    },
  },
  mixing_styles: {
    name: '日本語の文体の混用',
    options: { do_not_mix_desu_masu_style_and_dearu_style: 'です・ます体とである体を混ぜない' },
  },
  modal_verbs: {
    name: '法助動詞',
    options: { avoid_modal_verbs: '避ける' },
  },
  personal_vs_impersonal_style: {
    name: '人称と非人称の文体',
    options: { use_impersonal_style: '非人称', use_personal_style: '人称' },
  },
  positive_vs_negative_language: {
    name: '肯定的な表現と否定的な表現',
    options: { use_positive_language: '肯定的' },
  },
  proximity_agreement: {
    name: '最も近い名詞との一致',
    options: { use: '使う' },
  },
  reader_action_required: {
    name: '読者に行動を求める場合',
    options: { use_you_must_when_action_is_required_from_reader: '「You must」' },
  },
  redundant_introductory_phrases: {
    name: '導入句',
    options: {
      avoid_redundant_introductory_phrases: '余分なものを避ける',
      do_not_use_redundant_phrases_that_refer_to_current_text: '文章自体に触れるものは使わない',
    },
  },
  redundant_phrases: {
    name: '余分な語句',
    options: {
      avoid_relativizing_and_redundant_phrases: '弱める語句とともに避ける',
      do_not_use_redundant_phrases: '使わない',
    },
  },
  referring_to_non_binary_people: {
    name: 'ノンバイナリーの人についての表現',
    options: { use_the_singular_and_plural_schwa: '単数と複数のシュワー（ə, ɜ）' },
  },
  short_vs_long_words: {
    name: '短い語と長い語',
    options: { use_short_words: '短い語' },
  },
  simple_words_and_sentences: {
    name: '簡単な語と文',
    options: {
      use_simple_words_and_sentences_avoid_hard_to_translate_words_and_figures_of_speech:
        '比喩や訳しにくい語のない簡単な表現',
    },
  },
  text_position_references: {
    name: '文中の場所への参照',
    options: {
      avoid_directional_terms_as_only_reference_to_position_in_text_specify_exact_position_instead:
        '方向だけでなく正確な場所を示す',
    },
  },
  tone: {
    name: '日本語のトーン',
    options: {
      use_dearu_style_to_give_impression_content_is_accurate_and_rigorous_or_to_convey_sense_of_confidence_and_reliability:
        'である体: 正確で自信があり信頼できる',
      use_desu_masu_style_to_give_impression_content_is_plain_and_straightforward_or_to_give_reader_reassuring_or_soft_impression:
        'です・ます体: 平易でやわらかく安心感がある',
    },
  },
  verbal_vs_nominal_style: {
    name: '動詞中心と名詞中心の文体',
    options: { use_nominal_style: '名詞中心', use_verbal_style: '動詞中心' },
  },
} as const
