import { alignLists } from '../../base/words/align.ts'
import { correctionWordsOf, partOf, type Span } from './correction-words.ts'

/** Words that were replaced by others. One of the two spans is empty where words were only added or removed. */
export interface WordChange {
  readonly before: Span
  readonly after: Span
}

/** Words that differ in how their letters are encoded only are the same word. */
const wordIn = (text: string) => (span: Span) => partOf(text, span).normalize('NFC')

/** The changes that lead from one text to another, word by word. Spaces and punctuation do not count. */
export function diffWords(before: string, after: string): WordChange[] {
  const [old, young] = [correctionWordsOf(before), correctionWordsOf(after)]
  const [a, b] = [old.map(wordIn(before)), young.map(wordIn(after))]
  const changes: WordChange[] = []
  let [fromA, fromB] = [0, 0]
  for (const [i, j] of [...alignLists(a, b), [a.length, b.length] as const]) {
    if (i > fromA || j > fromB)
      changes.push({ before: spanOf(old, fromA, i), after: spanOf(young, fromB, j) })
    fromA = i + 1
    fromB = j + 1
  }
  return changes
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
