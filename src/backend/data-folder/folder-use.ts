import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createOwnFile, isLocked } from '../library/database.ts'

const LOCKS = { shared: 'BEGIN; SELECT count(*) FROM sqlite_schema', exclusive: 'BEGIN EXCLUSIVE' } as const

/**
 * Which processes of Parley use a data folder: any number share it, or one has it to itself. The file stays empty, only
 * its locks matter: the system releases them when a process ends in any way.
 */
export class FolderUse {
  static readonly fileName = 'parley.in-use'
  readonly #path: string
  readonly #waitMs: number
  #database: DatabaseSync | undefined

  /** @param waitMs time to wait for a process that has the folder to itself */
  constructor(folder: string, waitMs: number) {
    this.#path = join(folder, FolderUse.fileName)
    this.#waitMs = waitMs
  }

  /** Uses the folder beside others. Throws if one of them keeps it to itself, or if the folder cannot be written. */
  share(): void {
    this.#lock('shared', this.#waitMs)
  }

  /**
   * Takes the folder for this process alone. Throws if the folder cannot be written.
   *
   * @returns false if another process uses it; it is then shared, if it was
   */
  claim(waitMs = 0): boolean {
    const wasShared = this.#database !== undefined
    try {
      this.#lock('exclusive', waitMs)
      return true
    } catch (thrown) {
      if (!isLocked(thrown)) throw thrown
      if (wasShared) this.share()
      return false
    }
  }

  end(): void {
    this.#database?.close()
    this.#database = undefined
  }

  /** Ends the use, and removes the file unless another process needs it. */
  remove(): void {
    if (!existsSync(this.#path) || !this.claim()) return this.end()
    // Windows deletes no open file. Elsewhere, whoever has just opened it finds that it is gone, and makes a new one.
    if (process.platform === 'win32') this.end()
    rmSync(this.#path, { force: true })
    this.end()
  }

  #lock(how: keyof typeof LOCKS, waitMs: number): void {
    this.end()
    // Closing a file would release the locks that this process has on it.
    if (!existsSync(this.#path)) createOwnFile(this.#path)
    const file = this.#identity()
    // A file that is open for writing would keep the disk from being made read-only.
    const database = new DatabaseSync(this.#path, { timeout: waitMs, readOnly: how === 'shared' })
    try {
      // Without a file beside it.
      database.exec(`PRAGMA journal_mode = MEMORY; ${LOCKS[how]}`)
    } catch (thrown) {
      database.close()
      throw thrown
    }
    this.#database = database
    // The one who had it has removed it meanwhile: nobody else will see this lock.
    if (file === undefined || this.#identity() !== file) this.#lock(how, waitMs)
  }

  #identity(): number | undefined {
    return statSync(this.#path, { throwIfNoEntry: false })?.ino
  }
}
