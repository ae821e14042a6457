/** Names of the rules about spelling and grammar, and of their options. */
export const spellingAndGrammar = {
  abbreviating_french_word_numero: {
    name: 'Abbreviation of numéro',
    options: {
      abbreviate_as_n_then_degree_symbol: 'n°',
      abbreviate_as_n_then_o_in_superscript: 'nᵒ, with a raised o',
      abbreviate_as_no: 'no',
    },
  },
  abbreviation_usage: {
    name: 'Abbreviations',
    options: {
      do_not_use_abbreviations: 'No abbreviations',
      do_not_use_abbreviations_unless_necessary: 'No abbreviations unless necessary',
      use_abbreviations: 'Abbreviations',
      use_abbreviations_as_needed: 'Abbreviations as needed',
    },
  },
  accents_and_cedillas: {
    name: 'Accents and cedillas',
    options: {
      do_not_use_on_capital_letters: 'Not on capital letters',
      never_use: 'Never',
      use_even_on_capital_letters: 'Also on capital letters',
    },
  },
  accents_in_verbs_conjugated_like_french_word_céder: {
    name: 'Accents in verbs like céder',
    options: { use_acute_accent: 'Acute accent (é)', use_grave_accent: 'Grave accent (è)' },
  },
  accents_with_subject_verb_inversion: {
    name: 'Accents where subject and verb are inverted',
    options: { use_acute_accent: 'Acute accent (é)', use_grave_accent: 'Grave accent (è)' },
  },
  active_passive_voice: {
    name: 'Active and passive voice',
    options: {
      use_active_voice_if_subject_is_prominent_and_agent_is_clear:
        'Active where the subject matters and it is clear who acts',
      use_active_voice_to_describe_operations_with_user_as_subject: 'Active to describe what the user does',
      use_active_voice_unless_agent_is_unknown_or_irrelevant:
        'Active unless who acts is unknown or does not matter',
      use_passive_voice_as_needed: 'Passive as needed',
      use_passive_voice_for_automatic_operations_from_user_perspective:
        'Passive for automatic operations, seen by the user',
      use_passive_voice_if_agent_is_unknown_or_irrelevant:
        'Passive if who acts is unknown or does not matter',
    },
  },
  all_caps: {
    name: 'All capitals',
    options: {
      do_not_use_all_caps_except_for_acronyms_initialisms_or_proper_nouns:
        'Only for acronyms, initialisms and proper nouns',
      do_not_use_all_caps_except_for_acronyms_or_brand_names: 'Only for acronyms and brand names',
    },
  },
  complete_sentences: {
    name: 'Complete sentences',
    options: { always_write_complete_sentences: 'Always write complete sentences' },
  },
  compound_nouns: {
    name: 'Compound nouns',
    options: { write_as_one_word: 'As one word', write_with_hyphen: 'With a hyphen' },
  },
  conjunctions: {
    name: 'Conjunctions',
    options: {
      never_start_sentence_with_coordinating_conjunction:
        'Never begin a sentence with a coordinating conjunction',
    },
  },
  contractions: {
    name: 'Contractions',
    options: {
      do_not_use_contractions: 'No contractions (do not)',
      use_contractions: 'Contractions (it’s, don’t)',
      use_contractions_but_avoid_negative_contractions: 'Contractions, but not negative ones (it’s, do not)',
    },
  },
  established_loanwords: {
    name: 'Established loanwords',
    options: {
      use_as_is: 'As they are',
      use_native_or_sino_korean_equivalents: 'Native or Sino-Korean equivalents',
    },
  },
  eszett: {
    name: 'The letter ß',
    options: { replace_eszett_with_ss: 'ss instead of ß' },
  },
  foreign_word_translation: {
    name: 'Foreign words',
    options: {
      use_equivalent_expressions_in_chinese: 'Equivalent expressions in Chinese',
      use_foreign_forms_or_abbreviations_for_technical_terms_or_brand_names:
        'Foreign forms or abbreviations for technical terms and brand names',
      use_literal_translation: 'Literal translation',
      use_localized_names_for_brands_with_official_chinese_translations:
        'Official Chinese names of brands that have one',
      use_mixture_of_transliteration_and_translation: 'Mixture of transliteration and translation',
      use_transliteration: 'Transliteration',
    },
  },
  french_verbs_ending_in_eler_and_eter: {
    name: 'French verbs in -eler and -eter',
    options: {
      transcribe_open_e_sound_by_doubling_next_consonant: 'Double consonant (j’appelle)',
      transcribe_open_e_sound_with_grave_accent: 'Grave accent (je pèle)',
    },
  },
  i_and_u_with_circumflex_accents: {
    name: 'Circumflex on i and u',
    options: {
      do_not_use_circumflex_accents_except_in_verbs_and_to_distinguish_homophones:
        'Only in verbs and to tell homophones apart',
      use_circumflex_accents: 'Always',
    },
  },
  informal_address_pronouns: {
    name: 'Capitals in informal address',
    options: {
      capitalize_informal_address_pronouns: 'Capital letter (Du, Ihr)',
      do_not_capitalize_informal_address_pronouns: 'Small letter (du, ihr)',
    },
  },
  latin_abbreviations: {
    name: 'Latin abbreviations',
    options: { do_not_use_latin_abbreviations: 'No Latin abbreviations' },
  },
  passive_voice: {
    name: 'Passive voice',
    options: { avoid_passive_voice_when_agent_is_known: 'Avoided where it is known who acts' },
  },
  past_participle_of_french_word_laisser_followed_by_infinitive: {
    name: 'Participle of laisser before an infinitive',
    options: {
      make_french_word_laisser_agree_with_direct_object_complement_if_it_appears_before_verb:
        'Agrees with a direct object that stands before the verb',
      use_invariable_form_french_word_laissé: 'Invariable (laissé)',
    },
  },
  personal_titles: {
    name: 'Personal titles',
    options: { abbreviate: 'Abbreviated', do_not_abbreviate: 'Not abbreviated' },
  },
  pluralizing_foreign_words: {
    name: 'Plural of foreign words',
    options: {
      use_french_spelling_rules: 'By the rules of French spelling',
      use_original_language_spelling: 'As in the original language',
    },
  },
  quotation_modification: {
    name: 'Text in quotation marks',
    options: {
      do_not_modify_text_in_quotation_marks: 'Not changed',
      modify_text_in_quotation_marks_according_to_custom_rules: 'Changed by your own rules',
    },
  },
  spanish_word_solo: {
    name: 'The Spanish word solo',
    options: {
      never_use_acute_accent: 'Never with an accent',
      use_acute_accent_when_used_as_adverb: 'With an accent as an adverb (sólo)',
    },
  },
  special_characters: {
    name: 'Special characters',
    options: { never_use_symbols: 'No symbols' },
  },
  spelled_out_numbers: {
    name: 'Hyphens in numbers written as words',
    options: {
      use_hyphens: 'Hyphens everywhere',
      use_hyphens_between_elements_under_100_and_not_separated_by_french_word_et:
        'Only between parts below 100 that et does not join',
    },
  },
  umlauts: {
    name: 'Umlauts',
    options: { replace_umlauts_with_ae_oe_ue: 'ae, oe and ue instead of ä, ö and ü' },
  },
  unestablished_loanwords: {
    name: 'Loanwords that are not established',
    options: {
      paraphrase_in_korean: 'Paraphrased in Korean',
      use_as_is: 'As they are',
      use_as_is_with_explanation_in_parentheses: 'As they are, with an explanation in brackets',
    },
  },
} as const
