/** Where a text falls into sentences: `0` nowhere, `1` at punctuation and line ends, else at punctuation alone. */
export type SplitSentences = '0' | '1' | 'nonewlines'

/** Stand for pieces of markup while the text between them is translated (markup.ts). */
export const FIRST_MASK = 0xf_0000
export const MASKS = 0xfffe
const MASK = '\\u{F0000}-\\u{FFFFD}'

const AT_PUNCTUATION = new RegExp(`.*?(?:[.!?]+(?=[\\s${MASK}]|$)|[。！？]+|$)[${MASK}]*\\s*`, 'gsu')
const AT_LINES_TOO = new RegExp(`.*?(?:[.!?]+(?=[\\s${MASK}]|$)|[。！？]+|\\n|$)[${MASK}]*\\s*`, 'gsu')

/** Sentences with the space that follows them; together they are the text. */
export function splitSentences(text: string, splitting: SplitSentences = '1'): string[] {
  if (splitting === '0') return text === '' ? [] : [text]
  return text.match(splitting === '1' ? AT_LINES_TOO : AT_PUNCTUATION)?.filter(Boolean) ?? []
}

const INSIDE = new RegExp(`^([\\s${MASK}]*)(.*?)([\\s${MASK}]*)$`, 'su')

/** A sentence without the space and the markup around it, and these. */
export function trimSentence(sentence: string): readonly [before: string, inside: string, after: string] {
  const [, before = '', inside = '', after = ''] = INSIDE.exec(sentence) ?? []
  return [before, inside, after]
}
