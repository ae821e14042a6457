import type { DatabaseSync } from 'node:sqlite'
import type { AppErrorOf } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { Library } from './library.ts'
import type { Turns } from './turns.ts'

/** The search indexes. */
export type SearchIndex = 'said' | 'text_words'

/** Pages that one step of merging writes: a few milliseconds of work. */
const STEP_PAGES = 64

/**
 * Notes, in the caller's transaction, that an index has words of deleted rows. FTS5's own `secure-delete` would remove
 * them at once, and take forty times as long as merging.
 */
export function noteDeletion(database: DatabaseSync, index: SearchIndex): void {
  database
    .prepare(
      `INSERT INTO stale_indexes VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET deletions = deletions + 1`,
    )
    .run(index)
}

/**
 * Writes the next part of an index anew.
 *
 * @param isFirst whether to begin, with all that is there now
 * @returns whether there may be more
 */
export function mergeSome(database: DatabaseSync, index: SearchIndex, isFirst: boolean): boolean {
  const changes = () => Number(database.prepare('SELECT total_changes() AS count').get()?.['count'])
  const before = changes()
  database.exec(
    `INSERT INTO ${index} (${index}, rank) VALUES ('merge', ${isFirst ? -STEP_PAGES : STEP_PAGES})`,
  )
  // The command itself counts as one change.
  return changes() - before > 1
}

/**
 * Removes the words of deleted rows from an index by writing it anew, one step at a time.
 *
 * @returns whether there were any
 */
export async function removeDeletedWords(
  library: Library,
  index: SearchIndex,
  turns: Turns,
): Promise<Result<boolean, AppErrorOf<'storage'>>> {
  for (let isAny = false; ; isAny = true) {
    const noted = library.ask((database) =>
      database.prepare('SELECT deletions FROM stale_indexes WHERE name = ?').get(index),
    )
    if (!noted.ok) return noted
    if (noted.value === undefined) return ok(isAny)
    const { deletions } = noted.value
    for (let isFirst = true, isMore = true; isMore; isFirst = false) {
      const merged = library.ask((database) => mergeSome(database, index, isFirst))
      if (!merged.ok) return merged
      if (!(await turns.next())) return err({ kind: 'storage', what: 'library', detail: 'closed' })
      isMore = merged.value
    }
    const done = library.ask((database) =>
      database
        .prepare('DELETE FROM stale_indexes WHERE name = ? AND deletions = ?')
        .run(index, Number(deletions)),
    )
    if (!done.ok) return done
  }
}
