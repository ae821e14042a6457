/** Blanks at which a line may be broken: not those that keep a line together (UAX 14, class GL). */
export const BREAKABLE_BLANKS = /[^\S\u00a0\u2007\u202f\ufeff]+/u

/** One line of text: line breaks and runs of blanks become a space. */
export const onOneLine = (text: string): string =>
  text.replace(new RegExp(BREAKABLE_BLANKS.source, 'gu'), ' ').trim()

/** Marks after which no line ends: opening ones, and signs before a number (UAX 14, classes OP, QU and PR). */
const ENDS_NO_LINE = /[\p{Ps}\p{Pi}\p{Sc}¿¡№"']$/u
/**
 * Characters with which no line begins: closing and other marks, what belongs to the character before it or repeats it,
 * and small kana (UAX 14, classes CL, EX, IS, QU, PO, CM and NS).
 */
const BEGINS_NO_LINE =
  /^(?:(?![\p{Ps}\p{Pi}¿¡])[\p{P}\p{M}\p{Lm}]|[℃℉°ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ゛゜〼ｧ-ｯ])/u

/** Whether a line may be broken between two parts of a word. */
export const mayBreakBetween = (before: string, after: string): boolean =>
  !ENDS_NO_LINE.test(before) && !BEGINS_NO_LINE.test(after)

/** Marks that stand alone between spaces, as French has them, and go with the word before or after. */
const GOES_BACK = /^[\p{Pe}\p{Pf}\p{Terminal_Punctuation}…‽]+$/u
const GOES_ON = /(?:^|\s)[\p{Ps}\p{Pi}¿¡]+$/u

/** Whether a line may be broken at the space between two words. */
export const mayBreakAtSpace = (before: string, after: string): boolean =>
  !GOES_ON.test(before) && !GOES_BACK.test(after)

/** Characters of what was joined so far that are looked at, of which there may be many. */
const MAX_LOOK_BACK = 8

/** Joins neighbours between which no line may be broken. */
export function joined(
  parts: readonly string[],
  mayBreak: (before: string, after: string) => boolean,
  between = '',
): string[] {
  const units: string[] = []
  for (const part of parts) {
    const last = units.at(-1)
    if (last === undefined || mayBreak(last.slice(-MAX_LOOK_BACK), part)) units.push(part)
    else units[units.length - 1] = last + between + part
  }
  return units
}
