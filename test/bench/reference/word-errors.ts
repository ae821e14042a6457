/** Differences between a transcript and its reference, in words. */
export interface WordErrors {
  readonly substitutions: number
  readonly deletions: number
  readonly insertions: number
  /** Number of words of the reference. */
  readonly words: number
  /** Errors per word of the reference; above 1 if there are more errors than words. */
  readonly rate: number
}

/** Weights of NIST's sclite. Two substitutions cost more than a deletion with an insertion. */
const SUBSTITUTION = 4
const GAP = 3

interface Path {
  readonly cost: number
  readonly substitutions: number
  readonly deletions: number
  readonly insertions: number
}

const step = (from: Path, cost: number, kind?: 'substitutions' | 'deletions' | 'insertions'): Path => ({
  ...from,
  cost: from.cost + cost,
  ...(kind !== undefined && { [kind]: from[kind] + 1 }),
})

/** The cheaper of two paths; of equal ones the first, as in sclite. */
const better = (a: Path, b: Path): Path => (b.cost < a.cost ? b : a)

/** Word error rate, with the alignment of NIST's sclite. Requires a reference with words. */
export function wordErrors(reference: readonly string[], hypothesis: readonly string[]): WordErrors {
  const none: Path = { cost: 0, substitutions: 0, deletions: 0, insertions: 0 }
  let above: Path[] = [none]
  for (const _ of hypothesis) above.push(step(above.at(-1) ?? none, GAP, 'insertions'))
  for (const word of reference) {
    const row = [step(above[0] ?? none, GAP, 'deletions')]
    for (const [at, heard] of hypothesis.entries()) {
      const before = above[at] ?? none
      const aligned = word === heard ? before : step(before, SUBSTITUTION, 'substitutions')
      const deleted = step(above[at + 1] ?? none, GAP, 'deletions')
      const inserted = step(row[at] ?? none, GAP, 'insertions')
      row.push(better(better(aligned, deleted), inserted))
    }
    above = row
  }
  const { substitutions, deletions, insertions } = above.at(-1) ?? none
  const words = reference.length
  return {
    substitutions,
    deletions,
    insertions,
    words,
    rate: (substitutions + deletions + insertions) / words,
  }
}
