import { closeSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { reasonOf } from '../base/error-utils.ts'
import { makeOwnFolder } from '../base/own-folder.ts'

const OWNER_ONLY = 0o600
export const BUSY_MS = 2000
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

/** A database that could not be migrated, and is unchanged. */
export class FailedMigration extends Error {}

/** A database of a newer version, which is not touched. */
export class NewerDatabase extends Error {}

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
    return readPragma(database, 'wal_checkpoint(TRUNCATE)') === 0
  } finally {
    database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`)
  }
}

/** Runs work in one transaction, all or nothing. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const done = work()
    database.exec('COMMIT')
    return done
  } catch (thrown) {
    // A disk that is full may have ended the transaction already.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw thrown
  }
}

/** Tables of a database, and what later versions have changed in them. */
export interface Schema {
  /** The version that `create` makes. No lower one was ever released. */
  readonly version: number
  readonly create: string
  /** Statements that lead from that version to the next ones. A released one never changes. */
  readonly migrations: readonly string[]
}

interface OpenOptions {
  /** Whether to read all of it, however large it is. */
  readonly isSuspect?: boolean
  /** Called before a migration from a version, while nobody else can write. If it throws, nothing is migrated. */
  readonly beforeMigration?: (version: number) => void
}

/**
 * Opens a database, creates its tables, or migrates it to the current version. Throws if that fails.
 *
 * @param path a file, or `:memory:`
 */
export function openDatabase(
  path: string,
  schema: Schema,
  { isSuspect = false, beforeMigration = () => undefined }: OpenOptions = {},
): DatabaseSync {
  if (path !== ':memory:') createOwnFile(path)
  const database = new DatabaseSync(path, { timeout: BUSY_MS })
  try {
    refuseOthers(database, schema)
    // Deleted content is overwritten: keys and names of documents do not remain in free pages.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    const isChecked = isSuspect || path === ':memory:' || statSync(path).size <= MAX_CHECKED_BYTES
    if (isChecked && readPragma(database, 'quick_check') !== 'ok') throw new BrokenDatabase('damaged')
    if (versionOf(database) !== latestOf(schema)) migrate(database, schema, beforeMigration)
    return database
  } catch (thrown) {
    database.close()
    throw thrown
  }
}

export const readPragma = (database: DatabaseSync, pragma: string): unknown =>
  Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]

export const hasRows = (database: DatabaseSync, table: string): boolean =>
  database.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() !== undefined

/** The version of a database; 0 if it is empty. */
export const versionOf = (database: DatabaseSync): number => Number(readPragma(database, 'user_version'))

const latestOf = ({ version, migrations }: Schema): number => version + migrations.length

function refuseOthers(database: DatabaseSync, schema: Schema): void {
  const [version, latest] = [versionOf(database), latestOf(schema)]
  if (version > latest) throw new NewerDatabase(`version ${version}; this Parley knows up to ${latest}`)
  if (version !== 0 && version < schema.version)
    throw new BrokenDatabase(`version ${version}, from before the first release`)
}

function migrate(database: DatabaseSync, schema: Schema, beforeMigration: (version: number) => void): void {
  // Another Parley may migrate it at the same moment.
  inTransaction(database, () => {
    const version = versionOf(database)
    refuseOthers(database, schema)
    const latest = latestOf(schema)
    try {
      if (version === 0) database.exec(schema.create)
      else if (version < latest) beforeMigration(version)
      for (const migration of schema.migrations.slice(Math.max(0, version - schema.version)))
        database.exec(migration)
      database.exec(`PRAGMA user_version = ${latest}`)
    } catch (thrown) {
      throw version === 0 || isBroken(thrown)
        ? thrown
        : new FailedMigration(reasonOf(thrown), { cause: thrown })
    }
  })
}
