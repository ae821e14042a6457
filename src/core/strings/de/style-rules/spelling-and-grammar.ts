/** Names of the rules about spelling and grammar, and of their options. */
export const spellingAndGrammar = {
  abbreviating_french_word_numero: {
    name: 'Abkürzung von numéro',
    options: {
      abbreviate_as_n_then_degree_symbol: 'n°',
      abbreviate_as_n_then_o_in_superscript: 'nᵒ, mit hochgestelltem o',
      abbreviate_as_no: 'no',
    },
  },
  abbreviation_usage: {
    name: 'Abkürzungen',
    options: {
      do_not_use_abbreviations: 'Keine Abkürzungen',
      do_not_use_abbreviations_unless_necessary: 'Keine Abkürzungen, wenn nicht nötig',
      use_abbreviations: 'Abkürzungen',
      use_abbreviations_as_needed: 'Abkürzungen nach Bedarf',
    },
  },
  accents_and_cedillas: {
    name: 'Akzente und Cedillen',
    options: {
      do_not_use_on_capital_letters: 'Nicht auf Großbuchstaben',
      never_use: 'Nie',
      use_even_on_capital_letters: 'Auch auf Großbuchstaben',
    },
  },
  accents_in_verbs_conjugated_like_french_word_céder: {
    name: 'Akzente in Verben wie céder',
    options: { use_acute_accent: 'Akut (é)', use_grave_accent: 'Gravis (è)' },
  },
  accents_with_subject_verb_inversion: {
    name: 'Akzente bei Umstellung von Subjekt und Verb',
    options: { use_acute_accent: 'Akut (é)', use_grave_accent: 'Gravis (è)' },
  },
  active_passive_voice: {
    name: 'Aktiv und Passiv',
    options: {
      use_active_voice_if_subject_is_prominent_and_agent_is_clear:
        'Aktiv, wo das Subjekt wichtig und klar ist, wer handelt',
      use_active_voice_to_describe_operations_with_user_as_subject:
        'Aktiv, um zu beschreiben, was der Benutzer tut',
      use_active_voice_unless_agent_is_unknown_or_irrelevant:
        'Aktiv, außer wenn unbekannt oder unwichtig ist, wer handelt',
      use_passive_voice_as_needed: 'Passiv nach Bedarf',
      use_passive_voice_for_automatic_operations_from_user_perspective:
        'Passiv für automatische Vorgänge, wie der Benutzer sie sieht',
      use_passive_voice_if_agent_is_unknown_or_irrelevant:
        'Passiv, wenn unbekannt oder unwichtig ist, wer handelt',
    },
  },
  all_caps: {
    name: 'Durchgehende Großschreibung',
    options: {
      do_not_use_all_caps_except_for_acronyms_initialisms_or_proper_nouns:
        'Nur für Akronyme, Kurzwörter und Eigennamen',
      do_not_use_all_caps_except_for_acronyms_or_brand_names: 'Nur für Akronyme und Markennamen',
    },
  },
  complete_sentences: {
    name: 'Vollständige Sätze',
    options: { always_write_complete_sentences: 'Immer vollständige Sätze schreiben' },
  },
  compound_nouns: {
    name: 'Zusammengesetzte Wörter',
    options: { write_as_one_word: 'Als ein Wort', write_with_hyphen: 'Mit Bindestrich' },
  },
  conjunctions: {
    name: 'Konjunktionen',
    options: {
      never_start_sentence_with_coordinating_conjunction:
        'Nie einen Satz mit einer nebenordnenden Konjunktion beginnen',
    },
  },
  contractions: {
    name: 'Zusammenziehungen',
    options: {
      do_not_use_contractions: 'Keine Zusammenziehungen (do not)',
      use_contractions: 'Zusammenziehungen (it’s, don’t)',
      use_contractions_but_avoid_negative_contractions:
        'Zusammenziehungen, aber keine verneinten (it’s, do not)',
    },
  },
  established_loanwords: {
    name: 'Eingebürgerte Lehnwörter',
    options: {
      use_as_is: 'Wie sie sind',
      use_native_or_sino_korean_equivalents: 'Rein- oder sinokoreanische Entsprechungen',
    },
  },
  eszett: {
    name: 'Der Buchstabe ß',
    options: { replace_eszett_with_ss: 'ss statt ß' },
  },
  foreign_word_translation: {
    name: 'Fremdwörter',
    options: {
      use_equivalent_expressions_in_chinese: 'Entsprechende Ausdrücke im Chinesischen',
      use_foreign_forms_or_abbreviations_for_technical_terms_or_brand_names:
        'Fremde Formen oder Abkürzungen für Fachwörter und Markennamen',
      use_literal_translation: 'Wörtliche Übersetzung',
      use_localized_names_for_brands_with_official_chinese_translations:
        'Offizielle chinesische Namen von Marken, die einen haben',
      use_mixture_of_transliteration_and_translation: 'Mischung aus Umschrift und Übersetzung',
      use_transliteration: 'Umschrift',
    },
  },
  french_verbs_ending_in_eler_and_eter: {
    name: 'Französische Verben auf -eler und -eter',
    options: {
      transcribe_open_e_sound_by_doubling_next_consonant: 'Doppelter Konsonant (j’appelle)',
      transcribe_open_e_sound_with_grave_accent: 'Gravis (je pèle)',
    },
  },
  i_and_u_with_circumflex_accents: {
    name: 'Zirkumflex auf i und u',
    options: {
      do_not_use_circumflex_accents_except_in_verbs_and_to_distinguish_homophones:
        'Nur in Verben und zur Unterscheidung gleich klingender Wörter',
      use_circumflex_accents: 'Immer',
    },
  },
  informal_address_pronouns: {
    name: 'Großschreibung der vertraulichen Anrede',
    options: {
      capitalize_informal_address_pronouns: 'Großer Buchstabe (Du, Ihr)',
      do_not_capitalize_informal_address_pronouns: 'Kleiner Buchstabe (du, ihr)',
    },
  },
  latin_abbreviations: {
    name: 'Lateinische Abkürzungen',
    options: { do_not_use_latin_abbreviations: 'Keine lateinischen Abkürzungen' },
  },
  passive_voice: {
    name: 'Passiv',
    options: { avoid_passive_voice_when_agent_is_known: 'Vermieden, wo bekannt ist, wer handelt' },
  },
  past_participle_of_french_word_laisser_followed_by_infinitive: {
    name: 'Partizip von laisser vor einem Infinitiv',
    options: {
      make_french_word_laisser_agree_with_direct_object_complement_if_it_appears_before_verb:
        'Angeglichen an ein direktes Objekt vor dem Verb',
      use_invariable_form_french_word_laissé: 'Unveränderlich (laissé)',
    },
  },
  personal_titles: {
    name: 'Anredetitel',
    options: { abbreviate: 'Abgekürzt', do_not_abbreviate: 'Nicht abgekürzt' },
  },
  pluralizing_foreign_words: {
    name: 'Plural von Fremdwörtern',
    options: {
      use_french_spelling_rules: 'Nach den französischen Rechtschreibregeln',
      use_original_language_spelling: 'Wie in der Ausgangssprache',
    },
  },
  quotation_modification: {
    name: 'Text in Anführungszeichen',
    options: {
      do_not_modify_text_in_quotation_marks: 'Nicht geändert',
      modify_text_in_quotation_marks_according_to_custom_rules: 'Nach Ihren eigenen Regeln geändert',
    },
  },
  spanish_word_solo: {
    name: 'Das spanische Wort solo',
    options: {
      never_use_acute_accent: 'Nie mit Akzent',
      use_acute_accent_when_used_as_adverb: 'Mit Akzent als Adverb (sólo)',
    },
  },
  special_characters: {
    name: 'Sonderzeichen',
    options: { never_use_symbols: 'Keine Symbole' },
  },
  spelled_out_numbers: {
    name: 'Bindestriche in ausgeschriebenen Zahlen',
    options: {
      use_hyphens: 'Überall Bindestriche',
      use_hyphens_between_elements_under_100_and_not_separated_by_french_word_et:
        'Nur zwischen Teilen unter 100, die nicht mit et verbunden sind',
    },
  },
  umlauts: {
    name: 'Umlaute',
    options: { replace_umlauts_with_ae_oe_ue: 'ae, oe und ue statt ä, ö und ü' },
  },
  unestablished_loanwords: {
    name: 'Nicht eingebürgerte Lehnwörter',
    options: {
      paraphrase_in_korean: 'Auf Koreanisch umschrieben',
      use_as_is: 'Wie sie sind',
      use_as_is_with_explanation_in_parentheses: 'Wie sie sind, mit Erklärung in Klammern',
    },
  },
} as const
