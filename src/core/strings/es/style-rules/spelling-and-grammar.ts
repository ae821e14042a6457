/** Names of the rules about spelling and grammar, and of their options. */
export const spellingAndGrammar = {
  abbreviating_french_word_numero: {
    name: 'Abreviatura de numéro',
    options: {
      abbreviate_as_n_then_degree_symbol: 'n°',
      abbreviate_as_n_then_o_in_superscript: 'nᵒ, con la o volada',
      abbreviate_as_no: 'no',
    },
  },
  abbreviation_usage: {
    name: 'Abreviaturas',
    options: {
      do_not_use_abbreviations: 'Sin abreviaturas',
      do_not_use_abbreviations_unless_necessary: 'Sin abreviaturas salvo que sean necesarias',
      use_abbreviations: 'Abreviaturas',
      use_abbreviations_as_needed: 'Abreviaturas según la necesidad',
    },
  },
  accents_and_cedillas: {
    name: 'Acentos y cedillas',
    options: {
      do_not_use_on_capital_letters: 'No en mayúsculas',
      never_use: 'Nunca',
      use_even_on_capital_letters: 'También en mayúsculas',
    },
  },
  accents_in_verbs_conjugated_like_french_word_céder: {
    name: 'Acentos en verbos como céder',
    options: { use_acute_accent: 'Acento agudo (é)', use_grave_accent: 'Acento grave (è)' },
  },
  accents_with_subject_verb_inversion: {
    name: 'Acentos con sujeto y verbo invertidos',
    options: { use_acute_accent: 'Acento agudo (é)', use_grave_accent: 'Acento grave (è)' },
  },
  active_passive_voice: {
    name: 'Voz activa y pasiva',
    options: {
      use_active_voice_if_subject_is_prominent_and_agent_is_clear:
        'Activa si el sujeto importa y está claro quién actúa',
      use_active_voice_to_describe_operations_with_user_as_subject:
        'Activa para describir lo que hace el usuario',
      use_active_voice_unless_agent_is_unknown_or_irrelevant:
        'Activa, salvo que no se sepa o no importe quién actúa',
      use_passive_voice_as_needed: 'Pasiva según la necesidad',
      use_passive_voice_for_automatic_operations_from_user_perspective:
        'Pasiva para operaciones automáticas, vistas por el usuario',
      use_passive_voice_if_agent_is_unknown_or_irrelevant: 'Pasiva si no se sabe o no importa quién actúa',
    },
  },
  all_caps: {
    name: 'Todo en mayúsculas',
    options: {
      do_not_use_all_caps_except_for_acronyms_initialisms_or_proper_nouns:
        'Solo en acrónimos, siglas y nombres propios',
      do_not_use_all_caps_except_for_acronyms_or_brand_names: 'Solo en acrónimos y marcas',
    },
  },
  complete_sentences: {
    name: 'Frases completas',
    options: { always_write_complete_sentences: 'Escribir siempre frases completas' },
  },
  compound_nouns: {
    name: 'Nombres compuestos',
    options: { write_as_one_word: 'En una palabra', write_with_hyphen: 'Con guion' },
  },
  conjunctions: {
    name: 'Conjunciones',
    options: {
      never_start_sentence_with_coordinating_conjunction:
        'Nunca empezar una frase con una conjunción coordinante',
    },
  },
  contractions: {
    name: 'Contracciones',
    options: {
      do_not_use_contractions: 'Sin contracciones (do not)',
      use_contractions: 'Contracciones (it’s, don’t)',
      use_contractions_but_avoid_negative_contractions: 'Contracciones, pero no las negativas (it’s, do not)',
    },
  },
  established_loanwords: {
    name: 'Préstamos asentados',
    options: {
      use_as_is: 'Tal como son',
      use_native_or_sino_korean_equivalents: 'Equivalentes nativos o sinocoreanos',
    },
  },
  eszett: {
    name: 'La letra ß',
    options: { replace_eszett_with_ss: 'ss en lugar de ß' },
  },
  foreign_word_translation: {
    name: 'Palabras extranjeras',
    options: {
      use_equivalent_expressions_in_chinese: 'Expresiones equivalentes en chino',
      use_foreign_forms_or_abbreviations_for_technical_terms_or_brand_names:
        'Formas extranjeras o abreviaturas para términos técnicos y marcas',
      use_literal_translation: 'Traducción literal',
      use_localized_names_for_brands_with_official_chinese_translations:
        'Nombres chinos oficiales de las marcas que los tienen',
      use_mixture_of_transliteration_and_translation: 'Mezcla de transliteración y traducción',
      use_transliteration: 'Transliteración',
    },
  },
  french_verbs_ending_in_eler_and_eter: {
    name: 'Verbos franceses en -eler y -eter',
    options: {
      transcribe_open_e_sound_by_doubling_next_consonant: 'Consonante doble (j’appelle)',
      transcribe_open_e_sound_with_grave_accent: 'Acento grave (je pèle)',
    },
  },
  i_and_u_with_circumflex_accents: {
    name: 'Circunflejo en i y u',
    options: {
      do_not_use_circumflex_accents_except_in_verbs_and_to_distinguish_homophones:
        'Solo en verbos y para distinguir homófonos',
      use_circumflex_accents: 'Siempre',
    },
  },
  informal_address_pronouns: {
    name: 'Mayúsculas en el trato informal',
    options: {
      capitalize_informal_address_pronouns: 'Mayúscula (Du, Ihr)',
      do_not_capitalize_informal_address_pronouns: 'Minúscula (du, ihr)',
    },
  },
  latin_abbreviations: {
    name: 'Abreviaturas latinas',
    options: { do_not_use_latin_abbreviations: 'Sin abreviaturas latinas' },
  },
  passive_voice: {
    name: 'Voz pasiva',
    options: { avoid_passive_voice_when_agent_is_known: 'Se evita si se sabe quién actúa' },
  },
  past_participle_of_french_word_laisser_followed_by_infinitive: {
    name: 'Participio de laisser antes de un infinitivo',
    options: {
      make_french_word_laisser_agree_with_direct_object_complement_if_it_appears_before_verb:
        'Concuerda con un objeto directo que precede al verbo',
      use_invariable_form_french_word_laissé: 'Invariable (laissé)',
    },
  },
  personal_titles: {
    name: 'Tratamientos personales',
    options: { abbreviate: 'Abreviados', do_not_abbreviate: 'Sin abreviar' },
  },
  pluralizing_foreign_words: {
    name: 'Plural de palabras extranjeras',
    options: {
      use_french_spelling_rules: 'Según las reglas de la ortografía francesa',
      use_original_language_spelling: 'Como en la lengua original',
    },
  },
  quotation_modification: {
    name: 'Texto entre comillas',
    options: {
      do_not_modify_text_in_quotation_marks: 'Sin cambios',
      modify_text_in_quotation_marks_according_to_custom_rules: 'Cambiado según las reglas propias',
    },
  },
  spanish_word_solo: {
    name: 'La palabra española solo',
    options: {
      never_use_acute_accent: 'Nunca con tilde',
      use_acute_accent_when_used_as_adverb: 'Con tilde como adverbio (sólo)',
    },
  },
  special_characters: {
    name: 'Caracteres especiales',
    options: { never_use_symbols: 'Sin símbolos' },
  },
  spelled_out_numbers: {
    name: 'Guiones en números escritos en palabras',
    options: {
      use_hyphens: 'Guiones en todas partes',
      use_hyphens_between_elements_under_100_and_not_separated_by_french_word_et:
        'Solo entre partes menores de 100 que et no une',
    },
  },
  umlauts: {
    name: 'Diéresis alemanas',
    options: { replace_umlauts_with_ae_oe_ue: 'ae, oe y ue en lugar de ä, ö y ü' },
  },
  unestablished_loanwords: {
    name: 'Préstamos no asentados',
    options: {
      paraphrase_in_korean: 'Parafraseados en coreano',
      use_as_is: 'Tal como son',
      use_as_is_with_explanation_in_parentheses: 'Tal como son, con una explicación entre paréntesis',
    },
  },
} as const
