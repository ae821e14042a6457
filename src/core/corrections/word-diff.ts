import { partOf, type Span, wordsOf } from './words.ts'

/** Words that were replaced by others. One of the two spans is empty where words were only added or removed. */
export interface WordChange {
  readonly before: Span
  readonly after: Span
}

/** Pairs of words that are compared; of longer texts, everything between the first and last change is one change. */
const MAX_PAIRS = 250_000

/** Words that differ in how their letters are encoded only are the same word. */
const wordIn = (text: string) => (span: Span) => partOf(text, span).normalize('NFC')

/** The changes that lead from one text to another, word by word. Spaces and punctuation do not count. */
export function diffWords(before: string, after: string): WordChange[] {
  const [old, young] = [wordsOf(before), wordsOf(after)]
  const [a, b] = [old.map(wordIn(before)), young.map(wordIn(after))]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let [endA, endB] = [a.length, b.length]
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1
    endB -= 1
  }
  return differingRuns(a.slice(start, endA), b.slice(start, endB)).map(([fromA, toA, fromB, toB]) => ({
    before: spanOf(old, start + fromA, start + toA),
    after: spanOf(young, start + fromB, start + toB),
  }))
}

type Run = readonly [fromA: number, toA: number, fromB: number, toB: number]

/** The runs between the words of a longest common subsequence. */
function differingRuns(a: readonly string[], b: readonly string[]): Run[] {
  if (a.length === 0 && b.length === 0) return []
  if (a.length === 0 || b.length === 0 || a.length * b.length > MAX_PAIRS) return [[0, a.length, 0, b.length]]
  const width = b.length + 1
  /** Length of the longest common subsequence of the rest of both, from each pair of words on. */
  const lengths = new Uint32Array((a.length + 1) * width)
  const lengthAt = (i: number, j: number): number => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        a[i] === b[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
  const runs: Run[] = []
  let [fromA, fromB, i, j] = [0, 0, 0, 0]
  const endRun = () => {
    if (i > fromA || j > fromB) runs.push([fromA, i, fromB, j])
  }
  while (i < a.length && j < b.length)
    if (a[i] === b[j]) {
      endRun()
      i += 1
      j += 1
      fromA = i
      fromB = j
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1
    else j += 1
  i = a.length
  j = b.length
  endRun()
  return runs
}

/** From the first of some words to the last; an empty span is where the next word begins. */
function spanOf(words: readonly Span[], from: number, to: number): Span {
  const first = words[from]
  const last = words[to - 1]
  if (from < to && first !== undefined && last !== undefined) return { from: first.from, to: last.to }
  const at = first?.from ?? words.at(-1)?.to ?? 0
  return { from: at, to: at }
}

/** A piece of a text, for display. */
export interface DiffPart {
  /** Offset of its start, in UTF-16 units. */
  readonly at: number
  readonly text: string
  readonly isChanged: boolean
}

/** Divides a text at its changed spans, which are in order and do not overlap. */
export function toDiffParts(text: string, changed: readonly Span[]): DiffPart[] {
  const parts: DiffPart[] = []
  let at = 0
  const add = (to: number, isChanged: boolean) => {
    if (to > at) parts.push({ at, text: text.slice(at, to), isChanged })
    at = Math.max(at, to)
  }
  for (const { from, to } of changed) {
    add(from, false)
    add(to, true)
  }
  add(text.length, false)
  return parts
}
