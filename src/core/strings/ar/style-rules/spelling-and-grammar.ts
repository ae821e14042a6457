/** Names of the rules about spelling and grammar, and of their options. */
export const spellingAndGrammar = {
  abbreviating_french_word_numero: {
    name: 'اختصار numéro',
    options: {
      abbreviate_as_n_then_degree_symbol: 'n°',
      abbreviate_as_n_then_o_in_superscript: 'nᵒ، بحرف o مرفوع',
      abbreviate_as_no: 'no',
    },
  },
  abbreviation_usage: {
    name: 'الاختصارات',
    options: {
      do_not_use_abbreviations: 'بلا اختصارات',
      do_not_use_abbreviations_unless_necessary: 'بلا اختصارات إلا للضرورة',
      use_abbreviations: 'الاختصارات',
      use_abbreviations_as_needed: 'اختصارات حسب الحاجة',
    },
  },
  accents_and_cedillas: {
    name: 'علامات التشكيل والسيديلا',
    options: {
      do_not_use_on_capital_letters: 'ليس على الأحرف الكبيرة',
      never_use: 'أبدًا',
      use_even_on_capital_letters: 'على الأحرف الكبيرة أيضًا',
    },
  },
  accents_in_verbs_conjugated_like_french_word_céder: {
    name: 'علامات التشكيل في أفعال مثل céder',
    options: { use_acute_accent: 'علامة حادة (é)', use_grave_accent: 'علامة ثقيلة (è)' },
  },
  accents_with_subject_verb_inversion: {
    name: 'علامات التشكيل عند قلب الفاعل والفعل',
    options: { use_acute_accent: 'علامة حادة (é)', use_grave_accent: 'علامة ثقيلة (è)' },
  },
  active_passive_voice: {
    name: 'المبني للمعلوم والمبني للمجهول',
    options: {
      use_active_voice_if_subject_is_prominent_and_agent_is_clear: 'المعلوم حيث يهم الفاعل ويُعرف من يفعل',
      use_active_voice_to_describe_operations_with_user_as_subject: 'المعلوم لوصف ما يفعله المستخدم',
      use_active_voice_unless_agent_is_unknown_or_irrelevant: 'المعلوم ما لم يكن الفاعل مجهولًا أو غير مهم',
      use_passive_voice_as_needed: 'المجهول حسب الحاجة',
      use_passive_voice_for_automatic_operations_from_user_perspective:
        'المجهول للعمليات التلقائية كما يراها المستخدم',
      use_passive_voice_if_agent_is_unknown_or_irrelevant: 'المجهول إن كان الفاعل مجهولًا أو غير مهم',
    },
  },
  all_caps: {
    name: 'الأحرف الكبيرة كلها',
    options: {
      do_not_use_all_caps_except_for_acronyms_initialisms_or_proper_nouns:
        'للاختصارات الأوائلية وأسماء الأعلام فقط',
      do_not_use_all_caps_except_for_acronyms_or_brand_names:
        'للاختصارات الأوائلية وأسماء العلامات التجارية فقط',
    },
  },
  complete_sentences: {
    name: 'الجمل الكاملة',
    options: { always_write_complete_sentences: 'كتابة جمل كاملة دائمًا' },
  },
  compound_nouns: {
    name: 'الأسماء المركبة',
    options: { write_as_one_word: 'ككلمة واحدة', write_with_hyphen: 'بشرطة' },
  },
  conjunctions: {
    name: 'أدوات العطف',
    options: {
      never_start_sentence_with_coordinating_conjunction: 'لا تبدأ جملة بأداة عطف أبدًا',
    },
  },
  contractions: {
    name: 'الإدغام',
    options: {
      do_not_use_contractions: 'بلا إدغام (do not)',
      use_contractions: 'إدغام (it’s, don’t)',
      use_contractions_but_avoid_negative_contractions: 'إدغام، لكن ليس المنفي (it’s, do not)',
    },
  },
  established_loanwords: {
    name: 'الكلمات الدخيلة الراسخة',
    options: {
      use_as_is: 'كما هي',
      use_native_or_sino_korean_equivalents: 'مقابلات كورية أصيلة أو صينية كورية',
    },
  },
  eszett: {
    name: 'الحرف ß',
    options: { replace_eszett_with_ss: 'ss بدلًا من ß' },
  },
  foreign_word_translation: {
    name: 'الكلمات الأجنبية',
    options: {
      use_equivalent_expressions_in_chinese: 'تعابير مقابلة بالصينية',
      use_foreign_forms_or_abbreviations_for_technical_terms_or_brand_names:
        'صيغ أجنبية أو اختصارات للمصطلحات التقنية وأسماء العلامات التجارية',
      use_literal_translation: 'ترجمة حرفية',
      use_localized_names_for_brands_with_official_chinese_translations:
        'الأسماء الصينية الرسمية للعلامات التي لها اسم',
      use_mixture_of_transliteration_and_translation: 'مزيج من النقل الصوتي والترجمة',
      use_transliteration: 'نقل صوتي',
    },
  },
  french_verbs_ending_in_eler_and_eter: {
    name: 'الأفعال الفرنسية المنتهية بـ -eler و-eter',
    options: {
      transcribe_open_e_sound_by_doubling_next_consonant: 'حرف ساكن مضاعف (j’appelle)',
      transcribe_open_e_sound_with_grave_accent: 'علامة ثقيلة (je pèle)',
    },
  },
  i_and_u_with_circumflex_accents: {
    name: 'العلامة المقوسة على i وu',
    options: {
      do_not_use_circumflex_accents_except_in_verbs_and_to_distinguish_homophones:
        'في الأفعال وللتمييز بين المتجانسات فقط',
      use_circumflex_accents: 'دائمًا',
    },
  },
  informal_address_pronouns: {
    name: 'الأحرف الكبيرة في المخاطبة غير الرسمية',
    options: {
      capitalize_informal_address_pronouns: 'حرف كبير (Du, Ihr)',
      do_not_capitalize_informal_address_pronouns: 'حرف صغير (du, ihr)',
    },
  },
  latin_abbreviations: {
    name: 'الاختصارات اللاتينية',
    options: { do_not_use_latin_abbreviations: 'بلا اختصارات لاتينية' },
  },
  passive_voice: {
    name: 'المبني للمجهول',
    options: { avoid_passive_voice_when_agent_is_known: 'يُتجنب حيث يُعرف من يفعل' },
  },
  past_participle_of_french_word_laisser_followed_by_infinitive: {
    name: 'اسم المفعول من laisser قبل المصدر',
    options: {
      make_french_word_laisser_agree_with_direct_object_complement_if_it_appears_before_verb:
        'يطابق المفعول المباشر الذي يسبق الفعل',
      use_invariable_form_french_word_laissé: 'ثابت (laissé)',
    },
  },
  personal_titles: {
    name: 'ألقاب الأشخاص',
    options: { abbreviate: 'مختصرة', do_not_abbreviate: 'غير مختصرة' },
  },
  pluralizing_foreign_words: {
    name: 'جمع الكلمات الأجنبية',
    options: {
      use_french_spelling_rules: 'وفق قواعد الإملاء الفرنسي',
      use_original_language_spelling: 'كما في اللغة الأصلية',
    },
  },
  quotation_modification: {
    name: 'النص بين علامات الاقتباس',
    options: {
      do_not_modify_text_in_quotation_marks: 'لا يتغير',
      modify_text_in_quotation_marks_according_to_custom_rules: 'يتغير وفق قواعدك',
    },
  },
  spanish_word_solo: {
    name: 'الكلمة الإسبانية solo',
    options: {
      never_use_acute_accent: 'بلا علامة دائمًا',
      use_acute_accent_when_used_as_adverb: 'بعلامة عندما تكون ظرفًا (sólo)',
    },
  },
  special_characters: {
    name: 'الرموز الخاصة',
    options: { never_use_symbols: 'بلا رموز' },
  },
  spelled_out_numbers: {
    name: 'الشرطات في الأعداد المكتوبة بالكلمات',
    options: {
      use_hyphens: 'شرطات في كل موضع',
      use_hyphens_between_elements_under_100_and_not_separated_by_french_word_et:
        'بين الأجزاء الأقل من 100 التي لا يربطها et فقط',
    },
  },
  umlauts: {
    name: 'حروف الأوملاوت',
    options: { replace_umlauts_with_ae_oe_ue: 'ae وoe وue بدلًا من ä وö وü' },
  },
  unestablished_loanwords: {
    name: 'الكلمات الدخيلة غير الراسخة',
    options: {
      paraphrase_in_korean: 'مشروحة بالكورية',
      use_as_is: 'كما هي',
      use_as_is_with_explanation_in_parentheses: 'كما هي، مع شرح بين قوسين',
    },
  },
} as const
