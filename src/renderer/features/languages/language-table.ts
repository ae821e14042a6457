import type { VoiceLanguage } from '../../../core/contract/contract.ts'
import { isSameLanguage, languageCode, writtenAs } from '../../../core/languages/codes.ts'
import { featureNamed, findLanguage } from '../../../core/languages/features.ts'
import type { Availability, ProductLanguage } from '../../../core/languages/languages-calls.ts'

/** Capabilities of a language in column order, each with its product. */
export const abilities = {
  textSource: 'text',
  textTarget: 'text',
  formality: 'text',
  glossary: 'text',
  voiceSource: 'voice',
  voiceTarget: 'voice',
  voiceSpoken: 'voice',
  write: 'write',
  styleRules: 'style',
  translationMemory: 'memory',
} as const
export type Ability = keyof typeof abilities
export const abilityNames = Object.keys(abilities) as readonly Ability[]

export type Group = (typeof abilities)[Ability]

/** The service's list for each product; missing if the service does not list it. */
export interface Products {
  readonly text?: readonly ProductLanguage[] | undefined
  readonly voice?: readonly VoiceLanguage[] | undefined
  readonly write?: readonly ProductLanguage[] | undefined
  readonly style?: readonly ProductLanguage[] | undefined
  readonly memory?: readonly ProductLanguage[] | undefined
}

export interface LanguageTableRow {
  /** BCP 47 with canonical case: `zh-Hant`, `en-GB`. */
  readonly code: string
  readonly name: string
  /** Availability of each capability; unsupported ones are missing. */
  readonly abilities: { readonly [A in Ability]?: Availability }
}

type Entry = readonly [Ability, Availability | false | undefined]

/** False if the language lacks the capability. */
const statusIf = (applies: boolean | undefined, status: Availability = 'stable') => applies === true && status

function abilitiesOf(
  code: string,
  { text, voice, write, style, memory }: Products,
): LanguageTableRow['abilities'] {
  const own = text?.find((language) => isSameLanguage(language.code, code))
  const spoken = voice?.find((language) => isSameLanguage(language.code, code))
  const written = write?.find((language) => isSameLanguage(language.code, code))
  const remembered = memory?.find((language) => isSameLanguage(language.code, code))
  // A style rule list for a language also applies to its variants.
  const styled = style === undefined ? undefined : findLanguage(style, code)
  const entries: readonly Entry[] = [
    ['textSource', statusIf(own?.isSource, own?.status)],
    ['textTarget', statusIf(own?.isTarget, own?.status)],
    ['formality', own && featureNamed(own, 'formality')?.status],
    ['glossary', own && featureNamed(own, 'glossary')?.status],
    ['voiceSource', statusIf(spoken?.isSource)],
    ['voiceTarget', statusIf(spoken?.isTarget)],
    ['voiceSpoken', statusIf(spoken?.isSpoken)],
    ['write', statusIf(written?.isTarget, written?.status)],
    ['styleRules', statusIf(styled?.isTarget, styled?.status)],
    ['translationMemory', remembered?.status],
  ]
  return Object.fromEntries(entries.filter(([, status]) => status !== undefined && status !== false))
}

/**
 * All products in one table with a row per language, sorted by name. Products spell codes differently; a code
 * listed by two of them is one row.
 *
 * @param nameOf name of a code in the language of the interface, or the code itself
 */
export function languageTable(
  products: Products,
  nameOf: (code: string) => string,
  compare: (a: string, b: string) => number,
): LanguageTableRow[] {
  const { text = [], voice = [], write = [], style = [], memory = [] } = products
  const names = new Map<string, string>()
  for (const language of [...text, ...write, ...style, ...memory, ...voice]) {
    const code = writtenAs(language.code)
    if ('name' in language || !names.has(code)) names.set(code, nameFor(code, language, nameOf))
  }
  return [...names]
    .map(([code, name]) => ({ code, name, abilities: abilitiesOf(code, products) }))
    .toSorted((a, b) => compare(a.name, b.name))
}

/** Falls back to the service's English name, which is better than a code. */
function nameFor(
  code: string,
  language: ProductLanguage | VoiceLanguage,
  nameOf: (code: string) => string,
): string {
  const fallback = 'name' in language ? language.name : code
  if (!languageCode.safeParse(code).success) return fallback
  const name = nameOf(code)
  return isSameLanguage(name, code) ? fallback : name
}

/** Columns that the service provides data for. */
export const columnsOf = (products: Products): Ability[] =>
  abilityNames.filter((ability) => products[abilities[ability]] !== undefined)

/** Rows with any capability that match a search, by any word of the name or the start of the code. */
export function findLanguageRows(
  rows: readonly LanguageTableRow[],
  query: string,
  ability: Ability | undefined,
): LanguageTableRow[] {
  const wanted = query.trim().toLocaleLowerCase()
  return rows.filter(
    (row) =>
      (ability === undefined || row.abilities[ability] !== undefined) &&
      (row.code.toLowerCase().startsWith(wanted) || row.name.toLocaleLowerCase().includes(wanted)),
  )
}
