import { randomUUID } from 'node:crypto'
import type { DocumentList } from '../../core/areas/documents/documents-calls.ts'
import { aborted } from '../../core/base/aborted.ts'
import type { Clock } from '../../core/base/clock.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { StoredJob } from '../library/document-table.ts'
import type { Storage } from '../storage/storage.ts'
import { isRetriable, isUnderWay, type JobBook } from './job-book.ts'
import type { JobRunner } from './job-runner.ts'
import type { OwnFiles } from './own-files.ts'

/** Input of a new job. */
export type JobDraft = Pick<
  StoredJob,
  'name' | 'bytes' | 'targetLanguage' | 'options' | 'isDemo' | 'account' | 'folder' | 'whenDone' | 'source'
>

/** Time limit at exit for steps that the service delivers only once, or that might be billed twice. */
const FINISH_MS = 10_000

interface Running {
  readonly rest: AbortController
  readonly cut: AbortController
  readonly ended: Promise<void>
}

interface DocumentJobsOptions {
  readonly book: JobBook
  readonly runner: JobRunner
  readonly files: OwnFiles
  readonly storage: Storage
  /** Id of this run of the program. */
  readonly run: string
  readonly clock: Clock
  /** Jobs of other accounts are left to a run that has them. */
  readonly knowsAccount: (account: string) => boolean
}

/** Starts jobs, ends them, and resumes those of earlier runs. */
export class DocumentJobs {
  readonly #options: DocumentJobsOptions
  readonly #running = new Map<string, Running>()
  #resuming: Promise<Result<undefined>> | undefined

  constructor(options: DocumentJobsOptions) {
    this.#options = options
  }

  async start(drafts: readonly JobDraft[]): Promise<Result<StoredJob[]>> {
    const { book, run, storage } = this.#options
    const createdAt = await storage.ask('clock.stamp', undefined)
    if (!createdAt.ok) return createdAt
    const jobs = drafts.map((draft): StoredJob => {
      const id = randomUUID()
      return { ...draft, id, createdAt: createdAt.value, state: 'queued', owner: run }
    })
    const added = await book.add(jobs)
    if (!added.ok) return added
    for (const { id } of jobs) this.#run(id)
    return ok(jobs)
  }

