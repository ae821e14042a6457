import * as z from 'zod/mini'
import { isSame } from '../../../core/base/is-same.ts'
import type { Log } from '../../../core/base/log.ts'
import { reasonOf } from '../../base/error-utils.ts'
import { type JsonFile, jsonFile } from '../../settings/settings-folder.ts'
import { isSameVolume, type Volumes } from './stream-volumes.ts'

const MAX_CHANNELS = 64
const MAX_ENTRIES = 100

const volumes = z.array(z.int().check(z.gte(0))).check(z.minLength(1), z.maxLength(MAX_CHANNELS))
const ledgerSchema = z.object({
  lowered: z
    .array(z.object({ before: volumes, lowered: volumes, program: z.string() }))
    .check(z.maxLength(MAX_ENTRIES)),
})

/** Volumes of a stream before and after it was lowered. */
export interface LoweredVolumes {
  readonly before: Volumes
  readonly lowered: Volumes
}

interface Entry extends LoweredVolumes {
  /** Id of the program. */
  readonly program: string
  /** Whether its volume is still to be restored, when it plays again. */
  readonly isOwed: boolean
}

/**
 * Volumes of programs that were lowered here. Sound servers remember volumes by program, so that a program that ends
 * while it is lowered would be quiet ever after. They are written down, for the next start.
 */
export class VolumeLedger {
  readonly #file: JsonFile
  readonly #log: Log
  #entries: readonly Entry[]
  #written: unknown

  /** @param path of the file, which is there while something may be lowered */
  constructor(path: string, log: Log) {
    this.#file = jsonFile(path)
    this.#log = log
    this.#entries = this.#read()
    this.#written = contentOf(this.#entries)
  }

  /** Volumes of a stream before it, or an earlier one of its program, was lowered to these. */
  beforeOf(program: string, now: Volumes): Volumes | undefined {
    return this.#entries.find((entry) => entry.program === program && isSameVolume(entry.lowered, now))
      ?.before
  }

  /** Writes down volumes before they are lowered. */
  add(program: string, changes: readonly LoweredVolumes[]): void {
    const isReplaced = (entry: Entry) =>
      entry.program === program && changes.some(({ lowered }) => isSameVolume(entry.lowered, lowered))
    const added = changes.map(({ before, lowered }) => ({ program, before, lowered, isOwed: false }))
    this.#change([...this.#entries.filter((entry) => !isReplaced(entry)), ...added].slice(-MAX_ENTRIES))
  }

  /** Programs whose volumes are to be restored when they play again. */
  get owed(): readonly string[] {
    return [...new Set(this.#entries.flatMap(({ program, isOwed }) => (isOwed ? [program] : [])))]
  }

  /** Marks a program that plays nothing, so that its volume cannot be restored now. */
  owe(program: string): void {
    this.#change(
      this.#entries.map((entry) => (entry.program === program ? { ...entry, isOwed: true } : entry)),
    )
  }

  /** Forgets what was owed to a program. */
  settle(program: string): void {
    this.#change(this.#entries.filter((entry) => !entry.isOwed || entry.program !== program))
  }

  /** Forgets all but what is owed. */
  close(): void {
    this.#change(this.#entries.filter(({ isOwed }) => isOwed))
  }

  #read(): readonly Entry[] {
    try {
      const { lowered } = ledgerSchema.parse(this.#file.load() ?? { lowered: [] })
      return lowered.map((entry) => ({ ...entry, isOwed: true }))
    } catch (thrown) {
      this.#log.warn('lowered volumes cannot be read', { detail: reasonOf(thrown) })
      return []
    }
  }

  /** A failure is logged: volumes are restored as long as this process runs. */
  #change(entries: readonly Entry[]): void {
    this.#entries = entries
    const content = contentOf(entries)
    if (isSame(content, this.#written)) return
    this.#written = content
    try {
      this.#file.save(content)
    } catch (thrown) {
      this.#log.warn('lowered volumes cannot be written down', { detail: reasonOf(thrown) })
    }
  }
}

const contentOf = (entries: readonly Entry[]) => ({
  lowered: entries.map(({ isOwed: _isOwed, ...entry }) => entry),
})
