import { err, ok, type Result } from '../base/result.ts'
import { FIRST_LATE, MAX_CAPTIONS_AT_ONCE } from '../session/library/session-schema.ts'
import type { Bridge, CallInput, CallName, CallOutput } from './contract.ts'

/** Maximum number of pages, in case a service announces another one with each. */
export const MAX_PAGES = 100
const PAGE_SIZE = 25

/** Reads all pages of a paged list. */
export interface PagedList<K extends CallName, P extends readonly unknown[], T> {
  readonly call: K
  /** The input of the first page. */
  readonly first: (...part: P) => CallInput<K>
  /** The input of the next page; undefined after the last one. */
  readonly next: (answer: CallOutput<K>, input: CallInput<K>) => CallInput<K> | undefined
  readonly join: (answers: readonly CallOutput<K>[]) => T
}

interface NumberedInput {
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
}

/** `first` and `next` of a call whose pages are numbered: a page that is not full is the last. */
export const numberedPages = <A>(itemsOf: (answer: A) => readonly unknown[]) => ({
  first: () => ({ page: 0, pageSize: PAGE_SIZE }),
  next: (answer: A, { page = 0 }: NumberedInput) =>
    itemsOf(answer).length < PAGE_SIZE ? undefined : { page: page + 1, pageSize: PAGE_SIZE },
})

/**
 * Reads a list from its first page to its last.
 *
 * @returns the error of the first page that cannot be read, or `unexpected` for an endless list: part of a list
 *   would look like all of it
 */
export async function readPagedList<K extends CallName, P extends readonly unknown[], T>(
  bridge: Pick<Bridge, 'invoke'>,
  { call, first, next, join }: PagedList<K, P, T>,
  part: P,
  signal?: AbortSignal,
): Promise<Result<T>> {
  const answers: CallOutput<K>[] = []
  let input: CallInput<K> | undefined = first(...part)
  while (input !== undefined) {
    if (answers.length === MAX_PAGES)
      return err({ kind: 'unexpected', detail: `${call} promises more than ${MAX_PAGES} pages` })
    const answer: Result<CallOutput<K>> = await bridge.invoke(call, input, signal && { signal })
    if (!answer.ok) return answer
    answers.push(answer.value)
    input = next(answer.value, input)
  }
  return ok(join(answers))
}

type MemoryPage = CallOutput<'memory.list'>

/** All translation memories of the account. */
export const memoryList = {
  call: 'memory.list',
  ...numberedPages(({ memories }: MemoryPage) => memories),
  join: (pages: readonly MemoryPage[]) => pages.flatMap(({ memories }) => memories),
} as const

type CaptionPage = CallOutput<'session.captions'>

/** All late captions of a session. */
export const lateCaptionList: PagedList<'session.captions', readonly [id: string], CaptionPage['captions']> =
  {
    call: 'session.captions',
    first: (id) => ({ id, from: FIRST_LATE }),
    next: ({ captions }, { id }) => {
      const last = captions.length < MAX_CAPTIONS_AT_ONCE ? undefined : captions.at(-1)
      return last && { id, from: last.index + 1 }
    },
    join: (pages) => pages.flatMap(({ captions }) => captions),
  }
