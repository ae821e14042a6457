const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A character of a word, as a pattern for regular expressions with the flag `u`. */
export const IN_WORD = String.raw`[\p{L}\p{M}\p{N}]`
const WORD_CHARACTER = new RegExp(IN_WORD, 'u')
/** Scripts whose words have no space between them. Their marks are those of other scripts too. */
const UNSPACED =
  /(?=[\p{L}\p{M}\p{N}])[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u

/** Whether a text has letters, digits or marks. */
export const hasWords = (text: string): boolean => WORD_CHARACTER.test(text)

/** Whether a text has characters of a script without spaces: only a dictionary knows where its words end. */
export const isUnspaced = (text: string): boolean => UNSPACED.test(text)

/** Words and what separates them; joined, they are the text. Scripts without spaces are divided by a dictionary. */
export const wordSegments = (text: string): Iterable<Intl.SegmentData> => words.segment(text)

/** Characters as people count them, with their marks; joined, they are the text. */
export const graphemesOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)
