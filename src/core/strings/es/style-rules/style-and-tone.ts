/** Names of the rules about style and tone, and of their options. */
export const styleAndTone = {
  abbreviations: {
    name: 'Abreviaturas y símbolos',
    options: {
      avoid_abbreviations_and_symbols_that_can_be_spelled_out_easily:
        'Se evitan donde es fácil escribir las palabras',
      use_abbreviations_and_symbols: 'Se usa',
    },
  },
  addressing_non_binary_people: {
    name: 'Trato a personas no binarias',
    options: { use_spanish_word_elle: 'elle', use_spanish_word_ellx: 'ellx' },
  },
  addressing_the_reader: {
    name: 'Trato al lector',
    options: {
      use_formal_french_word_vous: 'vous (formal, francés)',
      use_formal_italian_word_lei: 'Lei (formal, italiano)',
      use_informal_french_word_tu: 'tu (informal, francés)',
      use_informal_italian_word_tu: 'tu (informal, italiano)',
    },
  },
  anglicisms: {
    name: 'Anglicismos',
    options: { avoid_anglicisms_when_there_is_a_french_equivalent: 'Se evitan si hay una palabra francesa' },
  },
  binary_representation_of_gender: {
    name: 'Formas binarias de género',
    options: {
      avoid_binary_representation_of_gender_when_gender_neutral_language_can_be_used:
        'Se evitan donde cabe un lenguaje neutro',
      replace_binary_representations_of_gender_with_gender_neutral_language:
        'Se sustituyen por un lenguaje neutro',
      use_neutral_pronouns: 'Pronombres neutros',
    },
  },
  complex_sentences: {
    name: 'Frases complejas',
    options: { avoid_unnecessarily_complex_sentences: 'Se evitan si no hacen falta' },
  },
  country_names: {
    name: 'Nombres de países',
    options: { use_long_form: 'Forma larga', use_short_form: 'Forma corta' },
  },
  declarative_endings: {
    name: 'Terminaciones de frase en coreano',
    options: {
      mix_hapsho_and_haeyo_styles: 'Estilos hapsho y haeyo mezclados',
      use_hae_style: 'Estilo hae (해체)',
      use_haeyo_style: 'Estilo haeyo (해요체)',
      use_hapsho_style: 'Estilo hapsho (합쇼체)',
      use_hara_style: 'Estilo hara (하라체)',
    },
  },
  default_first_person_pronoun: {
    name: 'Pronombres de primera persona',
    options: {
      do_not_use_first_person_pronouns: 'No se usa',
      omit_first_person_subject_when_clear_from_context: 'Se omiten si el contexto es claro',
      use_first_person_pronouns: 'Se usa',
    },
  },
  default_second_person_pronoun: {
    name: 'Pronombres de segunda persona',
    options: { do_not_use_second_person_pronouns: 'No se usa', use_second_person_pronouns: 'Se usa' },
  },
  directional_language: {
    name: 'Lenguaje de dirección',
    options: { do_not_use_directional_language: 'No se usa' },
  },
  double_negatives: {
    name: 'Dobles negaciones',
    options: { do_not_use_double_negatives: 'No se usa', use_double_negatives: 'Se usa' },
  },
  formality: {
    name: 'Formalidad',
    options: { use_casual_tone: 'Informal', use_formal_tone: 'Formal' },
  },
  gender_neutral_language_readability: {
    name: 'Legibilidad del lenguaje neutro',
    options: {
      use_generic_masculine_for_common_compound_nouns_if_it_increases_readability:
        'Masculino genérico en nombres compuestos comunes si se lee mejor',
    },
  },
  gender_unspecified: {
    name: 'Personas de género no especificado',
    options: {
      use_both_masculine_and_feminine_forms: 'Formas masculinas y femeninas',
      use_gender_neutral_terms: 'Palabras neutras',
      use_masculine_form_only: 'Solo forma masculina',
      use_middle_dots: 'Formas con punto medio',
      use_parentheses: 'Formas con paréntesis',
      use_periods: 'Formas con punto',
    },
  },
  gender_unspecified_or_mixed: {
    name: 'Personas de género no especificado o mixto',
    options: {
      use_both_feminine_and_masculine_forms: 'Formas femeninas y masculinas',
      use_feminine_form_only: 'Solo forma femenina',
      use_inclusive_nouns_and_adjectives: 'Nombres y adjetivos inclusivos',
      use_masculine_form_only: 'Solo forma masculina',
      use_neutral_nouns_and_adjectives: 'Nombres y adjetivos neutros',
    },
  },
  idioms_colloquialisms_and_culture_specific_references: {
    name: 'Modismos, coloquialismos y referencias culturales',
    options: { do_not_use: 'No se usa' },
  },
  inflected_words_masculine_noun_agreement: {
    name: 'Concordancia de palabras flexionadas con nombres masculinos',
    options: {
      place_masculine_nouns_closest_to_inflected_words:
        'Nombres masculinos más cerca de las palabras flexionadas',
    },
  },
  instructions_style: {
    name: 'Instrucciones',
    options: {
      use_imperative: 'Imperativo',
      use_indicative: 'Indicativo',
      use_infinitive: 'Infinitivo',
      use_modal_verbs: 'Verbos modales',
      use_passive_voice: 'Voz pasiva',
    },
  },
  mixing_styles: {
    name: 'Estilos mezclados en japonés',
    options: { do_not_mix_desu_masu_style_and_dearu_style: 'Estilos desu-masu y dearu nunca mezclados' },
  },
  modal_verbs: {
    name: 'Verbos modales',
    options: { avoid_modal_verbs: 'Se evitan' },
  },
  personal_vs_impersonal_style: {
    name: 'Estilo personal e impersonal',
    options: { use_impersonal_style: 'Impersonal', use_personal_style: 'Personal' },
  },
  positive_vs_negative_language: {
    name: 'Lenguaje positivo y negativo',
    options: { use_positive_language: 'Positivo' },
  },
  proximity_agreement: {
    name: 'Concordancia con el nombre más cercano',
    options: { use: 'Se usa' },
  },
  reader_action_required: {
    name: 'Cuando el lector debe actuar',
    options: { use_you_must_when_action_is_required_from_reader: '“You must”' },
  },
  redundant_introductory_phrases: {
    name: 'Frases introductorias',
    options: {
      avoid_redundant_introductory_phrases: 'Se evitan las superfluas',
      do_not_use_redundant_phrases_that_refer_to_current_text: 'Ninguna que hable del propio texto',
    },
  },
  redundant_phrases: {
    name: 'Frases superfluas',
    options: {
      avoid_relativizing_and_redundant_phrases: 'Se evitan, igual que las que debilitan',
      do_not_use_redundant_phrases: 'No se usa',
    },
  },
  referring_to_non_binary_people: {
    name: 'Hablar de personas no binarias',
    options: { use_the_singular_and_plural_schwa: 'Schwa en singular y plural (ə, ɜ)' },
  },
  short_vs_long_words: {
    name: 'Palabras cortas y largas',
    options: { use_short_words: 'Palabras cortas' },
  },
  simple_words_and_sentences: {
    name: 'Palabras y frases sencillas',
    options: {
      use_simple_words_and_sentences_avoid_hard_to_translate_words_and_figures_of_speech:
        'Sencillas, sin figuras retóricas ni palabras difíciles de traducir',
    },
  },
  text_position_references: {
    name: 'Referencias a lugares del texto',
    options: {
      avoid_directional_terms_as_only_reference_to_position_in_text_specify_exact_position_instead:
        'El lugar exacto, no solo una dirección',
    },
  },
  tone: {
    name: 'Tono en japonés',
    options: {
      use_dearu_style_to_give_impression_content_is_accurate_and_rigorous_or_to_convey_sense_of_confidence_and_reliability:
        'Estilo dearu: exacto, seguro, fiable',
      use_desu_masu_style_to_give_impression_content_is_plain_and_straightforward_or_to_give_reader_reassuring_or_soft_impression:
        'Estilo desu-masu: sencillo, suave, tranquilizador',
    },
  },
  verbal_vs_nominal_style: {
    name: 'Estilo verbal y nominal',
    options: { use_nominal_style: 'Nominal', use_verbal_style: 'Verbal' },
  },
} as const
