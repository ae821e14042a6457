import { DatabaseSync } from 'node:sqlite'

/** Errors that SQLite finds in a library that a host has left, or that was copied while at rest. */
export function examineLibrary(path: string): string[] {
  let database: DatabaseSync
  try {
    database = new DatabaseSync(path, { readOnly: false })
  } catch (thrown) {
    return [String(thrown)]
  }
  try {
    const found = Object.values(database.prepare('PRAGMA integrity_check').get() ?? {})[0]
    database.exec(`INSERT INTO said (said) VALUES ('integrity-check')`)
    return found === 'ok' ? [] : [String(found)]
  } catch (thrown) {
    // The host was killed before it had created the tables.
    return String(thrown).includes('no such table') ? [] : [String(thrown)]
  } finally {
    database.close()
  }
}
