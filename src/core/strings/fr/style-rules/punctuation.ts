/** Names of the rules of punctuation, those about quotations and brackets aside. */
export const punctuation = {
  abbreviations: {
    name: 'Parties des abréviations',
    options: {
      do_not_separate_abbreviated_words: 'Écrites ensemble (zB)',
      separate_each_abbreviated_word_with_period_and_space: 'Séparées par un point et une espace (z. B.)',
      separate_each_abbreviated_word_with_period_without_space: 'Séparées par un point sans espace (z.B.)',
      separate_each_abbreviated_word_with_space_without_period: 'Séparées par une espace sans point (z B)',
    },
  },
  acronyms: {
    name: 'Acronymes',
    options: { do_not_use_periods: 'Sans points' },
  },
  ampersand_abbreviation_spacing: {
    name: 'Espaces autour de & dans les abréviations',
    options: {
      do_not_use_spaces_before_and_after_ampersand_as_part_of_abbreviation: 'Sans espaces (R&D)',
      use_spaces_before_and_after_ampersand_as_part_of_abbreviation: 'Espaces (R & D)',
    },
  },
  ampersand_usage: {
    name: 'Esperluette',
    options: {
      use_english_word_and_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
        '« and » à la place, sauf noms d’entreprises, abréviations courantes, titres, code et équations',
      use_full_width_ampersand: 'Esperluette pleine chasse (＆)',
      use_german_word_und_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
        '« und » à la place, sauf noms d’entreprises, abréviations courantes, titres, code et équations',
      use_half_width_ampersand: 'Esperluette demi-chasse (&)',
    },
  },
  apostrophe: {
    name: 'Apostrophe',
    options: {
      use_curly_apostrophes: 'Apostrophes courbes (’)',
      use_straight_apostrophes: "Apostrophes droites (')",
    },
  },
  chinese_mixed_with_english: {
    name: 'Anglais dans le chinois',
    options: {
      do_not_place_english_in_quotation_marks: 'Sans guillemets autour de l’anglais',
      place_english_in_quotation_marks: 'Guillemets autour de l’anglais',
    },
  },
  colon: {
    name: 'Deux-points',
    options: {
      use_full_width_colon: 'Deux-points pleine chasse (：)',
      use_half_width_colon: 'Deux-points demi-chasse (:)',
    },
  },
  colon_between_hours_and_minutes_or_chapters_and_verses: {
    name: 'Deux-points dans les heures, chapitres et versets',
    options: { do_not_use_space_before_or_after_colon: 'Sans espace avant ni après' },
  },
  colon_in_heading: {
    name: 'Deux-points dans les titres',
    options: { use_space_after_colon_not_before: 'Espace après, pas avant' },
  },
  colon_to_replace_versus_or_to: {
    name: 'Deux-points pour « contre » ou « à »',
    options: { do_not_use_space_before_or_after_colon: 'Sans espace avant ni après' },
  },
  comma_after_conjunctive_adverbs: {
    name: 'Virgule après les adverbes de liaison',
    options: { do_not_use: 'Sans virgule', use: 'Virgule' },
  },
  comma_after_i_e_and_e_g: {
    name: 'Virgule après i.e. et e.g.',
    options: { do_not_use: 'Sans virgule', use: 'Virgule' },
  },
  comma_after_short_introductory_phrase: {
    name: 'Virgule après une courte locution introductive',
    options: { do_not_use: 'Sans virgule', use: 'Virgule' },
  },
  comma_and_semicolon: {
    name: 'Entre propositions',
    options: { use_comma_between_clauses: 'Virgule', use_semicolon_between_clauses: 'Point-virgule' },
  },
  dash: {
    name: 'Tiret',
    options: { use_em_dash: 'Tiret cadratin (—)', use_hyphen: 'Trait d’union (-)', use_tilde: 'Tilde (~)' },
  },
  ellipsis: {
    name: 'Points de suspension',
    options: {
      use_ellipsis_character: 'Caractère de points de suspension (…)',
      use_one_ellipsis_character: 'Un caractère de points de suspension (…)',
      use_six_dots_at_the_bottom: 'Six points en bas',
      use_six_dots_in_the_center: 'Six points au centre',
      use_three_dots_at_the_bottom: 'Trois points en bas',
      use_three_dots_in_the_center: 'Trois points au centre',
      use_three_ellipsis_characters: 'Trois caractères de points de suspension (………)',
      use_three_periods: 'Trois points',
      use_three_periods_without_spaces: 'Trois points sans espaces (...)',
      use_three_spaced_periods: 'Trois points avec espaces (. . .)',
      use_two_ellipsis_characters: 'Deux caractères de points de suspension (……)',
    },
  },
  em_dash: {
    name: 'Tiret long',
    options: { use_double_em_dash: 'Tiret cadratin double (——)' },
  },
  exclamation_marks: {
    name: 'Points d’exclamation',
    options: { do_not_use: 'Aucun' },
  },
  explanatory_note_indicator: {
    name: 'Notes explicatives',
    options: { use_double_em_dash: 'Tiret cadratin double (——)', use_parentheses: 'Parenthèses ( )' },
  },
  passage_of_time_and_movement_between_locations: {
    name: 'Passage du temps et changement de lieu',
    options: { use_double_em_dash: 'Tiret cadratin double (——)' },
  },
  periods_and_commas: {
    name: 'Points et virgules',
    options: {
      use_full_width_japanese_periods_and_full_width_japanese_commas: '。 et 、',
      use_full_width_japanese_periods_and_full_width_non_japanese_commas: '。 et ，',
      use_full_width_non_japanese_periods_and_full_width_japanese_commas: '． et 、',
      use_full_width_non_japanese_periods_and_full_width_non_japanese_commas: '． et ，',
    },
  },
  periods_in_academic_degrees: {
    name: 'Points dans les titres universitaires',
    options: { do_not_use: 'Sans points (PhD)', use: 'Points (Ph.D.)' },
  },
  periods_in_uppercase_initialisms_and_acronyms: {
    name: 'Points dans les sigles et acronymes en majuscules',
    options: { do_not_use: 'Sans points (UN)' },
  },
  plus_sign_usage: {
    name: 'Signe plus',
    options: {
      do_not_use_plus_sign_to_symbolize_english_word_and_unless_it_is_part_of_a_proper_noun:
        'Pas utilisé pour « et », sauf dans les noms propres',
    },
  },
  possessives_of_proper_names_ending_in_s_style: {
    name: 'Possessif des noms terminés par s',
    options: {
      add_apostrophe_only: 'Apostrophe seule (James’)',
      add_apostrophe_s: 'Apostrophe et s (James’s)',
    },
  },
  range_indicator: {
    name: 'Intervalles',
    options: {
      use_en_dash_with_spaces: 'Tiret demi-cadratin avec espaces (1 – 5)',
      use_en_dash_without_space_on_either_side: 'Tiret demi-cadratin sans espace de part et d’autre (1–5)',
      use_en_dash_without_spaces: 'Tiret demi-cadratin sans espaces (1–5)',
      use_english_word_to: 'Le mot « to »',
      use_full_width_dash: 'Tiret pleine chasse',
      use_full_width_wave_dash: 'Tiret ondulé pleine chasse (～)',
      use_german_word_bis: 'Le mot « bis »',
      use_half_width_dash: 'Tiret demi-chasse',
      use_hyphen: 'Trait d’union',
      use_hyphen_with_space_on_either_side: 'Trait d’union avec espace de part et d’autre (1 - 5)',
      use_hyphen_with_spaces: 'Trait d’union avec espaces (1 - 5)',
      use_hyphen_without_space_on_either_side: 'Trait d’union sans espace de part et d’autre (1-5)',
      use_hyphen_without_spaces: 'Trait d’union sans espaces (1-5)',
      use_italian_words_da_a: 'Les mots « da … a »',
      use_japanese_word_から: 'Le mot から',
      use_korean_words_부터_까지: 'Les mots 부터 et 까지',
      use_spanish_words_de_a: 'Les mots « de … a »',
      use_tilde: 'Tilde (1~5)',
    },
  },
  related_phrases_indicator: {
    name: 'Locutions liées',
    options: { use_comma: 'Virgule', use_hyphen: 'Trait d’union', use_middle_dot: 'Point médian (·)' },
  },
  salutation: {
    name: 'Formule d’appel',
    options: {
      do_not_use_comma_after_salutation_capitalize_following_word:
        'Sans virgule, le mot suivant avec une majuscule',
      use_colon_after_salutation: 'Deux-points',
      use_comma_after_salutation: 'Virgule',
      use_exclamation_mark_after_salutation: 'Point d’exclamation',
    },
  },
  sentence_break_indicator: {
    name: 'Coupures dans une phrase',
    options: {
      use_em_dash_with_space_on_either_side: 'Tiret cadratin avec espaces (word — word)',
      use_em_dash_without_space_on_either_side: 'Tiret cadratin sans espaces (word—word)',
      use_en_dash_with_space_on_either_side: 'Tiret demi-cadratin avec espaces (word – word)',
    },
  },
  serial_comma: {
    name: 'Virgule avant le dernier élément d’une liste',
    options: {
      do_not_use: 'Sans virgule',
      do_not_use_serial_comma_when_using_chinese_comma: 'Aucune où l’on utilise la virgule chinoise (、)',
      use: 'Virgule',
      use_serial_comma_when_using_comma: 'Virgule où les éléments sont séparés par des virgules',
    },
  },
  slash: {
    name: 'Espaces autour des barres obliques',
    options: {
      do_not_use_spaces_before_and_after_slashes: 'Sans espaces (and/or)',
      use_spaces_before_and_after_slashes: 'Espaces (and / or)',
      use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_and_after_slash:
        'Espaces s’il y a plusieurs mots avant et après la barre',
      use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_or_after_slash:
        'Espaces s’il y a plusieurs mots avant ou après la barre',
    },
  },
  slash_usage: {
    name: 'Barre oblique',
    options: { do_not_use_slash_to_symbolize_english_word_or: 'Pas utilisée pour « ou »' },
  },
  spacing_and_punctuation: {
    name: 'Espace avant la ponctuation',
    options: { do_not_use_space: 'Sans espace', use_regular_space: 'Espace ordinaire' },
  },
  uppercase_acronyms: {
    name: 'Acronymes en majuscules',
    options: { do_not_use_spaces: 'Sans espaces', use_spaces: 'Espaces' },
  },
} as const
