/** Spaces of other widths, or that keep a line together, as text from web pages and word processors has them. */
const OTHER_SPACES = /(?!\u3000)\p{Zs}/gu
/** Hyphens that look like the typed one. */
const OTHER_HYPHENS = /[\u2010\u2011]/gu
const PLAIN = /^[\u0020-\u007e]*$/
/** Joiners, and what chooses the form of a character: Persian, Mongolian, the scripts of India and emoji need them. */
const JOINER = String.raw`(?:[\u200c-\u200d]|[\u180b-\u180d\u180f]|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}])`
/** Scripts that need none. */
const WITHOUT_JOINERS = String.raw`[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\s]`
/**
 * Characters that nobody sees or types: soft hyphens, spaces without width, marks of direction, fillers, and joiners that
 * join nothing.
 */
const UNSEEN = new RegExp(
  String.raw`(?!${JOINER})\p{Default_Ignorable_Code_Point}|(?<=^|${WITHOUT_JOINERS})${JOINER}`,
  'u',
)

/** A term that is compared with what people type: composed, with plain spaces and hyphens. It would never match otherwise. */
export const asTyped = (term: string): string =>
  PLAIN.test(term) ? term : term.normalize('NFC').replace(OTHER_SPACES, ' ').replace(OTHER_HYPHENS, '-')

/** Whether a term has characters because of which it never matches, and which nobody sees. */
export const hasUnseen = (term: string): boolean => UNSEEN.test(term)
