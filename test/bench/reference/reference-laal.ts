import { type FinalUtterance, laal } from '../../../src/core/session/figures/line-collector.ts'

/**
 * LAAL by a reference for the whole recording, in milliseconds: the mean over utterances, each with the length of its own
 * part of the reference.
 *
 * @param reference words, compared without regard to case
 */
export function referenceLaal(
  utterances: readonly FinalUtterance[],
  reference: readonly string[],
): number | undefined {
  const lengths = referenceLengths(
    utterances.map(({ words }) => words.map((word) => word.toLowerCase())),
    reference,
  )
  const lags = utterances.flatMap(({ delaysMs, speechMs }, at) => laal(delaysMs, speechMs, lengths[at]) ?? [])
  return lags.length === 0 ? undefined : lags.reduce((sum, lag) => sum + lag, 0) / lags.length
}

/** Costs of sclite's alignment. */
const SUBSTITUTION = 4
const GAP = 3

/** Splits a reference among texts by the best alignment of its words. @returns number of its words for each text */
export function referenceLengths(
  texts: readonly (readonly string[])[],
  reference: readonly string[],
): number[] {
  const words = texts.flatMap((text, at) => text.map((word) => ({ word, at })))
  const width = reference.length + 1
  const costs = new Uint32Array((words.length + 1) * width)
  const cost = (row: number, column: number) => costs[row * width + column] ?? 0
  const matchCost = (row: number, column: number) =>
    cost(row - 1, column - 1) + (words[row - 1]?.word === reference[column - 1] ? 0 : SUBSTITUTION)
  for (let row = 0; row <= words.length; row += 1)
    for (let column = 0; column <= reference.length; column += 1)
      costs[row * width + column] =
        row === 0 || column === 0
          ? (row + column) * GAP
          : Math.min(matchCost(row, column), cost(row - 1, column) + GAP, cost(row, column - 1) + GAP)
  const lengths = texts.map(() => 0)
  let [row, column] = [words.length, reference.length]
  while (column > 0) {
    const isMatched = row > 0 && cost(row, column) === matchCost(row, column)
    if (!isMatched && row > 0 && cost(row, column) === cost(row - 1, column) + GAP) {
      row -= 1
      continue
    }
    // A missing word belongs to the text that it would have continued.
    const at = words[Math.max(0, row - 1)]?.at ?? 0
    lengths[at] = (lengths[at] ?? 0) + 1
    column -= 1
    if (isMatched) row -= 1
  }
  return lengths
}
