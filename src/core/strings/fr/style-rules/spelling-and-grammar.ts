/** Names of the rules about spelling and grammar, and of their options. */
export const spellingAndGrammar = {
  abbreviating_french_word_numero: {
    name: 'Abréviation de numéro',
    options: {
      abbreviate_as_n_then_degree_symbol: 'n°',
      abbreviate_as_n_then_o_in_superscript: 'nᵒ, avec un o en exposant',
      abbreviate_as_no: 'no',
    },
  },
  abbreviation_usage: {
    name: 'Abréviations',
    options: {
      do_not_use_abbreviations: 'Sans abréviations',
      do_not_use_abbreviations_unless_necessary: 'Sans abréviations sauf nécessité',
      use_abbreviations: 'Abréviations',
      use_abbreviations_as_needed: 'Abréviations selon les besoins',
    },
  },
  accents_and_cedillas: {
    name: 'Accents et cédilles',
    options: {
      do_not_use_on_capital_letters: 'Pas sur les majuscules',
      never_use: 'Jamais',
      use_even_on_capital_letters: 'Aussi sur les majuscules',
    },
  },
  accents_in_verbs_conjugated_like_french_word_céder: {
    name: 'Accents dans les verbes comme céder',
    options: { use_acute_accent: 'Accent aigu (é)', use_grave_accent: 'Accent grave (è)' },
  },
  accents_with_subject_verb_inversion: {
    name: 'Accents avec inversion du sujet et du verbe',
    options: { use_acute_accent: 'Accent aigu (é)', use_grave_accent: 'Accent grave (è)' },
  },
  active_passive_voice: {
    name: 'Voix active et passive',
    options: {
      use_active_voice_if_subject_is_prominent_and_agent_is_clear:
        'Active si le sujet compte et si l’on sait qui agit',
      use_active_voice_to_describe_operations_with_user_as_subject:
        'Active pour décrire ce que fait l’utilisateur',
      use_active_voice_unless_agent_is_unknown_or_irrelevant:
        'Active, sauf si celui qui agit est inconnu ou sans importance',
      use_passive_voice_as_needed: 'Passive selon les besoins',
      use_passive_voice_for_automatic_operations_from_user_perspective:
        'Passive pour les opérations automatiques, vues par l’utilisateur',
      use_passive_voice_if_agent_is_unknown_or_irrelevant:
        'Passive si celui qui agit est inconnu ou sans importance',
    },
  },
  all_caps: {
    name: 'Tout en majuscules',
    options: {
      do_not_use_all_caps_except_for_acronyms_initialisms_or_proper_nouns:
        'Seulement pour acronymes, sigles et noms propres',
      do_not_use_all_caps_except_for_acronyms_or_brand_names: 'Seulement pour acronymes et marques',
    },
  },
  complete_sentences: {
    name: 'Phrases complètes',
    options: { always_write_complete_sentences: 'Toujours écrire des phrases complètes' },
  },
  compound_nouns: {
    name: 'Noms composés',
    options: { write_as_one_word: 'En un mot', write_with_hyphen: 'Avec trait d’union' },
  },
  conjunctions: {
    name: 'Conjonctions',
    options: {
      never_start_sentence_with_coordinating_conjunction:
        'Ne jamais commencer une phrase par une conjonction de coordination',
    },
  },
  contractions: {
    name: 'Contractions',
    options: {
      do_not_use_contractions: 'Sans contractions (do not)',
      use_contractions: 'Contractions (it’s, don’t)',
      use_contractions_but_avoid_negative_contractions: 'Contractions, mais pas les négatives (it’s, do not)',
    },
  },
  established_loanwords: {
    name: 'Emprunts établis',
    options: {
      use_as_is: 'Tels quels',
      use_native_or_sino_korean_equivalents: 'Équivalents natifs ou sino-coréens',
    },
  },
  eszett: {
    name: 'La lettre ß',
    options: { replace_eszett_with_ss: 'ss au lieu de ß' },
  },
  foreign_word_translation: {
    name: 'Mots étrangers',
    options: {
      use_equivalent_expressions_in_chinese: 'Expressions équivalentes en chinois',
      use_foreign_forms_or_abbreviations_for_technical_terms_or_brand_names:
        'Formes étrangères ou abréviations pour termes techniques et marques',
      use_literal_translation: 'Traduction littérale',
      use_localized_names_for_brands_with_official_chinese_translations:
        'Noms chinois officiels des marques qui en ont un',
      use_mixture_of_transliteration_and_translation: 'Mélange de translittération et de traduction',
      use_transliteration: 'Translittération',
    },
  },
  french_verbs_ending_in_eler_and_eter: {
    name: 'Verbes français en -eler et -eter',
    options: {
      transcribe_open_e_sound_by_doubling_next_consonant: 'Consonne double (j’appelle)',
      transcribe_open_e_sound_with_grave_accent: 'Accent grave (je pèle)',
    },
  },
  i_and_u_with_circumflex_accents: {
    name: 'Accent circonflexe sur i et u',
    options: {
      do_not_use_circumflex_accents_except_in_verbs_and_to_distinguish_homophones:
        'Seulement dans les verbes et pour distinguer les homophones',
      use_circumflex_accents: 'Toujours',
    },
  },
  informal_address_pronouns: {
    name: 'Majuscules du tutoiement allemand',
    options: {
      capitalize_informal_address_pronouns: 'Majuscule (Du, Ihr)',
      do_not_capitalize_informal_address_pronouns: 'Minuscule (du, ihr)',
    },
  },
  latin_abbreviations: {
    name: 'Abréviations latines',
    options: { do_not_use_latin_abbreviations: 'Sans abréviations latines' },
  },
  passive_voice: {
    name: 'Voix passive',
    options: { avoid_passive_voice_when_agent_is_known: 'Évitée si l’on sait qui agit' },
  },
  past_participle_of_french_word_laisser_followed_by_infinitive: {
    name: 'Participe de laisser devant un infinitif',
    options: {
      make_french_word_laisser_agree_with_direct_object_complement_if_it_appears_before_verb:
        'S’accorde avec un complément direct placé avant le verbe',
      use_invariable_form_french_word_laissé: 'Invariable (laissé)',
    },
  },
  personal_titles: {
    name: 'Titres de civilité',
    options: { abbreviate: 'Abrégés', do_not_abbreviate: 'Non abrégés' },
  },
  pluralizing_foreign_words: {
    name: 'Pluriel des mots étrangers',
    options: {
      use_french_spelling_rules: 'Selon les règles de l’orthographe française',
      use_original_language_spelling: 'Comme dans la langue d’origine',
    },
  },
  quotation_modification: {
    name: 'Texte entre guillemets',
    options: {
      do_not_modify_text_in_quotation_marks: 'Inchangé',
      modify_text_in_quotation_marks_according_to_custom_rules: 'Changé selon vos propres règles',
    },
  },
  spanish_word_solo: {
    name: 'Le mot espagnol solo',
    options: {
      never_use_acute_accent: 'Jamais d’accent',
      use_acute_accent_when_used_as_adverb: 'Un accent pour l’adverbe (sólo)',
    },
  },
  special_characters: {
    name: 'Caractères spéciaux',
    options: { never_use_symbols: 'Sans symboles' },
  },
  spelled_out_numbers: {
    name: 'Traits d’union dans les nombres en lettres',
    options: {
      use_hyphens: 'Traits d’union partout',
      use_hyphens_between_elements_under_100_and_not_separated_by_french_word_et:
        'Seulement entre les parties inférieures à 100 que et ne relie pas',
    },
  },
  umlauts: {
    name: 'Trémas allemands',
    options: { replace_umlauts_with_ae_oe_ue: 'ae, oe et ue au lieu de ä, ö et ü' },
  },
  unestablished_loanwords: {
    name: 'Emprunts non établis',
    options: {
      paraphrase_in_korean: 'Paraphrasés en coréen',
      use_as_is: 'Tels quels',
      use_as_is_with_explanation_in_parentheses: 'Tels quels, avec une explication entre parenthèses',
    },
  },
} as const
