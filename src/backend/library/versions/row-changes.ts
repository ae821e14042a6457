import { DatabaseSync } from 'node:sqlite'
import { hasRows } from '../database.ts'

/** Tables whose rows have the same ids in all versions. */
const OWNED = ['sessions', 'texts', 'document_jobs'] as const
export type Owned = (typeof OWNED)[number]
/** Columns of a session that say where it is and who records it, not what it contains. */
const UNTRACKED = new Set(['id', 'place', 'owner'])

const noting = (name: string, event: string, source: Owned | 'captions', field = '') =>
  `CREATE TEMP TRIGGER note_${name} AFTER ${event} BEGIN
     INSERT INTO row_changes SELECT '${source}', NEW.id, '${field}' WHERE NOT EXISTS
       (SELECT 1 FROM row_changes WHERE source = '${source}' AND id = CAST(NEW.id AS TEXT) AND field = '${field}');
   END`

/**
 * Notes in the table `row_changes` which rows this connection adds and changes, for a newer library that was set aside.
 * Deleted rows are noted in any case.
 */
export function noteChanges(database: DatabaseSync): void {
  for (const table of OWNED) database.exec(noting(`new_${table}`, `INSERT ON main.${table}`, table))
  database.exec(noting('changed_document', 'UPDATE ON main.document_jobs', 'document_jobs'))
  for (const event of ['INSERT', 'UPDATE'])
    database.exec(noting(`${event}_caption`, `${event} ON main.captions`, 'captions'))
  for (const column of columnsOf(database, 'sessions').filter((each) => !UNTRACKED.has(each))) {
    const isOther = `OLD.${column} IS NOT NEW.${column}`
    const event = `UPDATE OF ${column} ON main.sessions WHEN ${isOther}`
    database.exec(noting(`session_${column}`, event, 'sessions', column))
  }
}

export const columnsOf = (database: DatabaseSync, table: string): string[] =>
  database
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name))

export const hasTable = (database: DatabaseSync, schema: string, table: string): boolean =>
  database.prepare(`SELECT 1 FROM ${schema}.sqlite_schema WHERE name = ?`).get(table) !== undefined

/** Forgets the changes noted so far, if any: forgetting none waits for no lock. */
export function forgetChanges(database: DatabaseSync): void {
  if (hasRows(database, 'row_changes')) database.exec('DELETE FROM row_changes')
}

/** Forgets the changes noted in a library that nobody uses, of any version. */
export function clearChanges(path: string): void {
  const database = new DatabaseSync(path)
  try {
    if (hasTable(database, 'main', 'row_changes')) forgetChanges(database)
  } finally {
    database.close()
  }
}
