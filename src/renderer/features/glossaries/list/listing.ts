import type { AppError } from '../../../../core/base/errors.ts'
import type { CallOutput } from '../../../../core/contract/contract.ts'
import type { LanguagePair } from '../../../../core/glossaries/import.ts'

export interface ListedGlossary {
  readonly id: string
  readonly name: string
  /** ISO 8601 */
  readonly createdAt: string
  /** A glossary cannot be used in the first moments after it was made. */
  readonly isReady: boolean
  /** Others are made anew with each change. */
  readonly canEdit: boolean
  readonly dictionaries: readonly (LanguagePair & { readonly entryCount: number })[]
}

export interface Listing {
  readonly glossaries: readonly ListedGlossary[]
  /** New glossaries can be edited. */
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
 * Both kinds of glossaries in one list, newest first. A service without the kind that can be edited has the other one;
 * and only that one says whether it is ready.
 *
 * @returns nothing while there is nothing to show yet
 */
export function toListing(editable: Answer<Editable>, plain: Answer<Plain>): Listing | AppError | undefined {
  const plainOnes = plain.data?.glossaries ?? []
  if (editable.data === undefined) {
    if (editable.error === undefined) return undefined
    if (editable.error.kind !== 'not-found') return editable.error
    if (plain.data === undefined) return plain.error
  }
  const known = editable.data?.glossaries ?? []
  const unready = new Set(plainOnes.filter(({ isReady }) => !isReady).map(({ id }) => id))
  const glossaries = [
    ...known.map((each) => ({ ...each, isReady: !unready.has(each.id), canEdit: true })),
    ...plainOnes.filter(({ id }) => !known.some((each) => each.id === id)).map(fromPlain),
  ]
  return {
    glossaries: glossaries.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)),
    canEdit: editable.data !== undefined,
    emptyHint: glossaries.length === 0 ? (editable.data ?? plain.data)?.emptyHint : undefined,
  }
}
