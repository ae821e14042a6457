/**
 * Where a text is split into sentences: `0` nowhere, `1` at punctuation and line ends, otherwise at
 * punctuation only.
 */
export type SplitSentences = '0' | '1' | 'nonewlines'

/** Placeholders for markup while the text around it is translated (markup.ts). */
export const FIRST_MASK = 0xf_0000
export const MASKS = 0xfffe
const MASK = '\\u{F0000}-\\u{FFFFD}'

const AT_PUNCTUATION = new RegExp(
  `.*?(?:(?<![.!?])[.!?]+(?=[\\s${MASK}]|$)|[。！？]+|$)[${MASK}]*\\s*`,
  'gsu',
)
const AT_LINES_TOO = new RegExp(
  `.*?(?:(?<![.!?])[.!?]+(?=[\\s${MASK}]|$)|[。！？]+|\\n|$)[${MASK}]*\\s*`,
  'gsu',
)

/** Sentences with the space that follows them; together they are the text. */
export function splitSentences(text: string, splitting: SplitSentences = '1'): string[] {
  if (splitting === '0') return text === '' ? [] : [text]
  return text.match(splitting === '1' ? AT_LINES_TOO : AT_PUNCTUATION)?.filter(Boolean) ?? []
}

const BEFORE = new RegExp(`^[\\s${MASK}]*`, 'u')
const OUTSIDE = new RegExp(`^[\\s${MASK}]$`, 'u')

/** A sentence without the space and the markup around it, and these. */
export function trimSentence(sentence: string): readonly [before: string, inside: string, after: string] {
  const start = BEFORE.exec(sentence)?.[0].length ?? 0
  let end = sentence.length
  while (end > start) {
    const width = /[\u{DC00}-\u{DFFF}]/u.test(sentence.charAt(end - 1)) ? 2 : 1
    if (!OUTSIDE.test(sentence.slice(end - width, end))) break
    end -= width
  }
  return [sentence.slice(0, start), sentence.slice(start, end), sentence.slice(end)]
}
