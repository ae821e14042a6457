/** Names of the rules about style and tone, and of their options. */
export const styleAndTone = {
  abbreviations: {
    name: 'Abbreviazioni e simboli',
    options: {
      avoid_abbreviations_and_symbols_that_can_be_spelled_out_easily:
        'Evitati dove è facile scrivere le parole',
      use_abbreviations_and_symbols: 'Sì',
    },
  },
  addressing_non_binary_people: {
    name: 'Rivolgersi a persone non binarie',
    options: { use_spanish_word_elle: 'elle', use_spanish_word_ellx: 'ellx' },
  },
  addressing_the_reader: {
    name: 'Rivolgersi a chi legge',
    options: {
      use_formal_french_word_vous: 'vous (formale, francese)',
      use_formal_italian_word_lei: 'Lei (formale, italiano)',
      use_informal_french_word_tu: 'tu (informale, francese)',
      use_informal_italian_word_tu: 'tu (informale, italiano)',
    },
  },
  anglicisms: {
    name: 'Anglicismi',
    options: { avoid_anglicisms_when_there_is_a_french_equivalent: 'Evitati se c’è una parola francese' },
  },
  binary_representation_of_gender: {
    name: 'Forme binarie di genere',
    options: {
      avoid_binary_representation_of_gender_when_gender_neutral_language_can_be_used:
        'Evitate dove si può usare un linguaggio neutro',
      replace_binary_representations_of_gender_with_gender_neutral_language:
        'Sostituite da un linguaggio neutro',
      use_neutral_pronouns: 'Pronomi neutri',
    },
  },
  complex_sentences: {
    name: 'Frasi complesse',
    options: { avoid_unnecessarily_complex_sentences: 'Evitate se non servono' },
  },
  country_names: {
    name: 'Nomi dei paesi',
    options: { use_long_form: 'Forma lunga', use_short_form: 'Forma breve' },
  },
  declarative_endings: {
    name: 'Terminazioni delle frasi in coreano',
    options: {
      mix_hapsho_and_haeyo_styles: 'Stili hapsho e haeyo insieme',
      use_hae_style: 'Stile hae (해체)',
      use_haeyo_style: 'Stile haeyo (해요체)',
      use_hapsho_style: 'Stile hapsho (합쇼체)',
      use_hara_style: 'Stile hara (하라체)',
    },
  },
  default_first_person_pronoun: {
    name: 'Pronomi di prima persona',
    options: {
      do_not_use_first_person_pronouns: 'Non si usa',
      omit_first_person_subject_when_clear_from_context: 'Omessi se il contesto è chiaro',
      use_first_person_pronouns: 'Sì',
    },
  },
  default_second_person_pronoun: {
    name: 'Pronomi di seconda persona',
    options: { do_not_use_second_person_pronouns: 'Non si usa', use_second_person_pronouns: 'Sì' },
  },
  directional_language: {
    name: 'Riferimenti di direzione',
    options: { do_not_use_directional_language: 'Non si usa' },
  },
  double_negatives: {
    name: 'Doppie negazioni',
    options: { do_not_use_double_negatives: 'Non si usa', use_double_negatives: 'Sì' },
  },
  formality: {
    name: 'Formalità',
    options: { use_casual_tone: 'Informale', use_formal_tone: 'Formale' },
  },
  gender_neutral_language_readability: {
    name: 'Leggibilità del linguaggio neutro',
    options: {
      use_generic_masculine_for_common_compound_nouns_if_it_increases_readability:
        'Maschile generico nei nomi composti comuni se si legge meglio',
    },
  },
  gender_unspecified: {
    name: 'Persone di genere non specificato',
    options: {
      use_both_masculine_and_feminine_forms: 'Forme maschili e femminili',
      use_gender_neutral_terms: 'Parole neutre',
      use_masculine_form_only: 'Solo forma maschile',
      use_middle_dots: 'Forme con punti mediani',
      use_parentheses: 'Forme con parentesi tonde',
      use_periods: 'Forme con punti',
    },
  },
  gender_unspecified_or_mixed: {
    name: 'Persone di genere non specificato o misto',
    options: {
      use_both_feminine_and_masculine_forms: 'Forme femminili e maschili',
      use_feminine_form_only: 'Solo forma femminile',
      use_inclusive_nouns_and_adjectives: 'Nomi e aggettivi inclusivi',
      use_masculine_form_only: 'Solo forma maschile',
      use_neutral_nouns_and_adjectives: 'Nomi e aggettivi neutri',
    },
  },
  idioms_colloquialisms_and_culture_specific_references: {
    name: 'Modi di dire, colloquialismi e riferimenti culturali',
    options: { do_not_use: 'Non si usa' },
  },
  inflected_words_masculine_noun_agreement: {
    name: 'Accordo delle parole flesse con i nomi maschili',
    options: {
      place_masculine_nouns_closest_to_inflected_words: 'Nomi maschili più vicini alle parole flesse',
    },
  },
  instructions_style: {
    name: 'Istruzioni',
    options: {
      use_imperative: 'Imperativo',
      use_indicative: 'Indicativo',
      use_infinitive: 'Infinito',
      use_modal_verbs: 'Verbi modali',
      use_passive_voice: 'Forma passiva',
    },
  },
  mixing_styles: {
    name: 'Stili misti in giapponese',
    options: { do_not_mix_desu_masu_style_and_dearu_style: 'Stili desu-masu e dearu mai mescolati' },
  },
  modal_verbs: {
    name: 'Verbi modali',
    options: { avoid_modal_verbs: 'Evitati' },
  },
  personal_vs_impersonal_style: {
    name: 'Stile personale e impersonale',
    options: { use_impersonal_style: 'Impersonale', use_personal_style: 'Personale' },
  },
  positive_vs_negative_language: {
    name: 'Linguaggio positivo e negativo',
    options: { use_positive_language: 'Positivo' },
  },
  proximity_agreement: {
    name: 'Accordo con il nome più vicino',
    options: { use: 'Sì' },
  },
  reader_action_required: {
    name: 'Quando chi legge deve agire',
    options: { use_you_must_when_action_is_required_from_reader: '“You must”' },
  },
  redundant_introductory_phrases: {
    name: 'Frasi introduttive',
    options: {
      avoid_redundant_introductory_phrases: 'Evitate se superflue',
      do_not_use_redundant_phrases_that_refer_to_current_text: 'Nessuna che parli del testo stesso',
    },
  },
  redundant_phrases: {
    name: 'Espressioni superflue',
    options: {
      avoid_relativizing_and_redundant_phrases: 'Evitate, come quelle che indeboliscono',
      do_not_use_redundant_phrases: 'Non si usa',
    },
  },
  referring_to_non_binary_people: {
    name: 'Parlare di persone non binarie',
    options: { use_the_singular_and_plural_schwa: 'Schwa al singolare e al plurale (ə, ɜ)' },
  },
  short_vs_long_words: {
    name: 'Parole brevi e lunghe',
    options: { use_short_words: 'Parole brevi' },
  },
  simple_words_and_sentences: {
    name: 'Parole e frasi semplici',
    options: {
      use_simple_words_and_sentences_avoid_hard_to_translate_words_and_figures_of_speech:
        'Semplici, senza figure retoriche né parole difficili da tradurre',
    },
  },
  text_position_references: {
    name: 'Riferimenti a punti del testo',
    options: {
      avoid_directional_terms_as_only_reference_to_position_in_text_specify_exact_position_instead:
        'Il punto esatto, non solo una direzione',
    },
  },
  tone: {
    name: 'Tono in giapponese',
    options: {
      use_dearu_style_to_give_impression_content_is_accurate_and_rigorous_or_to_convey_sense_of_confidence_and_reliability:
        'Stile dearu: esatto, sicuro, affidabile',
      use_desu_masu_style_to_give_impression_content_is_plain_and_straightforward_or_to_give_reader_reassuring_or_soft_impression:
        'Stile desu-masu: semplice, delicato, rassicurante',
    },
  },
  verbal_vs_nominal_style: {
    name: 'Stile verbale e nominale',
    options: { use_nominal_style: 'Nominale', use_verbal_style: 'Verbale' },
  },
} as const
