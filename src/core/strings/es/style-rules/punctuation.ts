/** Names of the rules of punctuation, those about quotations and brackets aside. */
export const punctuation = {
  abbreviations: {
    name: 'Partes de las abreviaturas',
    options: {
      do_not_separate_abbreviated_words: 'Escritas juntas (zB)',
      separate_each_abbreviated_word_with_period_and_space: 'Separadas por punto y espacio (z. B.)',
      separate_each_abbreviated_word_with_period_without_space: 'Separadas por punto sin espacio (z.B.)',
      separate_each_abbreviated_word_with_space_without_period: 'Separadas por espacio sin punto (z B)',
    },
  },
  acronyms: {
    name: 'Acrónimos',
    options: { do_not_use_periods: 'Sin puntos' },
  },
  ampersand_abbreviation_spacing: {
    name: 'Espacios alrededor de & en abreviaturas',
    options: {
      do_not_use_spaces_before_and_after_ampersand_as_part_of_abbreviation: 'Sin espacios (R&D)',
      use_spaces_before_and_after_ampersand_as_part_of_abbreviation: 'Espacios (R & D)',
    },
  },
  ampersand_usage: {
    name: 'Signo &',
    options: {
      use_english_word_and_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
        '“and” en su lugar, salvo en nombres de empresas, abreviaturas comunes, títulos, código y ecuaciones',
      use_full_width_ampersand: 'Signo & de ancho completo (＆)',
      use_german_word_und_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
        '“und” en su lugar, salvo en nombres de empresas, abreviaturas comunes, títulos, código y ecuaciones',
      use_half_width_ampersand: 'Signo & de medio ancho (&)',
    },
  },
  apostrophe: {
    name: 'Apóstrofo',
    options: {
      use_curly_apostrophes: 'Apóstrofos curvos (’)',
      use_straight_apostrophes: "Apóstrofos rectos (')",
    },
  },
  chinese_mixed_with_english: {
    name: 'Inglés dentro del chino',
    options: {
      do_not_place_english_in_quotation_marks: 'Sin comillas en el inglés',
      place_english_in_quotation_marks: 'Comillas en el inglés',
    },
  },
  colon: {
    name: 'Dos puntos',
    options: {
      use_full_width_colon: 'Dos puntos de ancho completo (：)',
      use_half_width_colon: 'Dos puntos de medio ancho (:)',
    },
  },
  colon_between_hours_and_minutes_or_chapters_and_verses: {
    name: 'Dos puntos en horas, capítulos y versículos',
    options: { do_not_use_space_before_or_after_colon: 'Sin espacio antes ni después' },
  },
  colon_in_heading: {
    name: 'Dos puntos en títulos',
    options: { use_space_after_colon_not_before: 'Espacio después, no antes' },
  },
  colon_to_replace_versus_or_to: {
    name: 'Dos puntos por “contra” o “a”',
    options: { do_not_use_space_before_or_after_colon: 'Sin espacio antes ni después' },
  },
  comma_after_conjunctive_adverbs: {
    name: 'Coma después de adverbios conectores',
    options: { do_not_use: 'Sin coma', use: 'Coma' },
  },
  comma_after_i_e_and_e_g: {
    name: 'Coma después de i.e. y e.g.',
    options: { do_not_use: 'Sin coma', use: 'Coma' },
  },
  comma_after_short_introductory_phrase: {
    name: 'Coma después de una frase introductoria corta',
    options: { do_not_use: 'Sin coma', use: 'Coma' },
  },
  comma_and_semicolon: {
    name: 'Entre oraciones',
    options: { use_comma_between_clauses: 'Coma', use_semicolon_between_clauses: 'Punto y coma' },
  },
  dash: {
    name: 'Raya',
    options: { use_em_dash: 'Raya (—)', use_hyphen: 'Guion (-)', use_tilde: 'Virgulilla (~)' },
  },
  ellipsis: {
    name: 'Puntos suspensivos',
    options: {
      use_ellipsis_character: 'Carácter de puntos suspensivos (…)',
      use_one_ellipsis_character: 'Un carácter de puntos suspensivos (…)',
      use_six_dots_at_the_bottom: 'Seis puntos abajo',
      use_six_dots_in_the_center: 'Seis puntos en el centro',
      use_three_dots_at_the_bottom: 'Tres puntos abajo',
      use_three_dots_in_the_center: 'Tres puntos en el centro',
      use_three_ellipsis_characters: 'Tres caracteres de puntos suspensivos (………)',
      use_three_periods: 'Tres puntos',
      use_three_periods_without_spaces: 'Tres puntos sin espacios (...)',
      use_three_spaced_periods: 'Tres puntos con espacios (. . .)',
      use_two_ellipsis_characters: 'Dos caracteres de puntos suspensivos (……)',
    },
  },
  em_dash: {
    name: 'Raya larga',
    options: { use_double_em_dash: 'Raya doble (——)' },
  },
  exclamation_marks: {
    name: 'Signos de exclamación',
    options: { do_not_use: 'Ninguno' },
  },
  explanatory_note_indicator: {
    name: 'Notas explicativas',
    options: { use_double_em_dash: 'Raya doble (——)', use_parentheses: 'Paréntesis ( )' },
  },
  passage_of_time_and_movement_between_locations: {
    name: 'Paso del tiempo y cambio de lugar',
    options: { use_double_em_dash: 'Raya doble (——)' },
  },
  periods_and_commas: {
    name: 'Puntos y comas',
    options: {
      use_full_width_japanese_periods_and_full_width_japanese_commas: '。 y 、',
      use_full_width_japanese_periods_and_full_width_non_japanese_commas: '。 y ，',
      use_full_width_non_japanese_periods_and_full_width_japanese_commas: '． y 、',
      use_full_width_non_japanese_periods_and_full_width_non_japanese_commas: '． y ，',
    },
  },
  periods_in_academic_degrees: {
    name: 'Puntos en títulos académicos',
    options: { do_not_use: 'Sin puntos (PhD)', use: 'Puntos (Ph.D.)' },
  },
  periods_in_uppercase_initialisms_and_acronyms: {
    name: 'Puntos en siglas y acrónimos en mayúsculas',
    options: { do_not_use: 'Sin puntos (UN)' },
  },
  plus_sign_usage: {
    name: 'Signo más',
    options: {
      do_not_use_plus_sign_to_symbolize_english_word_and_unless_it_is_part_of_a_proper_noun:
        'No se usa por “y”, salvo en nombres propios',
    },
  },
  possessives_of_proper_names_ending_in_s_style: {
    name: 'Posesivo de nombres acabados en s',
    options: {
      add_apostrophe_only: 'Solo apóstrofo (James’)',
      add_apostrophe_s: 'Apóstrofo y s (James’s)',
    },
  },
  range_indicator: {
    name: 'Intervalos',
    options: {
      use_en_dash_with_spaces: 'Semirraya con espacios (1 – 5)',
      use_en_dash_without_space_on_either_side: 'Semirraya sin espacio a los lados (1–5)',
      use_en_dash_without_spaces: 'Semirraya sin espacios (1–5)',
      use_english_word_to: 'La palabra “to”',
      use_full_width_dash: 'Raya de ancho completo',
      use_full_width_wave_dash: 'Raya ondulada de ancho completo (～)',
      use_german_word_bis: 'La palabra “bis”',
      use_half_width_dash: 'Raya de medio ancho',
      use_hyphen: 'Guion',
      use_hyphen_with_space_on_either_side: 'Guion con espacio a los lados (1 - 5)',
      use_hyphen_with_spaces: 'Guion con espacios (1 - 5)',
      use_hyphen_without_space_on_either_side: 'Guion sin espacio a los lados (1-5)',
      use_hyphen_without_spaces: 'Guion sin espacios (1-5)',
      use_italian_words_da_a: 'Las palabras “da … a”',
      use_japanese_word_から: 'La palabra から',
      use_korean_words_부터_까지: 'Las palabras 부터 y 까지',
      use_spanish_words_de_a: 'Las palabras “de … a”',
      use_tilde: 'Virgulilla (1~5)',
    },
  },
  related_phrases_indicator: {
    name: 'Frases relacionadas',
    options: { use_comma: 'Coma', use_hyphen: 'Guion', use_middle_dot: 'Punto medio (·)' },
  },
  salutation: {
    name: 'Saludo',
    options: {
      do_not_use_comma_after_salutation_capitalize_following_word:
        'Sin coma, la palabra siguiente con mayúscula',
      use_colon_after_salutation: 'Dos puntos',
      use_comma_after_salutation: 'Coma',
      use_exclamation_mark_after_salutation: 'Signo de exclamación',
    },
  },
  sentence_break_indicator: {
    name: 'Interrupciones en la frase',
    options: {
      use_em_dash_with_space_on_either_side: 'Raya con espacios (word — word)',
      use_em_dash_without_space_on_either_side: 'Raya sin espacios (word—word)',
      use_en_dash_with_space_on_either_side: 'Semirraya con espacios (word – word)',
    },
  },
  serial_comma: {
    name: 'Coma antes del último elemento de una lista',
    options: {
      do_not_use: 'Sin coma',
      do_not_use_serial_comma_when_using_chinese_comma: 'Ninguna donde se usa la coma china (、)',
      use: 'Coma',
      use_serial_comma_when_using_comma: 'Coma donde los elementos se separan con comas',
    },
  },
  slash: {
    name: 'Espacios alrededor de las barras',
    options: {
      do_not_use_spaces_before_and_after_slashes: 'Sin espacios (and/or)',
      use_spaces_before_and_after_slashes: 'Espacios (and / or)',
      use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_and_after_slash:
        'Espacios si hay varias palabras antes y después de la barra',
      use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_or_after_slash:
        'Espacios si hay varias palabras antes o después de la barra',
    },
  },
  slash_usage: {
    name: 'Barra',
    options: { do_not_use_slash_to_symbolize_english_word_or: 'No se usa por “o”' },
  },
  spacing_and_punctuation: {
    name: 'Espacio antes de la puntuación',
    options: { do_not_use_space: 'Sin espacio', use_regular_space: 'Espacio normal' },
  },
  uppercase_acronyms: {
    name: 'Acrónimos en mayúsculas',
    options: { do_not_use_spaces: 'Sin espacios', use_spaces: 'Espacios' },
  },
} as const
