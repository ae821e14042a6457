import type { Result } from '../../core/base/result.ts'

/** A service that promises more with every page must not be asked for ever. */
const MAX_PAGES = 100

/** A page of a list, and where the next one begins, if there is one. */
export interface ListPage<T, C> {
  readonly items: readonly T[]
  readonly next?: C | undefined
}

/** Reads a list from its first page to its last. */
export async function readEveryPage<T, C>(
  first: C,
  read: (at: C) => Promise<Result<ListPage<T, C>>>,
): Promise<Result<T[]>> {
  const all: T[] = []
  let at: C | undefined = first
  for (let page = 0; page < MAX_PAGES && at !== undefined; page += 1) {
    const answer: Result<ListPage<T, C>> = await read(at)
    if (!answer.ok) return answer
    all.push(...answer.value.items)
    at = answer.value.next
  }
  return { ok: true, value: all }
}

/** The page of a list whose pages are numbered: one that is not full is the last. */
export const numberedPage = <T>(
  items: readonly T[],
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): ListPage<T, number> => ({ items, ...(items.length >= pageSize && { next: page + 1 }) })
