import * as z from 'zod/mini'
import { type JsonFile, jsonFile } from '../../backend/settings/settings-folder.ts'
import { unexpected } from '../../core/base/errors.ts'
import type { Log } from '../../core/base/log.ts'

const recordSchema = z.object({
  checkedAt: z.optional(z.number()),
  tried: z.optional(z.string()),
  /** When the latest of each feed that was seen had been signed, in milliseconds since 1970. */
  seen: z._default(z.record(z.string(), z.number()), {}),
})
type Content = z.output<typeof recordSchema>

const EMPTY: Content = { seen: {} }

/** Facts about updates that are kept between runs. Their file is read on first use, and counts as empty if it cannot be used. */
export class UpdateRecord {
  readonly #file: JsonFile
  readonly #log: Log
  #content: Content | undefined

  /** @param path path of the file */
  constructor(path: string, log: Log) {
    this.#file = jsonFile(path)
    this.#log = log
  }

  /** Time of the last successful check, in milliseconds since 1970. */
  get checkedAt(): number | undefined {
    return this.#read().checkedAt
  }

  set checkedAt(checkedAt: number) {
    this.#change({ checkedAt })
  }

  /** The version whose installation was begun when a process ended. */
  get tried(): string | undefined {
    return this.#read().tried
  }

  set tried(tried: string | undefined) {
    this.#change({ tried })
  }

  /** When the latest feed that was seen had been signed, in milliseconds since 1970; undefined if none was. */
  seen(feed: string): number | undefined {
    return this.#read().seen[feed]
  }

  see(feed: string, signedAt: number): void {
    if (signedAt > (this.seen(feed) ?? 0)) this.#change({ seen: { ...this.#read().seen, [feed]: signedAt } })
  }

  #read(): Content {
    if (this.#content !== undefined) return this.#content
    try {
      this.#content = recordSchema.parse(this.#file.load() ?? EMPTY)
    } catch (thrown) {
      this.#log.warn('the record of updates cannot be used', { detail: unexpected(thrown).detail })
      this.#content = EMPTY
    }
    return this.#content
  }

  #change(change: Partial<Content>): void {
    this.#content = { ...this.#read(), ...change }
    try {
      this.#file.save(this.#content)
    } catch (thrown) {
      this.#log.warn('the record of updates was not stored', { detail: unexpected(thrown).detail })
    }
  }
}
