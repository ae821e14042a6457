import { hasWords, wordSegments } from '../../base/words/word-segments.ts'

/** A part of a text, in UTF-16 units. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The part of a text that is compared word by word: more than anybody says in one caption. */
export const MAX_COMPARED_LENGTH = 10_000

/** The words of a text without what separates them; scripts without spaces are divided by a dictionary. */
export function correctionWordsOf(text: string): Span[] {
  const words: Span[] = []
  for (const { segment, index } of wordSegments(text.slice(0, MAX_COMPARED_LENGTH)))
    if (hasWords(segment)) words.push({ from: index, to: index + segment.length })
  return words
}

export const partOf = (text: string, { from, to }: Span): string => text.slice(from, to)
