import { type Change, type Effects, replacing } from './effects.ts'

const ELLIPSIS = /\.{3}|\. \. \.|…/g
const ellipsis = (mark: string): Change => replacing(ELLIPSIS, mark)

/** The words before the last of a list: `a, b and c`. */
const LAST_OF_LIST = /(, [\p{L}\p{N} '’-]{1,40}?),? (and|or) /giu

const SLASH = /(?<=\p{L})\s?\/\s?(?=\p{L})/gu

export const punctuationRules: Effects = {
  'punctuation.ellipsis': {
    use_ellipsis_character: ellipsis('…'),
    use_one_ellipsis_character: ellipsis('…'),
    use_two_ellipsis_characters: ellipsis('……'),
    use_three_periods: ellipsis('...'),
    use_three_periods_without_spaces: ellipsis('...'),
    use_three_spaced_periods: ellipsis('. . .'),
  },
  'punctuation.exclamation_marks': {
    do_not_use: (text) =>
      text
        .replaceAll('¡', '')
        .replaceAll('！', '。')
        .replaceAll(/[?!]*![?!]*/g, (marks) => (marks.includes('?') ? '?' : '.')),
  },
  'punctuation.serial_comma': {
    use: (text, language) => (language === 'en' ? text.replaceAll(LAST_OF_LIST, '$1, $2 ') : text),
    do_not_use: (text, language) => (language === 'en' ? text.replaceAll(LAST_OF_LIST, '$1 $2 ') : text),
  },
  'punctuation.spacing_and_punctuation': {
    do_not_use_space: replacing(/(?<=[\p{L}\p{N}»"”)])[ \u00A0\u202F]+(?=[:;!?»])/gu, ''),
    use_regular_space: replacing(/(?<=[\p{L}\p{N}"”)])[\u00A0\u202F]?(?=[;!?»]|:(?!\S))/gu, ' '),
  },
  'punctuation.slash': {
    do_not_use_spaces_before_and_after_slashes: replacing(SLASH, '/'),
    use_spaces_before_and_after_slashes: replacing(SLASH, ' / '),
  },
}
