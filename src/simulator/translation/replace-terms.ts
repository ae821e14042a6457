import type { ScriptLanguage } from '../script/script.ts'
import { counterpartOf } from '../script/script.ts'

/** An entry of a glossary. */
export interface ReplacementTerm {
  readonly source: string
  readonly target: string
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

const escapeRegExp = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)

/** Matches a whole word: `plan`, but not in `plane`. */
function wordPattern(word: string): string {
  const pattern = escapeRegExp(word)
  return UNSPACED.test(word) ? pattern : `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`
}

const has = (text: string, word: string): boolean => new RegExp(wordPattern(word), 'iu').test(text)

/** Sorts terms by length, longest first. Of several terms for one word, the first applies. */
function inOrder(terms: readonly ReplacementTerm[]): ReplacementTerm[] {
  const bySource = Map.groupBy(terms, ({ source }) => source.toLowerCase())
  return [...bySource.values()]
    .flatMap(([first]) => first ?? [])
    .toSorted((a, b) => b.source.length - a.source.length)
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Terms that may occur in a text: a prefilter, since glossaries are long and texts are short. */
export function mayOccur(text: string, terms: readonly ReplacementTerm[]): ReplacementTerm[] {
  const lower = text.toLowerCase()
  const words = new Set(wordsOf(lower))
  return terms.filter(({ source }) => {
    const term = source.toLowerCase()
    return UNSPACED.test(term) ? lower.includes(term) : wordsOf(term).every((word) => words.has(word))
  })
}

/** Capitalises the target if the replaced text was capitalised. */
function inCaseOf(replaced: string, term: ReplacementTerm): string {
  const isRaised = replaced[0] !== term.source[0] && replaced[0] === replaced[0]?.toUpperCase()
  return isRaised ? `${term.target.charAt(0).toUpperCase()}${term.target.slice(1)}` : term.target
}

/** Replaces terms by their targets in one pass: inserted text is not replaced again. */
export function replaceTerms(text: string, terms: readonly ReplacementTerm[]): string {
  if (terms.length === 0) return text
  const sorted = inOrder(terms)
  const pattern = new RegExp(sorted.map(({ source }) => wordPattern(source)).join('|'), 'giu')
  return text.replaceAll(pattern, (found) => {
    const term = sorted.find(({ source }) => source.toLowerCase() === found.toLowerCase())
    return term === undefined ? found : inCaseOf(found, term)
  })
}

export interface KnownTranslation {
  readonly source: string
  readonly from: ScriptLanguage
  readonly translation: string
  readonly to: ScriptLanguage
}

/**
 * Applies glossary terms to a translation of the script. If the script does not show which of its words
 * translates the source term, the glossary's term follows in brackets.
 */
export function bringInTerms(known: KnownTranslation, terms: readonly ReplacementTerm[]): string {
  const { source, from, translation, to } = known
  const met = inOrder(terms).filter((term) => has(source, term.source))
  const placed = met.flatMap((term) => {
    const word = counterpartOf(term.source, from, to)
    return word !== undefined && has(translation, word) ? [{ source: word, target: term.target }] : []
  })
  const replaced = replaceTerms(translation, placed)
  const others = met.map(({ target }) => target).filter((target) => !has(replaced, target))
  return others.length === 0 ? replaced : `${replaced} [${others.join(', ')}]`
}
