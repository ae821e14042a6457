import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createOwnFile, isLocked } from '../library/database.ts'

/** Hosts that store in a data folder. */
const hosts = ['desktop', 'webhost', 'cli'] as const
export type StoringHost = (typeof hosts)[number]

const SHARED = 'BEGIN; SELECT count(*) FROM sqlite_schema'
const EXCLUSIVE = 'BEGIN EXCLUSIVE'

/**
 * Which hosts use a data folder. Processes of one host share the lock of an empty file, and whoever deletes all data takes
 * those of all hosts alone. Only the locks of the files matter: the system releases them when a process ends in any way.
 */
export class FolderUse {
  readonly #folder: string
  readonly #locks = new Map<StoringHost, DatabaseSync>()
  #own: StoringHost | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * Uses the folder beside others. Throws if one of them has it alone, or if the folder cannot be written.
   *
   * @param waitMs time to wait for one that has it alone
   */
  share(host: StoringHost, waitMs = 0): void {
    this.#own = host
    this.#lock(host, SHARED, waitMs)
  }

  /**
   * Takes the folder for this process alone. Throws if the folder cannot be written.
   *
   * @returns the hosts that use it; if there are any, it is shared as before
   */
  claim(): StoringHost[] {
    const others = hosts.filter((host) => {
      try {
        this.#lock(host, EXCLUSIVE, 0)
        return false
      } catch (thrown) {
        if (isLocked(thrown)) return true
        this.release()
        throw thrown
      }
    })
    if (others.length > 0) this.release()
    return others
  }

  /** Lets others use the folder again, beside this process if it did before. */
  release(): void {
    this.end()
    if (this.#own !== undefined) this.#lock(this.#own, SHARED, 0)
  }

  end(): void {
    for (const lock of this.#locks.values()) lock.close()
    this.#locks.clear()
  }

  /** Ends the use of a claimed folder with its files. Windows deletes no open file. */
  remove(): void {
    this.end()
    for (const host of hosts) rmSync(this.#pathOf(host), { force: true })
  }

  #lock(host: StoringHost, lock: string, waitMs: number): void {
    this.#locks.get(host)?.close()
    this.#locks.delete(host)
    const path = this.#pathOf(host)
    // Closing a file would release the locks that this process has on it.
    if (!existsSync(path)) createOwnFile(path)
    // A file that is open for writing would keep the disk from being made read-only.
    const database = new DatabaseSync(path, { timeout: waitMs, readOnly: lock === SHARED })
    try {
      // Without a file beside it.
      database.exec(`PRAGMA journal_mode = MEMORY; ${lock}`)
    } catch (thrown) {
      database.close()
      throw thrown
    }
    this.#locks.set(host, database)
  }

  #pathOf(host: StoringHost): string {
    return join(this.#folder, `parley.in-use-${host}`)
  }
}
