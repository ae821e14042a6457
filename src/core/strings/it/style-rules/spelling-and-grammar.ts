/** Names of the rules about spelling and grammar, and of their options. */
export const spellingAndGrammar = {
  abbreviating_french_word_numero: {
    name: 'Abbreviazione di numéro',
    options: {
      abbreviate_as_n_then_degree_symbol: 'n°',
      abbreviate_as_n_then_o_in_superscript: 'nᵒ, con la o in alto',
      abbreviate_as_no: 'no',
    },
  },
  abbreviation_usage: {
    name: 'Abbreviazioni',
    options: {
      do_not_use_abbreviations: 'Nessuna abbreviazione',
      do_not_use_abbreviations_unless_necessary: 'Nessuna abbreviazione se non necessaria',
      use_abbreviations: 'Abbreviazioni',
      use_abbreviations_as_needed: 'Abbreviazioni secondo necessità',
    },
  },
  accents_and_cedillas: {
    name: 'Accenti e cediglie',
    options: {
      do_not_use_on_capital_letters: 'Non sulle maiuscole',
      never_use: 'Mai',
      use_even_on_capital_letters: 'Anche sulle maiuscole',
    },
  },
  accents_in_verbs_conjugated_like_french_word_céder: {
    name: 'Accenti nei verbi come céder',
    options: { use_acute_accent: 'Accento acuto (é)', use_grave_accent: 'Accento grave (è)' },
  },
  accents_with_subject_verb_inversion: {
    name: 'Accenti con inversione di soggetto e verbo',
    options: { use_acute_accent: 'Accento acuto (é)', use_grave_accent: 'Accento grave (è)' },
  },
  active_passive_voice: {
    name: 'Forma attiva e passiva',
    options: {
      use_active_voice_if_subject_is_prominent_and_agent_is_clear:
        'Attiva se il soggetto è importante ed è chiaro chi agisce',
      use_active_voice_to_describe_operations_with_user_as_subject:
        'Attiva per descrivere ciò che fa l’utente',
      use_active_voice_unless_agent_is_unknown_or_irrelevant:
        'Attiva, a meno che chi agisce sia ignoto o irrilevante',
      use_passive_voice_as_needed: 'Passiva secondo necessità',
      use_passive_voice_for_automatic_operations_from_user_perspective:
        'Passiva per le operazioni automatiche, viste dall’utente',
      use_passive_voice_if_agent_is_unknown_or_irrelevant: 'Passiva se chi agisce è ignoto o irrilevante',
    },
  },
  all_caps: {
    name: 'Tutto maiuscolo',
    options: {
      do_not_use_all_caps_except_for_acronyms_initialisms_or_proper_nouns:
        'Solo per acronimi, sigle e nomi propri',
      do_not_use_all_caps_except_for_acronyms_or_brand_names: 'Solo per acronimi e nomi di marchi',
    },
  },
  complete_sentences: {
    name: 'Frasi complete',
    options: { always_write_complete_sentences: 'Scrivere sempre frasi complete' },
  },
  compound_nouns: {
    name: 'Nomi composti',
    options: { write_as_one_word: 'In una parola', write_with_hyphen: 'Con trattino' },
  },
  conjunctions: {
    name: 'Congiunzioni',
    options: {
      never_start_sentence_with_coordinating_conjunction:
        'Mai iniziare una frase con una congiunzione coordinante',
    },
  },
  contractions: {
    name: 'Contrazioni',
    options: {
      do_not_use_contractions: 'Nessuna contrazione (do not)',
      use_contractions: 'Contrazioni (it’s, don’t)',
      use_contractions_but_avoid_negative_contractions: 'Contrazioni, ma non quelle negative (it’s, do not)',
    },
  },
  established_loanwords: {
    name: 'Prestiti affermati',
    options: {
      use_as_is: 'Così come sono',
      use_native_or_sino_korean_equivalents: 'Equivalenti nativi o sinocoreani',
    },
  },
  eszett: {
    name: 'La lettera ß',
    options: { replace_eszett_with_ss: 'ss al posto di ß' },
  },
  foreign_word_translation: {
    name: 'Parole straniere',
    options: {
      use_equivalent_expressions_in_chinese: 'Espressioni equivalenti in cinese',
      use_foreign_forms_or_abbreviations_for_technical_terms_or_brand_names:
        'Forme straniere o abbreviazioni per termini tecnici e marchi',
      use_literal_translation: 'Traduzione letterale',
      use_localized_names_for_brands_with_official_chinese_translations:
        'Nomi cinesi ufficiali dei marchi che ne hanno uno',
      use_mixture_of_transliteration_and_translation: 'Combinazione di traslitterazione e traduzione',
      use_transliteration: 'Traslitterazione',
    },
  },
  french_verbs_ending_in_eler_and_eter: {
    name: 'Verbi francesi in -eler e -eter',
    options: {
      transcribe_open_e_sound_by_doubling_next_consonant: 'Consonante doppia (j’appelle)',
      transcribe_open_e_sound_with_grave_accent: 'Accento grave (je pèle)',
    },
  },
  i_and_u_with_circumflex_accents: {
    name: 'Accento circonflesso su i e u',
    options: {
      do_not_use_circumflex_accents_except_in_verbs_and_to_distinguish_homophones:
        'Solo nei verbi e per distinguere gli omofoni',
      use_circumflex_accents: 'Sempre',
    },
  },
  informal_address_pronouns: {
    name: 'Maiuscole nell’allocuzione informale',
    options: {
      capitalize_informal_address_pronouns: 'Maiuscola (Du, Ihr)',
      do_not_capitalize_informal_address_pronouns: 'Minuscola (du, ihr)',
    },
  },
  latin_abbreviations: {
    name: 'Abbreviazioni latine',
    options: { do_not_use_latin_abbreviations: 'Nessuna abbreviazione latina' },
  },
  passive_voice: {
    name: 'Forma passiva',
    options: { avoid_passive_voice_when_agent_is_known: 'Evitata se si sa chi agisce' },
  },
  past_participle_of_french_word_laisser_followed_by_infinitive: {
    name: 'Participio di laisser prima di un infinito',
    options: {
      make_french_word_laisser_agree_with_direct_object_complement_if_it_appears_before_verb:
        'Concorda con un oggetto diretto che precede il verbo',
      use_invariable_form_french_word_laissé: 'Invariabile (laissé)',
    },
  },
  personal_titles: {
    name: 'Titoli personali',
    options: { abbreviate: 'Abbreviati', do_not_abbreviate: 'Non abbreviati' },
  },
  pluralizing_foreign_words: {
    name: 'Plurale delle parole straniere',
    options: {
      use_french_spelling_rules: 'Secondo le regole dell’ortografia francese',
      use_original_language_spelling: 'Come nella lingua originale',
    },
  },
  quotation_modification: {
    name: 'Testo tra virgolette',
    options: {
      do_not_modify_text_in_quotation_marks: 'Non modificato',
      modify_text_in_quotation_marks_according_to_custom_rules: 'Modificato secondo le proprie regole',
    },
  },
  spanish_word_solo: {
    name: 'La parola spagnola solo',
    options: {
      never_use_acute_accent: 'Mai con l’accento',
      use_acute_accent_when_used_as_adverb: 'Con l’accento come avverbio (sólo)',
    },
  },
  special_characters: {
    name: 'Caratteri speciali',
    options: { never_use_symbols: 'Nessun simbolo' },
  },
  spelled_out_numbers: {
    name: 'Trattini nei numeri in lettere',
    options: {
      use_hyphens: 'Trattini ovunque',
      use_hyphens_between_elements_under_100_and_not_separated_by_french_word_et:
        'Solo tra le parti sotto il 100 non unite da et',
    },
  },
  umlauts: {
    name: 'Umlaut',
    options: { replace_umlauts_with_ae_oe_ue: 'ae, oe e ue al posto di ä, ö e ü' },
  },
  unestablished_loanwords: {
    name: 'Prestiti non affermati',
    options: {
      paraphrase_in_korean: 'Parafrasati in coreano',
      use_as_is: 'Così come sono',
      use_as_is_with_explanation_in_parentheses: 'Così come sono, con una spiegazione tra parentesi',
    },
  },
} as const