  /** Resumes jobs of our accounts whose run had ended when this one began. All others are left to their runs. */
  resume(): Promise<Result<undefined>> {
    this.#resuming ??= this.#takeUp().then((resumed) => {
      // A library that could not be read is read again.
      if (!resumed.ok) this.#resuming = undefined
      return resumed
    })
    return this.#resuming
  }

  /** All jobs, after those of earlier runs have been taken over. */
  async list(): Promise<Result<DocumentList>> {
    await this.#resuming
    return this.#options.book.list()
  }

  /**
   * Resolves when none of these jobs is pending in this run, or `signal` aborts. Jobs of earlier runs are
   * resumed first: a command is a run of its own.
   */
  async wait(ids: readonly string[] | undefined, signal: AbortSignal): Promise<Result<DocumentList>> {
    const resumed = await this.resume()
    if (!resumed.ok) return resumed
    const wanted = ids ?? [...this.#running.keys()]
    const ends = wanted.flatMap((id) => this.#running.get(id)?.ended ?? [])
    await Promise.race([Promise.all(ends), aborted(signal)])
    return signal.aborted ? err({ kind: 'cancelled' }) : this.#options.book.list()
  }

  /**
   * Deletes finished jobs that have nothing left to deliver, and files without a job. Unsaved translations
   * are kept, since they were paid for.
   *
   * @param keptForMs deletes those that are older, in milliseconds
   */
  async sweep(keptForMs: number): Promise<void> {
    const { book, files, storage } = this.#options
    // A library that cannot be opened is reported by the calls that need it.
    const jobs = await this.#kept()
    if (!jobs.ok || jobs.value === undefined) return
    const expired = await storage.ask('clock.expiredBefore', keptForMs)
    if (!expired.ok) return
    const before = expired.value
    const old = jobs.value.filter((job) => job.createdAt <= before && hasNothingToGive(job))
    for (const { id } of old) await this.remove(id)
    const left = await book.all()
    const isComplete = await storage.ask('library.hasAllDocuments', undefined)
    if (left.ok && isComplete.ok && isComplete.value)
      await files.removeStrays(new Set(left.value.flatMap(({ id, source }) => [id, source ?? ''])), before)
  }

  async cancel(id: string): Promise<Result<StoredJob>> {
    const { book } = this.#options
    const job = await this.#mine(id)
    if (!job.ok) return job
    await this.#stop(id)
    const now = await book.get(id)
    // It may have ended in the meantime.
    if (!now.ok || now.value.state === 'done' || (now.value.state === 'failed' && !isUnderWay(job.value)))
      return now
    const { error } = now.value
    const keptError = error?.kind === 'document-unconfirmed' ? error : undefined
    return ok(await book.update(now.value, { state: 'cancelled', ticket: undefined, error: keptError }))
  }

  async retry(id: string): Promise<Result<StoredJob>> {
    const { book, run } = this.#options
    const found = await this.#mine(id)
    if (!found.ok) return found
    const job = found.value
    if (!isRetriable(job) || this.#running.has(id))
      return err({
        kind: 'invalid-input',
        field: 'id',
        problem: { type: 'malformed', detail: 'not to be retried' },
      })
    const state = job.ticket === undefined ? 'queued' : 'translating'
    const stored = book.update(job, { state, error: undefined, owner: run })
    // Started before anything is awaited: of two simultaneous requests, the second one is refused.
    this.#run(id, stored)
    return ok(await stored)
  }

  async remove(id: string): Promise<Result<undefined>> {
    const { book, files } = this.#options
    const found = await this.#mine(id)
    if (!found.ok) return found
    await this.#stop(id)
    const removed = await book.remove(id)
    if (!removed.ok) return removed
    await files.dropResult(id)
    const { source } = found.value
    if (source !== undefined && !(await book.isSourceNeeded(source))) await files.dropSource(source)
    return ok(undefined)
  }

  /** Stops all jobs; the next run resumes them. Steps that cannot be repeated may end first, within a time limit. */
  async close(): Promise<void> {
    const { clock } = this.#options
    const running = [...this.#running.values()]
    for (const { rest } of running) rest.abort()
    const endLimit = clock.after(FINISH_MS, () => {
      for (const { cut } of running) cut.abort()
    })
    await Promise.all(running.map(({ ended }) => ended))
    endLimit()
  }

  /** All jobs; undefined if there is no library, and then none is created. */
  async #kept(): Promise<Result<StoredJob[] | undefined>> {
    const { book, storage } = this.#options
    const isThere = await storage.ask('library.isThere', undefined)
    return isThere.ok && isThere.value ? book.all() : ok(undefined)
  }

  async #takeUp(): Promise<Result<undefined>> {
    const { book, storage, run, knowsAccount } = this.#options
    const jobs = await this.#kept()
    if (!jobs.ok) return jobs
    for (const job of jobs.value ?? []) {
      if (!isUnderWay(job) || !knowsAccount(job.account) || this.#running.has(job.id)) continue
      if (job.owner !== undefined) {
        const isAlive = await storage.ask('run.isAlive', job.owner)
        if (!isAlive.ok) return isAlive
        if (isAlive.value) continue
      }
      if (!(await book.adopt(job, run))) continue
      if (job.state === 'uploading')
        await book.update(
          { ...job, owner: run },
          {
            state: 'failed',
            error: { kind: 'document-unconfirmed', detail: 'Parley ended while it was sent' },
          },
        )
      else this.#run(job.id)
    }
    return ok(undefined)
  }

  /** @param stored settles when the job's initial state is on the disk */
  #run(id: string, stored: Promise<unknown> = Promise.resolve()): void {
    const rest = new AbortController()
    const cut = new AbortController()
    const ended = stored
      .then(() => this.#options.runner.run(id, { rest: rest.signal, cut: cut.signal }))
      .finally(() => {
        if (this.#running.get(id)?.cut === cut) this.#running.delete(id)
      })
    this.#running.set(id, { rest, cut, ended })
  }

  async #stop(id: string): Promise<void> {
    const running = this.#running.get(id)
    running?.rest.abort()
    running?.cut.abort()
    await running?.ended
  }

  /** Finds a job, unless another live run of the program works on it. */
  async #mine(id: string): Promise<Result<StoredJob>> {
    const { book, storage, run } = this.#options
    await this.#resuming
    const job = await book.get(id)
    if (!job.ok || !isUnderWay(job.value) || this.#running.has(id)) return job
    const { owner } = job.value
    if (owner === undefined || owner === run) return job
    const isAlive = await storage.ask('run.isAlive', owner)
    if (!isAlive.ok) return isAlive
    return isAlive.value ? err({ kind: 'other-host-only' }) : job
  }
}

/**
 * A failed job could still be retried, but its source is only a copy of the user's file. A translation that was
 * downloaded is a copy of theirs as well.
 */
const hasNothingToGive = ({ state, result, isUnreadable = false }: StoredJob): boolean =>
  !isUnreadable &&
  (state === 'failed' ||
    state === 'cancelled' ||
    (state === 'done' && (result?.place !== 'data-folder' || result.isDownloaded === true)))
