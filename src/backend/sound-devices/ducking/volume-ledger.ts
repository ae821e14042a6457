import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import { isSame } from '../../../core/base/is-same.ts'
import type { Log } from '../../../core/base/log.ts'
import { isMissing, reasonOf } from '../../base/error-utils.ts'
import type { Owners } from '../owners.ts'
import { isSameVolume, type Volumes } from './stream-volumes.ts'

const MAX_CHANNELS = 64
const MAX_ENTRIES = 100

const volumes = z.array(z.int().check(z.gte(0))).check(z.minLength(1), z.maxLength(MAX_CHANNELS))

/** Volumes of a stream before and after it was lowered. */
const changeSchema = z.object({ before: volumes, lowered: volumes })
const ledgerSchema = z.object({
  lowered: z.array(z.extend(changeSchema, { program: z.string() })).check(z.maxLength(MAX_ENTRIES)),
})

export interface LoweredVolumes {
  readonly before: Volumes
  readonly lowered: Volumes
}

interface Entry extends LoweredVolumes {
  /** Id of the program. */
  readonly program: string
  /** Whether it played nothing when its volume was to be restored. */
  readonly isOwed: boolean
}

const FILE = /^[\d.a-f]+\.json$/

interface LedgerOptions {
  /** Folder in which each process has a file of its own. */
  readonly folder: string
  readonly owners: Pick<Owners, 'own' | 'mayRun'>
  readonly log: Log
}

/**
 * Volumes of programs that were lowered here. Sound servers remember volumes by program, so that a program that ends
 * while it is lowered would be quiet ever after. They are written down, so that another process restores them after a kill.
 */
export class VolumeLedger {
  readonly #options: LedgerOptions
  #entries: readonly Entry[] = []
  #written: unknown = []

  constructor(options: LedgerOptions) {
    this.#options = options
  }

  /** Volumes of a stream before it, or an earlier one of its program, was lowered to these. */
  beforeOf(program: string, now: Volumes): Volumes | undefined {
    return this.#entries.find((entry) => entry.program === program && isSameVolume(entry.lowered, now))
      ?.before
  }

  /** Writes down volumes before they are lowered. */
  add(program: string, changes: readonly LoweredVolumes[]): Promise<void> {
    const isReplaced = (entry: Entry) =>
      entry.program === program && changes.some(({ lowered }) => isSameVolume(entry.lowered, lowered))
    const added = changes.map(({ before, lowered }) => ({ program, before, lowered, isOwed: false }))
    this.#entries = [...this.#entries.filter((entry) => !isReplaced(entry)), ...added].slice(-MAX_ENTRIES)
    return this.#write()
  }

  /** Programs whose volumes are to be restored when they play again. */
  get owed(): readonly string[] {
    return [...new Set(this.#entries.flatMap(({ program, isOwed }) => (isOwed ? [program] : [])))]
  }

  /** Marks a program that plays nothing, so that its volume cannot be restored now. */
  owe(program: string): void {
    this.#entries = this.#entries.map((entry) =>
      entry.program === program ? { ...entry, isOwed: true } : entry,
    )
  }

  /** Forgets what was owed to a program. */
  settle(program: string): Promise<void> {
    return this.#keep((entry) => !entry.isOwed || entry.program !== program)
  }

  /** Forgets all but what is owed. */
  close(): Promise<void> {
    return this.#keep(({ isOwed }) => isOwed)
  }

  /**
   * Takes over what processes have left that cannot be running any more.
   *
   * @returns whether there was anything
   */
  async adopt(): Promise<boolean> {
    const { folder, owners, log } = this.#options
    const left: string[] = []
    for (const name of await this.#names()) {
      if (!FILE.test(name) || owners.mayRun(basename(name, '.json'))) continue
      const path = join(folder, name)
      left.push(path)
      try {
        const { lowered } = ledgerSchema.parse(JSON.parse(await readFile(path, 'utf8')))
        this.#entries = [...this.#entries, ...lowered.map((entry) => ({ ...entry, isOwed: true }))].slice(
          -MAX_ENTRIES,
        )
      } catch (thrown) {
        log.warn('lowered volumes cannot be read', { detail: reasonOf(thrown) })
      }
    }
    await this.#write()
    await Promise.all(left.map((path) => rm(path, { force: true })))
    return left.length > 0
  }

  async #names(): Promise<string[]> {
    const { folder, log } = this.#options
    try {
      return await readdir(folder)
    } catch (thrown) {
      if (!isMissing(thrown)) log.warn('lowered volumes cannot be found', { detail: reasonOf(thrown) })
      return []
    }
  }

  #keep(isKept: (entry: Entry) => boolean): Promise<void> {
    this.#entries = this.#entries.filter(isKept)
    return this.#write()
  }

  /** A failure is logged: volumes are restored as long as this process runs. */
  async #write(): Promise<void> {
    const lowered = this.#entries.map(({ isOwed: _isOwed, ...entry }) => entry)
    if (isSame(lowered, this.#written)) return
    this.#written = lowered
    const { folder, owners, log } = this.#options
    const path = join(folder, `${owners.own}.json`)
    try {
      if (lowered.length === 0) return await rm(path, { force: true })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${path}.new`, JSON.stringify({ lowered }), { mode: 0o600 })
      await rename(`${path}.new`, path)
    } catch (thrown) {
      log.warn('lowered volumes cannot be written down', { detail: reasonOf(thrown) })
    }
  }
}
