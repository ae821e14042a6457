import { EXCERPT_LENGTH, type textHistoryCalls } from '../../core/areas/text-history/text-history-calls.ts'
import type { AppErrorOf } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'
import { keptForMs, type Retention } from '../../core/session/library/retention.ts'
import { findTerms, type SearchTerm, toSearchTerms } from '../../core/session/library/search-text.ts'
import type { Library } from '../library/library.ts'
import type { LibraryClock } from '../library/library-clock.ts'
import { removeDeletedWords } from '../library/stale-index.ts'
import type { Turns } from '../library/turns.ts'
import { TextTable, type TextToStore } from './text-table.ts'

/** Code points before the match. */
const BEFORE = 60
/** UTF-16 units that are searched: a list must not read whole books. */
const MAX_SEARCHED = 100_000

/** The beginning of a text, or the part with the first match; an ellipsis marks omissions. */
function toExcerpt(text: string, terms: readonly SearchTerm[]): string {
  if (text.length <= EXCERPT_LENGTH) return text
  const [found] = terms.length === 0 ? [] : findTerms(text.slice(0, MAX_SEARCHED), terms)
  const head = Array.from(text.slice(0, found?.from ?? 0))
  const from = Math.max(0, head.length - BEFORE)
  const start = head.slice(0, from).join('').length
  const shown = Array.from(text.slice(start, start + EXCERPT_LENGTH * 2))
    .slice(0, EXCERPT_LENGTH)
    .join('')
  return `${start > 0 ? '…' : ''}${shown}${start + shown.length < text.length ? '…' : ''}`
}

interface TextRequestsOptions {
  readonly library: Library
  readonly clock: LibraryClock
  readonly turns: Turns
  readonly retention: () => Retention
  readonly changed: () => void
}

type StorageResult = Result<undefined, AppErrorOf<'storage'>>
type Handlers = HandlersOf<keyof typeof textHistoryCalls>

type Answer<K extends keyof Handlers> = Awaited<ReturnType<Handlers[K]>>
type Answers = {
  readonly [K in keyof Handlers]: (input: Parameters<Handlers[K]>[0]) => Answer<K> | Promise<Answer<K>>
}

/** Requests about texts and their translations: the calls of the contract, storing and sweeping. */
export function createTextRequests({ library, clock, turns, retention, changed }: TextRequestsOptions) {
  const ask = <T>(question: (table: TextTable) => T): Result<T, AppErrorOf<'storage'>> =>
    library.ask((database) => question(new TextTable(database)))

  const answers: Answers = {
    'textHistory.list': ({ query, limit, after }) => {
      const isKept = keptForMs[retention()] > 0
      const terms = toSearchTerms(query)
      if (!library.isThere || (query.trim() !== '' && terms.length === 0)) return ok({ isKept, texts: [] })
      const listed = ask((table) => table.list(terms, limit + 1, after))
      if (!listed.ok) return listed
      const page = listed.value.slice(0, limit)
      const last = page.at(-1)
      return ok({
        isKept,
        texts: page.map((text) => ({
          ...text,
          source: toExcerpt(text.source, terms),
          translation: toExcerpt(text.translation, terms),
        })),
        ...(last !== undefined && listed.value.length > limit && { next: last.place }),
      })
    },
    'textHistory.get': ({ id }) => {
      const found = library.isThere ? ask((table) => table.get(id)) : ok(undefined)
      if (!found.ok) return found
      return found.value === undefined
        ? err({ kind: 'invalid-input', field: 'id', problem: { type: 'unknown-value', value: id } })
        : ok(found.value)
    },
    'textHistory.delete': async ({ id }) => {
      const deleted = library.isThere ? ask((table) => table.delete(id)) : ok(undefined)
      if (!deleted.ok) return deleted
      changed()
      return toAnswer(await removeWords())
    },
    'textHistory.clear': async () => toAnswer(await deleteBefore(Number.MAX_SAFE_INTEGER)),
  }

  return {
    ...answers,
    /** Stores a text as the newest, unless retention is off. */
    'textHistory.keep': (text: Omit<TextToStore, 'keptAt'>): StorageResult => {
      if (keptForMs[retention()] === 0) return ok(undefined)
      const keptAt = clock.stamp()
      const kept = ask((table) => table.put({ ...text, keptAt }))
      if (!kept.ok) return kept
      changed()
      return ok(undefined)
    },
    /** Deletes expired texts. */
    'textHistory.sweep': () => {
      const forMs = keptForMs[retention()]
      if (forMs === Number.POSITIVE_INFINITY) return removeWords()
      return library.isThere ? deleteBefore(clock.expiredBefore(forMs)) : ok(undefined)
    },
  }

  /** Some at a time: other requests are answered in between, and what is left when the thread ends is still listed. */
  async function deleteBefore(moment: number): Promise<StorageResult> {
    const newest = library.isThere ? ask((table) => table.newest) : ok(0)
    if (!newest.ok) return newest
    for (let isMore = library.isThere; isMore; ) {
      const some = ask((table) => table.deleteSomeBefore(moment, newest.value))
      if (!some.ok) return some
      if (some.value) changed()
      isMore = some.value && (await turns.next())
    }
    return removeWords()
  }

  async function removeWords(): Promise<StorageResult> {
    const removed = library.isThere ? await removeDeletedWords(library, 'text_words', turns) : ok(false)
    if (!removed.ok) return removed
    if (removed.value) library.emptyLog()
    return ok(undefined)
  }
}

const toAnswer = (done: StorageResult): Result<Record<string, never>> => (done.ok ? ok({}) : done)
