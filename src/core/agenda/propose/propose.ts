import type { Agenda } from '../agenda.ts'
import { type CasedContext, type CasedLine, CasedNames, isHeading } from './cased.ts'
import { findChineseNames, findJapaneseNames, findKoreanNames, findThaiNames } from './east-asian.ts'
import { loadKnownNames } from './known-names.ts'
import { languageOf } from './language.ts'
import { findListedPeople, scriptOfName } from './listed-people.ts'
import type { Finding, Proposal, ProposalType } from './proposal.ts'
import { findSpacedNames } from './spaced.ts'
import { tokensOf } from './tokens.ts'
import { findUnusualWords } from './unusual-words.ts'
import { Vocabulary } from './vocabulary.ts'

/** Proposals of an agenda at most: more would fit in no list of spoken terms. */
export const MAX_PROPOSALS = 200
/** Longest term: a whole line is none. */
const MAX_TERM_CHARACTERS = 60
const MIN_LINE_WORDS = 4
const PERSON_IN_CALENDAR = 8
/** Weight of an occurrence beyond the first, of which only so many count. */
const REPEATED = 0.75
const MAX_REPEATED = 4

/** Lines with their languages: a line of few words has that of the lines before. */
function linesOf(text: string, vocabulary: Vocabulary): CasedLine[] {
  const lines = text.split('\n').map(tokensOf)
  const words = (line: CasedLine['tokens']) => line.map(({ text: word }) => word)
  const whole = languageOf(lines.flatMap(words), vocabulary) ?? 'en'
  let last = whole
  return lines.map((tokens) => {
    if (tokens.length >= MIN_LINE_WORDS) last = languageOf(words(tokens), vocabulary) ?? last
    return { tokens, language: last }
  })
}

function contextOf(lines: readonly CasedLine[], vocabulary: Vocabulary): CasedContext {
  const lowered = new Set<string>()
  const raised = new Set<string>()
  const counts = new Map<string, number>()
  for (const line of lines) {
    const isUnclear = isHeading(line) || line.language === 'de'
    for (const { text, isFirst } of line.tokens) {
      const plain = text.replace(/['’]s?$/u, '').toLowerCase()
      counts.set(plain, (counts.get(plain) ?? 0) + 1)
      if (/^\p{Ll}/u.test(text)) lowered.add(plain)
      else if (!isFirst && !isUnclear) raised.add(plain)
    }
  }
  return {
    vocabulary,
    ...loadKnownNames(new Set(['en', ...lines.map(({ language }) => language)])),
    lowered,
    raised,
    counts,
  }
}

const KATAKANA = /[\p{Script=Katakana}ー]{3,}(?:・[\p{Script=Katakana}ー]{2,})*/gu

function countOf(matches: Iterable<RegExpMatchArray>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of matches) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function findAll({ text, people }: Agenda): Finding[] {
  const vocabulary = new Vocabulary()
  const lines = linesOf(text, vocabulary)
  const context = contextOf(lines, vocabulary)
  const names = new CasedNames(context)
  const rawLines = text.split('\n')
  const hasKana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  const katakana = countOf(text.matchAll(KATAKANA))
  const isArabic = (word: string) => vocabulary.lists(word, 'ar')
  const isJapanese = (word: string) => vocabulary.lists(word, 'ja')
  const found: Finding[] = people.map((term) => ({
    term,
    type: 'person',
    script: scriptOfName(term, hasKana),
    weight: PERSON_IN_CALENDAR,
  }))
  for (const [i, line] of lines.entries()) {
    found.push(...names.find(line), ...findUnusualWords(line, context))
    const raw = rawLines[i] ?? ''
    if (!/[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{P}\p{S}\p{N}\p{Z}]/u.test(raw)) continue
    const isJapaneseLine = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(raw)
    found.push(
      ...findListedPeople(raw, hasKana),
      ...(isJapaneseLine ? findJapaneseNames(raw, katakana, isJapanese) : findChineseNames(raw)),
      ...findKoreanNames(raw),
      ...findSpacedNames(raw, isArabic),
      ...findThaiNames(raw),
    )
  }
  return found
}

interface Gathered {
  readonly finding: Finding
  type: ProposalType
  weight: number
  count: number
}

/** Whether a term is a word of a longer one, which says more. */
const isPartOf = (term: string, longer: string) =>
  longer !== term && (` ${longer} `.includes(` ${term} `) || longer === `${term}s`)

/** Names and unusual words of an agenda, the most useful first. */
export function proposeTerms(agenda: Agenda): Proposal[] {
  const gathered = new Map<string, Gathered>()
  for (const finding of findAll(agenda)) {
    const term = finding.term.normalize('NFC')
    if (term.length > MAX_TERM_CHARACTERS) continue
    const known = gathered.get(term)
    if (known === undefined)
      gathered.set(term, {
        finding: { ...finding, term },
        type: finding.type,
        weight: finding.weight,
        count: 1,
      })
    else {
      known.count += 1
      if (finding.weight > known.weight) {
        known.weight = finding.weight
        known.type = finding.type
      }
    }
  }
  const rank = ({ weight, count }: Gathered) => weight + REPEATED * Math.min(count - 1, MAX_REPEATED)
  const ranked = [...gathered.values()].toSorted((a, b) => rank(b) - rank(a)).slice(0, 2 * MAX_PROPOSALS)
  return ranked
    .filter(({ finding }) => !ranked.some((other) => isPartOf(finding.term, other.finding.term)))
    .slice(0, MAX_PROPOSALS)
    .map(({ finding: { term, script }, type, count }) => ({ term, type, script, count }))
}
