/** Names of the rules about style and tone, and of their options. */
export const styleAndTone = {
  abbreviations: {
    name: 'الاختصارات والرموز',
    options: {
      avoid_abbreviations_and_symbols_that_can_be_spelled_out_easily: 'تُتجنب حيث تسهل كتابة الكلمات',
      use_abbreviations_and_symbols: 'مستخدمة',
    },
  },
  addressing_non_binary_people: {
    name: 'مخاطبة الأشخاص غير الثنائيين',
    options: { use_spanish_word_elle: 'elle', use_spanish_word_ellx: 'ellx' },
  },
  addressing_the_reader: {
    name: 'مخاطبة القارئ',
    options: {
      use_formal_french_word_vous: 'vous (رسمي، الفرنسية)',
      use_formal_italian_word_lei: 'Lei (رسمي، الإيطالية)',
      use_informal_french_word_tu: 'tu (غير رسمي، الفرنسية)',
      use_informal_italian_word_tu: 'tu (غير رسمي، الإيطالية)',
    },
  },
  anglicisms: {
    name: 'الكلمات الإنجليزية الدخيلة',
    options: { avoid_anglicisms_when_there_is_a_french_equivalent: 'تُتجنب حيث توجد كلمة فرنسية' },
  },
  binary_representation_of_gender: {
    name: 'الصيغ الثنائية للجنس',
    options: {
      avoid_binary_representation_of_gender_when_gender_neutral_language_can_be_used:
        'تُتجنب حيث يمكن استخدام لغة محايدة',
      replace_binary_representations_of_gender_with_gender_neutral_language: 'تُستبدل بلغة محايدة',
      use_neutral_pronouns: 'ضمائر محايدة',
    },
  },
  complex_sentences: {
    name: 'الجمل المعقدة',
    options: { avoid_unnecessarily_complex_sentences: 'تُتجنب حيث لا حاجة إليها' },
  },
  country_names: {
    name: 'أسماء البلدان',
    options: { use_long_form: 'الصيغة الطويلة', use_short_form: 'الصيغة القصيرة' },
  },
  declarative_endings: {
    name: 'نهايات الجمل بالكورية',
    options: {
      mix_hapsho_and_haeyo_styles: 'مزيج من أسلوبي هابشو وهايو',
      use_hae_style: 'أسلوب هاي (해체)',
      use_haeyo_style: 'أسلوب هايو (해요체)',
      use_hapsho_style: 'أسلوب هابشو (합쇼체)',
      use_hara_style: 'أسلوب هارا (하라체)',
    },
  },
  default_first_person_pronoun: {
    name: 'ضمائر المتكلم',
    options: {
      do_not_use_first_person_pronouns: 'غير مستخدم',
      omit_first_person_subject_when_clear_from_context: 'تُحذف حيث يكون السياق واضحًا',
      use_first_person_pronouns: 'مستخدمة',
    },
  },
  default_second_person_pronoun: {
    name: 'ضمائر المخاطب',
    options: { do_not_use_second_person_pronouns: 'غير مستخدم', use_second_person_pronouns: 'مستخدمة' },
  },
  directional_language: {
    name: 'عبارات الاتجاه',
    options: { do_not_use_directional_language: 'غير مستخدم' },
  },
  double_negatives: {
    name: 'النفي المزدوج',
    options: { do_not_use_double_negatives: 'غير مستخدم', use_double_negatives: 'مستخدمة' },
  },
  formality: {
    name: 'الرسمية',
    options: { use_casual_tone: 'عفوي', use_formal_tone: 'رسمي' },
  },
  gender_neutral_language_readability: {
    name: 'سهولة قراءة اللغة المحايدة',
    options: {
      use_generic_masculine_for_common_compound_nouns_if_it_increases_readability:
        'المذكر العام في الأسماء المركبة الشائعة حيث يُقرأ أفضل',
    },
  },
  gender_unspecified: {
    name: 'أشخاص لم يُذكر جنسهم',
    options: {
      use_both_masculine_and_feminine_forms: 'صيغ المذكر والمؤنث',
      use_gender_neutral_terms: 'كلمات محايدة',
      use_masculine_form_only: 'صيغة المذكر فقط',
      use_middle_dots: 'صيغ بنقاط متوسطة',
      use_parentheses: 'صيغ بأقواس مستديرة',
      use_periods: 'صيغ بنقاط',
    },
  },
  gender_unspecified_or_mixed: {
    name: 'أشخاص لم يُذكر جنسهم أو من جنسين',
    options: {
      use_both_feminine_and_masculine_forms: 'صيغ المؤنث والمذكر',
      use_feminine_form_only: 'صيغة المؤنث فقط',
      use_inclusive_nouns_and_adjectives: 'أسماء وصفات شاملة',
      use_masculine_form_only: 'صيغة المذكر فقط',
      use_neutral_nouns_and_adjectives: 'أسماء وصفات محايدة',
    },
  },
  idioms_colloquialisms_and_culture_specific_references: {
    name: 'التعابير الاصطلاحية والعامية والإشارات الثقافية',
    options: { do_not_use: 'غير مستخدم' },
  },
  inflected_words_masculine_noun_agreement: {
    name: 'مطابقة الكلمات المصرّفة مع الأسماء المذكرة',
    options: {
      place_masculine_nouns_closest_to_inflected_words: 'الأسماء المذكرة أقرب إلى الكلمة المصرّفة',
    },
  },
  instructions_style: {
    name: 'التعليمات',
    options: {
      use_imperative: 'صيغة الأمر',
      use_indicative: 'الصيغة الإخبارية',
      use_infinitive: 'المصدر',
      use_modal_verbs: 'الأفعال المساعدة',
      use_passive_voice: 'المبني للمجهول',
    },
  },
  mixing_styles: {
    name: 'خلط الأساليب باليابانية',
    options: { do_not_mix_desu_masu_style_and_dearu_style: 'لا يُخلط أبدًا بين أسلوبي ديسو-ماسو وديارو' },
  },
  modal_verbs: {
    name: 'الأفعال المساعدة',
    options: { avoid_modal_verbs: 'تُتجنب' },
  },
  personal_vs_impersonal_style: {
    name: 'الأسلوب الشخصي وغير الشخصي',
    options: { use_impersonal_style: 'غير شخصي', use_personal_style: 'شخصي' },
  },
  positive_vs_negative_language: {
    name: 'اللغة الإيجابية والسلبية',
    options: { use_positive_language: 'إيجابية' },
  },
  proximity_agreement: {
    name: 'المطابقة مع أقرب اسم',
    options: { use: 'مستخدمة' },
  },
  reader_action_required: {
    name: 'عندما يجب على القارئ أن يفعل شيئًا',
    options: { use_you_must_when_action_is_required_from_reader: '«You must»' },
  },
  redundant_introductory_phrases: {
    name: 'العبارات التمهيدية',
    options: {
      avoid_redundant_introductory_phrases: 'تُتجنب الزائدة منها',
      do_not_use_redundant_phrases_that_refer_to_current_text: 'بلا عبارات تتحدث عن النص نفسه',
    },
  },
  redundant_phrases: {
    name: 'العبارات الزائدة',
    options: {
      avoid_relativizing_and_redundant_phrases: 'تُتجنب، وكذلك العبارات المُضعِفة',
      do_not_use_redundant_phrases: 'غير مستخدم',
    },
  },
  referring_to_non_binary_people: {
    name: 'الحديث عن الأشخاص غير الثنائيين',
    options: { use_the_singular_and_plural_schwa: 'الشوا في المفرد والجمع (ə, ɜ)' },
  },
  short_vs_long_words: {
    name: 'الكلمات القصيرة والطويلة',
    options: { use_short_words: 'كلمات قصيرة' },
  },
  simple_words_and_sentences: {
    name: 'كلمات وجمل بسيطة',
    options: {
      use_simple_words_and_sentences_avoid_hard_to_translate_words_and_figures_of_speech:
        'بسيطة، بلا صور بلاغية وكلمات تصعب ترجمتها',
    },
  },
  text_position_references: {
    name: 'الإحالات إلى مواضع في النص',
    options: {
      avoid_directional_terms_as_only_reference_to_position_in_text_specify_exact_position_instead:
        'الموضع بدقة، لا الاتجاه وحده',
    },
  },
  tone: {
    name: 'النبرة باليابانية',
    options: {
      use_dearu_style_to_give_impression_content_is_accurate_and_rigorous_or_to_convey_sense_of_confidence_and_reliability:
        'أسلوب ديارو: دقيق، واثق، جدير بالثقة',
      use_desu_masu_style_to_give_impression_content_is_plain_and_straightforward_or_to_give_reader_reassuring_or_soft_impression:
        'أسلوب ديسو-ماسو: بسيط، لطيف، مطمئن',
    },
  },
  verbal_vs_nominal_style: {
    name: 'الأسلوب الفعلي والاسمي',
    options: { use_nominal_style: 'اسمي', use_verbal_style: 'فعلي' },
  },
} as const
