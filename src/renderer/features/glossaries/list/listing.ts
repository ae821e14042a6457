import type { DictionaryPair } from '../../../../core/areas/glossaries/import.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import type { CallOutput } from '../../../../core/contract/contract.ts'

export interface ListedGlossary {
  readonly id: string
  readonly name: string
  /** ISO 8601 */
  readonly createdAt: string
  /** Whether it can be used: not in the first moments after it was created. */
  readonly isReady: boolean
  /** Whether it can be edited in place; otherwise each change creates a new one. */
  readonly canEdit: boolean
  readonly dictionaries: readonly (DictionaryPair & { readonly entryCount: number })[]
}

export interface Listing {
  readonly glossaries: readonly ListedGlossary[]
  /** Whether new glossaries can be edited in place. */
  readonly canEdit: boolean
  readonly emptyHint: 'data-centre' | undefined
}

interface Answer<T> {
  readonly data: T | undefined
  readonly error: AppError | undefined
}

type Editable = CallOutput<'glossary.list'>
type Plain = CallOutput<'plainGlossary.list'>

const fromPlain = ({
  id,
  name,
  createdAt,
  isReady,
  entryCount,
  sourceLanguage,
  targetLanguage,
}: Plain['glossaries'][number]): ListedGlossary => ({
  id,
  name,
  createdAt,
  isReady,
  canEdit: false,
  dictionaries: [{ sourceLanguage, targetLanguage, entryCount }],
})

/**
 * Lists both kinds of glossaries, newest first. A service without editable glossaries has the other kind, and
 * only that kind reports whether it is ready.
 *
 * @returns neither data nor an error while there is nothing to show yet
 */
export function toListing(editable: Answer<Editable>, plain: Answer<Plain>): Answer<Listing> {
  const plainOnes = plain.data?.glossaries ?? []
  if (editable.data === undefined) {
    if (editable.error?.kind !== 'not-found') return { data: undefined, error: editable.error }
    if (plain.data === undefined) return { data: undefined, error: plain.error }
  }
  const known = editable.data?.glossaries ?? []
  const unready = new Set(plainOnes.filter(({ isReady }) => !isReady).map(({ id }) => id))
  const glossaries = [
    ...known.map((each) => ({ ...each, isReady: !unready.has(each.id), canEdit: true })),
    ...plainOnes.filter(({ id }) => !known.some((each) => each.id === id)).map(fromPlain),
  ]
  const data: Listing = {
    glossaries: glossaries.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)),
    canEdit: editable.data !== undefined,
    emptyHint: glossaries.length === 0 ? (editable.data ?? plain.data)?.emptyHint : undefined,
  }
  return { data, error: undefined }
}
