const MAX_LENGTH = 6
/** Weight of recall, as in Popović 2015 and NLTK; sacreBLEU’s chrF2 uses 2. */
const BETA = 3
/** Value of a length that has no n-gram in common, as in NLTK. */
const NO_MATCH = 1e-16

function countNgrams(characters: readonly string[], length: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let at = 0; at + length <= characters.length; at += 1) {
    const ngram = characters.slice(at, at + length).join('')
    counts.set(ngram, (counts.get(ngram) ?? 0) + 1)
  }
  return counts
}

function fScore(reference: readonly string[], hypothesis: readonly string[], length: number): number {
  const found = countNgrams(hypothesis, length)
  let common = 0
  for (const [ngram, count] of countNgrams(reference, length))
    common += Math.min(count, found.get(ngram) ?? 0)
  if (common === 0) return NO_MATCH
  const precision = common / (hypothesis.length - length + 1)
  const recall = common / (reference.length - length + 1)
  return ((1 + BETA ** 2) * precision * recall) / (BETA ** 2 * precision + recall)
}

/** chrF3 of a text (Popović 2015): mean F-score of its character n-grams of up to six characters, from 0 to 1. */
export function chrf(reference: string, hypothesis: string): number {
  const wanted = Array.from(reference.replace(/\s+/gu, ''))
  const found = Array.from(hypothesis.replace(/\s+/gu, ''))
  const lengths = Array.from({ length: MAX_LENGTH }, (_, at) => at + 1)
  return lengths.reduce((sum, length) => sum + fScore(wanted, found, length), 0) / MAX_LENGTH
}
