import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { AppErrorOf } from '../../core/base/errors.ts'
import type { Log } from '../../core/base/log.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { isMissing, reasonOf } from '../base/error-utils.ts'
import { emptyLog, isBroken, openDatabase } from './database.ts'
import { migrations } from './migrations.ts'

type StorageError = AppErrorOf<'storage'>

const SET_ASIDE = '.unreadable-'
/** Time for a reader to finish; otherwise the log is emptied with the next request. */
const LOG_WAIT_MS = 200

const asError = (thrown: unknown): StorageError => ({
  kind: 'storage',
  what: 'library',
  detail: reasonOf(thrown),
})

/**
 * Everything stored besides the settings, in a SQLite database that is opened on first use. A damaged one is
 * set aside; one that is locked, or of a newer version, is left alone and tried again later.
 */
export class Library {
  readonly #path: string
  readonly #log: Log
  readonly #repairSessions: (database: DatabaseSync) => number
  #database: DatabaseSync | undefined
  #problem: StorageError | undefined
  /** A read has failed: the next opening checks the whole database. */
  #isSuspect = false
  /** A reader prevented truncation of the write-ahead log, which still contains deleted content. */
  #isLogFull = false

  /**
   * @param path a file, or `:memory:`
   * @param repair moves sessions whose times earlier versions should have refused, and returns how many there were
   */
  constructor(path: string, log: Log, repair: (database: DatabaseSync) => number = () => 0) {
    this.#path = path
    this.#log = log
    this.#repairSessions = repair
  }

  /** Why the last library could not be used, if it was set aside. */
  get problem(): StorageError | undefined {
    return this.#problem
  }

  /** Whether there is a library from this or an earlier run. */
  get isThere(): boolean {
    return this.#database !== undefined || existsSync(this.#path)
  }

  /** Whether there is a library that was set aside. */
  get isSetAside(): boolean {
    return this.#setAside().length > 0
  }

  /**
   * Removes libraries that were set aside.
   *
   * @param before only those unchanged since then, in milliseconds since 1970; all by default
   */
  removeSetAside(before = Number.POSITIVE_INFINITY): Result<boolean, StorageError> {
    try {
      const old = this.#setAside().filter((path) => statSync(path).mtimeMs <= before)
      for (const path of old) rmSync(path, { force: true })
      return ok(old.length > 0)
    } catch (thrown) {
      return this.#failed(thrown)
    }
  }

  /**
   * To be called after every deletion: deleted content is in the write-ahead log until that is truncated. If
   * another program is reading, truncation is retried with every request.
   *
   * @returns an error while deleted content is still there
   */
  emptyLog(): Result<void, StorageError> {
    this.#isLogFull = true
    const database = this.open()
    if (!database.ok) return database
    try {
      this.#isLogFull = !emptyLog(database.value, LOG_WAIT_MS)
    } catch (thrown) {
      return this.#failed(thrown)
    }
    return this.#isLogFull ? this.#failed(new Error('another program is reading the library')) : ok(undefined)
  }

  /** Whether the write-ahead log may still contain deleted content. */
  get isLogFull(): boolean {
    return this.#isLogFull
  }

  open(): Result<DatabaseSync, StorageError> {
    if (this.#database !== undefined) return ok(this.#database)
    const opened = this.#tryOpen()
    if (opened.ok) return opened
    this.#log.warn('the library cannot be opened', { detail: opened.error.detail })
    return opened
  }

  /** Runs a query that may throw, and returns a result instead. */
  ask<T>(question: (database: DatabaseSync) => T): Result<T, StorageError> {
    const database = this.open()
    if (!database.ok) return database
    try {
      return ok(question(database.value))
    } catch (thrown) {
      if (isBroken(thrown)) {
        this.#isSuspect = true
        this.close()
      }
      return this.#failed(thrown)
    } finally {
      this.#retryLog()
    }
  }

  close(): void {
    this.#database?.close()
    this.#database = undefined
  }

  #retryLog(): void {
    if (!this.#isLogFull || this.#database === undefined) return
    try {
      this.#isLogFull = !emptyLog(this.#database, 0)
    } catch (thrown) {
      this.#log.info('the log of changes could not be emptied', { detail: reasonOf(thrown) })
    }
  }

  #failed(thrown: unknown): Result<never, StorageError> {
    const error = asError(thrown)
    this.#log.warn('the library failed', { detail: error.detail })
    return err(error)
  }

  #setAside(): string[] {
    const folder = dirname(this.#path)
    const beginning = basename(this.#path) + SET_ASIDE
    try {
      return readdirSync(folder)
        .filter((name) => name.startsWith(beginning))
        .map((name) => join(folder, name))
    } catch (thrown) {
      if (isMissing(thrown)) return []
      throw thrown
    }
  }

  #tryOpen(): Result<DatabaseSync, StorageError> {
    try {
      const database = openDatabase(this.#path, migrations, this.#isSuspect)
      this.#repair(database)
      this.#database = database
      this.#isSuspect = false
      return ok(database)
    } catch (thrown) {
      return isBroken(thrown) ? this.#beginAnew(asError(thrown)) : err(asError(thrown))
    }
  }

  #repair(database: DatabaseSync): void {
    try {
      const moved = this.#repairSessions(database)
      if (moved > 0) this.#log.warn('sessions with times that none can have were moved', { sessions: moved })
    } catch (thrown) {
      database.close()
      throw thrown
    }
  }

  #beginAnew(problem: StorageError): Result<DatabaseSync, StorageError> {
    try {
      setAside(this.#path)
      this.#database = openDatabase(this.#path, migrations)
      this.#problem = problem
      return ok(this.#database)
    } catch (thrown) {
      return err(asError(thrown))
    }
  }
}

/** The files beside a database belong to it: without them it is older than it was. */
function setAside(path: string): void {
  const ending = `${SET_ASIDE}${new Date().toISOString().replaceAll(':', '-')}`
  for (const part of ['', '-wal', '-shm'])
    if (existsSync(path + part)) renameSync(path + part, `${path}${ending}${part}`)
}
