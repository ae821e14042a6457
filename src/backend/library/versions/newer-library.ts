import type { DatabaseSync } from 'node:sqlite'
import type { NewerLibrary } from '../../../core/library/sessions.ts'
import type { KeptVersion } from '../../base/kept-versions.ts'
import { JOB_COLUMNS } from '../document-table.ts'
import { attached } from './attached.ts'
import type { Owned } from './row-changes.ts'

const lacked = (table: Owned) =>
  `other.${table} WHERE id NOT IN (SELECT id FROM main.${table})
   AND id NOT IN (SELECT id FROM main.row_changes WHERE source = '${table}' AND field = '')`

/** The difference to libraries of newer versions, as far as this version can read them. */
export interface ReadNewer {
  readonly lacks: NewerLibrary
  /** Whether their documents are in this library too. */
  readonly hasDocuments: boolean
}

/**
 * Reads libraries of newer versions that were set aside, and takes over their documents: translations were paid for.
 * They are not changed.
 *
 * @param setAside the oldest first
 */
export function readNewer(database: DatabaseSync, setAside: readonly KeptVersion[]): ReadNewer {
  const began = new Map<string, number>()
  let [areSessionsKnown, hasDocuments] = [true, true]
  // A later one knows what was deleted since the one before.
  for (const { path } of setAside.toReversed()) {
    const attempt = (act: () => void): boolean => {
      try {
        attached(database, path, 'other', act, 'ro')
        return true
      } catch {
        // Its version may have renamed what this one looks for.
        return false
      }
    }
    const read = (table: Owned, act: () => void) =>
      attempt(() => noteDeleted(database, table)) && attempt(act)
    areSessionsKnown &&= read('sessions', () => {
      for (const { id, started_at: at } of database
        .prepare(`SELECT id, started_at FROM ${lacked('sessions')}`)
        .all())
        began.set(String(id), Number(at))
    })
    hasDocuments &&= read('document_jobs', () => takeDocuments(database))
  }
  const since = Math.min(...began.values())
  const lacks = { sessions: began.size, ...(began.size > 0 && { since }) }
  return { lacks: areSessionsKnown ? lacks : {}, hasDocuments }
}

function noteDeleted(database: DatabaseSync, table: Owned): void {
  database.exec(
    `INSERT OR IGNORE INTO main.row_changes SELECT source, id, field FROM other.row_changes
     WHERE source = '${table}' AND field = '' AND id NOT IN (SELECT id FROM other.${table})`,
  )
}

function takeDocuments(database: DatabaseSync): void {
  database.exec(
    `INSERT INTO main.document_jobs (${JOB_COLUMNS}) SELECT ${JOB_COLUMNS} FROM ${lacked('document_jobs')}`,
  )
}
