import type { DatabaseSync } from 'node:sqlite'
import type { NewerLibrary } from '../../../core/library/sessions.ts'
import { JOB_COLUMNS } from '../document-table.ts'
import { attached } from './attached.ts'

const LACKED = (table: string) =>
  `id NOT IN (SELECT id FROM main.${table})
   AND id NOT IN (SELECT id FROM main.row_changes WHERE source = '${table}' AND field = '')`

/** The difference to a newer library, as far as this version can read it. */
export interface ReadNewer {
  readonly lacks: NewerLibrary
  /** Whether its documents are in this library too. */
  readonly hasItsDocuments: boolean
}

/**
 * Reads a library of a newer version that was set aside, and takes over its documents: translations were paid for. It is
 * not changed.
 */
export function readNewer(database: DatabaseSync, path: string): ReadNewer {
  const attempt = <T>(read: () => T, otherwise: T): T => {
    try {
      return attached(database, path, 'other', read, 'ro')
    } catch {
      // Its version may have renamed what this one looks for.
      return otherwise
    }
  }
  return {
    lacks: attempt(() => sessionsLacked(database), {}),
    hasItsDocuments: attempt(() => takeDocuments(database), false),
  }
}

function sessionsLacked(database: DatabaseSync): NewerLibrary {
  const row = database
    .prepare(
      `SELECT count(*) AS sessions, min(started_at) AS since FROM other.sessions WHERE ${LACKED('sessions')}`,
    )
    .get()
  const since = row?.['since']
  return { sessions: Number(row?.['sessions']), ...(typeof since === 'number' && { since }) }
}

function takeDocuments(database: DatabaseSync): true {
  database.exec(
    `INSERT INTO main.document_jobs (${JOB_COLUMNS})
     SELECT ${JOB_COLUMNS} FROM other.document_jobs WHERE ${LACKED('document_jobs')}`,
  )
  return true
}
