import { randomUUID } from 'node:crypto'
import { MAX_PIECE_BYTES } from '../../core/base/chunk.ts'
import type { Clock } from '../../core/base/clock.ts'
import { err, ok, type Result } from '../../core/base/result.ts'

/** Lifetime of a file that is not saved. */
const LIFE_MS = 15 * 60_000
/** Maximum number of waiting files; the oldest is dropped. */
const MAX_FILES = 2

export interface OutgoingFile {
  readonly name: string
  readonly content: Uint8Array
}

/** Downloaded files in memory that wait to be saved, or to be read by a page in chunks. */
export class OutgoingFiles {
  readonly #clock: Clock
  readonly #files = new Map<string, { readonly file: OutgoingFile; readonly keep: () => void }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** @returns its handle */
  add(file: OutgoingFile): string {
    const handle = randomUUID()
    this.#files.set(handle, { file, keep: this.#clock.after(LIFE_MS, () => this.#files.delete(handle)) })
    const oldest = this.#files.size > MAX_FILES ? this.#files.keys().next().value : undefined
    if (oldest !== undefined) this.release(oldest)
    return handle
  }

  find(handle: string): Result<OutgoingFile> {
    const waiting = this.#files.get(handle)
    return waiting === undefined
      ? err({
          kind: 'invalid-input',
          field: 'handle',
          problem: { type: 'unknown-value', value: handle },
        })
      : ok(waiting.file)
  }

  read(handle: string, offset: number): Result<{ data: Uint8Array; total: number }> {
    const found = this.find(handle)
    if (!found.ok) return found
    const { content } = found.value
    return ok({ data: content.slice(offset, offset + MAX_PIECE_BYTES), total: content.length })
  }

  release(handle: string): void {
    this.#files.get(handle)?.keep()
    this.#files.delete(handle)
  }

  releaseAll(): void {
    for (const handle of this.#files.keys()) this.release(handle)
  }
}
