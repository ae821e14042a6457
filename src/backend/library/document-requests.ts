import type { AppErrorOf } from '../../core/base/errors.ts'
import { ok, type Result } from '../../core/base/result.ts'
import { DocumentTable, type StoredJob } from './document-table.ts'
import type { Library } from './library.ts'
import type { Runs } from './runs.ts'

interface DocumentRequestsOptions {
  readonly library: Library
  readonly runs: Runs
}

/** Requests about document jobs, and about the runs of the program that own them. */
export function createDocumentRequests({ library, runs }: DocumentRequestsOptions) {
  const ask = <T>(question: (table: DocumentTable) => T): Result<T, AppErrorOf<'storage'>> =>
    library.ask((database) => question(new DocumentTable(database)))

  return {
    'library.isThere': () => ok(library.isThere),
    /** Whether files without a job belong to nobody, and not to a library that was set aside. */
    'library.hasAllDocuments': () => ok(library.hasAllDocuments),
    'run.isAlive': (id: string): Result<boolean, AppErrorOf<'storage'>> => ok(runs.isAlive(id)),
    /** Newest first, with the reason why an earlier library could not be used. */
    'job.all': () => {
      const jobs = ask((table) => table.all())
      return jobs.ok ? ok({ jobs: jobs.value, problem: library.problem }) : jobs
    },
    'job.get': (id: string) => ask((table) => table.get(id)),
    /** Adds jobs of this run, all or none. */
    'job.add': (jobs: readonly StoredJob[]) =>
      ask((table) => {
        runs.begin()
        table.add(jobs)
      }),
    'job.put': (job: StoredJob): Result<undefined, AppErrorOf<'storage'>> => {
      const stored = ask((table) => {
        if (job.owner === runs.id) runs.begin()
        return table.put(job)
      })
      // The key of a document was deleted: it must not remain in the log.
      if (stored.ok && stored.value) library.emptyLog()
      return stored.ok ? ok(undefined) : stored
    },
    /** Makes this run the owner of a job; false if another run was faster. */
    'job.adopt': ({ id, from }: { readonly id: string; readonly from: string | undefined }) =>
      ask((table) => {
        runs.begin()
        return table.adopt(id, from, runs.id)
      }),
    'job.delete': (id: string): Result<undefined, AppErrorOf<'storage'>> => {
      const removed = ask((table) => table.delete(id))
      if (!removed.ok) return removed
      library.emptyLog()
      return ok(undefined)
    },
    'job.isSourceNeeded': (source: string) => ask((table) => table.isSourceNeeded(source)),
  }
}
