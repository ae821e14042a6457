import type { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { MAX_CAPTIONS } from '../../../core/session/library/session-schema.ts'
import { removeCopy } from '../../base/version-copies.ts'
import { inTransaction } from '../database.ts'

/** Whether a row of the library still has what a row of the copy contains. */
const IS_KEPT = {
  sessions: 'kept.id = copied.id',
  // A text that is translated again replaces the former one, and a document that was saved has no key.
  texts: 'kept.id = copied.id AND kept.kept_at = copied.kept_at',
  document_jobs:
    'kept.id = copied.id AND (copied.document_key IS NULL OR kept.document_key IS copied.document_key)',
} as const
type Table = keyof typeof IS_KEPT

const deletedFrom = (table: Table) =>
  `copy.${table} AS copied
   WHERE NOT EXISTS (SELECT 1 FROM main.${table} AS kept WHERE ${IS_KEPT[table]})`

/**
 * Deletes from a copy what the library no longer has. A copy from which it cannot be deleted is deleted itself. Throws
 * if that fails too.
 *
 * @param path of the copy, of this or an earlier version
 */
export function deleteFromCopy(database: DatabaseSync, path: string): void {
  try {
    const address = pathToFileURL(path)
    address.searchParams.set('mode', 'rw')
    database.prepare('ATTACH ? AS copy').run(address.href)
    try {
      database.exec('PRAGMA copy.secure_delete = ON')
      inTransaction(database, () => deleteRows(database))
    } finally {
      database.exec('DETACH copy')
    }
  } catch {
    removeCopy(path)
  }
}

function deleteRows(database: DatabaseSync): void {
  // An index needs the words of a row to forget it, as its version split them. It is filled again when it is needed.
  if (deleteSessions(database)) database.exec(`INSERT INTO copy.said (said) VALUES ('delete-all')`)
  if (deleteFrom(database, 'texts'))
    database.exec(`INSERT INTO copy.text_words (text_words) VALUES ('delete-all')`)
  deleteFrom(database, 'document_jobs')
}

function deleteSessions(database: DatabaseSync): boolean {
  const places = database.prepare(`SELECT place FROM ${deletedFrom('sessions')}`)
  places.setReadBigInts(true)
  for (const { place } of places.all()) {
    const first = BigInt(String(place)) * BigInt(MAX_CAPTIONS)
    database
      .prepare('DELETE FROM copy.captions WHERE id >= ? AND id < ?')
      .run(first, first + BigInt(MAX_CAPTIONS))
  }
  return deleteFrom(database, 'sessions')
}

function deleteFrom(database: DatabaseSync, table: Table): boolean {
  const { changes } = database.prepare(`DELETE FROM ${deletedFrom(table)}`).run()
  return Number(changes) > 0
}
