/** Names of the rules about style and tone, and of their options. */
export const styleAndTone = {
  abbreviations: {
    name: 'Abréviations et symboles',
    options: {
      avoid_abbreviations_and_symbols_that_can_be_spelled_out_easily:
        'Évités où les mots s’écrivent facilement',
      use_abbreviations_and_symbols: 'Utilisé',
    },
  },
  addressing_non_binary_people: {
    name: 'S’adresser aux personnes non binaires',
    options: { use_spanish_word_elle: 'elle', use_spanish_word_ellx: 'ellx' },
  },
  addressing_the_reader: {
    name: 'S’adresser au lecteur',
    options: {
      use_formal_french_word_vous: 'vous (formel, français)',
      use_formal_italian_word_lei: 'Lei (formel, italien)',
      use_informal_french_word_tu: 'tu (informel, français)',
      use_informal_italian_word_tu: 'tu (informel, italien)',
    },
  },
  anglicisms: {
    name: 'Anglicismes',
    options: { avoid_anglicisms_when_there_is_a_french_equivalent: 'Évités s’il existe un mot français' },
  },
  binary_representation_of_gender: {
    name: 'Formes binaires du genre',
    options: {
      avoid_binary_representation_of_gender_when_gender_neutral_language_can_be_used:
        'Évitées où un langage neutre est possible',
      replace_binary_representations_of_gender_with_gender_neutral_language:
        'Remplacées par un langage neutre',
      use_neutral_pronouns: 'Pronoms neutres',
    },
  },
  complex_sentences: {
    name: 'Phrases complexes',
    options: { avoid_unnecessarily_complex_sentences: 'Évitées si elles ne sont pas nécessaires' },
  },
  country_names: {
    name: 'Noms de pays',
    options: { use_long_form: 'Forme longue', use_short_form: 'Forme courte' },
  },
  declarative_endings: {
    name: 'Terminaisons de phrase en coréen',
    options: {
      mix_hapsho_and_haeyo_styles: 'Styles hapsho et haeyo mêlés',
      use_hae_style: 'Style hae (해체)',
      use_haeyo_style: 'Style haeyo (해요체)',
      use_hapsho_style: 'Style hapsho (합쇼체)',
      use_hara_style: 'Style hara (하라체)',
    },
  },
  default_first_person_pronoun: {
    name: 'Pronoms de la première personne',
    options: {
      do_not_use_first_person_pronouns: 'Non utilisé',
      omit_first_person_subject_when_clear_from_context: 'Omis si le contexte est clair',
      use_first_person_pronouns: 'Utilisé',
    },
  },
  default_second_person_pronoun: {
    name: 'Pronoms de la deuxième personne',
    options: { do_not_use_second_person_pronouns: 'Non utilisé', use_second_person_pronouns: 'Utilisé' },
  },
  directional_language: {
    name: 'Langage directionnel',
    options: { do_not_use_directional_language: 'Non utilisé' },
  },
  double_negatives: {
    name: 'Doubles négations',
    options: { do_not_use_double_negatives: 'Non utilisé', use_double_negatives: 'Utilisé' },
  },
  formality: {
    name: 'Formalité',
    options: { use_casual_tone: 'Familier', use_formal_tone: 'Formel' },
  },
  gender_neutral_language_readability: {
    name: 'Lisibilité du langage neutre',
    options: {
      use_generic_masculine_for_common_compound_nouns_if_it_increases_readability:
        'Masculin générique dans les noms composés courants si c’est plus lisible',
    },
  },
  gender_unspecified: {
    name: 'Personnes de genre non précisé',
    options: {
      use_both_masculine_and_feminine_forms: 'Formes masculines et féminines',
      use_gender_neutral_terms: 'Mots neutres',
      use_masculine_form_only: 'Forme masculine seulement',
      use_middle_dots: 'Formes avec points médians',
      use_parentheses: 'Formes avec parenthèses',
      use_periods: 'Formes avec points',
    },
  },
  gender_unspecified_or_mixed: {
    name: 'Personnes de genre non précisé ou mixte',
    options: {
      use_both_feminine_and_masculine_forms: 'Formes féminines et masculines',
      use_feminine_form_only: 'Forme féminine seulement',
      use_inclusive_nouns_and_adjectives: 'Noms et adjectifs inclusifs',
      use_masculine_form_only: 'Forme masculine seulement',
      use_neutral_nouns_and_adjectives: 'Noms et adjectifs neutres',
    },
  },
  idioms_colloquialisms_and_culture_specific_references: {
    name: 'Expressions idiomatiques, familières et références culturelles',
    options: { do_not_use: 'Non utilisé' },
  },
  inflected_words_masculine_noun_agreement: {
    name: 'Accord des mots fléchis avec les noms masculins',
    options: {
      place_masculine_nouns_closest_to_inflected_words: 'Noms masculins au plus près des mots fléchis',
    },
  },
  instructions_style: {
    name: 'Instructions',
    options: {
      use_imperative: 'Impératif',
      use_indicative: 'Indicatif',
      use_infinitive: 'Infinitif',
      use_modal_verbs: 'Verbes modaux',
      use_passive_voice: 'Voix passive',
    },
  },
  mixing_styles: {
    name: 'Styles mêlés en japonais',
    options: { do_not_mix_desu_masu_style_and_dearu_style: 'Styles desu-masu et dearu jamais mêlés' },
  },
  modal_verbs: {
    name: 'Verbes modaux',
    options: { avoid_modal_verbs: 'Évités' },
  },
  personal_vs_impersonal_style: {
    name: 'Style personnel et impersonnel',
    options: { use_impersonal_style: 'Impersonnel', use_personal_style: 'Personnel' },
  },
  positive_vs_negative_language: {
    name: 'Langage positif et négatif',
    options: { use_positive_language: 'Positif' },
  },
  proximity_agreement: {
    name: 'Accord avec le nom le plus proche',
    options: { use: 'Utilisé' },
  },
  reader_action_required: {
    name: 'Quand le lecteur doit agir',
    options: { use_you_must_when_action_is_required_from_reader: '« You must »' },
  },
  redundant_introductory_phrases: {
    name: 'Phrases d’introduction',
    options: {
      avoid_redundant_introductory_phrases: 'Les superflues sont évitées',
      do_not_use_redundant_phrases_that_refer_to_current_text: 'Aucune qui parle du texte lui-même',
    },
  },
  redundant_phrases: {
    name: 'Locutions superflues',
    options: {
      avoid_relativizing_and_redundant_phrases: 'Évitées, comme celles qui affaiblissent',
      do_not_use_redundant_phrases: 'Non utilisé',
    },
  },
  referring_to_non_binary_people: {
    name: 'Parler de personnes non binaires',
    options: { use_the_singular_and_plural_schwa: 'Schwa au singulier et au pluriel (ə, ɜ)' },
  },
  short_vs_long_words: {
    name: 'Mots courts et longs',
    options: { use_short_words: 'Mots courts' },
  },
  simple_words_and_sentences: {
    name: 'Mots et phrases simples',
    options: {
      use_simple_words_and_sentences_avoid_hard_to_translate_words_and_figures_of_speech:
        'Simples, sans figures de style ni mots difficiles à traduire',
    },
  },
  text_position_references: {
    name: 'Renvois à des endroits du texte',
    options: {
      avoid_directional_terms_as_only_reference_to_position_in_text_specify_exact_position_instead:
        'L’endroit exact, pas une direction seule',
    },
  },
  tone: {
    name: 'Ton en japonais',
    options: {
      use_dearu_style_to_give_impression_content_is_accurate_and_rigorous_or_to_convey_sense_of_confidence_and_reliability:
        'Style dearu : exact, assuré, fiable',
      use_desu_masu_style_to_give_impression_content_is_plain_and_straightforward_or_to_give_reader_reassuring_or_soft_impression:
        'Style desu-masu : simple, doux, rassurant',
    },
  },
  verbal_vs_nominal_style: {
    name: 'Style verbal et nominal',
    options: { use_nominal_style: 'Nominal', use_verbal_style: 'Verbal' },
  },
} as const
