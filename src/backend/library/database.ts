import { closeSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeOwnFolder } from '../base/own-folder.ts'

const OWNER_ONLY = 0o600
const BUSY_MS = 2000
/** Size above which the database is not checked as a whole, which would delay the start, but page by page in use. */
const MAX_CHECKED_BYTES = 16 * 1024 * 1024
/** SQLite's codes for a file that is not a database, or is damaged. */
const BROKEN = new Set([11, 26])

/** Creates the file with the permissions that SQLite then also gives to the files beside it. */
export function createOwnFile(path: string): void {
  makeOwnFolder(dirname(path))
  closeSync(openSync(path, 'a', OWNER_ONLY))
}

const errorCode = (thrown: unknown): number =>
  // The higher bits hold an extended code.
  thrown instanceof Error && 'errcode' in thrown ? Number(thrown.errcode) & 0xff : 0

/** A database whose contents cannot be used. */
export class BrokenDatabase extends Error {}

/** Whether an SQLite error means a damaged file, rather than a locked or unreachable one. */
export const isBroken = (thrown: unknown): boolean =>
  thrown instanceof BrokenDatabase || BROKEN.has(errorCode(thrown))

export const isLocked = (thrown: unknown): boolean => errorCode(thrown) === 5

/**
 * Truncates the write-ahead log, which contains deleted content until then.
 *
 * @param waitMs how long to wait for readers
 * @returns whether it is empty
 */
export function emptyLog(database: DatabaseSync, waitMs = BUSY_MS): boolean {
  database.exec(`PRAGMA busy_timeout = ${waitMs}`)
  try {
    return readNumber(database, 'wal_checkpoint(TRUNCATE)') === 0
  } finally {
    database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`)
  }
}

/**
 * Opens a database and migrates it to the current version. Throws if that fails.
 *
 * @param path a file, or `:memory:`
 * @param migrations statements that lead from each version to the next; they are only ever added to
 * @param isSuspect whether to read all of it, however large it is
 */
export function openDatabase(path: string, migrations: readonly string[], isSuspect = false): DatabaseSync {
  if (path !== ':memory:') createOwnFile(path)
  const database = new DatabaseSync(path, { timeout: BUSY_MS })
  try {
    // Deleted content is overwritten: keys and names of documents do not remain in free pages.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    const isChecked = isSuspect || path === ':memory:' || statSync(path).size <= MAX_CHECKED_BYTES
    if (isChecked && readNumber(database, 'quick_check', 'ok') === undefined)
      throw new BrokenDatabase('damaged')
    migrate(database, migrations)
    return database
  } catch (thrown) {
    database.close()
    throw thrown
  }
}

function readNumber(database: DatabaseSync, pragma: string, wanted?: string): number | undefined {
  const value = Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]
  if (wanted !== undefined) return value === wanted ? 1 : undefined
  return Number(value)
}

function migrate(database: DatabaseSync, migrations: readonly string[]): void {
  // Another Parley may migrate it at the same moment.
  database.exec('BEGIN IMMEDIATE')
  try {
    const version = readNumber(database, 'user_version') ?? 0
    if (version > migrations.length) throw new Error(`written by a newer Parley (version ${version})`)
    for (const migration of migrations.slice(version)) database.exec(migration)
    database.exec(`PRAGMA user_version = ${migrations.length}`)
    database.exec('COMMIT')
  } catch (thrown) {
    database.exec('ROLLBACK')
    throw thrown
  }
}
