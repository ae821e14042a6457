/** Spaces that keep a line together, as text from web pages and word processors has them. */
const NO_BREAK_SPACES = /[\u00a0\u2007\u202f]/gu
const PLAIN = /^[\u0020-\u007e]*$/
/**
 * Format characters that nobody types: soft hyphens, spaces without width, marks of direction. Joiners stay, which Persian,
 * the scripts of India and emoji need.
 */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/u

/** A term that is compared with what people type: composed, and with plain spaces. It would never match otherwise. */
export const asTyped = (term: string): string =>
  PLAIN.test(term) ? term : term.normalize('NFC').replace(NO_BREAK_SPACES, ' ')

/** Whether a term has characters because of which it never matches, and which nobody sees. */
export const hasUnseen = (term: string): boolean => UNSEEN.test(term)
