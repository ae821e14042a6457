/** A text and its approved translation. */
export interface RecalledSegment {
  readonly source: string
  readonly target: string
}

/** A translation memory, for one pair of languages. */
export interface MemoryUse {
  readonly segments: readonly RecalledSegment[]
  /** From 0 to 100: minimum match of a sentence and a segment. */
  readonly threshold: number
}

/** Splits into words without punctuation and case; into characters for languages without spaces. */
function unitsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length > 1 ? words : Array.from(words.join(''))
}

/** Match of two texts, from 0 to 100: the share of words that need not be changed. */
export function matchPercentage(a: string, b: string): number {
  const [left, right] = [unitsOf(a), unitsOf(b)]
  const longest = Math.max(left.length, right.length)
  if (longest === 0) return 0
  let row = Array.from({ length: right.length + 1 }, (_, i) => i)
  for (const [i, unit] of left.entries()) {
    const next = [i + 1]
    for (const [j, other] of right.entries())
      next.push(Math.min((row[j] ?? 0) + (unit === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    row = next
  }
  return Math.round((1 - (row[right.length] ?? 0) / longest) * 100)
}

/** Longer texts are never stored sentences. */
const LONGEST = 2000

/**
 * The translation of the segment that matches a sentence best. An inexact match is marked in brackets.
 *
 * @returns undefined if none matches well enough
 */
export function recall(sentence: string, { segments, threshold }: MemoryUse): string | undefined {
  if (sentence.length > LONGEST) return undefined
  let best: { readonly target: string; readonly match: number } | undefined
  for (const { source, target } of segments) {
    const match = matchPercentage(sentence, source)
    if (match > 0 && match >= threshold && match > (best?.match ?? 0)) best = { target, match }
  }
  if (best === undefined) return undefined
  return best.match === 100 ? best.target : `${best.target} [memory: ${best.match} %]`
}
