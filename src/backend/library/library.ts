import { existsSync, readdirSync, renameSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { AppErrorOf } from '../../core/errors.ts'
import type { Log } from '../../core/log.ts'
import { err, ok, type Result } from '../../core/result.ts'
import { reasonOf } from '../thrown.ts'
import { isBroken, openDatabase } from './database.ts'
import { migrations } from './migrations.ts'

type StorageError = AppErrorOf<'storage'>

const SET_ASIDE = '.unreadable-'

const asError = (thrown: unknown): StorageError => ({
  kind: 'storage',
  what: 'library',
  detail: reasonOf(thrown),
})

/**
 * What Parley remembers besides its settings, in a SQLite database that is opened when it is first needed. A
 * damaged one is set aside; one that is locked, or of a newer version, is left alone and tried again later.
 */
export class Library {
  readonly #path: string
  readonly #log: Log
  #database: DatabaseSync | undefined
  #problem: StorageError | undefined
  /** Something in it could not be read: the next time it is looked at as a whole. */
  #isSuspect = false

  /** @param path a file, or `:memory:` */
  constructor(path: string, log: Log) {
    this.#path = path
    this.#log = log
  }

  /** Why the last library could not be used, if it was set aside. */
  get problem(): StorageError | undefined {
    return this.#problem
  }

  /** Whether an earlier run, or this one, has anything to remember. */
  get isThere(): boolean {
    return this.#database !== undefined || existsSync(this.#path)
  }

  /** Whether a library that this or an earlier run has set aside still lies beside it. */
  get isSetAside(): boolean {
    const beginning = basename(this.#path) + SET_ASIDE
    return readdirSync(dirname(this.#path)).some((name) => name.startsWith(beginning))
  }

  open(): Result<DatabaseSync, StorageError> {
    if (this.#database !== undefined) return ok(this.#database)
    const opened = this.#tryOpen()
    if (opened.ok) return opened
    this.#log.warn('the library cannot be opened', { detail: opened.error.detail })
    return opened
  }

  /** Asks the database something that throws where it cannot be done. Nothing throws here. */
  ask<T>(question: (database: DatabaseSync) => T): Result<T, StorageError> {
    const database = this.open()
    if (!database.ok) return database
    try {
      return ok(question(database.value))
    } catch (thrown) {
      const error = asError(thrown)
      this.#log.warn('the library failed', { detail: error.detail })
      if (isBroken(thrown)) {
        this.#isSuspect = true
        this.close()
      }
      return err(error)
    }
  }

  close(): void {
    this.#database?.close()
    this.#database = undefined
  }

  #tryOpen(): Result<DatabaseSync, StorageError> {
    try {
      this.#database = openDatabase(this.#path, migrations, this.#isSuspect)
      this.#isSuspect = false
      return ok(this.#database)
    } catch (thrown) {
      return isBroken(thrown) ? this.#beginAnew(asError(thrown)) : err(asError(thrown))
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
