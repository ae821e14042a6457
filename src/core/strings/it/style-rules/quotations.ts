/** Names of the rules of punctuation that are about quotations, brackets and titles. */
export const quotations = {
  bracket: {
    name: 'Parentesi',
    options: {
      use_hexagonal_brackets: 'Parentesi esagonali (〔 〕)',
      use_lenticular_brackets: 'Parentesi lenticolari (【 】)',
      use_parentheses: 'Parentesi tonde ( )',
      use_square_brackets_for_nationality_and_hexagonal_brackets_for_historical_period:
        'Parentesi quadre per la nazionalità, esagonali per il periodo storico',
    },
  },
  corner_bracket_and_periods: {
    name: 'Punto dopo la parentesi angolare chiusa',
    options: { add_period_after_closing_corner_bracket_at_end_of_sentence: 'Aggiunto alla fine della frase' },
  },
  corner_brackets_and_periods: {
    name: 'Punto prima della parentesi angolare chiusa',
    options: {
      do_not_add_period_before_closing_corner_bracket_when_sentence_continues:
        'Nessuno dove la frase continua',
    },
  },
  emphasis: {
    name: 'Enfasi',
    options: { use_double_corner_brackets: 'Parentesi angolari doppie (『 』)' },
  },
  full_sentence_in_round_brackets: {
    name: 'Frasi intere tra parentesi tonde',
    options: { add_period_before_closing_round_bracket: 'Punto prima della parentesi chiusa' },
  },
  highlighting_specific_expressions: {
    name: 'Espressioni evidenziate',
    options: {
      use_single_curly_quotation_marks: 'Virgolette singole curve (‘ ’)',
      use_single_straight_quotation_marks: "Virgolette singole dritte (' ')",
    },
  },
  japanese_reference_materials: {
    name: 'Opere di consultazione giapponesi',
    options: { use_double_corner_brackets: 'Parentesi angolari doppie (『 』)' },
  },
  parentheses_for_supplementary_information: {
    name: 'Informazioni aggiuntive tra parentesi',
    options: { use_parentheses_without_space_on_either_side: 'Parentesi tonde senza spazi intorno' },
  },
  periods_in_direct_quotes: {
    name: 'Punti nelle citazioni dirette',
    options: { do_not_use: 'Senza punto', use: 'Punto' },
  },
  quotation_mark: {
    name: 'Virgolette',
    options: {
      use_curly_quotation_marks: 'Virgolette curve (“ ”)',
      use_double_curly_quotation_marks: 'Virgolette doppie curve (“ ”)',
      use_double_straight_quotation_marks: 'Virgolette doppie dritte (" ")',
      use_guillemets: 'Virgolette caporali (« »)',
      use_straight_quotation_marks: 'Virgolette dritte (" ")',
    },
  },
  quotation_mark_and_apostrophe: {
    name: 'Virgolette e apostrofi',
    options: {
      use_curly_quotation_marks_and_apostrophes: 'Virgolette e apostrofi curvi',
      use_double_and_single_curly_quotation_marks_and_curly_apostrophes:
        'Virgolette doppie e singole curve, apostrofi curvi',
      use_double_and_single_straight_quotation_marks_and_straight_apostrophes:
        'Virgolette doppie e singole dritte, apostrofi dritti',
      use_guillemets_and_curly_apostrophes: 'Caporali e apostrofi curvi',
      use_guillemets_and_straight_apostrophes: 'Caporali e apostrofi dritti',
      use_straight_quotation_marks_and_apostrophes: 'Virgolette e apostrofi dritti',
    },
  },
  quotation_style: {
    name: 'Citazioni annidate',
    options: {
      use_corner_brackets_for_primary_quotations_and_double_corner_brackets_for_secondary_quotations:
        'Parentesi angolari, al loro interno doppie (「『 』」)',
      use_double_curly_quotation_marks_for_primary_quotations_and_single_curly_quotation_marks_for_secondary_quotations:
        'Virgolette doppie curve, al loro interno singole (“‘ ’”)',
      use_double_curly_quotation_marks_for_primary_quotations_then_alternate_with_single_curly_quotation_marks_for_nested_quotations:
        'Virgolette doppie curve, poi alternate con singole (“‘“ ”’”)',
      use_double_german_quotation_marks_for_primary_quotations_and_single_german_quotation_marks_for_secondary_quotations:
        'Virgolette doppie tedesche, al loro interno singole („‚ ‘“)',
      use_double_quotation_marks_for_primary_quotations_and_single_quotation_marks_for_secondary_quotations:
        'Virgolette doppie, al loro interno singole',
      use_double_straight_quotation_marks_for_primary_quotations_and_single_straight_quotation_marks_for_secondary_quotations:
        'Virgolette doppie dritte, al loro interno singole ("\' \'")',
      use_double_straight_quotation_marks_for_primary_quotations_then_alternate_with_single_straight_quotation_marks_for_nested_quotations:
        'Virgolette doppie dritte, poi alternate con singole ("\'" "\'")',
      use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations:
        'Caporali, al loro interno virgolette doppie curve («“ ”»)',
      use_guillemets_for_primary_quotations_and_double_straight_quotation_marks_for_secondary_quotations:
        'Caporali, al loro interno virgolette doppie dritte («" "»)',
      use_guillemets_for_primary_quotations_and_single_guillemets_for_secondary_quotations:
        'Caporali, al loro interno caporali singoli («‹ ›»)',
      use_guillemets_for_primary_quotations_double_curly_quotation_marks_for_secondary_quotations_and_single_curly_quotation_marks_for_further_nested_quotations:
        'Caporali, al loro interno virgolette doppie curve, poi singole («“‘ ’”»)',
      use_reversed_guillemets_for_primary_quotations_and_single_reversed_guillemets_for_secondary_quotations:
        'Caporali rovesciati, al loro interno singoli (»› ‹«)',
      use_single_quotation_marks_for_primary_quotations_and_double_quotation_marks_for_secondary_quotations:
        'Virgolette singole, al loro interno doppie',
    },
  },
  round_brackets: {
    name: 'Parentesi tonde',
    options: {
      use_full_width_round_brackets: 'A larghezza intera （ ）',
      use_half_width_round_brackets: 'A mezza larghezza ( )',
    },
  },
  setting_off_non_quoted_phrases: {
    name: 'Espressioni evidenziate che non sono citazioni',
    options: {
      use_full_width_quotation_marks: 'Virgolette a larghezza intera',
      use_half_width_quotation_marks: 'Virgolette a mezza larghezza',
    },
  },
  text_in_round_brackets_referring_to_previous_sentence: {
    name: 'Testo tra parentesi tonde sulla frase precedente',
    options: {
      add_period_after_closing_round_bracket: 'Punto dopo la parentesi chiusa',
      add_period_before_closing_round_bracket: 'Punto prima della parentesi chiusa',
    },
  },
  text_in_round_brackets_supplementing_preceding_text: {
    name: 'Testo tra parentesi tonde che completa il testo precedente',
    options: { add_period_after_closing_round_bracket: 'Punto dopo la parentesi chiusa' },
  },
  titles_of_books_and_newspapers: {
    name: 'Titoli di libri e giornali',
    options: {
      use_double_angle_brackets: 'Parentesi uncinate doppie (《 》)',
      use_double_corner_brackets: 'Parentesi angolari doppie (『 』)',
      use_double_straight_quotation_marks: 'Virgolette doppie dritte (" ")',
    },
  },
  titles_of_creative_works_trade_names_laws_and_regulations: {
    name: 'Titoli di opere, nomi commerciali, leggi e regolamenti',
    options: {
      use_single_angle_brackets: 'Parentesi uncinate singole (〈 〉)',
      use_single_corner_brackets: 'Parentesi angolari singole (「 」)',
      use_single_straight_quotation_marks: "Virgolette singole dritte (' ')",
    },
  },
} as const
