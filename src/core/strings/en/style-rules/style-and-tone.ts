/** Names of the rules about style and tone, and of their options. */
export const styleAndTone = {
  abbreviations: {
    name: 'Abbreviations and symbols',
    options: {
      avoid_abbreviations_and_symbols_that_can_be_spelled_out_easily: 'Avoided where words are easy to write',
      use_abbreviations_and_symbols: 'Used',
    },
  },
  addressing_non_binary_people: {
    name: 'Addressing non-binary people',
    options: { use_spanish_word_elle: 'elle', use_spanish_word_ellx: 'ellx' },
  },
  addressing_the_reader: {
    name: 'Addressing the reader',
    options: {
      use_formal_french_word_vous: 'vous (formal, French)',
      use_formal_italian_word_lei: 'Lei (formal, Italian)',
      use_informal_french_word_tu: 'tu (informal, French)',
      use_informal_italian_word_tu: 'tu (informal, Italian)',
    },
  },
  anglicisms: {
    name: 'Anglicisms',
    options: { avoid_anglicisms_when_there_is_a_french_equivalent: 'Avoided where there is a French word' },
  },
  binary_representation_of_gender: {
    name: 'Binary forms of gender',
    options: {
      avoid_binary_representation_of_gender_when_gender_neutral_language_can_be_used:
        'Avoided where gender-neutral language can be used',
      replace_binary_representations_of_gender_with_gender_neutral_language:
        'Replaced by gender-neutral language',
      use_neutral_pronouns: 'Neutral pronouns',
    },
  },
  complex_sentences: {
    name: 'Complex sentences',
    options: { avoid_unnecessarily_complex_sentences: 'Avoided where they are not needed' },
  },
  country_names: {
    name: 'Names of countries',
    options: { use_long_form: 'Long form', use_short_form: 'Short form' },
  },
  declarative_endings: {
    name: 'Sentence endings in Korean',
    options: {
      mix_hapsho_and_haeyo_styles: 'Hapsho and haeyo styles mixed',
      use_hae_style: 'Hae style (해체)',
      use_haeyo_style: 'Haeyo style (해요체)',
      use_hapsho_style: 'Hapsho style (합쇼체)',
      use_hara_style: 'Hara style (하라체)',
    },
  },
  default_first_person_pronoun: {
    name: 'First person pronouns',
    options: {
      do_not_use_first_person_pronouns: 'Not used',
      omit_first_person_subject_when_clear_from_context: 'Left out where the context is clear',
      use_first_person_pronouns: 'Used',
    },
  },
  default_second_person_pronoun: {
    name: 'Second person pronouns',
    options: { do_not_use_second_person_pronouns: 'Not used', use_second_person_pronouns: 'Used' },
  },
  directional_language: {
    name: 'Directional language',
    options: { do_not_use_directional_language: 'Not used' },
  },
  double_negatives: {
    name: 'Double negatives',
    options: { do_not_use_double_negatives: 'Not used', use_double_negatives: 'Used' },
  },
  formality: {
    name: 'Formality',
    options: { use_casual_tone: 'Casual', use_formal_tone: 'Formal' },
  },
  gender_neutral_language_readability: {
    name: 'Readability of gender-neutral language',
    options: {
      use_generic_masculine_for_common_compound_nouns_if_it_increases_readability:
        'Generic masculine in common compound nouns where it reads better',
    },
  },
  gender_unspecified: {
    name: 'People of unspecified gender',
    options: {
      use_both_masculine_and_feminine_forms: 'Masculine and feminine forms',
      use_gender_neutral_terms: 'Gender-neutral words',
      use_masculine_form_only: 'Masculine form only',
      use_middle_dots: 'Forms with middle dots',
      use_parentheses: 'Forms with round brackets',
      use_periods: 'Forms with full stops',
    },
  },
  gender_unspecified_or_mixed: {
    name: 'People of unspecified or mixed gender',
    options: {
      use_both_feminine_and_masculine_forms: 'Feminine and masculine forms',
      use_feminine_form_only: 'Feminine form only',
      use_inclusive_nouns_and_adjectives: 'Inclusive nouns and adjectives',
      use_masculine_form_only: 'Masculine form only',
      use_neutral_nouns_and_adjectives: 'Neutral nouns and adjectives',
    },
  },
  idioms_colloquialisms_and_culture_specific_references: {
    name: 'Idioms, colloquialisms and cultural references',
    options: { do_not_use: 'Not used' },
  },
  inflected_words_masculine_noun_agreement: {
    name: 'Agreement of inflected words with masculine nouns',
    options: {
      place_masculine_nouns_closest_to_inflected_words: 'Masculine nouns closest to the inflected words',
    },
  },
  instructions_style: {
    name: 'Instructions',
    options: {
      use_imperative: 'Imperative',
      use_indicative: 'Indicative',
      use_infinitive: 'Infinitive',
      use_modal_verbs: 'Modal verbs',
      use_passive_voice: 'Passive voice',
    },
  },
  mixing_styles: {
    name: 'Mixed styles in Japanese',
    options: { do_not_mix_desu_masu_style_and_dearu_style: 'Desu-masu and dearu styles never mixed' },
  },
  modal_verbs: {
    name: 'Modal verbs',
    options: { avoid_modal_verbs: 'Avoided' },
  },
  personal_vs_impersonal_style: {
    name: 'Personal and impersonal style',
    options: { use_impersonal_style: 'Impersonal', use_personal_style: 'Personal' },
  },
  positive_vs_negative_language: {
    name: 'Positive and negative language',
    options: { use_positive_language: 'Positive' },
  },
  proximity_agreement: {
    name: 'Agreement with the nearest noun',
    options: { use: 'Used' },
  },
  reader_action_required: {
    name: 'When the reader must act',
    options: { use_you_must_when_action_is_required_from_reader: '“You must”' },
  },
  redundant_introductory_phrases: {
    name: 'Introductory phrases',
    options: {
      avoid_redundant_introductory_phrases: 'Superfluous ones avoided',
      do_not_use_redundant_phrases_that_refer_to_current_text: 'None that speak of the text itself',
    },
  },
  redundant_phrases: {
    name: 'Superfluous phrases',
    options: {
      avoid_relativizing_and_redundant_phrases: 'Avoided, and so are phrases that weaken',
      do_not_use_redundant_phrases: 'Not used',
    },
  },
  referring_to_non_binary_people: {
    name: 'Speaking about non-binary people',
    options: { use_the_singular_and_plural_schwa: 'Schwa in singular and plural (ə, ɜ)' },
  },
  short_vs_long_words: {
    name: 'Short and long words',
    options: { use_short_words: 'Short words' },
  },
  simple_words_and_sentences: {
    name: 'Simple words and sentences',
    options: {
      use_simple_words_and_sentences_avoid_hard_to_translate_words_and_figures_of_speech:
        'Simple, without figures of speech and words that are hard to translate',
    },
  },
  text_position_references: {
    name: 'References to places in the text',
    options: {
      avoid_directional_terms_as_only_reference_to_position_in_text_specify_exact_position_instead:
        'The exact place, not a direction alone',
    },
  },
  tone: {
    name: 'Tone in Japanese',
    options: {
      use_dearu_style_to_give_impression_content_is_accurate_and_rigorous_or_to_convey_sense_of_confidence_and_reliability:
        'Dearu style: exact, confident, reliable',
      use_desu_masu_style_to_give_impression_content_is_plain_and_straightforward_or_to_give_reader_reassuring_or_soft_impression:
        'Desu-masu style: plain, soft, reassuring',
    },
  },
  verbal_vs_nominal_style: {
    name: 'Verbal and nominal style',
    options: { use_nominal_style: 'Nominal', use_verbal_style: 'Verbal' },
  },
} as const
