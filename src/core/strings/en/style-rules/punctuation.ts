/** Names of the rules of punctuation, those about quotations and brackets aside. */
export const punctuation = {
  abbreviations: {
    name: 'Parts of abbreviations',
    options: {
      do_not_separate_abbreviated_words: 'Written together (zB)',
      separate_each_abbreviated_word_with_period_and_space: 'Separated by full stop and space (z. B.)',
      separate_each_abbreviated_word_with_period_without_space: 'Separated by full stop without space (z.B.)',
      separate_each_abbreviated_word_with_space_without_period: 'Separated by space without full stop (z B)',
    },
  },
  acronyms: {
    name: 'Acronyms',
    options: { do_not_use_periods: 'No full stops' },
  },
  ampersand_abbreviation_spacing: {
    name: 'Spaces around & in abbreviations',
    options: {
      do_not_use_spaces_before_and_after_ampersand_as_part_of_abbreviation: 'No spaces (R&D)',
      use_spaces_before_and_after_ampersand_as_part_of_abbreviation: 'Spaces (R & D)',
    },
  },
  ampersand_usage: {
    name: 'Ampersand',
    options: {
      use_english_word_and_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
        '“and” instead, except in company names, common abbreviations, titles, code and equations',
      use_full_width_ampersand: 'Full-width ampersand (＆)',
      use_german_word_und_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
        '“und” instead, except in company names, common abbreviations, titles, code and equations',
      use_half_width_ampersand: 'Half-width ampersand (&)',
    },
  },
  apostrophe: {
    name: 'Apostrophe',
    options: {
      use_curly_apostrophes: 'Curly apostrophes (’)',
      use_straight_apostrophes: "Straight apostrophes (')",
    },
  },
  chinese_mixed_with_english: {
    name: 'English within Chinese',
    options: {
      do_not_place_english_in_quotation_marks: 'No quotation marks around English',
      place_english_in_quotation_marks: 'Quotation marks around English',
    },
  },
  colon: {
    name: 'Colon',
    options: { use_full_width_colon: 'Full-width colon (：)', use_half_width_colon: 'Half-width colon (:)' },
  },
  colon_between_hours_and_minutes_or_chapters_and_verses: {
    name: 'Colon in times, and in chapters and verses',
    options: { do_not_use_space_before_or_after_colon: 'No space before or after' },
  },
  colon_in_heading: {
    name: 'Colon in headings',
    options: { use_space_after_colon_not_before: 'Space after, none before' },
  },
  colon_to_replace_versus_or_to: {
    name: 'Colon for “versus” or “to”',
    options: { do_not_use_space_before_or_after_colon: 'No space before or after' },
  },
  comma_after_conjunctive_adverbs: {
    name: 'Comma after conjunctive adverbs',
    options: { do_not_use: 'No comma', use: 'Comma' },
  },
  comma_after_i_e_and_e_g: {
    name: 'Comma after i.e. and e.g.',
    options: { do_not_use: 'No comma', use: 'Comma' },
  },
  comma_after_short_introductory_phrase: {
    name: 'Comma after a short introductory phrase',
    options: { do_not_use: 'No comma', use: 'Comma' },
  },
  comma_and_semicolon: {
    name: 'Between clauses',
    options: { use_comma_between_clauses: 'Comma', use_semicolon_between_clauses: 'Semicolon' },
  },
  dash: {
    name: 'Dash',
    options: { use_em_dash: 'Em dash (—)', use_hyphen: 'Hyphen (-)', use_tilde: 'Tilde (~)' },
  },
  ellipsis: {
    name: 'Ellipsis',
    options: {
      use_ellipsis_character: 'Ellipsis character (…)',
      use_one_ellipsis_character: 'One ellipsis character (…)',
      use_six_dots_at_the_bottom: 'Six dots at the bottom',
      use_six_dots_in_the_center: 'Six dots in the centre',
      use_three_dots_at_the_bottom: 'Three dots at the bottom',
      use_three_dots_in_the_center: 'Three dots in the centre',
      use_three_ellipsis_characters: 'Three ellipsis characters (………)',
      use_three_periods: 'Three full stops',
      use_three_periods_without_spaces: 'Three full stops without spaces (...)',
      use_three_spaced_periods: 'Three full stops with spaces (. . .)',
      use_two_ellipsis_characters: 'Two ellipsis characters (……)',
    },
  },
  em_dash: {
    name: 'Em dash',
    options: { use_double_em_dash: 'Double em dash (——)' },
  },
  exclamation_marks: {
    name: 'Exclamation marks',
    options: { do_not_use: 'None' },
  },
  explanatory_note_indicator: {
    name: 'Explanatory notes',
    options: { use_double_em_dash: 'Double em dash (——)', use_parentheses: 'Round brackets ( )' },
  },
  passage_of_time_and_movement_between_locations: {
    name: 'Passage of time and movement between places',
    options: { use_double_em_dash: 'Double em dash (——)' },
  },
  periods_and_commas: {
    name: 'Full stops and commas',
    options: {
      use_full_width_japanese_periods_and_full_width_japanese_commas: '。 and 、',
      use_full_width_japanese_periods_and_full_width_non_japanese_commas: '。 and ，',
      use_full_width_non_japanese_periods_and_full_width_japanese_commas: '． and 、',
      use_full_width_non_japanese_periods_and_full_width_non_japanese_commas: '． and ，',
    },
  },
  periods_in_academic_degrees: {
    name: 'Full stops in academic degrees',
    options: { do_not_use: 'No full stops (PhD)', use: 'Full stops (Ph.D.)' },
  },
  periods_in_uppercase_initialisms_and_acronyms: {
    name: 'Full stops in upper-case initialisms and acronyms',
    options: { do_not_use: 'No full stops (UN)' },
  },
  plus_sign_usage: {
    name: 'Plus sign',
    options: {
      do_not_use_plus_sign_to_symbolize_english_word_and_unless_it_is_part_of_a_proper_noun:
        'Not used for “and”, except in proper nouns',
    },
  },
  possessives_of_proper_names_ending_in_s_style: {
    name: 'Possessive of names that end in s',
    options: {
      add_apostrophe_only: 'Apostrophe only (James’)',
      add_apostrophe_s: 'Apostrophe and s (James’s)',
    },
  },
  range_indicator: {
    name: 'Ranges',
    options: {
      use_en_dash_with_spaces: 'En dash with spaces (1 – 5)',
      use_en_dash_without_space_on_either_side: 'En dash without a space on either side (1–5)',
      use_en_dash_without_spaces: 'En dash without spaces (1–5)',
      use_english_word_to: 'The word “to”',
      use_full_width_dash: 'Full-width dash',
      use_full_width_wave_dash: 'Full-width wave dash (～)',
      use_german_word_bis: 'The word “bis”',
      use_half_width_dash: 'Half-width dash',
      use_hyphen: 'Hyphen',
      use_hyphen_with_space_on_either_side: 'Hyphen with a space on either side (1 - 5)',
      use_hyphen_with_spaces: 'Hyphen with spaces (1 - 5)',
      use_hyphen_without_space_on_either_side: 'Hyphen without a space on either side (1-5)',
      use_hyphen_without_spaces: 'Hyphen without spaces (1-5)',
      use_italian_words_da_a: 'The words “da … a”',
      use_japanese_word_から: 'The word から',
      use_korean_words_부터_까지: 'The words 부터 and 까지',
      use_spanish_words_de_a: 'The words “de … a”',
      use_tilde: 'Tilde (1~5)',
    },
  },
  related_phrases_indicator: {
    name: 'Related phrases',
    options: { use_comma: 'Comma', use_hyphen: 'Hyphen', use_middle_dot: 'Middle dot (·)' },
  },
  salutation: {
    name: 'Salutation',
    options: {
      do_not_use_comma_after_salutation_capitalize_following_word:
        'No comma, the next word with a capital letter',
      use_colon_after_salutation: 'Colon',
      use_comma_after_salutation: 'Comma',
      use_exclamation_mark_after_salutation: 'Exclamation mark',
    },
  },
  sentence_break_indicator: {
    name: 'Breaks in a sentence',
    options: {
      use_em_dash_with_space_on_either_side: 'Em dash with spaces (word — word)',
      use_em_dash_without_space_on_either_side: 'Em dash without spaces (word—word)',
      use_en_dash_with_space_on_either_side: 'En dash with spaces (word – word)',
    },
  },
  serial_comma: {
    name: 'Comma before the last item of a list',
    options: {
      do_not_use: 'No comma',
      do_not_use_serial_comma_when_using_chinese_comma: 'None where the Chinese comma (、) is used',
      use: 'Comma',
      use_serial_comma_when_using_comma: 'Comma where the items are separated by commas',
    },
  },
  slash: {
    name: 'Spaces around slashes',
    options: {
      do_not_use_spaces_before_and_after_slashes: 'No spaces (and/or)',
      use_spaces_before_and_after_slashes: 'Spaces (and / or)',
      use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_and_after_slash:
        'Spaces if there are several words before and after the slash',
      use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_or_after_slash:
        'Spaces if there are several words before or after the slash',
    },
  },
  slash_usage: {
    name: 'Slash',
    options: { do_not_use_slash_to_symbolize_english_word_or: 'Not used for “or”' },
  },
  spacing_and_punctuation: {
    name: 'Space before punctuation',
    options: { do_not_use_space: 'No space', use_regular_space: 'Ordinary space' },
  },
  uppercase_acronyms: {
    name: 'Upper-case acronyms',
    options: { do_not_use_spaces: 'No spaces', use_spaces: 'Spaces' },
  },
} as const
