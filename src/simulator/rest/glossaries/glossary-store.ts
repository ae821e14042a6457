import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { ReplacementTerm } from '../../translation/replace-terms.ts'
import { defineStoredSlot, type KeyState } from '../account/key-state.ts'
import { storedDate, storedMap } from '../account/stored-document.ts'
import { foundOr404 } from '../http/api-request.ts'

/** The entries for one pair of languages. */
export interface Dictionary {
  /** Base codes in lower case: `en` also applies to `en-GB`. */
  readonly source: string
  readonly target: string
  /** Target terms by source term. */
  readonly entries: ReadonlyMap<string, string>
}

/** One store for both API versions: version 2 shows glossaries with one dictionary. */
export interface StoredGlossary {
  readonly id: string
  name: string
  readonly created: Date
  dictionaries: readonly Dictionary[]
}

const glossarySchema = z.object({
  id: z.string(),
  name: z.string(),
  created: storedDate,
  dictionaries: z.array(z.object({ source: z.string(), target: z.string(), entries: storedMap(z.string()) })),
})

const slot = defineStoredSlot({
  name: 'glossaries',
  item: glossarySchema,
  create: (stored = []) => new Map<string, StoredGlossary>(stored.map((each) => [each.id, each])),
  items: (glossaries) => [...glossaries.values()],
})

export const glossariesOf = (state: KeyState): Map<string, StoredGlossary> => state.get(slot)

/** Refuses the request where the key has no such glossary. */
export const findGlossary = (state: KeyState, id = ''): StoredGlossary =>
  foundOr404(glossariesOf(state).get(id), 'Glossary')

export function addGlossary(
  state: KeyState,
  name: string,
  dictionaries: readonly Dictionary[],
): StoredGlossary {
  const glossary = { id: randomUUID(), name, created: state.account.today(), dictionaries }
  glossariesOf(state).set(glossary.id, glossary)
  return glossary
}

export const toEntries = (terms: readonly ReplacementTerm[]): ReadonlyMap<string, string> =>
  new Map(terms.map(({ source, target }) => [source, target]))

export const toTerms = ({ entries }: Dictionary): ReplacementTerm[] =>
  Array.from(entries, ([source, target]) => ({ source, target }))

/** A language pair of a glossary, from two codes of the API. */
export interface GlossaryPair {
  readonly source: string
  readonly target: string
}

export const isFor =
  ({ source, target }: GlossaryPair) =>
  (dictionary: Dictionary): boolean =>
    dictionary.source === source && dictionary.target === target

export const findDictionary = (glossary: StoredGlossary, pair: GlossaryPair): Dictionary | undefined =>
  glossary.dictionaries.find(isFor(pair))

/** Replaces the dictionary of the same pair, or adds one at the end. */
export function setDictionary(glossary: StoredGlossary, dictionary: Dictionary): void {
  const isKnown = findDictionary(glossary, dictionary) !== undefined
  glossary.dictionaries = isKnown
    ? glossary.dictionaries.map((each) => (isFor(dictionary)(each) ? dictionary : each))
    : [...glossary.dictionaries, dictionary]
}
