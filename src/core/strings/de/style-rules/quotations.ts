/** Names of the rules of punctuation that are about quotations, brackets and titles. */
export const quotations = {
  bracket: {
    name: 'Klammern',
    options: {
      use_hexagonal_brackets: 'Schildkrötenpanzerklammern (〔 〕)',
      use_lenticular_brackets: 'Linsenklammern (【 】)',
      use_parentheses: 'Runde Klammern ( )',
      use_square_brackets_for_nationality_and_hexagonal_brackets_for_historical_period:
        'Eckige Klammern für Nationalität, Schildkrötenpanzerklammern für die historische Epoche',
    },
  },
  corner_bracket_and_periods: {
    name: 'Punkt nach einer schließenden Winkelklammer',
    options: { add_period_after_closing_corner_bracket_at_end_of_sentence: 'Steht am Ende eines Satzes' },
  },
  corner_brackets_and_periods: {
    name: 'Punkt vor einer schließenden Winkelklammer',
    options: {
      do_not_add_period_before_closing_corner_bracket_when_sentence_continues:
        'Keiner, wo der Satz weitergeht',
    },
  },
  emphasis: {
    name: 'Hervorhebung',
    options: { use_double_corner_brackets: 'Doppelte Winkelklammern (『 』)' },
  },
  full_sentence_in_round_brackets: {
    name: 'Ganze Sätze in runden Klammern',
    options: { add_period_before_closing_round_bracket: 'Punkt vor der schließenden Klammer' },
  },
  highlighting_specific_expressions: {
    name: 'Hervorgehobene Ausdrücke',
    options: {
      use_single_curly_quotation_marks: 'Einfache typografische Anführungszeichen (‘ ’)',
      use_single_straight_quotation_marks: "Einfache gerade Anführungszeichen (' ')",
    },
  },
  japanese_reference_materials: {
    name: 'Japanische Nachschlagewerke',
    options: { use_double_corner_brackets: 'Doppelte Winkelklammern (『 』)' },
  },
  parentheses_for_supplementary_information: {
    name: 'Zusätzliche Angaben in Klammern',
    options: { use_parentheses_without_space_on_either_side: 'Runde Klammern ohne Leerzeichen um sie' },
  },
  periods_in_direct_quotes: {
    name: 'Punkte in wörtlicher Rede',
    options: { do_not_use: 'Kein Punkt', use: 'Punkt' },
  },
  quotation_mark: {
    name: 'Anführungszeichen',
    options: {
      use_curly_quotation_marks: 'Typografische Anführungszeichen (“ ”)',
      use_double_curly_quotation_marks: 'Doppelte typografische Anführungszeichen (“ ”)',
      use_double_straight_quotation_marks: 'Doppelte gerade Anführungszeichen (" ")',
      use_guillemets: 'Guillemets (« »)',
      use_straight_quotation_marks: 'Gerade Anführungszeichen (" ")',
    },
  },
  quotation_mark_and_apostrophe: {
    name: 'Anführungszeichen und Apostrophe',
    options: {
      use_curly_quotation_marks_and_apostrophes: 'Typografische Anführungszeichen und Apostrophe',
      use_double_and_single_curly_quotation_marks_and_curly_apostrophes:
        'Doppelte und einfache typografische Anführungszeichen, typografische Apostrophe',
      use_double_and_single_straight_quotation_marks_and_straight_apostrophes:
        'Doppelte und einfache gerade Anführungszeichen, gerade Apostrophe',
      use_guillemets_and_curly_apostrophes: 'Guillemets und typografische Apostrophe',
      use_guillemets_and_straight_apostrophes: 'Guillemets und gerade Apostrophe',
      use_straight_quotation_marks_and_apostrophes: 'Gerade Anführungszeichen und Apostrophe',
    },
  },
  quotation_style: {
    name: 'Verschachtelte Zitate',
    options: {
      use_corner_brackets_for_primary_quotations_and_double_corner_brackets_for_secondary_quotations:
        'Winkelklammern, darin doppelte Winkelklammern (「『 』」)',
      use_double_curly_quotation_marks_for_primary_quotations_and_single_curly_quotation_marks_for_secondary_quotations:
        'Doppelte typografische, darin einfache (“‘ ’”)',
      use_double_curly_quotation_marks_for_primary_quotations_then_alternate_with_single_curly_quotation_marks_for_nested_quotations:
        'Doppelte typografische, dann im Wechsel mit einfachen (“‘“ ”’”)',
      use_double_german_quotation_marks_for_primary_quotations_and_single_german_quotation_marks_for_secondary_quotations:
        'Doppelte deutsche, darin einfache („‚ ‘“)',
      use_double_quotation_marks_for_primary_quotations_and_single_quotation_marks_for_secondary_quotations:
        'Doppelte, darin einfache',
      use_double_straight_quotation_marks_for_primary_quotations_and_single_straight_quotation_marks_for_secondary_quotations:
        'Doppelte gerade, darin einfache ("\' \'")',
      use_double_straight_quotation_marks_for_primary_quotations_then_alternate_with_single_straight_quotation_marks_for_nested_quotations:
        'Doppelte gerade, dann im Wechsel mit einfachen ("\'" "\'")',
      use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations:
        'Guillemets, darin doppelte typografische («“ ”»)',
      use_guillemets_for_primary_quotations_and_double_straight_quotation_marks_for_secondary_quotations:
        'Guillemets, darin doppelte gerade («" "»)',
      use_guillemets_for_primary_quotations_and_single_guillemets_for_secondary_quotations:
        'Guillemets, darin einfache Guillemets («‹ ›»)',
      use_guillemets_for_primary_quotations_double_curly_quotation_marks_for_secondary_quotations_and_single_curly_quotation_marks_for_further_nested_quotations:
        'Guillemets, darin doppelte typografische, darin einfache («“‘ ’”»)',
      use_reversed_guillemets_for_primary_quotations_and_single_reversed_guillemets_for_secondary_quotations:
        'Umgekehrte Guillemets, darin einfache (»› ‹«)',
      use_single_quotation_marks_for_primary_quotations_and_double_quotation_marks_for_secondary_quotations:
        'Einfache, darin doppelte',
    },
  },
  round_brackets: {
    name: 'Runde Klammern',
    options: {
      use_full_width_round_brackets: 'In voller Breite （ ）',
      use_half_width_round_brackets: 'In halber Breite ( )',
    },
  },
  setting_off_non_quoted_phrases: {
    name: 'Abgesetzte Wendungen, die keine Zitate sind',
    options: {
      use_full_width_quotation_marks: 'Anführungszeichen in voller Breite',
      use_half_width_quotation_marks: 'Anführungszeichen in halber Breite',
    },
  },
  text_in_round_brackets_referring_to_previous_sentence: {
    name: 'Text in runden Klammern über den Satz davor',
    options: {
      add_period_after_closing_round_bracket: 'Punkt nach der schließenden Klammer',
      add_period_before_closing_round_bracket: 'Punkt vor der schließenden Klammer',
    },
  },
  text_in_round_brackets_supplementing_preceding_text: {
    name: 'Text in runden Klammern, der den Text davor ergänzt',
    options: { add_period_after_closing_round_bracket: 'Punkt nach der schließenden Klammer' },
  },
  titles_of_books_and_newspapers: {
    name: 'Titel von Büchern und Zeitungen',
    options: {
      use_double_angle_brackets: 'Doppelte spitze Klammern (《 》)',
      use_double_corner_brackets: 'Doppelte Winkelklammern (『 』)',
      use_double_straight_quotation_marks: 'Doppelte gerade Anführungszeichen (" ")',
    },
  },
  titles_of_creative_works_trade_names_laws_and_regulations: {
    name: 'Titel von Werken, Handelsnamen, Gesetze und Verordnungen',
    options: {
      use_single_angle_brackets: 'Einfache spitze Klammern (〈 〉)',
      use_single_corner_brackets: 'Einfache Winkelklammern (「 」)',
      use_single_straight_quotation_marks: "Einfache gerade Anführungszeichen (' ')",
    },
  },
} as const
