const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * Splits a text into words, each with the spaces and punctuation before it; what follows the last word counts as one.
 * Languages without spaces have words too.
 */
export function splitWords(text: string): string[] {
  const words: string[] = []
  let before = ''
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    before += segment
    if (isWordLike !== true) continue
    words.push(before)
    before = ''
  }
  if (before !== '') words.push(before)
  return words
}

/** Most pairs of words that are compared, far more than a sentence has: the work grows with their number. */
const MAX_PAIRS = 40_000

/**
 * Aligns two lists of words.
 *
 * @returns for each word of `now` the place of the same word in `before`, or undefined: a longest common subsequence
 */
export function alignWords(before: readonly string[], now: readonly string[]): (number | undefined)[] {
  const same = (i: number, j: number) => before[i]?.trim() === now[j]?.trim()
  let start = 0
  while (start < Math.min(before.length, now.length) && same(start, start)) start += 1
  const rows = before.length - start
  const columns = now.length - start
  if (rows * columns > MAX_PAIRS) return now.map((_, i) => (i < start ? i : undefined))
  // Lengths of the longest common subsequences of what follows each pair of places.
  const lengths = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1))
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = rows - 1; i >= 0; i -= 1)
    for (let j = columns - 1; j >= 0; j -= 1) {
      const length = same(start + i, start + j)
        ? lengthAt(i + 1, j + 1) + 1
        : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
      const row = lengths[i]
      if (row !== undefined) row[j] = length
    }
  const places: (number | undefined)[] = Array.from({ length: start }, (_, i) => i)
  let i = 0
  for (let j = 0; j < columns; j += 1) {
    while (i < rows && !same(start + i, start + j) && lengthAt(i + 1, j) >= lengthAt(i, j)) i += 1
    const isSame = i < rows && same(start + i, start + j) && lengthAt(i, j) > lengthAt(i, j + 1)
    places.push(isSame ? start + i : undefined)
    if (isSame) i += 1
  }
  return places
}
