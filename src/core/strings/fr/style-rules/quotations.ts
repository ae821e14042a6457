/** Names of the rules of punctuation that are about quotations, brackets and titles. */
export const quotations = {
  bracket: {
    name: 'Parenthèses et crochets',
    options: {
      use_hexagonal_brackets: 'Crochets hexagonaux (〔 〕)',
      use_lenticular_brackets: 'Crochets lenticulaires (【 】)',
      use_parentheses: 'Parenthèses ( )',
      use_square_brackets_for_nationality_and_hexagonal_brackets_for_historical_period:
        'Crochets pour la nationalité, crochets hexagonaux pour la période historique',
    },
  },
  corner_bracket_and_periods: {
    name: 'Point après un crochet d’angle fermant',
    options: { add_period_after_closing_corner_bracket_at_end_of_sentence: 'Ajouté à la fin de la phrase' },
  },
  corner_brackets_and_periods: {
    name: 'Point avant un crochet d’angle fermant',
    options: {
      do_not_add_period_before_closing_corner_bracket_when_sentence_continues: 'Aucun si la phrase continue',
    },
  },
  emphasis: {
    name: 'Mise en valeur',
    options: { use_double_corner_brackets: 'Crochets d’angle doubles (『 』)' },
  },
  full_sentence_in_round_brackets: {
    name: 'Phrases entières entre parenthèses',
    options: { add_period_before_closing_round_bracket: 'Point avant la parenthèse fermante' },
  },
  highlighting_specific_expressions: {
    name: 'Expressions mises en évidence',
    options: {
      use_single_curly_quotation_marks: 'Guillemets simples courbes (‘ ’)',
      use_single_straight_quotation_marks: "Guillemets simples droits (' ')",
    },
  },
  japanese_reference_materials: {
    name: 'Ouvrages de référence japonais',
    options: { use_double_corner_brackets: 'Crochets d’angle doubles (『 』)' },
  },
  parentheses_for_supplementary_information: {
    name: 'Complément d’information entre parenthèses',
    options: { use_parentheses_without_space_on_either_side: 'Parenthèses sans espaces autour' },
  },
  periods_in_direct_quotes: {
    name: 'Points dans les citations directes',
    options: { do_not_use: 'Sans point', use: 'Point' },
  },
  quotation_mark: {
    name: 'Guillemets',
    options: {
      use_curly_quotation_marks: 'Guillemets courbes (“ ”)',
      use_double_curly_quotation_marks: 'Guillemets doubles courbes (“ ”)',
      use_double_straight_quotation_marks: 'Guillemets doubles droits (" ")',
      use_guillemets: 'Guillemets français (« »)',
      use_straight_quotation_marks: 'Guillemets droits (" ")',
    },
  },
  quotation_mark_and_apostrophe: {
    name: 'Guillemets et apostrophes',
    options: {
      use_curly_quotation_marks_and_apostrophes: 'Guillemets et apostrophes courbes',
      use_double_and_single_curly_quotation_marks_and_curly_apostrophes:
        'Guillemets doubles et simples courbes, apostrophes courbes',
      use_double_and_single_straight_quotation_marks_and_straight_apostrophes:
        'Guillemets doubles et simples droits, apostrophes droites',
      use_guillemets_and_curly_apostrophes: 'Guillemets français et apostrophes courbes',
      use_guillemets_and_straight_apostrophes: 'Guillemets français et apostrophes droites',
      use_straight_quotation_marks_and_apostrophes: 'Guillemets et apostrophes droits',
    },
  },
  quotation_style: {
    name: 'Citations imbriquées',
    options: {
      use_corner_brackets_for_primary_quotations_and_double_corner_brackets_for_secondary_quotations:
        'Crochets d’angle, doubles à l’intérieur (「『 』」)',
      use_double_curly_quotation_marks_for_primary_quotations_and_single_curly_quotation_marks_for_secondary_quotations:
        'Doubles courbes, simples à l’intérieur (“‘ ’”)',
      use_double_curly_quotation_marks_for_primary_quotations_then_alternate_with_single_curly_quotation_marks_for_nested_quotations:
        'Doubles courbes, puis en alternance avec simples (“‘“ ”’”)',
      use_double_german_quotation_marks_for_primary_quotations_and_single_german_quotation_marks_for_secondary_quotations:
        'Doubles allemands, simples à l’intérieur („‚ ‘“)',
      use_double_quotation_marks_for_primary_quotations_and_single_quotation_marks_for_secondary_quotations:
        'Doubles, simples à l’intérieur',
      use_double_straight_quotation_marks_for_primary_quotations_and_single_straight_quotation_marks_for_secondary_quotations:
        'Doubles droits, simples à l’intérieur ("\' \'")',
      use_double_straight_quotation_marks_for_primary_quotations_then_alternate_with_single_straight_quotation_marks_for_nested_quotations:
        'Doubles droits, puis en alternance avec simples ("\'" "\'")',
      use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations:
        'Français, doubles courbes à l’intérieur («“ ”»)',
      use_guillemets_for_primary_quotations_and_double_straight_quotation_marks_for_secondary_quotations:
        'Français, doubles droits à l’intérieur («" "»)',
      use_guillemets_for_primary_quotations_and_single_guillemets_for_secondary_quotations:
        'Français, simples français à l’intérieur («‹ ›»)',
      use_guillemets_for_primary_quotations_double_curly_quotation_marks_for_secondary_quotations_and_single_curly_quotation_marks_for_further_nested_quotations:
        'Français, doubles courbes à l’intérieur, puis simples («“‘ ’”»)',
      use_reversed_guillemets_for_primary_quotations_and_single_reversed_guillemets_for_secondary_quotations:
        'Français inversés, simples à l’intérieur (»› ‹«)',
      use_single_quotation_marks_for_primary_quotations_and_double_quotation_marks_for_secondary_quotations:
        'Simples, doubles à l’intérieur',
    },
  },
  round_brackets: {
    name: 'Parenthèses',
    options: {
      use_full_width_round_brackets: 'Pleine chasse （ ）',
      use_half_width_round_brackets: 'Demi-chasse ( )',
    },
  },
  setting_off_non_quoted_phrases: {
    name: 'Expressions isolées qui ne sont pas des citations',
    options: {
      use_full_width_quotation_marks: 'Guillemets pleine chasse',
      use_half_width_quotation_marks: 'Guillemets demi-chasse',
    },
  },
  text_in_round_brackets_referring_to_previous_sentence: {
    name: 'Texte entre parenthèses sur la phrase précédente',
    options: {
      add_period_after_closing_round_bracket: 'Point après la parenthèse fermante',
      add_period_before_closing_round_bracket: 'Point avant la parenthèse fermante',
    },
  },
  text_in_round_brackets_supplementing_preceding_text: {
    name: 'Texte entre parenthèses qui complète le texte précédent',
    options: { add_period_after_closing_round_bracket: 'Point après la parenthèse fermante' },
  },
  titles_of_books_and_newspapers: {
    name: 'Titres de livres et de journaux',
    options: {
      use_double_angle_brackets: 'Chevrons doubles (《 》)',
      use_double_corner_brackets: 'Crochets d’angle doubles (『 』)',
      use_double_straight_quotation_marks: 'Guillemets doubles droits (" ")',
    },
  },
  titles_of_creative_works_trade_names_laws_and_regulations: {
    name: 'Titres d’œuvres, noms commerciaux, lois et règlements',
    options: {
      use_single_angle_brackets: 'Chevrons simples (〈 〉)',
      use_single_corner_brackets: 'Crochets d’angle simples (「 」)',
      use_single_straight_quotation_marks: "Guillemets simples droits (' ')",
    },
  },
} as const
