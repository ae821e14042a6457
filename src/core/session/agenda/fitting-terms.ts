import { charactersOf, spokenTermLimits } from '../../areas/spoken-terms/spoken-term-limits.ts'
import { baseLanguage } from '../../languages/voice-language-codes.ts'
import type { Script, TermProposal } from './propose/proposal.ts'

/** Languages of scripts that belong to few; all others are written in Latin letters. */
const SCRIPT_OF: Readonly<Record<string, Script>> = {
  ar: 'Arab',
  bg: 'Cyrl',
  bn: 'Beng',
  el: 'Grek',
  he: 'Hebr',
  ja: 'Jpan',
  ko: 'Kore',
  ru: 'Cyrl',
  th: 'Thai',
  uk: 'Cyrl',
  zh: 'Hani',
}
const LANGUAGE_OF: Readonly<Record<Script, string>> = {
  Arab: 'ar',
  Beng: 'bn',
  Cyrl: 'ru',
  Grek: 'el',
  Hani: 'zh',
  Hebr: 'he',
  Jpan: 'ja',
  Kore: 'ko',
  Latn: 'en',
  Thai: 'th',
}

/** Proposals that belong in the lists of the same languages. */
export interface ProposalGroup {
  readonly languages: readonly string[]
  /** Whether these languages are spoken in the meeting. */
  readonly isSpoken: boolean
  readonly proposals: readonly TermProposal[]
}

/** Languages in whose lists a term belongs: those of the meeting with its script. */
function languagesOf(script: Script, spoken: readonly string[]): readonly string[] {
  const fitting = spoken.filter((language) => (SCRIPT_OF[language] ?? 'Latn') === script)
  if (fitting.length > 0) return fitting
  // Names in Latin letters are spoken in every language.
  return script === 'Latn' && spoken.length > 0 ? spoken : [LANGUAGE_OF[script]]
}

/**
 * Proposals by the languages in whose lists they belong, those of the meeting first.
 *
 * @param spoken languages that are spoken in the meeting
 */
export function groupProposals(
  proposals: readonly TermProposal[],
  spoken: readonly string[],
): ProposalGroup[] {
  const bases = [...new Set(spoken.map(baseLanguage))]
  const groups = new Map<string, TermProposal[]>()
  for (const proposal of proposals) {
    const key = languagesOf(proposal.script, bases).join(' ')
    groups.set(key, [...(groups.get(key) ?? []), proposal])
  }
  return [...groups]
    .map(([key, grouped]) => {
      const languages = key.split(' ')
      return {
        languages,
        isSpoken: languages.some((language) => bases.includes(language)),
        proposals: grouped,
      }
    })
    .toSorted((a, b) => Number(b.isSpoken) - Number(a.isSpoken))
}

/** The terms of a list with others at its end, none of them twice. */
export const mergeTerms = (list: readonly string[], more: readonly string[]): string[] => [
  ...new Set([...list, ...more]),
]

/**
 * Characters that a list has left once it has these terms too; negative if they do not fit.
 *
 * @param lists terms that the lists of a group have already, which share what is added
 */
export const charactersLeft = (lists: readonly (readonly string[])[], terms: readonly string[]): number =>
  Math.min(
    ...[[], ...lists].map((list) => spokenTermLimits.listCharacters - charactersOf(mergeTerms(list, terms))),
  )

/** The terms, the most useful first, that fit in the lists of a group together. */
export function fittingTerms(lists: readonly (readonly string[])[], terms: readonly string[]): string[] {
  const fitting: string[] = []
  for (const term of terms) if (charactersLeft(lists, [...fitting, term]) >= 0) fitting.push(term)
  return fitting
}
