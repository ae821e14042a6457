import { wordSegments } from '../../base/words/word-segments.ts'

/** A word or punctuation mark of a text. Space is none. */
export interface FigureToken {
  readonly text: string
  readonly isWord: boolean
}

/** Words and punctuation marks of a text; languages without spaces have words too. */
export function figureTokensOf(text: string): FigureToken[] {
  const tokens: FigureToken[] = []
  for (const { segment, isWordLike } of wordSegments(text))
    if (isWordLike === true || segment.trim() !== '')
      tokens.push({ text: segment, isWord: isWordLike === true })
  return tokens
}
