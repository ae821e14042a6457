import { existsSync, renameSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { AppErrorOf } from '../../core/base/errors.ts'
import type { Log } from '../../core/base/log.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { NewerLibrary } from '../../core/library/sessions.ts'
import { reasonOf } from '../base/error-utils.ts'
import { fileMoment } from '../base/kept-versions.ts'
import { emptyLog, FailedMigration, isBroken, openDatabase } from './database.ts'
import { migrations as ownMigrations } from './migrations.ts'
import { keepCopy, removeUnfinished } from './versions/copies.ts'
import { guarded } from './versions/guard.ts'
import { KeptLibraries, UNREADABLE } from './versions/kept-libraries.ts'
import { type Merge, mergeSetAside } from './versions/merge-set-aside.ts'
import { NewerLibraries } from './versions/newer-library.ts'
import { MisplacedLibrary, placeLibrary } from './versions/place-library.ts'
import { forgetChanges, noteChanges } from './versions/row-changes.ts'

type StorageError = AppErrorOf<'storage'>

/** Time for a reader to finish; otherwise the log is emptied with the next request. */
const LOG_WAIT_MS = 200

const whatFailed = (thrown: unknown): StorageError['what'] => {
  if (thrown instanceof FailedMigration) return 'library-update'
  return thrown instanceof MisplacedLibrary ? 'library-version' : 'library'
}

const asError = (thrown: unknown, what = whatFailed(thrown)): StorageError => ({
  kind: 'storage',
  what,
  detail: reasonOf(thrown),
})

interface LibraryOptions {
  /** Mends what earlier versions should have refused, and returns the number of sessions that it has moved. */
  readonly repair?: (database: DatabaseSync) => number
  /** Takes over what an older version has changed in its own library. */
  readonly merge?: Merge
  /** Those of this version by default. */
  readonly migrations?: readonly string[]
}

/**
 * Everything stored besides the settings, in a SQLite database that is opened on first use. A damaged one, and one of a
 * newer version, is set aside; one that is locked is left alone and tried again later. A copy is kept of what is migrated.
 */
export class Library {
  readonly #path: string
  readonly #log: Log
  readonly #repairSessions: (database: DatabaseSync) => number
  readonly #merge: Merge
  readonly #migrations: readonly string[]
  readonly #kept: KeptLibraries
  #database: DatabaseSync | undefined
  #problem: StorageError | undefined
  /** A read has failed: the next opening checks the whole database. */
  #isSuspect = false
  /** A reader prevented truncation of the write-ahead log, which still contains deleted content. */
  #isLogFull = false
  #newer: NewerLibrary = {}
  #areDocumentsHere = false
  #isNewerNews = false
  /** The copy that this run has made. */
  #copy: string | undefined

  /** @param path a file, or `:memory:` */
  constructor(
    path: string,
    log: Log,
    { repair = () => 0, merge = () => undefined, migrations = ownMigrations }: LibraryOptions = {},
  ) {
    this.#path = path
    this.#log = log
    this.#repairSessions = repair
    this.#merge = merge
    this.#migrations = migrations
    this.#kept = new KeptLibraries(path, migrations.length)
  }

  /** Why the last library could not be used, if it was set aside, or another one could not be merged. */
  get problem(): StorageError | undefined {
    return this.#problem
  }

  /** Whether there is a library from this or an earlier run. */
  get isThere(): boolean {
    return this.#database !== undefined || existsSync(this.#path) || this.#kept.setAside.length > 0
  }

  /** Whether there is a library that was set aside because it could not be read. */
  get hasUnreadable(): boolean {
    return this.#kept.unreadable.length > 0
  }

  /** Whether sounds may belong to sessions of a library that was set aside. */
  get hasSetAside(): boolean {
    return this.hasUnreadable || this.#kept.setAside.length > 0
  }

  /** Content of a newer library that this one lacks; undefined if none was set aside. */
  get newer(): NewerLibrary | undefined {
    return this.#kept.newerSetAside.length === 0 ? undefined : this.#newer
  }

  /** The same in the run that has set it aside. */
  get newsOfNewer(): NewerLibrary | undefined {
    return this.#isNewerNews ? this.newer : undefined
  }

  /** Whether this library has all documents that may still be delivered. */
  get hasAllDocuments(): boolean {
    return this.open().ok && (this.#areDocumentsHere || this.#kept.setAside.length === 0)
  }

  /** Deletes libraries that could not be read. */
  removeUnreadable(): Result<boolean, StorageError> {
    return this.#attempt(() => this.#kept.removeUnreadable())
  }

  /** Deletes libraries of newer versions. */
  removeNewer(): Result<boolean, StorageError> {
    return this.#attempt(() => this.#kept.removeNewer())
  }

  /**
   * Deletes what is beside the library and expired.
   *
   * @param keptForMs retention, in milliseconds
   */
  removeExpired(keptForMs: number): Result<boolean, StorageError> {
    const opened = this.#kept.all.length > 0 ? this.open() : ok(undefined)
    if (!opened.ok) return opened
    return this.#attempt(() => {
      if (opened.value !== undefined) this.#kept.deleteFromCopies(opened.value)
      return this.#kept.removeExpired(keptForMs, this.#areDocumentsHere)
    })
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
      this.#kept.deleteFromCopies(database.value)
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

  #openOrBeginAnew(): DatabaseSync {
    try {
      this.#database = this.#openAt(this.#path)
    } catch (thrown) {
      if (!isBroken(thrown)) throw thrown
      setAside(this.#path)
      this.#database = this.#openAt(this.#path)
      this.#problem = asError(thrown)
    }
    this.#isSuspect = false
    return this.#database
  }

  #openAt(path: string): DatabaseSync {
    removeUnfinished(path)
    if (path !== ':memory:' && placeLibrary(path, this.#migrations.length)) {
      this.#isNewerNews = true
      this.#log.warn('a library of a newer version was set aside')
    }
    const database = openDatabase(path, this.#migrations, {
      isSuspect: this.#isSuspect,
      beforeMigration: (version) => this.#keepCopy(version),
    })
    try {
      this.#repair(database)
      this.#consider(database)
    } catch (thrown) {
      database.close()
      throw thrown
    }
    return database
  }

  /** Once: a migration that fails is tried again with every request. */
  #keepCopy(version: number): void {
    if (this.#copy === undefined || !existsSync(this.#copy)) this.#copy = keepCopy(this.#path, version)
  }

  #repair(database: DatabaseSync): void {
    const moved = this.#repairSessions(database)
    if (moved > 0) this.#log.warn('sessions with times that none can have were moved', { sessions: moved })
  }

  /** Takes account of the libraries of other versions beside this one. */
  #consider(database: DatabaseSync): void {
    const { all, newerSetAside } = this.#kept
    if (all.length === 0) return forgetChanges(database)
    const newer = new NewerLibraries(database, newerSetAside, this.#log)
    // Before changes are noted: these documents are as they were.
    const hasDocuments = newer.takeDocuments()
    if (newerSetAside.length > 0) noteChanges(database)
    const problem = this.#mergeOlder(database)
    if (problem !== undefined) this.#problem = problem
    this.#newer = newer.lacked()
    this.#areDocumentsHere = problem === undefined && hasDocuments
    // A run may have been killed before it did.
    this.#attempt(() => this.#kept.deleteFromCopies(database))
  }

  /** Merges libraries that older versions have set aside; after a failure, they stay for the next start. */
  #mergeOlder(database: DatabaseSync): StorageError | undefined {
    const older = this.#kept.setAside.filter(({ version }) => version <= this.#migrations.length)
    try {
      for (const each of older)
        mergeSetAside(database, this.#path, each, {
          migrations: this.#migrations,
          repair: this.#repairSessions,
          merge: this.#merge,
        })
      // Merging deletes too.
      if (older.length > 0) this.#isLogFull = !emptyLog(database, LOG_WAIT_MS)
    } catch (thrown) {
      this.#log.warn('a library of another version could not be merged', { detail: reasonOf(thrown) })
      return asError(thrown, 'library-merge')
    }
    return undefined
  }
}

/** The files beside a database belong to it: without them it is older than it was. */
function setAside(path: string): void {
  const ending = `${UNREADABLE}${fileMoment(Date.now())}`
  for (const part of ['', '-wal', '-shm'])
    if (existsSync(path + part)) renameSync(path + part, `${path}${ending}${part}`)
}
