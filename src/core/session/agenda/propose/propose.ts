import type { Agenda } from '../agenda.ts'
import { agendaTokensOf } from './agenda-tokens.ts'
import { type CapitalContext, type CasedLine, findCapitalised, isHeading, lowerOf } from './capitalised.ts'
import { loadKnownNames } from './known-names.ts'
import { findListed } from './listed-names.ts'
import { GERMAN, PROGRAMS } from './name-words.ts'
import { scriptOf, type TermProposal } from './proposal.ts'

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
  return text.split('\n').flatMap((line) => {
    const tokens = agendaTokensOf(line)
    const german = tokens.filter((token) => GERMAN.has(lowerOf(token.text))).length
    if (tokens.length >= MIN_LINE_WORDS) hasCapitalNouns = german > tokens.length * GERMAN_SHARE
    const cased = { tokens, hasCapitalNouns }
    // "Anna Kowalczyk: uploads on Kubernetes" has the capitals of names, not those of a heading.
    return isHeading(cased) && line.includes(':')
      ? line.split(':').map((part) => ({ tokens: agendaTokensOf(part), hasCapitalNouns }))
      : [cased]
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

/** Whether a name is doubtful, and how often it occurs. */
interface Finding {
  readonly isDoubtful: boolean
  readonly count: number
}

/** The names of a text. One that begins a sentence has its first word only if it never occurs without it. */
function findNames(text: string): Map<string, Finding> {
  const lines = linesOf(text)
  const context = contextOf(lines)
  const known = new Set([...context.known, ...context.lowered])
  const found = lines.flatMap((line) => findCapitalised(line, context))
  const sure = new Set(found.flatMap(({ name, isDoubtful }) => (isDoubtful ? [] : [name])))
  const names = new Map<string, Finding>()
  const add = (name: string, isDoubtful: boolean) => {
    const before = names.get(name)
    names.set(name, {
      isDoubtful: isDoubtful && before?.isDoubtful !== false,
      count: (before?.count ?? 0) + 1,
    })
  }
  for (const { name, isFirst, isDoubtful } of found) {
    const rest = name.replace(/^\S+ /, '')
    add(isFirst && sure.has(rest) ? rest : name, isDoubtful)
  }
  for (const { name, isDoubtful } of findListed(text.split('\n'), known)) add(name, isDoubtful)
  return names
}

/** Whether a term is a word of a longer one, which says more. */
const isPartOf = (term: string, longer: string) => longer !== term && ` ${longer} `.includes(` ${term} `)

/**
 * Names and unusual words of an agenda, the most useful first and the doubtful last: the people of a calendar, names by
 * their place in a list, and words with capitals where these mean a name.
 */
export function proposeTerms({ text, people }: Agenda): TermProposal[] {
  // A name of several words is surer to be one than a single word.
  const rank = ([name, { isDoubtful, count }]: readonly [string, Finding]) =>
    (isDoubtful ? -10 : 0) + (name.includes(' ') ? 2 : 0) + Math.min(count, 4)
  const found = findNames(text)
  const ranked = [...found].toSorted((a, b) => rank(b) - rank(a)).map(([name]) => name)
  const isDoubtful = (term: string) => !people.includes(term) && found.get(term)?.isDoubtful === true
  const terms = [...new Set([...people, ...ranked])]
    .filter(({ length }) => length <= MAX_TERM_CHARACTERS)
    .slice(0, 2 * MAX_PROPOSALS)
  const hasKana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  return terms
    .filter(
      (term) => !terms.some((other) => isPartOf(term, other) && (isDoubtful(term) || !isDoubtful(other))),
    )
    .slice(0, MAX_PROPOSALS)
    .map((term) => ({
      term,
      script: scriptOf(term, hasKana),
      isDoubtful: isDoubtful(term),
    }))
}
