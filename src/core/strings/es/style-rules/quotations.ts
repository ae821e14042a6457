/** Names of the rules of punctuation that are about quotations, brackets and titles. */
export const quotations = {
  bracket: {
    name: 'Paréntesis y corchetes',
    options: {
      use_hexagonal_brackets: 'Corchetes hexagonales (〔 〕)',
      use_lenticular_brackets: 'Corchetes lenticulares (【 】)',
      use_parentheses: 'Paréntesis ( )',
      use_square_brackets_for_nationality_and_hexagonal_brackets_for_historical_period:
        'Corchetes para la nacionalidad, hexagonales para el período histórico',
    },
  },
  corner_bracket_and_periods: {
    name: 'Punto después del corchete angular de cierre',
    options: { add_period_after_closing_corner_bracket_at_end_of_sentence: 'Se añade al final de la frase' },
  },
  corner_brackets_and_periods: {
    name: 'Punto antes del corchete angular de cierre',
    options: {
      do_not_add_period_before_closing_corner_bracket_when_sentence_continues:
        'Ninguno donde la frase continúa',
    },
  },
  emphasis: {
    name: 'Énfasis',
    options: { use_double_corner_brackets: 'Corchetes angulares dobles (『 』)' },
  },
  full_sentence_in_round_brackets: {
    name: 'Frases enteras entre paréntesis',
    options: { add_period_before_closing_round_bracket: 'Punto antes del paréntesis de cierre' },
  },
  highlighting_specific_expressions: {
    name: 'Expresiones destacadas',
    options: {
      use_single_curly_quotation_marks: 'Comillas simples curvas (‘ ’)',
      use_single_straight_quotation_marks: "Comillas simples rectas (' ')",
    },
  },
  japanese_reference_materials: {
    name: 'Obras de consulta japonesas',
    options: { use_double_corner_brackets: 'Corchetes angulares dobles (『 』)' },
  },
  parentheses_for_supplementary_information: {
    name: 'Información adicional entre paréntesis',
    options: { use_parentheses_without_space_on_either_side: 'Paréntesis sin espacios alrededor' },
  },
  periods_in_direct_quotes: {
    name: 'Puntos en citas directas',
    options: { do_not_use: 'Sin punto', use: 'Punto' },
  },
  quotation_mark: {
    name: 'Comillas',
    options: {
      use_curly_quotation_marks: 'Comillas curvas (“ ”)',
      use_double_curly_quotation_marks: 'Comillas dobles curvas (“ ”)',
      use_double_straight_quotation_marks: 'Comillas dobles rectas (" ")',
      use_guillemets: 'Comillas angulares (« »)',
      use_straight_quotation_marks: 'Comillas rectas (" ")',
    },
  },
  quotation_mark_and_apostrophe: {
    name: 'Comillas y apóstrofos',
    options: {
      use_curly_quotation_marks_and_apostrophes: 'Comillas y apóstrofos curvos',
      use_double_and_single_curly_quotation_marks_and_curly_apostrophes:
        'Comillas dobles y simples curvas, apóstrofos curvos',
      use_double_and_single_straight_quotation_marks_and_straight_apostrophes:
        'Comillas dobles y simples rectas, apóstrofos rectos',
      use_guillemets_and_curly_apostrophes: 'Comillas angulares y apóstrofos curvos',
      use_guillemets_and_straight_apostrophes: 'Comillas angulares y apóstrofos rectos',
      use_straight_quotation_marks_and_apostrophes: 'Comillas y apóstrofos rectos',
    },
  },
  quotation_style: {
    name: 'Citas anidadas',
    options: {
      use_corner_brackets_for_primary_quotations_and_double_corner_brackets_for_secondary_quotations:
        'Corchetes angulares, dentro dobles (「『 』」)',
      use_double_curly_quotation_marks_for_primary_quotations_and_single_curly_quotation_marks_for_secondary_quotations:
        'Comillas dobles curvas, dentro simples (“‘ ’”)',
      use_double_curly_quotation_marks_for_primary_quotations_then_alternate_with_single_curly_quotation_marks_for_nested_quotations:
        'Comillas dobles curvas, después alternadas con simples (“‘“ ”’”)',
      use_double_german_quotation_marks_for_primary_quotations_and_single_german_quotation_marks_for_secondary_quotations:
        'Comillas dobles alemanas, dentro simples („‚ ‘“)',
      use_double_quotation_marks_for_primary_quotations_and_single_quotation_marks_for_secondary_quotations:
        'Comillas dobles, dentro simples',
      use_double_straight_quotation_marks_for_primary_quotations_and_single_straight_quotation_marks_for_secondary_quotations:
        'Comillas dobles rectas, dentro simples ("\' \'")',
      use_double_straight_quotation_marks_for_primary_quotations_then_alternate_with_single_straight_quotation_marks_for_nested_quotations:
        'Comillas dobles rectas, después alternadas con simples ("\'" "\'")',
      use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations:
        'Comillas angulares, dentro dobles curvas («“ ”»)',
      use_guillemets_for_primary_quotations_and_double_straight_quotation_marks_for_secondary_quotations:
        'Comillas angulares, dentro dobles rectas («" "»)',
      use_guillemets_for_primary_quotations_and_single_guillemets_for_secondary_quotations:
        'Comillas angulares, dentro angulares simples («‹ ›»)',
      use_guillemets_for_primary_quotations_double_curly_quotation_marks_for_secondary_quotations_and_single_curly_quotation_marks_for_further_nested_quotations:
        'Comillas angulares, dentro dobles curvas, después simples («“‘ ’”»)',
      use_reversed_guillemets_for_primary_quotations_and_single_reversed_guillemets_for_secondary_quotations:
        'Comillas angulares invertidas, dentro simples (»› ‹«)',
      use_single_quotation_marks_for_primary_quotations_and_double_quotation_marks_for_secondary_quotations:
        'Comillas simples, dentro dobles',
    },
  },
  round_brackets: {
    name: 'Paréntesis',
    options: {
      use_full_width_round_brackets: 'De ancho completo （ ）',
      use_half_width_round_brackets: 'De medio ancho ( )',
    },
  },
  setting_off_non_quoted_phrases: {
    name: 'Expresiones resaltadas que no son citas',
    options: {
      use_full_width_quotation_marks: 'Comillas de ancho completo',
      use_half_width_quotation_marks: 'Comillas de medio ancho',
    },
  },
  text_in_round_brackets_referring_to_previous_sentence: {
    name: 'Texto entre paréntesis sobre la frase anterior',
    options: {
      add_period_after_closing_round_bracket: 'Punto después del paréntesis de cierre',
      add_period_before_closing_round_bracket: 'Punto antes del paréntesis de cierre',
    },
  },
  text_in_round_brackets_supplementing_preceding_text: {
    name: 'Texto entre paréntesis que completa el texto anterior',
    options: { add_period_after_closing_round_bracket: 'Punto después del paréntesis de cierre' },
  },
  titles_of_books_and_newspapers: {
    name: 'Títulos de libros y periódicos',
    options: {
      use_double_angle_brackets: 'Corchetes dobles (《 》)',
      use_double_corner_brackets: 'Corchetes angulares dobles (『 』)',
      use_double_straight_quotation_marks: 'Comillas dobles rectas (" ")',
    },
  },
  titles_of_creative_works_trade_names_laws_and_regulations: {
    name: 'Títulos de obras, marcas, leyes y reglamentos',
    options: {
      use_single_angle_brackets: 'Corchetes simples (〈 〉)',
      use_single_corner_brackets: 'Corchetes angulares simples (「 」)',
      use_single_straight_quotation_marks: "Comillas simples rectas (' ')",
    },
  },
} as const
