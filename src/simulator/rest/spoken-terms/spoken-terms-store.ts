import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { defineStoredSlot, type KeyState } from '../account/key-state.ts'
import { storedDate, storedMap } from '../account/stored-document.ts'
import { foundOr404, refuse } from '../http/api-request.ts'

/** A collection: the terms by language, each in the order in which they were listed. */
export interface Collection {
  readonly id: string
  name: string
  readonly created: Date
  readonly lists: Map<string, readonly string[]>
}

/** Maximum number of collections of an account. */
export const MAX_COLLECTIONS = 100

const collectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  created: storedDate,
  lists: storedMap(z.array(z.string())),
})

const slot = defineStoredSlot({
  name: 'spokenTerms',
  item: collectionSchema,
  create: (stored = []) => new Map<string, Collection>(stored.map((each) => [each.id, each])),
  items: (collections) => [...collections.values()],
})

export const collectionsOf = (state: KeyState): Map<string, Collection> => state.get(slot)

/** Refuses the request where the key has no such collection. */
export const findCollection = (state: KeyState, id = ''): Collection =>
  foundOr404(collectionsOf(state).get(id), 'Spoken Terms')

export function addCollection(
  state: KeyState,
  name: string,
  lists: Iterable<readonly [string, readonly string[]]>,
): Collection {
  const all = collectionsOf(state)
  if (all.size >= MAX_COLLECTIONS) refuse(456, 'Spoken Terms quota exhausted')
  const collection = { id: randomUUID(), name, created: state.account.today(), lists: new Map(lists) }
  all.set(collection.id, collection)
  return collection
}
