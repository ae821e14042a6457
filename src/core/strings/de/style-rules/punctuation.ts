/** Names of the rules of punctuation, those about quotations and brackets aside. */
export const punctuation = {
  abbreviations: {
    name: 'Teile von Abkürzungen',
    options: {
      do_not_separate_abbreviated_words: 'Zusammengeschrieben (zB)',
      separate_each_abbreviated_word_with_period_and_space: 'Durch Punkt und Leerzeichen getrennt (z. B.)',
      separate_each_abbreviated_word_with_period_without_space:
        'Durch Punkt ohne Leerzeichen getrennt (z.B.)',
      separate_each_abbreviated_word_with_space_without_period: 'Durch Leerzeichen ohne Punkt getrennt (z B)',
    },
  },
  acronyms: {
    name: 'Akronyme',
    options: { do_not_use_periods: 'Keine Punkte' },
  },
  ampersand_abbreviation_spacing: {
    name: 'Leerzeichen um & in Abkürzungen',
    options: {
      do_not_use_spaces_before_and_after_ampersand_as_part_of_abbreviation: 'Keine Leerzeichen (R&D)',
      use_spaces_before_and_after_ampersand_as_part_of_abbreviation: 'Leerzeichen (R & D)',
    },
  },
  ampersand_usage: {
    name: 'Et-Zeichen',
    options: {
      use_english_word_and_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
        'Stattdessen „and“, außer in Firmennamen, gängigen Abkürzungen, Titeln, Code und Gleichungen',
      use_full_width_ampersand: 'Et-Zeichen in voller Breite (＆)',
      use_german_word_und_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
        'Stattdessen „und“, außer in Firmennamen, gängigen Abkürzungen, Titeln, Code und Gleichungen',
      use_half_width_ampersand: 'Et-Zeichen in halber Breite (&)',
    },
  },
  apostrophe: {
    name: 'Apostroph',
    options: {
      use_curly_apostrophes: 'Typografische Apostrophe (’)',
      use_straight_apostrophes: "Gerade Apostrophe (')",
    },
  },
  chinese_mixed_with_english: {
    name: 'Englisch im Chinesischen',
    options: {
      do_not_place_english_in_quotation_marks: 'Keine Anführungszeichen um Englisches',
      place_english_in_quotation_marks: 'Anführungszeichen um Englisches',
    },
  },
  colon: {
    name: 'Doppelpunkt',
    options: {
      use_full_width_colon: 'Doppelpunkt in voller Breite (：)',
      use_half_width_colon: 'Doppelpunkt in halber Breite (:)',
    },
  },
  colon_between_hours_and_minutes_or_chapters_and_verses: {
    name: 'Doppelpunkt in Uhrzeiten, Kapiteln und Versen',
    options: { do_not_use_space_before_or_after_colon: 'Kein Leerzeichen davor oder danach' },
  },
  colon_in_heading: {
    name: 'Doppelpunkt in Überschriften',
    options: { use_space_after_colon_not_before: 'Leerzeichen danach, keines davor' },
  },
  colon_to_replace_versus_or_to: {
    name: 'Doppelpunkt für „gegen“ oder „zu“',
    options: { do_not_use_space_before_or_after_colon: 'Kein Leerzeichen davor oder danach' },
  },
  comma_after_conjunctive_adverbs: {
    name: 'Komma nach verbindenden Adverbien',
    options: { do_not_use: 'Kein Komma', use: 'Komma' },
  },
  comma_after_i_e_and_e_g: {
    name: 'Komma nach i.e. und e.g.',
    options: { do_not_use: 'Kein Komma', use: 'Komma' },
  },
  comma_after_short_introductory_phrase: {
    name: 'Komma nach einer kurzen einleitenden Wendung',
    options: { do_not_use: 'Kein Komma', use: 'Komma' },
  },
  comma_and_semicolon: {
    name: 'Zwischen Satzteilen',
    options: { use_comma_between_clauses: 'Komma', use_semicolon_between_clauses: 'Semikolon' },
  },
  dash: {
    name: 'Gedankenstrich',
    options: { use_em_dash: 'Geviertstrich (—)', use_hyphen: 'Bindestrich (-)', use_tilde: 'Tilde (~)' },
  },
  ellipsis: {
    name: 'Auslassungspunkte',
    options: {
      use_ellipsis_character: 'Auslassungszeichen (…)',
      use_one_ellipsis_character: 'Ein Auslassungszeichen (…)',
      use_six_dots_at_the_bottom: 'Sechs Punkte unten',
      use_six_dots_in_the_center: 'Sechs Punkte in der Mitte',
      use_three_dots_at_the_bottom: 'Drei Punkte unten',
      use_three_dots_in_the_center: 'Drei Punkte in der Mitte',
      use_three_ellipsis_characters: 'Drei Auslassungszeichen (………)',
      use_three_periods: 'Drei Punkte',
      use_three_periods_without_spaces: 'Drei Punkte ohne Leerzeichen (...)',
      use_three_spaced_periods: 'Drei Punkte mit Leerzeichen (. . .)',
      use_two_ellipsis_characters: 'Zwei Auslassungszeichen (……)',
    },
  },
  em_dash: {
    name: 'Geviertstrich',
    options: { use_double_em_dash: 'Doppelter Geviertstrich (——)' },
  },
  exclamation_marks: {
    name: 'Ausrufezeichen',
    options: { do_not_use: 'Keine' },
  },
  explanatory_note_indicator: {
    name: 'Erläuterungen',
    options: { use_double_em_dash: 'Doppelter Geviertstrich (——)', use_parentheses: 'Runde Klammern ( )' },
  },
  passage_of_time_and_movement_between_locations: {
    name: 'Zeitverlauf und Bewegung zwischen Orten',
    options: { use_double_em_dash: 'Doppelter Geviertstrich (——)' },
  },
  periods_and_commas: {
    name: 'Punkte und Kommas',
    options: {
      use_full_width_japanese_periods_and_full_width_japanese_commas: '。 und 、',
      use_full_width_japanese_periods_and_full_width_non_japanese_commas: '。 und ，',
      use_full_width_non_japanese_periods_and_full_width_japanese_commas: '． und 、',
      use_full_width_non_japanese_periods_and_full_width_non_japanese_commas: '． und ，',
    },
  },
  periods_in_academic_degrees: {
    name: 'Punkte in akademischen Graden',
    options: { do_not_use: 'Keine Punkte (PhD)', use: 'Punkte (Ph.D.)' },
  },
  periods_in_uppercase_initialisms_and_acronyms: {
    name: 'Punkte in großgeschriebenen Kurzwörtern und Akronymen',
    options: { do_not_use: 'Keine Punkte (UN)' },
  },
  plus_sign_usage: {
    name: 'Pluszeichen',
    options: {
      do_not_use_plus_sign_to_symbolize_english_word_and_unless_it_is_part_of_a_proper_noun:
        'Nicht für „und“, außer in Eigennamen',
    },
  },
  possessives_of_proper_names_ending_in_s_style: {
    name: 'Genitiv von Namen auf s',
    options: {
      add_apostrophe_only: 'Nur Apostroph (James’)',
      add_apostrophe_s: 'Apostroph und s (James’s)',
    },
  },
  range_indicator: {
    name: 'Bereiche',
    options: {
      use_en_dash_with_spaces: 'Halbgeviertstrich mit Leerzeichen (1 – 5)',
      use_en_dash_without_space_on_either_side: 'Halbgeviertstrich ohne Leerzeichen auf beiden Seiten (1–5)',
      use_en_dash_without_spaces: 'Halbgeviertstrich ohne Leerzeichen (1–5)',
      use_english_word_to: 'Das Wort „to“',
      use_full_width_dash: 'Strich in voller Breite',
      use_full_width_wave_dash: 'Wellenstrich in voller Breite (～)',
      use_german_word_bis: 'Das Wort „bis“',
      use_half_width_dash: 'Strich in halber Breite',
      use_hyphen: 'Bindestrich',
      use_hyphen_with_space_on_either_side: 'Bindestrich mit Leerzeichen auf beiden Seiten (1 - 5)',
      use_hyphen_with_spaces: 'Bindestrich mit Leerzeichen (1 - 5)',
      use_hyphen_without_space_on_either_side: 'Bindestrich ohne Leerzeichen auf beiden Seiten (1-5)',
      use_hyphen_without_spaces: 'Bindestrich ohne Leerzeichen (1-5)',
      use_italian_words_da_a: 'Die Wörter „da … a“',
      use_japanese_word_から: 'Das Wort から',
      use_korean_words_부터_까지: 'Die Wörter 부터 und 까지',
      use_spanish_words_de_a: 'Die Wörter „de … a“',
      use_tilde: 'Tilde (1~5)',
    },
  },
  related_phrases_indicator: {
    name: 'Zusammengehörige Wendungen',
    options: { use_comma: 'Komma', use_hyphen: 'Bindestrich', use_middle_dot: 'Mittelpunkt (·)' },
  },
  salutation: {
    name: 'Anrede',
    options: {
      do_not_use_comma_after_salutation_capitalize_following_word:
        'Kein Komma, das nächste Wort großgeschrieben',
      use_colon_after_salutation: 'Doppelpunkt',
      use_comma_after_salutation: 'Komma',
      use_exclamation_mark_after_salutation: 'Ausrufezeichen',
    },
  },
  sentence_break_indicator: {
    name: 'Einschübe im Satz',
    options: {
      use_em_dash_with_space_on_either_side: 'Geviertstrich mit Leerzeichen (Wort — Wort)',
      use_em_dash_without_space_on_either_side: 'Geviertstrich ohne Leerzeichen (Wort—Wort)',
      use_en_dash_with_space_on_either_side: 'Halbgeviertstrich mit Leerzeichen (Wort – Wort)',
    },
  },
  serial_comma: {
    name: 'Komma vor dem letzten Glied einer Aufzählung',
    options: {
      do_not_use: 'Kein Komma',
      do_not_use_serial_comma_when_using_chinese_comma: 'Keines, wo das chinesische Komma (、) steht',
      use: 'Komma',
      use_serial_comma_when_using_comma: 'Komma, wo die Glieder durch Kommas getrennt sind',
    },
  },
  slash: {
    name: 'Leerzeichen um Schrägstriche',
    options: {
      do_not_use_spaces_before_and_after_slashes: 'Keine Leerzeichen (und/oder)',
      use_spaces_before_and_after_slashes: 'Leerzeichen (und / oder)',
      use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_and_after_slash:
        'Leerzeichen, wenn vor und nach dem Schrägstrich mehrere Wörter stehen',
      use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_or_after_slash:
        'Leerzeichen, wenn vor oder nach dem Schrägstrich mehrere Wörter stehen',
    },
  },
  slash_usage: {
    name: 'Schrägstrich',
    options: { do_not_use_slash_to_symbolize_english_word_or: 'Nicht für „oder“' },
  },
  spacing_and_punctuation: {
    name: 'Leerzeichen vor Satzzeichen',
    options: { do_not_use_space: 'Kein Leerzeichen', use_regular_space: 'Gewöhnliches Leerzeichen' },
  },
  uppercase_acronyms: {
    name: 'Großgeschriebene Akronyme',
    options: { do_not_use_spaces: 'Keine Leerzeichen', use_spaces: 'Leerzeichen' },
  },
} as const
