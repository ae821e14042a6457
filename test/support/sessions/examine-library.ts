import { DatabaseSync } from 'node:sqlite'

/** What SQLite finds wrong with the file that a host has left, or that was copied while it was at rest. */
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
    // Killed before there was a library.
    return String(thrown).includes('no such table') ? [] : [String(thrown)]
  } finally {
    database.close()
  }
}
