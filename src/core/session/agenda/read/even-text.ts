/** All but what compatibility would take apart or spell out: a vowel of Thai and Lao, ligatures of whole phrases, signs. */
const EVENED = /[^\u0e33\u0eb3\ufdf0-\ufdff\u2120\u2122]+/gu
/** Characters that are not seen, but for the joiners, which some scripts need. */
const UNSEEN = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu
const NEEDLESS_JOINER = /[\u200c\u200d]+(?=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])/gu
/** Composed letters of Latin and Greek, each of one code unit. */
const ACCENTED = /[\u00c0-\u024f\u0370-\u03ff\u1e00-\u1fff]/g

/** A text in which what looks alike is alike: full-width and styled letters, marks, hyphens, spaces, and nothing unseen. */
export const evenText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNSEEN, '')
    .replace(NEEDLESS_JOINER, '')
    .replace(EVENED, (part) => part.normalize('NFKC'))
    .replace(/[\u2010\u2011]/g, '-')

/** A text with each letter in its place, without accents. */
export const unaccented = (text: string): string =>
  text.replace(ACCENTED, (letter) => letter.normalize('NFD').charAt(0))
