import { IN_WORD, isUnspaced } from '../base/words/word-segments.ts'
import type { Span } from '../session/corrections/correction-words.ts'
import { hasPhrase, phraseFinder } from '../session/corrections/phrases.ts'

/** Phrases of a list that are looked for; the others are not marked. */
export const MAX_PHRASES = 5000
/** The part of a line in which they are looked for, in UTF-16 units: more than anybody says in one caption. */
const MAX_LENGTH = 2000

/** A chosen wording: a glossary's translation of `source`, or a spoken term, which has none. */
export interface ChosenTerm {
  readonly text: string
  readonly source?: string
}

/** Words of a line that a list decided. */
export interface TermMark extends Span {
  /** The words that a glossary replaced by them; undefined for a spoken term. */
  readonly source: string | undefined
}

/** Chosen wordings by the word, or the character in scripts without spaces, that each begins with. */
export type TermIndex = ReadonlyMap<string, readonly ChosenTerm[]>

const RUN = new RegExp(`${IN_WORD}+`, 'gu')
const FIRST_RUN = new RegExp(`${IN_WORD}+`, 'u')

const folded = (text: string): string => text.normalize('NFC').toLowerCase()

/** Beginnings of phrases in a run of letters: its word, or each of its characters. */
const keysOf = (run: string): string[] => (isUnspaced(run) ? Array.from(run) : [run])

export function indexTerms(terms: readonly ChosenTerm[]): TermIndex {
  const index = new Map<string, ChosenTerm[]>()
  for (const term of terms.slice(0, MAX_PHRASES)) {
    const [run] = FIRST_RUN.exec(folded(term.text.slice(0, MAX_LENGTH))) ?? []
    const key = run === undefined ? undefined : keysOf(run)[0]
    if (key === undefined) continue
    const known = index.get(key)
    if (known === undefined) index.set(key, [term])
    else known.push(term)
  }
  return index
}

/**
 * Finds the words of a line that come from a list, the longest first, in any case. The work grows with the number of phrases
 * that begin with one of its words, not with the list.
 *
 * @param said the original of the line: a glossary decided its words only if it has what is replaced
 * @returns marks in order, which do not overlap
 */
export function findTermMarks(line: string, said: string, index: TermIndex): TermMark[] {
  const text = line.slice(0, MAX_LENGTH)
  const found = [...new Set((folded(text).match(RUN) ?? []).flatMap(keysOf))]
    .flatMap((key) => index.get(key) ?? [])
    .flatMap((term) => {
      const spans = phraseFinder(term.text)(text)
      const { source } = term
      const isSaid =
        spans.length > 0 && (source === undefined || hasPhrase(said.slice(0, MAX_LENGTH), source))
      return isSaid ? spans.map((span) => ({ ...span, source })) : []
    })
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
  const marks: TermMark[] = []
  for (const mark of found)
    if (!marks.some(({ from, to }) => mark.from < to && from < mark.to)) marks.push(mark)
  return marks.toSorted((a, b) => a.from - b.from)
}
