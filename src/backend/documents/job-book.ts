import type { DocumentJob, DocumentList } from '../../core/areas/documents/documents-calls.ts'
import type { Progress } from '../../core/base/call.ts'
import type { Clock } from '../../core/base/clock.ts'
import type { AppError } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { StoredJob } from '../library/document-table.ts'
import type { Storage } from '../storage/storage.ts'

/** Minimum interval of progress events for pages. */
const MIN_PUBLISH_INTERVAL_MS = 250

export const isUnderWay = ({ state }: Pick<StoredJob, 'state'>): boolean =>
  state === 'queued' || state === 'uploading' || state === 'translating' || state === 'saving'

/** Whether everything that a retry needs is still available. */
export const isRetriable = ({ state, ticket, source, isUnreadable = false }: StoredJob): boolean =>
  (state === 'failed' || state === 'cancelled') &&
  !isUnreadable &&
  (ticket !== undefined || source !== undefined)

interface Now {
  readonly progress?: Progress | undefined
  readonly secondsRemaining?: number | undefined
}

interface JobBookOptions {
  readonly storage: Storage
  readonly clock: Clock
  readonly changed: (list: DocumentList) => void
}

/**
 * All jobs: in the library, so that they survive, and in memory while this run works on them. If the two
 * differ, memory is right: a full disk must not lose the key of a document that was just paid for.
 */
export class JobBook {
  readonly #options: JobBookOptions
  readonly #open = new Map<string, StoredJob>()
  readonly #now = new Map<string, Now>()
  #problem: AppError | undefined
  #publishedAt = Number.NEGATIVE_INFINITY

  constructor(options: JobBookOptions) {
    this.#options = options
  }

  async list(): Promise<Result<DocumentList>> {
    const stored = await this.#options.storage.ask('job.all', undefined)
    if (!stored.ok) return stored
    const problem = this.#problem ?? stored.value.problem
    return ok({
      jobs: this.#current(stored.value.jobs).map((job) => this.view(job)),
      ...(problem !== undefined && { problem }),
    })
  }

  async all(): Promise<Result<StoredJob[]>> {
    const stored = await this.#options.storage.ask('job.all', undefined)
    return stored.ok ? ok(this.#current(stored.value.jobs)) : stored
  }

  /** @returns an error if there is no such job */
  async get(id: string): Promise<Result<StoredJob>> {
    const open = this.#open.get(id)
    if (open !== undefined) return ok(open)
    const found = await this.#options.storage.ask('job.get', id)
    if (!found.ok) return found
    return found.value === undefined ? unknownJob(id) : ok(found.value)
  }

  /** Adds jobs of this run, all or none. */
  async add(jobs: readonly StoredJob[]): Promise<Result<undefined>> {
    const added = await this.#options.storage.ask('job.add', jobs)
    if (!added.ok) return added
    for (const job of jobs) this.#open.set(job.id, job)
    await this.#publish()
    return ok(undefined)
  }

  /** Makes this run the owner of a job whose owner has ended, unless another run was faster. */
  async adopt(job: StoredJob, owner: string): Promise<boolean> {
    const adopted = await this.#options.storage.ask('job.adopt', { id: job.id, from: job.owner })
    if (!adopted.ok || !adopted.value) return false
    this.#open.set(job.id, { ...job, owner })
    return true
  }

  /**
   * Applies to this run at once, even if it cannot be stored, which the list then reports. Resolves when the change is
   * on the disk, or storing has failed.
   */
  async update(job: StoredJob, change: Partial<StoredJob>): Promise<StoredJob> {
    const next = { ...job, ...change }
    this.#open.set(job.id, next)
    this.#now.delete(job.id)
    const stored = await this.#options.storage.ask('job.put', next)
    this.#problem = stored.ok ? undefined : stored.error
    await this.#publish()
    return next
  }

  async remove(id: string): Promise<Result<undefined>> {
    const removed = await this.#options.storage.ask('job.delete', id)
    if (!removed.ok) return removed
    this.#open.delete(id)
    this.#now.delete(id)
    await this.#publish()
    return ok(undefined)
  }

  /** Sets transient state, which is not stored. */
  note(id: string, now: Now): void {
    this.#now.set(id, now)
    if (this.#options.clock.now() - this.#publishedAt >= MIN_PUBLISH_INTERVAL_MS) void this.#publish()
  }

  /** Whether a job still needs this source; true in doubt. */
  async isSourceNeeded(source: string): Promise<boolean> {
    const needed = await this.#options.storage.ask('job.isSourceNeeded', source)
    return !needed.ok || needed.value
  }

  /** The job as a page sees it: without key and folders. */
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

  #current(stored: readonly StoredJob[]): StoredJob[] {
    return stored.map((job) => this.#open.get(job.id) ?? job)
  }

  async #publish(): Promise<void> {
    this.#publishedAt = this.#options.clock.now()
    const list = await this.list()
    if (list.ok) this.#options.changed(list.value)
  }
}

const unknownJob = (id: string): Result<never> =>
  err({ kind: 'invalid-input', field: 'id', problem: { type: 'unknown-value', value: id } })
