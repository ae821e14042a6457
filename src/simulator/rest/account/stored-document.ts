import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'

/** Size limit of the file: it is read and written as a whole. */
const MAX_BYTES = 64 * 1024 ** 2

const sectionsSchema = z.record(z.string(), z.array(z.unknown()))
type Sections = z.output<typeof sectionsSchema>

/** Dates and maps as they are stored: as text, and as a list of pairs. */
export const storedDate = z.iso.datetime().transform((text) => new Date(text))
export const storedMap = <V>(value: z.ZodType<V>) =>
  z.array(z.tuple([z.string(), value])).transform((pairs) => new Map(pairs))

const mapsAsPairs = (_key: string, value: unknown) => (value instanceof Map ? [...value] : value)

/** The file that keeps what was made at the demo service. Processes that share it see each other's changes. */
export class AccountDocument {
  readonly #path: string
  /** When the file was written that was read last; undefined if there was none. */
  #readMs: number | undefined
  #sections: Sections = {}

  constructor(path: string) {
    this.#path = path
  }

  /** Reads the file if it has changed. @returns whether it has */
  refresh(): boolean {
    const file = statSync(this.#path, { throwIfNoEntry: false })
    if (file?.mtimeMs === this.#readMs) return false
    this.#readMs = file?.mtimeMs
    this.#sections = file === undefined ? {} : (this.#parse(file.size) ?? {})
    return true
  }

  /** @returns undefined where nothing was ever stored under the name */
  items<T>(name: string, schema: z.ZodType<T>): readonly T[] | undefined {
    const read = z.array(schema).optional().safeParse(this.#sections[name])
    if (!read.success) this.#setAside()
    return read.data
  }

  /**
   * Replaces some sections, and the file as a whole: it is never half-written.
   *
   * @throws if it would be too large or cannot be written
   */
  save(changed: Readonly<Record<string, readonly unknown[]>>): void {
    const text = JSON.stringify({ ...this.#sections, ...changed }, mapsAsPairs)
    if (Buffer.byteLength(text) > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes are not kept`)
    mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 })
    const temporary = `${this.#path}.new`
    // A link that lies there is not followed.
    rmSync(temporary, { force: true })
    writeFileSync(temporary, text, { mode: 0o600, flush: true, flag: 'wx' })
    renameSync(temporary, this.#path)
    this.#readMs = statSync(this.#path).mtimeMs
  }

  #parse(bytes: number): Sections | undefined {
    try {
      if (bytes <= MAX_BYTES) return sectionsSchema.parse(JSON.parse(readFileSync(this.#path, 'utf8')))
    } catch {
      // Another program has written it, or a disk has damaged it: the file is set aside below.
    }
    this.#setAside()
    return undefined
  }

  /** The demo service begins anew where its file cannot be read, and keeps that for its user. */
  #setAside(): void {
    const aside = `${this.#path}.unreadable-${new Date().toISOString().replaceAll(':', '-')}`
    process.stderr.write(`demo service: ${this.#path} cannot be read, and is kept as ${aside}\n`)
    renameSync(this.#path, aside)
    this.#readMs = undefined
    this.#sections = {}
  }
}
