import { figureTokensOf } from '../../../src/core/session/figures/figure-tokens.ts'

/** Words of a text in lower case, without punctuation. */
export const wordsOf = (text: string): string[] =>
  figureTokensOf(text)
    .filter(({ isWord }) => isWord)
    .map(({ text: word }) => word.toLowerCase())
