import { existsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { AppErrorOf } from '../../core/base/errors.ts'
import type { Log } from '../../core/base/log.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { reasonOf } from '../base/error-utils.ts'
import {
  createOwnFile,
  emptyLog,
  FailedMigration,
  isBroken,
  NewerDatabase,
  openDatabase,
  type Schema,
} from './database.ts'
import type { LibraryClock } from './library-clock.ts'
import { librarySchema } from './library-schema.ts'
import { keepCopy, removeUnfinished } from './versions/copies.ts'
import { guarded } from './versions/guard.ts'
import { LibraryFiles } from './versions/library-files.ts'

type StorageError = AppErrorOf<'storage'>

/** Time for a reader to finish; otherwise the log is emptied with the next request. */
const LOG_WAIT_MS = 200

const whatFailed = (thrown: unknown): StorageError['what'] => {
  if (thrown instanceof FailedMigration) return 'library-update'
  return thrown instanceof NewerDatabase ? 'library-newer' : 'library'
}

const asError = (thrown: unknown): StorageError => ({
  kind: 'storage',
  what: whatFailed(thrown),
  detail: reasonOf(thrown),
})

interface LibraryOptions {
  /** Mends a library that was put in this place, such as a copy. */
  readonly repair?: (database: DatabaseSync) => void
  /** That of this version by default. */
  readonly schema?: Schema
}

/**
 * Everything stored besides the settings, in a SQLite database that is opened on first use. A damaged one is set aside;
 * one that is locked is left alone and tried again later. A copy is kept of what is migrated. One of a newer version is
 * refused, and the user may start another one beside it.
 */
export class Library {
  readonly #path: string
  readonly #log: Log
  readonly #repair: (database: DatabaseSync) => void
  readonly #schema: Schema
  readonly #files: LibraryFiles
  #database: DatabaseSync | undefined
  #problem: StorageError | undefined
  /** A read has failed: the next opening checks the whole database. */
  #isSuspect = false
  /** A reader prevented truncation of the write-ahead log, which still contains deleted content. */
  #isLogFull = false
  /** The copy that this run has made. */
  #copy: string | undefined

  /** @param path a file, or `:memory:` */
  constructor(
    path: string,
    log: Log,
    { repair = () => undefined, schema = librarySchema }: LibraryOptions = {},
  ) {
    this.#path = path
    this.#log = log
    this.#repair = repair
    this.#schema = schema
    this.#files = new LibraryFiles(path)
  }

  /** Why the last library could not be used, if it was set aside. */
  get problem(): StorageError | undefined {
    return this.#problem
  }

  /** Whether there is a library from this or an earlier run. */
  get isThere(): boolean {
    return this.#database !== undefined || existsSync(this.#path)
  }

  /** Whether there is a library that was set aside because it could not be read. */
  get hasUnreadable(): boolean {
    return this.#files.unreadable.length > 0
  }

  /** Whether sounds may belong to sessions of a library that is not in use. */
  get hasSetAside(): boolean {
    return this.hasUnreadable || this.#files.beside.length > 0
  }

  /** Whether this library has all documents that may still be delivered. */
  get hasAllDocuments(): boolean {
    return this.open().ok && this.#files.beside.length === 0
  }

  /** Deletes libraries that could not be read. */
  removeUnreadable(): Result<boolean, StorageError> {
    return this.#attempt(() => this.#files.removeUnreadable())
  }

  /**
   * Deletes what is beside the library and expired.
   *
   * @param keptForMs retention, in milliseconds
   */
  removeExpired(keptForMs: number, clock: LibraryClock): Result<boolean, StorageError> {
    const opened = this.#files.copies.length > 0 ? this.open() : ok(undefined)
    if (!opened.ok) return opened
    return this.#attempt(() => {
      if (opened.value !== undefined) this.#files.deleteFromCopies(opened.value)
      return this.#files.removeExpired(keptForMs, clock)
    })
  }

  /** Starts an empty library beside one of a newer version, which is not touched. Otherwise changes nothing. */
  startBeside(): Result<unknown, StorageError> {
    const opened = this.open()
    if (opened.ok || opened.error.what !== 'library-newer') return opened
    return this.#attempt(() => createOwnFile(this.#files.newBeside()))
  }

  /**
   * To be called after every deletion: deleted content is in copies, and in the write-ahead log until that is truncated.
   * If another program is reading, truncation is retried with every request.
   *
   * @returns an error while deleted content is still there
   */
  emptyLog(): Result<void, StorageError> {
    this.#isLogFull = true
    const database = this.open()
    if (!database.ok) return database
    try {
      this.#files.deleteFromCopies(database.value)
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

  #attempt<T>(act: () => T): Result<T, StorageError> {
    try {
      return ok(act())
    } catch (thrown) {
      return this.#failed(thrown)
    }
  }

  #failed(thrown: unknown): Result<never, StorageError> {
    const error = asError(thrown)
    this.#log.warn('the library failed', { detail: error.detail })
    return err(error)
  }

  #tryOpen(): Result<DatabaseSync, StorageError> {
    try {
      const open = () => this.#openOrBeginAnew()
      return ok(this.#path === ':memory:' ? open() : guarded(this.#path, open))
    } catch (thrown) {
      return err(asError(thrown))
    }
  }

  /** Opens the library, or the latest one beside it that this version can use. */
  #openOrBeginAnew(): DatabaseSync {
    const [path, ...beside] = [this.#path, ...this.#files.beside]
    try {
      return this.#openOrSetAside(path)
    } catch (thrown) {
      if (!(thrown instanceof NewerDatabase)) throw thrown
      for (const other of beside)
        try {
          return this.#openOrSetAside(other)
        } catch (otherThrown) {
          if (!(otherThrown instanceof NewerDatabase)) throw otherThrown
        }
      throw thrown
    }
  }

  #openOrSetAside(path: string): DatabaseSync {
    this.#files.use(path)
    try {
      this.#database = this.#openAt(path)
    } catch (thrown) {
      if (!isBroken(thrown)) throw thrown
      this.#files.setAside()
      this.#database = this.#openAt(path)
      this.#problem = asError(thrown)
    }
    this.#isSuspect = false
    return this.#database
  }

  #openAt(path: string): DatabaseSync {
    removeUnfinished(path)
    const database = openDatabase(path, this.#schema, {
      isSuspect: this.#isSuspect,
      beforeMigration: (version) => this.#keepCopy(path, version),
    })
    try {
      this.#repair(database)
      // A run may have been killed before it did.
      this.#attempt(() => this.#files.deleteFromCopies(database))
    } catch (thrown) {
      database.close()
      throw thrown
    }
    return database
  }

  /** Once: a migration that fails is tried again with every request. */
  #keepCopy(path: string, version: number): void {
    if (this.#copy === undefined || !existsSync(this.#copy)) this.#copy = keepCopy(path, version)
  }
}
