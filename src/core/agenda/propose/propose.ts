import type { Agenda } from '../agenda.ts'
import { tokensOf } from './agenda-tokens.ts'
import { type CapitalContext, type CasedLine, findCapitalised, isHeading, lowerOf } from './capitalised.ts'
import { loadKnownNames } from './known-names.ts'
import { GERMAN, PROGRAMS } from './name-words.ts'
import { type Proposal, scriptOf } from './proposal.ts'

/** Proposals of an agenda at most: more would fit in no list of spoken terms. */
export const MAX_PROPOSALS = 200
/** Longest term: a whole line is none. */
const MAX_TERM_CHARACTERS = 60
/** Share of German words in a German line, and the length from which a line tells its language. */
const GERMAN_SHARE = 0.08
const MIN_LINE_WORDS = 4
/** Languages with capitals in which months, weekdays and countries are known. */
const LOCALES = 'en de fr es it pt nl pl cs sv da nb fi hu ro tr ru uk bg el'.split(' ')

/** Lines with their words; a line of few words has the capitals of the line before. */
function linesOf(text: string): CasedLine[] {
  let hasCapitalNouns = false
  return text.split('\n').map((line) => {
    const tokens = tokensOf(line)
    const german = tokens.filter((token) => GERMAN.has(lowerOf(token.text))).length
    if (tokens.length >= MIN_LINE_WORDS) hasCapitalNouns = german > tokens.length * GERMAN_SHARE
    return { tokens, hasCapitalNouns }
  })
}

function contextOf(lines: readonly CasedLine[]): CapitalContext {
  const counts = new Map<string, number>()
  const lowered = new Set<string>()
  const raised = new Set<string>()
  for (const line of lines) {
    const isUnclear = line.hasCapitalNouns || isHeading(line)
    for (const { text, isFirst } of line.tokens) {
      const word = lowerOf(text)
      counts.set(word, (counts.get(word) ?? 0) + 1)
      if (/^\p{Ll}/u.test(text)) lowered.add(word)
      else if (!isFirst && !isUnclear) raised.add(word)
    }
  }
  return { known: new Set([...loadKnownNames(LOCALES), ...PROGRAMS]), lowered, raised, counts }
}

/** How often each name occurs. One that begins a sentence has its first word only if it never occurs without it. */
function countNames(lines: readonly CasedLine[]): Map<string, number> {
  const context = contextOf(lines)
  const found = lines.flatMap((line) => findCapitalised(line, context))
  const sure = new Set(found.map(({ name }) => name))
  const counts = new Map<string, number>()
  for (const { name, isFirst } of found) {
    const rest = name.replace(/^\S+ /, '')
    const term = isFirst && sure.has(rest) ? rest : name
    counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  return counts
}

/** Whether a term is a word of a longer one, which says more. */
const isPartOf = (term: string, longer: string) => longer !== term && ` ${longer} `.includes(` ${term} `)

/**
 * Names and unusual words of an agenda, the most useful first: the people of a calendar, and words with capitals where
 * these mean a name.
 */
export function proposeTerms({ text, people }: Agenda): Proposal[] {
  // A name of several words is surer to be one than a single word.
  const rank = ([name, count]: readonly [string, number]) => (name.includes(' ') ? 2 : 0) + Math.min(count, 4)
  const ranked = [...countNames(linesOf(text))].toSorted((a, b) => rank(b) - rank(a)).map(([name]) => name)
  const terms = [...new Set([...people, ...ranked].map((term) => term.normalize('NFC')))]
    .filter(({ length }) => length <= MAX_TERM_CHARACTERS)
    .slice(0, 2 * MAX_PROPOSALS)
  const hasKana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  return terms
    .filter((term) => !terms.some((other) => isPartOf(term, other)))
    .slice(0, MAX_PROPOSALS)
    .map((term) => ({ term, script: scriptOf(term, hasKana) }))
}
