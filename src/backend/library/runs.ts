import { randomUUID } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createOwnFile, isLocked } from './database.ts'

/**
 * Detects which runs of the program are alive. Several may share a folder: the desktop app, the web host, a
 * command. Each holds a lock that the system releases when the process ends in any way, so that no
 * timeout has to decide.
 */
export class Runs {
  readonly id: string
  readonly #folder: string
  #own: DatabaseSync | undefined

  /**
   * @param folder holds one file for each run
   * @param id of this run
   */
  constructor(folder: string, id: string = randomUUID()) {
    this.#folder = folder
    this.id = id
  }

  /** Marks this run as alive until `end`. */
  begin(): void {
    if (this.#own !== undefined) return
    const path = this.#pathOf(this.id)
    createOwnFile(path)
    this.#own = new DatabaseSync(path)
    this.#own.exec('BEGIN EXCLUSIVE')
  }

  isAlive(id: string): boolean {
    if (id === this.id) return this.#own !== undefined
    const path = this.#pathOf(id)
    if (!existsSync(path)) return false
    const other = new DatabaseSync(path, { timeout: 0 })
    try {
      other.exec('BEGIN EXCLUSIVE')
      other.exec('ROLLBACK')
    } catch (thrown) {
      if (isLocked(thrown)) return true
      throw thrown
    } finally {
      other.close()
    }
    rmSync(path, { force: true })
    return false
  }

  end(): void {
    this.#own?.close()
    this.#own = undefined
    rmSync(this.#pathOf(this.id), { force: true })
  }

  #pathOf(id: string): string {
    return join(this.#folder, `${id}.run`)
  }
}
