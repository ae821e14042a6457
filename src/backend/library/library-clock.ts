import { uptime } from 'node:os'
import * as z from 'zod/mini'
import type { Log } from '../../core/base/log.ts'
import {
  type CertainTime,
  type ClockReading,
  nextCertainTime,
} from '../../core/session/library/certain-time.ts'
import { reasonOf } from '../base/error-utils.ts'
import { type JsonFile, jsonFile } from '../settings/settings-folder.ts'

/** Interval at which knowledge of the time is written; also whenever the clock begins to be in doubt. */
const SAVE_EACH_MS = 10 * 60_000

const knownSchema = z.object({
  wallMs: z.number(),
  uptimeMs: z.number(),
  certainMs: z.number(),
  doubt: z.optional(z.object({ sinceMs: z.number(), passedMs: z.number() })),
})

interface LibraryClockOptions {
  /** Path of the file with what is known of the time, as JSON. */
  readonly path: string
  /** Whether something is stored that may expire. */
  readonly hasContent: () => boolean
  readonly log: Log
  readonly read?: () => ClockReading
}

/** Decides what has expired: the clock of the computer may have been set, and what is deleted does not come back. */
export class LibraryClock {
  readonly #options: LibraryClockOptions
  readonly #file: JsonFile
  #known: CertainTime | undefined
  #saved: CertainTime | undefined

  constructor(options: LibraryClockOptions) {
    this.#options = options
    this.#file = jsonFile(options.path)
  }

  /** The time to note for content, in whole milliseconds since 1970: a clock that was set back would let it expire early. */
  stamp(): number {
    const { wallMs, certainMs } = this.#look()
    this.#save()
    return Math.round(Math.max(wallMs, certainMs))
  }

  /**
   * The moment before which content has expired, in milliseconds since 1970.
   *
   * @param keptForMs 0 if nothing is kept, whatever the time is
   */
  expiredBefore(keptForMs: number): number {
    if (keptForMs === 0) return Number.MAX_SAFE_INTEGER
    if (keptForMs === Number.POSITIVE_INFINITY) return Number.NEGATIVE_INFINITY
    const { wallMs, certainMs } = this.#look()
    // Where nothing is stored, nothing is written.
    if (this.#options.hasContent()) this.#save()
    return Math.min(wallMs, certainMs) - keptForMs
  }

  #look(): CertainTime {
    const { hasContent, read = systemReading } = this.#options
    const reading = read()
    const isSameRun = this.#known !== undefined
    const known = this.#known ?? this.#load()
    if (known !== undefined) this.#known = nextCertainTime(known, reading, isSameRun)
    else if (hasContent())
      // The content is of an earlier version, which did not look whether the clock was right.
      this.#known = { ...reading, certainMs: 0, doubt: { sinceMs: reading.wallMs, passedMs: 0 } }
    else this.#known = { ...reading, certainMs: reading.wallMs }
    return this.#known
  }

  #load(): CertainTime | undefined {
    try {
      return z.safeParse(knownSchema, this.#file.load()).data
    } catch (thrown) {
      this.#options.log.warn('what was known of the time cannot be read', { detail: reasonOf(thrown) })
      return undefined
    }
  }

  #save(): void {
    const [known, saved] = [this.#known, this.#saved]
    const isNews =
      Math.abs((known?.wallMs ?? 0) - (saved?.wallMs ?? 0)) >= SAVE_EACH_MS ||
      known?.doubt?.sinceMs !== saved?.doubt?.sinceMs
    if (known === undefined || !isNews) return
    this.#saved = known
    try {
      this.#file.save(known)
    } catch (thrown) {
      this.#options.log.info('what is known of the time was not stored', { detail: reasonOf(thrown) })
    }
  }
}

const systemReading = (): ClockReading => ({ wallMs: Date.now(), uptimeMs: uptime() * 1000 })
