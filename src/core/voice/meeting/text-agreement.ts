import { alignLists } from '../../base/words/align.ts'
import { graphemesOf, hasWords, isUnspaced, wordSegments } from '../../base/words/word-segments.ts'

/** Tokens that a text needs so that it is not said by chance: words, or characters of scripts without spaces. */
const LONG_WORDS = 5
const LONG_CHARACTERS = 8

/** A text in the form in which recognisers agree about it. */
export interface Tokens {
  readonly tokens: readonly string[]
  /** Whether two people hardly say it by chance. */
  readonly isLong: boolean
}

/** Removes everything in which two recognisers of the same speech differ: case, punctuation, width, spaces. */
export function agreementTokensOf(text: string): Tokens {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/['’ʼ]/g, '')
  const byCharacter = isUnspaced(plain)
  const segments = byCharacter
    ? graphemesOf(plain)
    : Array.from(wordSegments(plain), ({ segment }) => segment)
  const tokens = segments.filter(hasWords)
  return { tokens, isLong: tokens.length >= (byCharacter ? LONG_CHARACTERS : LONG_WORDS) }
}

const NUMBER = /\p{N}/u

/**
 * How much of two texts is the same, in the same order, from 0 to 1; 0 if their numbers differ, because a corrected number
 * is news.
 */
export function agreementOf({ tokens: a }: Tokens, { tokens: b }: Tokens): number {
  const numbersOf = (tokens: readonly string[]) => tokens.filter((token) => NUMBER.test(token)).join(' ')
  if (a.length + b.length === 0 || numbersOf(a) !== numbersOf(b)) return 0
  return (2 * alignLists(a, b).length) / (a.length + b.length)
}
