/** One letter may differ for each five letters of a word; with more differences it is another word. */
const LETTERS_PER_SLIP = 5

/**
 * The known name closest to a misspelt one.
 *
 * @returns undefined if none is close
 */
export function nearMatch(typed: string, known: readonly string[]): string | undefined {
  const word = typed.toLowerCase()
  const limit = Math.ceil(word.length / LETTERS_PER_SLIP)
  const ranked = known
    .map((name) => ({ name, distance: editDistance(word, name.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance)
  const [nearest] = ranked
  return nearest !== undefined && nearest.distance <= limit ? nearest.name : undefined
}

/** Number of letters to add, remove, replace or swap with the next one. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = Array.from({ length: a.length + 1 }, (_, i) => [i])
  rows[0] = Array.from({ length: b.length + 1 }, (_, j) => j)
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const ways = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1)]
      if (isSwapped) ways.push(at(i - 2, j - 2) + 1)
      const row = rows[i]
      if (row !== undefined) row[j] = Math.min(...ways)
    }
  return at(a.length, b.length)
}
