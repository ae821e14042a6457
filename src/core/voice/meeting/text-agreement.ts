/** Scripts whose words are not separated: their texts are compared by character. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const LETTERS = /[\p{L}\p{M}\p{N}]/u
const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

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
export function tokensOf(text: string): Tokens {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/['’ʼ]/g, '')
  const isUnspaced = UNSPACED.test(plain)
  const segments = [...(isUnspaced ? characters : words).segment(plain)].map(({ segment }) => segment)
  const tokens = segments.filter((segment) => LETTERS.test(segment))
  return { tokens, isLong: tokens.length >= (isUnspaced ? LONG_CHARACTERS : LONG_WORDS) }
}

const NUMBER = /\p{N}/u

/**
 * How much of two texts is the same, in the same order, from 0 to 1; 0 if their numbers differ, because a corrected number
 * is news.
 */
export function agreementOf({ tokens: a }: Tokens, { tokens: b }: Tokens): number {
  const numbersOf = (tokens: readonly string[]) => tokens.filter((token) => NUMBER.test(token)).join(' ')
  if (a.length + b.length === 0 || numbersOf(a) !== numbersOf(b)) return 0
  return (2 * longestCommon(a, b)) / (a.length + b.length)
}

/** Length of the longest common subsequence. */
function longestCommon(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, () => 0)
  for (const token of a) {
    const next = [0]
    for (const [i, other] of b.entries())
      next.push(token === other ? (row[i] ?? 0) + 1 : Math.max(row[i + 1] ?? 0, next[i] ?? 0))
    row = next
  }
  return row[b.length] ?? 0
}
