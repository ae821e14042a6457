import type { DatabaseSync } from 'node:sqlite'
import type { Log } from '../../../core/base/log.ts'
import type { NewerLibrary } from '../../../core/library/sessions.ts'
import { reasonOf } from '../../base/error-utils.ts'
import type { KeptVersion } from '../../base/kept-versions.ts'
import { JOB_COLUMNS } from '../document-table.ts'
import { attached } from './attached.ts'
import type { Owned } from './row-changes.ts'

const lacked = (table: Owned) =>
  `other.${table} WHERE id NOT IN (SELECT id FROM main.${table})
   AND id NOT IN (SELECT id FROM main.row_changes WHERE source = '${table}' AND field = '')`

/** Libraries of newer versions that were set aside, read as far as this version can. They are not changed. */
export class NewerLibraries {
  readonly #database: DatabaseSync
  readonly #setAside: readonly KeptVersion[]
  readonly #log: Log

  /** @param setAside the oldest first */
  constructor(database: DatabaseSync, setAside: readonly KeptVersion[], log: Log) {
    this.#database = database
    this.#setAside = setAside
    this.#log = log
  }

  /**
   * Takes over which sessions and documents were deleted there, and their documents: translations were paid for.
   *
   * @returns whether all their documents are in this library too
   */
  takeDocuments(): boolean {
    let isComplete = true
    // A later one knows what was deleted since the one before.
    for (const { path } of this.#setAside.toReversed()) {
      this.#read(path, () => noteDeleted(this.#database, 'sessions'))
      const isRead = this.#read(path, () => {
        noteDeleted(this.#database, 'document_jobs')
        addDocuments(this.#database)
      })
      isComplete &&= isRead
    }
    return isComplete
  }

  /** Their content that this library lacks. */
  lacked(): NewerLibrary {
    const began = new Map<string, number>()
    for (const { path } of this.#setAside) {
      const isRead = this.#read(path, () => {
        for (const { id, started_at: at } of this.#database
          .prepare(`SELECT id, started_at FROM ${lacked('sessions')}`)
          .all())
          began.set(String(id), Number(at))
      })
      if (!isRead) return {}
    }
    return { sessions: began.size, ...(began.size > 0 && { since: Math.min(...began.values()) }) }
  }

  /** @returns false if that fails, as when its version has renamed what this one looks for */
  #read(path: string, act: () => void): boolean {
    try {
      attached(this.#database, path, 'other', act, 'ro')
      return true
    } catch (thrown) {
      this.#log.info('a library of a newer version cannot be read', { detail: reasonOf(thrown) })
      return false
    }
  }
}

function noteDeleted(database: DatabaseSync, table: Owned): void {
  database.exec(
    `INSERT OR IGNORE INTO main.row_changes SELECT source, id, field FROM other.row_changes
     WHERE source = '${table}' AND field = '' AND id NOT IN (SELECT id FROM other.${table})`,
  )
}

function addDocuments(database: DatabaseSync): void {
  database.exec(
    `INSERT INTO main.document_jobs (${JOB_COLUMNS}) SELECT ${JOB_COLUMNS} FROM ${lacked('document_jobs')}`,
  )
}
