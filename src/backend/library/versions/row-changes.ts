import { DatabaseSync } from 'node:sqlite'

/** Tables whose rows have the same ids in all versions. */
const OWNED = ['sessions', 'texts', 'document_jobs'] as const
export type Owned = (typeof OWNED)[number]
/** Columns of a session that say where it is and who records it, not what it contains. */
const UNTRACKED = new Set(['id', 'place', 'owner'])

/** Whether rows that were changed are noted too, and not only rows that were deleted. */
type Scope = 'deleted' | 'all'

/** The conflict clause of the statement that fires a trigger overrides that of the trigger. */
const noting = (name: string, event: string, source: string, id: 'OLD.id' | 'NEW.id', field = '') =>
  `CREATE TEMP TRIGGER note_${name} AFTER ${event} BEGIN
     INSERT INTO row_changes SELECT '${source}', ${id}, '${field}' WHERE NOT EXISTS
       (SELECT 1 FROM row_changes WHERE source = '${source}' AND id = CAST(${id} AS TEXT) AND field = '${field}');
   END`

/**
 * Notes in the table `row_changes` from now on which rows this connection changes: in copies, the same rows are then
 * deleted, and a newer library that was set aside takes over all changes.
 */
export function noteChanges(database: DatabaseSync, scope: Scope): void {
  const triggers = OWNED.map((table) =>
    noting(`deleted_${table}`, `DELETE ON main.${table}`, table, 'OLD.id'),
  )
  // A document whose key is deleted has been saved.
  const isSaved = 'OLD.document_key IS NOT NULL AND NEW.document_key IS NULL'
  triggers.push(
    noting(
      'saved_document',
      `UPDATE OF document_key ON main.document_jobs WHEN ${isSaved}`,
      'document_jobs',
      'NEW.id',
    ),
  )
  if (scope === 'all') {
    for (const table of OWNED)
      triggers.push(noting(`new_${table}`, `INSERT ON main.${table}`, table, 'NEW.id'))
    triggers.push(
      noting('changed_document', 'UPDATE ON main.document_jobs', 'document_jobs', 'NEW.id'),
      noting('new_caption', 'INSERT ON main.captions', 'captions', 'NEW.id'),
      noting('changed_caption', 'UPDATE ON main.captions', 'captions', 'NEW.id'),
    )
    for (const column of columnsOf(database, 'sessions'))
      if (!UNTRACKED.has(column)) {
        const isOther = `OLD.${column} IS NOT NEW.${column}`
        const event = `UPDATE OF ${column} ON main.sessions WHEN ${isOther}`
        triggers.push(noting(`session_${column}`, event, 'sessions', 'NEW.id', column))
      }
  }
  for (const trigger of triggers) database.exec(trigger)
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
  if (database.prepare('SELECT 1 FROM row_changes LIMIT 1').get() !== undefined)
    database.exec('DELETE FROM row_changes')
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
