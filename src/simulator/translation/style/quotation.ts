import { type Change, type Effects, replacing } from './effects.ts'

const LETTER = String.raw`[\p{L}\p{N}]`
const curlyApostrophes = replacing(new RegExp(`(?<=${LETTER})'(?=${LETTER})`, 'gu'), '’')
const straightApostrophes = replacing(new RegExp(`(?<=${LETTER})’(?=${LETTER})`, 'gu'), "'")

/** A quotation, in whatever marks. */
const QUOTED = /["“„]([^"“”„«»]+)["“”]|«[ \u00A0\u202F]?([^"“”„«»]+?)[ \u00A0\u202F]?»|»([^"“”„«»]+)«/gu

const quoting =
  (marksOf: (language: string) => readonly [open: string, close: string]): Change =>
  (text, language) => {
    const [open, close] = marksOf(language)
    return text.replaceAll(
      QUOTED,
      (_, inMarks?: string, inGuillemets?: string, inReversed?: string) =>
        open + (inMarks ?? inGuillemets ?? inReversed ?? '') + close,
    )
  }

const curly = quoting((language) => (language === 'de' ? ['„', '“'] : ['“', '”']))
const straight = quoting(() => ['"', '"'])
const guillemets = quoting((language) =>
  language === 'fr' ? ['«\u00A0', '\u00A0»'] : language === 'de' ? ['»', '«'] : ['«', '»'],
)

const both =
  (first: Change, second: Change): Change =>
  (text, language) =>
    second(first(text, language), language)

export const quotationRules: Effects = {
  'punctuation.apostrophe': {
    use_curly_apostrophes: curlyApostrophes,
    use_straight_apostrophes: straightApostrophes,
  },
  'punctuation.quotation_mark': {
    use_curly_quotation_marks: curly,
    use_double_curly_quotation_marks: curly,
    use_double_straight_quotation_marks: straight,
    use_straight_quotation_marks: straight,
    use_guillemets: guillemets,
  },
  'punctuation.quotation_mark_and_apostrophe': {
    use_curly_quotation_marks_and_apostrophes: both(curly, curlyApostrophes),
    use_double_and_single_curly_quotation_marks_and_curly_apostrophes: both(curly, curlyApostrophes),
    use_double_and_single_straight_quotation_marks_and_straight_apostrophes: both(
      straight,
      straightApostrophes,
    ),
    use_guillemets_and_curly_apostrophes: both(guillemets, curlyApostrophes),
    use_guillemets_and_straight_apostrophes: both(guillemets, straightApostrophes),
    use_straight_quotation_marks_and_apostrophes: both(straight, straightApostrophes),
  },
}
