import { type Effects, replacing } from './effects.ts'

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' }

export const spellingRules: Effects = {
  'spelling_and_grammar.eszett': {
    replace_eszett_with_ss: (text) => text.replaceAll('ß', 'ss').replaceAll('ẞ', 'SS'),
  },
  'spelling_and_grammar.umlauts': {
    replace_umlauts_with_ae_oe_ue: (text) =>
      text.replaceAll(/[äöüÄÖÜ]/g, (letter) => UMLAUTS[letter] ?? letter),
  },
  // An ampersand that holds a company's name together has no spaces around it, or capitals.
  'punctuation.ampersand_usage': {
    use_english_word_and_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
      replacing(/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and '),
    use_german_word_und_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
      replacing(/(?<=[\p{Ll}]) & (?=\p{L})/gu, ' und '),
    use_full_width_ampersand: replacing(/&/g, '＆'),
    use_half_width_ampersand: replacing(/＆/g, '&'),
  },
  'punctuation.ampersand_abbreviation_spacing': {
    do_not_use_spaces_before_and_after_ampersand_as_part_of_abbreviation: replacing(
      /(?<=\b\p{Lu}) & (?=\p{Lu}\b)/gu,
      '&',
    ),
    use_spaces_before_and_after_ampersand_as_part_of_abbreviation: replacing(
      /(?<=\b\p{Lu})&(?=\p{Lu}\b)/gu,
      ' & ',
    ),
  },
}
