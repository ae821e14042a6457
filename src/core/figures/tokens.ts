/** A word or punctuation mark of a text. Space is none. */
export interface Token {
  readonly text: string
  readonly isWord: boolean
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Words and punctuation marks of a text; languages without spaces have words too. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { segment, isWordLike } of segmenter.segment(text))
    if (isWordLike === true || segment.trim() !== '')
      tokens.push({ text: segment, isWord: isWordLike === true })
  return tokens
}

/** Number of tokens that two texts have in common at their beginning. */
export function commonPrefix(before: readonly string[], after: readonly string[]): number {
  let common = 0
  while (common < before.length && common < after.length && before[common] === after[common]) common += 1
  return common
}
