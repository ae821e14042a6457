/** Names of the rules of punctuation, those about quotations and brackets aside. */
export const punctuation = {
  abbreviations: {
    name: 'Parti delle abbreviazioni',
    options: {
      do_not_separate_abbreviated_words: 'Scritte insieme (zB)',
      separate_each_abbreviated_word_with_period_and_space: 'Separate da punto e spazio (z. B.)',
      separate_each_abbreviated_word_with_period_without_space: 'Separate da punto senza spazio (z.B.)',
      separate_each_abbreviated_word_with_space_without_period: 'Separate da spazio senza punto (z B)',
    },
  },
  acronyms: {
    name: 'Acronimi',
    options: { do_not_use_periods: 'Senza punti' },
  },
  ampersand_abbreviation_spacing: {
    name: 'Spazi intorno a & nelle abbreviazioni',
    options: {
      do_not_use_spaces_before_and_after_ampersand_as_part_of_abbreviation: 'Senza spazi (R&D)',
      use_spaces_before_and_after_ampersand_as_part_of_abbreviation: 'Spazi (R & D)',
    },
  },
  ampersand_usage: {
    name: 'E commerciale',
    options: {
      use_english_word_and_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
        '“and” al suo posto, tranne in nomi di aziende, abbreviazioni comuni, titoli, codice ed equazioni',
      use_full_width_ampersand: 'E commerciale a larghezza intera (＆)',
      use_german_word_und_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
        '“und” al suo posto, tranne in nomi di aziende, abbreviazioni comuni, titoli, codice ed equazioni',
      use_half_width_ampersand: 'E commerciale a mezza larghezza (&)',
    },
  },
  apostrophe: {
    name: 'Apostrofo',
    options: {
      use_curly_apostrophes: 'Apostrofi curvi (’)',
      use_straight_apostrophes: "Apostrofi dritti (')",
    },
  },
  chinese_mixed_with_english: {
    name: 'Inglese nel cinese',
    options: {
      do_not_place_english_in_quotation_marks: 'Senza virgolette intorno all’inglese',
      place_english_in_quotation_marks: 'Virgolette intorno all’inglese',
    },
  },
  colon: {
    name: 'Due punti',
    options: {
      use_full_width_colon: 'Due punti a larghezza intera (：)',
      use_half_width_colon: 'Due punti a mezza larghezza (:)',
    },
  },
  colon_between_hours_and_minutes_or_chapters_and_verses: {
    name: 'Due punti in ore, capitoli e versetti',
    options: { do_not_use_space_before_or_after_colon: 'Senza spazio prima né dopo' },
  },
  colon_in_heading: {
    name: 'Due punti nei titoli',
    options: { use_space_after_colon_not_before: 'Spazio dopo, non prima' },
  },
  colon_to_replace_versus_or_to: {
    name: 'Due punti per “contro” o “a”',
    options: { do_not_use_space_before_or_after_colon: 'Senza spazio prima né dopo' },
  },
  comma_after_conjunctive_adverbs: {
    name: 'Virgola dopo gli avverbi congiuntivi',
    options: { do_not_use: 'Senza virgola', use: 'Virgola' },
  },
  comma_after_i_e_and_e_g: {
    name: 'Virgola dopo i.e. ed e.g.',
    options: { do_not_use: 'Senza virgola', use: 'Virgola' },
  },
  comma_after_short_introductory_phrase: {
    name: 'Virgola dopo una breve frase introduttiva',
    options: { do_not_use: 'Senza virgola', use: 'Virgola' },
  },
  comma_and_semicolon: {
    name: 'Tra le proposizioni',
    options: { use_comma_between_clauses: 'Virgola', use_semicolon_between_clauses: 'Punto e virgola' },
  },
  dash: {
    name: 'Lineetta',
    options: { use_em_dash: 'Lineetta lunga (—)', use_hyphen: 'Trattino (-)', use_tilde: 'Tilde (~)' },
  },
  ellipsis: {
    name: 'Puntini di sospensione',
    options: {
      use_ellipsis_character: 'Carattere dei puntini (…)',
      use_one_ellipsis_character: 'Un carattere dei puntini (…)',
      use_six_dots_at_the_bottom: 'Sei punti in basso',
      use_six_dots_in_the_center: 'Sei punti al centro',
      use_three_dots_at_the_bottom: 'Tre punti in basso',
      use_three_dots_in_the_center: 'Tre punti al centro',
      use_three_ellipsis_characters: 'Tre caratteri dei puntini (………)',
      use_three_periods: 'Tre punti',
      use_three_periods_without_spaces: 'Tre punti senza spazi (...)',
      use_three_spaced_periods: 'Tre punti con spazi (. . .)',
      use_two_ellipsis_characters: 'Due caratteri dei puntini (……)',
    },
  },
  em_dash: {
    name: 'Lineetta lunga',
    options: { use_double_em_dash: 'Lineetta lunga doppia (——)' },
  },
  exclamation_marks: {
    name: 'Punti esclamativi',
    options: { do_not_use: 'Nessuno' },
  },
  explanatory_note_indicator: {
    name: 'Note esplicative',
    options: { use_double_em_dash: 'Lineetta lunga doppia (——)', use_parentheses: 'Parentesi tonde ( )' },
  },
  passage_of_time_and_movement_between_locations: {
    name: 'Passare del tempo e cambio di luogo',
    options: { use_double_em_dash: 'Lineetta lunga doppia (——)' },
  },
  periods_and_commas: {
    name: 'Punti e virgole',
    options: {
      use_full_width_japanese_periods_and_full_width_japanese_commas: '。 e 、',
      use_full_width_japanese_periods_and_full_width_non_japanese_commas: '。 e ，',
      use_full_width_non_japanese_periods_and_full_width_japanese_commas: '． e 、',
      use_full_width_non_japanese_periods_and_full_width_non_japanese_commas: '． e ，',
    },
  },
  periods_in_academic_degrees: {
    name: 'Punti nei titoli accademici',
    options: { do_not_use: 'Senza punti (PhD)', use: 'Punti (Ph.D.)' },
  },
  periods_in_uppercase_initialisms_and_acronyms: {
    name: 'Punti in sigle e acronimi maiuscoli',
    options: { do_not_use: 'Senza punti (UN)' },
  },
  plus_sign_usage: {
    name: 'Segno più',
    options: {
      do_not_use_plus_sign_to_symbolize_english_word_and_unless_it_is_part_of_a_proper_noun:
        'Non usato per “e”, tranne nei nomi propri',
    },
  },
  possessives_of_proper_names_ending_in_s_style: {
    name: 'Possessivo dei nomi che finiscono in s',
    options: {
      add_apostrophe_only: 'Solo apostrofo (James’)',
      add_apostrophe_s: 'Apostrofo e s (James’s)',
    },
  },
  range_indicator: {
    name: 'Intervalli',
    options: {
      use_en_dash_with_spaces: 'Lineetta breve con spazi (1 – 5)',
      use_en_dash_without_space_on_either_side: 'Lineetta breve senza spazio ai lati (1–5)',
      use_en_dash_without_spaces: 'Lineetta breve senza spazi (1–5)',
      use_english_word_to: 'La parola “to”',
      use_full_width_dash: 'Lineetta a larghezza intera',
      use_full_width_wave_dash: 'Lineetta ondulata a larghezza intera (～)',
      use_german_word_bis: 'La parola “bis”',
      use_half_width_dash: 'Lineetta a mezza larghezza',
      use_hyphen: 'Trattino',
      use_hyphen_with_space_on_either_side: 'Trattino con spazio ai lati (1 - 5)',
      use_hyphen_with_spaces: 'Trattino con spazi (1 - 5)',
      use_hyphen_without_space_on_either_side: 'Trattino senza spazio ai lati (1-5)',
      use_hyphen_without_spaces: 'Trattino senza spazi (1-5)',
      use_italian_words_da_a: 'Le parole “da … a”',
      use_japanese_word_から: 'La parola から',
      use_korean_words_부터_까지: 'Le parole 부터 e 까지',
      use_spanish_words_de_a: 'Le parole “de … a”',
      use_tilde: 'Tilde (1~5)',
    },
  },
  related_phrases_indicator: {
    name: 'Locuzioni collegate',
    options: { use_comma: 'Virgola', use_hyphen: 'Trattino', use_middle_dot: 'Punto mediano (·)' },
  },
  salutation: {
    name: 'Formula di apertura',
    options: {
      do_not_use_comma_after_salutation_capitalize_following_word:
        'Senza virgola, la parola seguente con la maiuscola',
      use_colon_after_salutation: 'Due punti',
      use_comma_after_salutation: 'Virgola',
      use_exclamation_mark_after_salutation: 'Punto esclamativo',
    },
  },
  sentence_break_indicator: {
    name: 'Interruzioni nella frase',
    options: {
      use_em_dash_with_space_on_either_side: 'Lineetta lunga con spazi (word — word)',
      use_em_dash_without_space_on_either_side: 'Lineetta lunga senza spazi (word—word)',
      use_en_dash_with_space_on_either_side: 'Lineetta breve con spazi (word – word)',
    },
  },
  serial_comma: {
    name: 'Virgola prima dell’ultimo elemento di un elenco',
    options: {
      do_not_use: 'Senza virgola',
      do_not_use_serial_comma_when_using_chinese_comma: 'Nessuna dove si usa la virgola cinese (、)',
      use: 'Virgola',
      use_serial_comma_when_using_comma: 'Virgola dove gli elementi sono separati da virgole',
    },
  },
  slash: {
    name: 'Spazi intorno alle barre',
    options: {
      do_not_use_spaces_before_and_after_slashes: 'Senza spazi (and/or)',
      use_spaces_before_and_after_slashes: 'Spazi (and / or)',
      use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_and_after_slash:
        'Spazi se ci sono più parole prima e dopo la barra',
      use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_or_after_slash:
        'Spazi se ci sono più parole prima o dopo la barra',
    },
  },
  slash_usage: {
    name: 'Barra',
    options: { do_not_use_slash_to_symbolize_english_word_or: 'Non usata per “o”' },
  },
  spacing_and_punctuation: {
    name: 'Spazio prima della punteggiatura',
    options: { do_not_use_space: 'Nessuno spazio', use_regular_space: 'Spazio normale' },
  },
  uppercase_acronyms: {
    name: 'Acronimi maiuscoli',
    options: { do_not_use_spaces: 'Senza spazi', use_spaces: 'Spazi' },
  },
} as const
