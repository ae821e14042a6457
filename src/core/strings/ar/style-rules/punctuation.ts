/** Names of the rules of punctuation, those about quotations and brackets aside. */
export const punctuation = {
  abbreviations: {
    name: 'أجزاء الاختصارات',
    options: {
      do_not_separate_abbreviated_words: 'مكتوبة معًا (zB)',
      separate_each_abbreviated_word_with_period_and_space: 'تفصلها نقطة ومسافة (z. B.)',
      separate_each_abbreviated_word_with_period_without_space: 'تفصلها نقطة بلا مسافة (z.B.)',
      separate_each_abbreviated_word_with_space_without_period: 'تفصلها مسافة بلا نقطة (z B)',
    },
  },
  acronyms: {
    name: 'الاختصارات الأوائلية',
    options: { do_not_use_periods: 'بلا نقاط' },
  },
  ampersand_abbreviation_spacing: {
    name: 'المسافات حول & في الاختصارات',
    options: {
      do_not_use_spaces_before_and_after_ampersand_as_part_of_abbreviation: 'بلا مسافات (R&D)',
      use_spaces_before_and_after_ampersand_as_part_of_abbreviation: 'بمسافات (R & D)',
    },
  },
  ampersand_usage: {
    name: 'علامة العطف &',
    options: {
      use_english_word_and_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
        '«and» بدلًا منها، إلا في أسماء الشركات والاختصارات الشائعة والعناوين والشيفرة والمعادلات',
      use_full_width_ampersand: 'علامة & كاملة العرض (＆)',
      use_german_word_und_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
        '«und» بدلًا منها، إلا في أسماء الشركات والاختصارات الشائعة والعناوين والشيفرة والمعادلات',
      use_half_width_ampersand: 'علامة & نصف العرض (&)',
    },
  },
  apostrophe: {
    name: 'الفاصلة العليا',
    options: {
      use_curly_apostrophes: 'فواصل عليا منحنية (’)',
      use_straight_apostrophes: "فواصل عليا مستقيمة (')",
    },
  },
  chinese_mixed_with_english: {
    name: 'الإنجليزية داخل الصينية',
    options: {
      do_not_place_english_in_quotation_marks: 'بلا علامات اقتباس حول الإنجليزية',
      place_english_in_quotation_marks: 'علامات اقتباس حول الإنجليزية',
    },
  },
  colon: {
    name: 'النقطتان',
    options: {
      use_full_width_colon: 'نقطتان كاملتا العرض (：)',
      use_half_width_colon: 'نقطتان نصف العرض (:)',
    },
  },
  colon_between_hours_and_minutes_or_chapters_and_verses: {
    name: 'النقطتان في الأوقات والفصول والآيات',
    options: { do_not_use_space_before_or_after_colon: 'بلا مسافة قبلها أو بعدها' },
  },
  colon_in_heading: {
    name: 'النقطتان في العناوين',
    options: { use_space_after_colon_not_before: 'مسافة بعدها، ولا مسافة قبلها' },
  },
  colon_to_replace_versus_or_to: {
    name: 'النقطتان بمعنى «ضد» أو «إلى»',
    options: { do_not_use_space_before_or_after_colon: 'بلا مسافة قبلها أو بعدها' },
  },
  comma_after_conjunctive_adverbs: {
    name: 'الفاصلة بعد الظروف الرابطة',
    options: { do_not_use: 'بلا فاصلة', use: 'فاصلة' },
  },
  comma_after_i_e_and_e_g: {
    name: 'فاصلة بعد i.e. وe.g.',
    options: { do_not_use: 'بلا فاصلة', use: 'فاصلة' },
  },
  comma_after_short_introductory_phrase: {
    name: 'الفاصلة بعد عبارة تمهيدية قصيرة',
    options: { do_not_use: 'بلا فاصلة', use: 'فاصلة' },
  },
  comma_and_semicolon: {
    name: 'بين الجمل الفرعية',
    options: { use_comma_between_clauses: 'فاصلة', use_semicolon_between_clauses: 'فاصلة منقوطة' },
  },
  dash: {
    name: 'الشرطة',
    options: { use_em_dash: 'شرطة طويلة (—)', use_hyphen: 'شرطة قصيرة (-)', use_tilde: 'علامة المدة (~)' },
  },
  ellipsis: {
    name: 'علامة الحذف',
    options: {
      use_ellipsis_character: 'محرف الحذف (…)',
      use_one_ellipsis_character: 'محرف حذف واحد (…)',
      use_six_dots_at_the_bottom: 'ست نقاط في الأسفل',
      use_six_dots_in_the_center: 'ست نقاط في الوسط',
      use_three_dots_at_the_bottom: 'ثلاث نقاط في الأسفل',
      use_three_dots_in_the_center: 'ثلاث نقاط في الوسط',
      use_three_ellipsis_characters: 'ثلاثة محارف حذف (………)',
      use_three_periods: 'ثلاث نقاط',
      use_three_periods_without_spaces: 'ثلاث نقاط بلا مسافات (...)',
      use_three_spaced_periods: 'ثلاث نقاط بمسافات (. . .)',
      use_two_ellipsis_characters: 'محرفا حذف (……)',
    },
  },
  em_dash: {
    name: 'شرطة طويلة',
    options: { use_double_em_dash: 'شرطة طويلة مزدوجة (——)' },
  },
  exclamation_marks: {
    name: 'علامات التعجب',
    options: { do_not_use: 'بلا' },
  },
  explanatory_note_indicator: {
    name: 'الملاحظات التوضيحية',
    options: { use_double_em_dash: 'شرطة طويلة مزدوجة (——)', use_parentheses: 'أقواس مستديرة ( )' },
  },
  passage_of_time_and_movement_between_locations: {
    name: 'مرور الوقت والانتقال بين الأماكن',
    options: { use_double_em_dash: 'شرطة طويلة مزدوجة (——)' },
  },
  periods_and_commas: {
    name: 'النقاط والفواصل',
    options: {
      use_full_width_japanese_periods_and_full_width_japanese_commas: '。 و、',
      use_full_width_japanese_periods_and_full_width_non_japanese_commas: '。 و，',
      use_full_width_non_japanese_periods_and_full_width_japanese_commas: '． و、',
      use_full_width_non_japanese_periods_and_full_width_non_japanese_commas: '． و，',
    },
  },
  periods_in_academic_degrees: {
    name: 'النقاط في الدرجات الأكاديمية',
    options: { do_not_use: 'بلا نقاط (PhD)', use: 'بنقاط (Ph.D.)' },
  },
  periods_in_uppercase_initialisms_and_acronyms: {
    name: 'النقاط في الاختصارات الأوائلية بأحرف كبيرة',
    options: { do_not_use: 'بلا نقاط (UN)' },
  },
  plus_sign_usage: {
    name: 'علامة زائد',
    options: {
      do_not_use_plus_sign_to_symbolize_english_word_and_unless_it_is_part_of_a_proper_noun:
        'لا تُستخدم بدل واو العطف، إلا في أسماء الأعلام',
    },
  },
  possessives_of_proper_names_ending_in_s_style: {
    name: 'ملكية الأسماء المنتهية بحرف s',
    options: {
      add_apostrophe_only: 'فاصلة عليا فقط (James’)',
      add_apostrophe_s: 'فاصلة عليا وs‏ (James’s)',
    },
  },
  range_indicator: {
    name: 'النطاقات',
    options: {
      use_en_dash_with_spaces: 'شرطة متوسطة بمسافات (1 – 5)',
      use_en_dash_without_space_on_either_side: 'شرطة متوسطة بلا مسافة على الجانبين (1–5)',
      use_en_dash_without_spaces: 'شرطة متوسطة بلا مسافات (1–5)',
      use_english_word_to: 'كلمة «to»',
      use_full_width_dash: 'شرطة كاملة العرض',
      use_full_width_wave_dash: 'شرطة متموجة كاملة العرض (～)',
      use_german_word_bis: 'كلمة «bis»',
      use_half_width_dash: 'شرطة نصف العرض',
      use_hyphen: 'شرطة قصيرة',
      use_hyphen_with_space_on_either_side: 'شرطة قصيرة بمسافة على الجانبين (1 - 5)',
      use_hyphen_with_spaces: 'شرطة قصيرة بمسافات (1 - 5)',
      use_hyphen_without_space_on_either_side: 'شرطة قصيرة بلا مسافة على الجانبين (1-5)',
      use_hyphen_without_spaces: 'شرطة قصيرة بلا مسافات (1-5)',
      use_italian_words_da_a: 'كلمتا «da … a»',
      use_japanese_word_から: 'كلمة から',
      use_korean_words_부터_까지: 'كلمتا 부터 و까지',
      use_spanish_words_de_a: 'كلمتا «de … a»',
      use_tilde: 'علامة المدة (1~5)',
    },
  },
  related_phrases_indicator: {
    name: 'العبارات المترابطة',
    options: { use_comma: 'فاصلة', use_hyphen: 'شرطة قصيرة', use_middle_dot: 'نقطة متوسطة (·)' },
  },
  salutation: {
    name: 'التحية',
    options: {
      do_not_use_comma_after_salutation_capitalize_following_word: 'بلا فاصلة، والكلمة التالية بحرف كبير',
      use_colon_after_salutation: 'النقطتان',
      use_comma_after_salutation: 'فاصلة',
      use_exclamation_mark_after_salutation: 'علامة تعجب',
    },
  },
  sentence_break_indicator: {
    name: 'الفواصل داخل الجملة',
    options: {
      use_em_dash_with_space_on_either_side: 'شرطة طويلة بمسافات (word — word)',
      use_em_dash_without_space_on_either_side: 'شرطة طويلة بلا مسافات (word—word)',
      use_en_dash_with_space_on_either_side: 'شرطة متوسطة بمسافات (word – word)',
    },
  },
  serial_comma: {
    name: 'الفاصلة قبل آخر عنصر في القائمة',
    options: {
      do_not_use: 'بلا فاصلة',
      do_not_use_serial_comma_when_using_chinese_comma: 'لا شيء حيث تُستخدم الفاصلة الصينية (、)',
      use: 'فاصلة',
      use_serial_comma_when_using_comma: 'فاصلة حيث تُفصل العناصر بفواصل',
    },
  },
  slash: {
    name: 'المسافات حول الشرطات المائلة',
    options: {
      do_not_use_spaces_before_and_after_slashes: 'بلا مسافات (and/or)',
      use_spaces_before_and_after_slashes: 'بمسافات (and / or)',
      use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_and_after_slash:
        'مسافات إن كان قبل الشرطة المائلة وبعدها عدة كلمات',
      use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_or_after_slash:
        'مسافات إن كان قبل الشرطة المائلة أو بعدها عدة كلمات',
    },
  },
  slash_usage: {
    name: 'الشرطة المائلة',
    options: { do_not_use_slash_to_symbolize_english_word_or: 'لا تُستخدم بمعنى «أو»' },
  },
  spacing_and_punctuation: {
    name: 'المسافة قبل علامات الترقيم',
    options: { do_not_use_space: 'بلا مسافة', use_regular_space: 'مسافة عادية' },
  },
  uppercase_acronyms: {
    name: 'الاختصارات الأوائلية بأحرف كبيرة',
    options: { do_not_use_spaces: 'بلا مسافات', use_spaces: 'مسافات' },
  },
} as const
