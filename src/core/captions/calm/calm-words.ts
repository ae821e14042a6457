import { alignLists } from '../../base/words/align.ts'
import { wordSegments } from '../../base/words/word-segments.ts'

/**
 * Splits a text into words, each with the spaces and punctuation before it; what follows the last word counts as one.
 * Languages without spaces have words too.
 */
export function splitWords(text: string): string[] {
  const words: string[] = []
  let before = ''
  for (const { segment, isWordLike } of wordSegments(text)) {
    before += segment
    if (isWordLike !== true) continue
    words.push(before)
    before = ''
  }
  if (before !== '') words.push(before)
  return words
}

/**
 * Aligns two lists of words.
 *
 * @returns for each word of `now` the place of the same word in `before`, or undefined
 */
export function alignWords(before: readonly string[], now: readonly string[]): (number | undefined)[] {
  const trimmed = (words: readonly string[]) => words.map((word) => word.trim())
  const places: (number | undefined)[] = now.map(() => undefined)
  for (const [inBefore, inNow] of alignLists(trimmed(before), trimmed(now))) places[inNow] = inBefore
  return places
}
