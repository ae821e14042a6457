import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { BUSY_MS, createOwnFile } from '../database.ts'

/**
 * Runs work while no other Parley opens, migrates or sets aside the same library. The system ends the lock with the
 * process. Throws SQLite's error for a locked file if another one takes too long.
 */
export function guarded<T>(path: string, work: () => T): T {
  const lock = `${path}.lock`
  if (!existsSync(lock)) createOwnFile(lock)
  const guard = new DatabaseSync(lock, { timeout: BUSY_MS })
  try {
    guard.exec('BEGIN EXCLUSIVE')
    return work()
  } finally {
    guard.close()
  }
}
