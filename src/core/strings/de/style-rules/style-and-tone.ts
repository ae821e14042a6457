/** Names of the rules about style and tone, and of their options. */
export const styleAndTone = {
  abbreviations: {
    name: 'Abkürzungen und Symbole',
    options: {
      avoid_abbreviations_and_symbols_that_can_be_spelled_out_easily:
        'Vermieden, wo sich Wörter leicht schreiben lassen',
      use_abbreviations_and_symbols: 'Verwendet',
    },
  },
  addressing_non_binary_people: {
    name: 'Anrede nicht binärer Personen',
    options: { use_spanish_word_elle: 'elle', use_spanish_word_ellx: 'ellx' },
  },
  addressing_the_reader: {
    name: 'Anrede der Leser',
    options: {
      use_formal_french_word_vous: 'vous (förmlich, Französisch)',
      use_formal_italian_word_lei: 'Lei (förmlich, Italienisch)',
      use_informal_french_word_tu: 'tu (vertraulich, Französisch)',
      use_informal_italian_word_tu: 'tu (vertraulich, Italienisch)',
    },
  },
  anglicisms: {
    name: 'Anglizismen',
    options: {
      avoid_anglicisms_when_there_is_a_french_equivalent: 'Vermieden, wo es ein französisches Wort gibt',
    },
  },
  binary_representation_of_gender: {
    name: 'Binäre Geschlechterformen',
    options: {
      avoid_binary_representation_of_gender_when_gender_neutral_language_can_be_used:
        'Vermieden, wo geschlechtsneutrale Sprache möglich ist',
      replace_binary_representations_of_gender_with_gender_neutral_language:
        'Durch geschlechtsneutrale Sprache ersetzt',
      use_neutral_pronouns: 'Neutrale Pronomen',
    },
  },
  complex_sentences: {
    name: 'Komplexe Sätze',
    options: { avoid_unnecessarily_complex_sentences: 'Vermieden, wo sie nicht nötig sind' },
  },
  country_names: {
    name: 'Ländernamen',
    options: { use_long_form: 'Lange Form', use_short_form: 'Kurze Form' },
  },
  declarative_endings: {
    name: 'Satzendungen im Koreanischen',
    options: {
      mix_hapsho_and_haeyo_styles: 'Hapsho- und Haeyo-Stil gemischt',
      use_hae_style: 'Hae-Stil (해체)',
      use_haeyo_style: 'Haeyo-Stil (해요체)',
      use_hapsho_style: 'Hapsho-Stil (합쇼체)',
      use_hara_style: 'Hara-Stil (하라체)',
    },
  },
  default_first_person_pronoun: {
    name: 'Pronomen der ersten Person',
    options: {
      do_not_use_first_person_pronouns: 'Nicht verwendet',
      omit_first_person_subject_when_clear_from_context: 'Weggelassen, wo der Zusammenhang klar ist',
      use_first_person_pronouns: 'Verwendet',
    },
  },
  default_second_person_pronoun: {
    name: 'Pronomen der zweiten Person',
    options: {
      do_not_use_second_person_pronouns: 'Nicht verwendet',
      use_second_person_pronouns: 'Verwendet',
    },
  },
  directional_language: {
    name: 'Richtungsangaben',
    options: { do_not_use_directional_language: 'Nicht verwendet' },
  },
  double_negatives: {
    name: 'Doppelte Verneinungen',
    options: { do_not_use_double_negatives: 'Nicht verwendet', use_double_negatives: 'Verwendet' },
  },
  formality: {
    name: 'Förmlichkeit',
    options: { use_casual_tone: 'Locker', use_formal_tone: 'Förmlich' },
  },
  gender_neutral_language_readability: {
    name: 'Lesbarkeit geschlechtsneutraler Sprache',
    options: {
      use_generic_masculine_for_common_compound_nouns_if_it_increases_readability:
        'Generisches Maskulinum in gängigen Zusammensetzungen, wo es besser zu lesen ist',
    },
  },
  gender_unspecified: {
    name: 'Personen ohne genanntes Geschlecht',
    options: {
      use_both_masculine_and_feminine_forms: 'Männliche und weibliche Formen',
      use_gender_neutral_terms: 'Geschlechtsneutrale Wörter',
      use_masculine_form_only: 'Nur die männliche Form',
      use_middle_dots: 'Formen mit Mittelpunkten',
      use_parentheses: 'Formen mit runden Klammern',
      use_periods: 'Formen mit Punkten',
    },
  },
  gender_unspecified_or_mixed: {
    name: 'Personen ohne genanntes oder gemischten Geschlechts',
    options: {
      use_both_feminine_and_masculine_forms: 'Weibliche und männliche Formen',
      use_feminine_form_only: 'Nur die weibliche Form',
      use_inclusive_nouns_and_adjectives: 'Inklusive Substantive und Adjektive',
      use_masculine_form_only: 'Nur die männliche Form',
      use_neutral_nouns_and_adjectives: 'Neutrale Substantive und Adjektive',
    },
  },
  idioms_colloquialisms_and_culture_specific_references: {
    name: 'Redewendungen, Umgangssprache und kulturelle Anspielungen',
    options: { do_not_use: 'Nicht verwendet' },
  },
  inflected_words_masculine_noun_agreement: {
    name: 'Angleichung gebeugter Wörter an männliche Substantive',
    options: {
      place_masculine_nouns_closest_to_inflected_words:
        'Männliche Substantive direkt neben dem gebeugten Wort',
    },
  },
  instructions_style: {
    name: 'Anweisungen',
    options: {
      use_imperative: 'Imperativ',
      use_indicative: 'Indikativ',
      use_infinitive: 'Infinitiv',
      use_modal_verbs: 'Modalverben',
      use_passive_voice: 'Passiv',
    },
  },
  mixing_styles: {
    name: 'Gemischte Stile im Japanischen',
    options: { do_not_mix_desu_masu_style_and_dearu_style: 'Desu-masu- und Dearu-Stil nie gemischt' },
  },
  modal_verbs: {
    name: 'Modalverben',
    options: { avoid_modal_verbs: 'Vermieden' },
  },
  personal_vs_impersonal_style: {
    name: 'Persönlicher und unpersönlicher Stil',
    options: { use_impersonal_style: 'Unpersönlich', use_personal_style: 'Persönlich' },
  },
  positive_vs_negative_language: {
    name: 'Positive und negative Sprache',
    options: { use_positive_language: 'Positiv' },
  },
  proximity_agreement: {
    name: 'Angleichung an das nächste Substantiv',
    options: { use: 'Verwendet' },
  },
  reader_action_required: {
    name: 'Wenn der Leser handeln muss',
    options: { use_you_must_when_action_is_required_from_reader: '„You must“' },
  },
  redundant_introductory_phrases: {
    name: 'Einleitende Wendungen',
    options: {
      avoid_redundant_introductory_phrases: 'Überflüssige vermieden',
      do_not_use_redundant_phrases_that_refer_to_current_text: 'Keine, die vom Text selbst sprechen',
    },
  },
  redundant_phrases: {
    name: 'Überflüssige Wendungen',
    options: {
      avoid_relativizing_and_redundant_phrases: 'Vermieden, auch abschwächende Wendungen',
      do_not_use_redundant_phrases: 'Nicht verwendet',
    },
  },
  referring_to_non_binary_people: {
    name: 'Sprechen über nicht binäre Personen',
    options: { use_the_singular_and_plural_schwa: 'Schwa in Singular und Plural (ə, ɜ)' },
  },
  short_vs_long_words: {
    name: 'Kurze und lange Wörter',
    options: { use_short_words: 'Kurze Wörter' },
  },
  simple_words_and_sentences: {
    name: 'Einfache Wörter und Sätze',
    options: {
      use_simple_words_and_sentences_avoid_hard_to_translate_words_and_figures_of_speech:
        'Einfach, ohne Redefiguren und schwer übersetzbare Wörter',
    },
  },
  text_position_references: {
    name: 'Verweise auf Stellen im Text',
    options: {
      avoid_directional_terms_as_only_reference_to_position_in_text_specify_exact_position_instead:
        'Die genaue Stelle, nicht nur eine Richtung',
    },
  },
  tone: {
    name: 'Ton im Japanischen',
    options: {
      use_dearu_style_to_give_impression_content_is_accurate_and_rigorous_or_to_convey_sense_of_confidence_and_reliability:
        'Dearu-Stil: genau, sicher, verlässlich',
      use_desu_masu_style_to_give_impression_content_is_plain_and_straightforward_or_to_give_reader_reassuring_or_soft_impression:
        'Desu-masu-Stil: schlicht, weich, beruhigend',
    },
  },
  verbal_vs_nominal_style: {
    name: 'Verbal- und Nominalstil',
    options: { use_nominal_style: 'Nominal', use_verbal_style: 'Verbal' },
  },
} as const
