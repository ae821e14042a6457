import type { Clock } from '../../core/base/clock.ts'
import type { AppErrorOf } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { Progress } from '../../core/contract/call.ts'
import type { DocumentJob, DocumentList } from '../../core/documents/calls.ts'
import { DocumentTable, type StoredJob } from '../library/document-table.ts'
import type { Library } from '../library/library.ts'

/** Pages are told of progress this often at most. */
const TOLD_EACH_MS = 250

export const isUnderWay = ({ state }: Pick<StoredJob, 'state'>): boolean =>
  state === 'queued' || state === 'uploading' || state === 'translating' || state === 'saving'

/** Whether what it needs is still here. */
export const isRetriable = ({ state, ticket, source, isUnreadable = false }: StoredJob): boolean =>
  (state === 'failed' || state === 'cancelled') &&
  !isUnreadable &&
  (ticket !== undefined || source !== undefined)

interface Now {
  readonly progress?: Progress | undefined
  readonly secondsRemaining?: number | undefined
}

interface JobBookOptions {
  readonly library: Library
  readonly clock: Clock
  readonly changed: (list: DocumentList) => void
}

/**
 * All jobs: in the library, so that they survive, and in memory for as long as this run works on them. Memory is
 * right where the two differ: a disk that is full must not lose the key of a document that was just paid for.
 */
export class JobBook {
  readonly #options: JobBookOptions
  readonly #open = new Map<string, StoredJob>()
  readonly #now = new Map<string, Now>()
  #problem: AppErrorOf<'storage'> | undefined
  #toldAt = Number.NEGATIVE_INFINITY

  constructor(options: JobBookOptions) {
    this.#options = options
  }

  list(): Result<DocumentList> {
    const jobs = this.all()
    if (!jobs.ok) return jobs
    const problem = this.#problem ?? this.#options.library.problem
    return ok({
      jobs: jobs.value.map((job) => this.view(job)),
      ...(problem !== undefined && { problem }),
    })
  }

  all(): Result<StoredJob[]> {
    return this.#ask((table) => table.all().map((job) => this.#open.get(job.id) ?? job))
  }

  /** @returns an error where there is no such job */
  get(id: string): Result<StoredJob> {
    const open = this.#open.get(id)
    if (open !== undefined) return ok(open)
    const found = this.#ask((table) => table.get(id))
    if (!found.ok) return found
    return found.value === undefined ? unknownJob(id) : ok(found.value)
  }

  /** Adds jobs, all or none. */
  add(jobs: readonly StoredJob[]): Result<undefined> {
    const added = this.#ask((table) => table.add(jobs))
    if (!added.ok) return added
    for (const job of jobs) this.#open.set(job.id, job)
    this.#tell()
    return ok(undefined)
  }

  /** Makes this run the owner of a job whose owner has ended, unless another run was faster. */
  adopt(job: StoredJob, owner: string): boolean {
    const adopted = this.#ask((table) => table.adopt(job.id, job.owner, owner))
    if (!adopted.ok || !adopted.value) return false
    this.#open.set(job.id, { ...job, owner })
    return true
  }

  /** Holds in this run even where it cannot be stored; then the list says so. */
  update(job: StoredJob, change: Partial<StoredJob>): StoredJob {
    const next = { ...job, ...change }
    this.#open.set(job.id, next)
    this.#now.delete(job.id)
    const stored = this.#ask((table) => table.put(next))
    if (stored.ok && stored.value) this.#options.library.emptyLog()
    this.#problem = stored.ok ? undefined : stored.error
    this.#tell()
    return next
  }

  remove(id: string): Result<undefined> {
    const removed = this.#ask((table) => table.delete(id))
    if (!removed.ok) return removed
    this.#options.library.emptyLog()
    this.#open.delete(id)
    this.#now.delete(id)
    this.#tell()
    return ok(undefined)
  }

  /** What is true for the moment, and not worth remembering. */
  note(id: string, now: Now): void {
    this.#now.set(id, now)
    if (this.#options.clock.now() - this.#toldAt >= TOLD_EACH_MS) this.#tell()
  }

  /** Where nobody knows, it is. */
  isSourceNeeded(source: string): boolean {
    const needed = this.#ask((table) => table.isSourceNeeded(source))
    return !needed.ok || needed.value
  }

  /** As a page sees it: without the key, without folders. */
  view(job: StoredJob): DocumentJob {
    const { id, name, bytes, targetLanguage, options, state, createdAt, isDemo } = job
    const { billedCharacters, isUnchanged, result, error } = job
    const { progress, secondsRemaining } = this.#now.get(id) ?? {}
    return {
      id,
      name,
      bytes,
      targetLanguage,
      options,
      state,
      createdAt,
      isDemo,
      ...(billedCharacters !== undefined && { billedCharacters }),
      ...(isUnchanged !== undefined && { isUnchanged }),
      ...(result !== undefined && { result }),
      ...(error !== undefined && { error }),
      ...(progress !== undefined && { progress }),
      ...(secondsRemaining !== undefined && { secondsRemaining }),
      canRetry: isRetriable(job),
    }
  }

  #tell(): void {
    this.#toldAt = this.#options.clock.now()
    const list = this.list()
    if (list.ok) this.#options.changed(list.value)
  }

  #ask<T>(question: (table: DocumentTable) => T): Result<T, AppErrorOf<'storage'>> {
    return this.#options.library.ask((database) => question(new DocumentTable(database)))
  }
}

const unknownJob = (id: string): Result<never> =>
  err({ kind: 'invalid-input', field: 'id', problem: { type: 'unknown-value', value: id } })
