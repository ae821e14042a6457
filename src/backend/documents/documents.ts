import { join } from 'node:path'
import type { Clock } from '../../core/clock.ts'
import type { HandlersOf, Publish } from '../../core/contract.ts'
import type { Library } from '../library/library.ts'
import type { Runs } from '../library/runs.ts'
import { type ConnectAs, DocumentService } from '../service/documents.ts'
import type { ServiceHttp } from '../service/http.ts'
import type { Lookups } from '../service/lookups.ts'
import type { SendLarge } from '../service/send-large.ts'
import { createDocumentHandlers, type DocumentCalls } from './handlers.ts'
import type { HostFiles } from './host-files.ts'
import type { IncomingFiles } from './incoming.ts'
import { JobBook } from './job-book.ts'
import { JobRunner } from './job-runner.ts'
import { DocumentJobs } from './jobs.ts'
import { OwnFiles } from './own-files.ts'

/** The part of the backend that translates documents. Nothing is opened or written before it is needed. */
export interface Documents {
  readonly handlers: HandlersOf<DocumentCalls>
  /** Goes on with what earlier runs have left. */
  resume(): void
  /** An account has changed: whatever waits for one tries again. */
  wake(): void
  /** Stops what runs; the next run goes on with it. */
  close(): Promise<void>
}

/** The ports of a host that documents use. */
interface DocumentHost {
  readonly dataFolder: string
  readonly files: HostFiles
  readonly clock: Clock
  readonly random: () => number
  readonly publish: Publish
}

interface DocumentsOptions {
  readonly host: DocumentHost
  readonly library: Library
  readonly runs: Runs
  readonly incoming: IncomingFiles
  readonly fetch: typeof globalThis.fetch
  readonly send: SendLarge
  readonly userAgent: string
  readonly http: ServiceHttp
  readonly connectAs: ConnectAs
  readonly lookups: Lookups
  /** Id of the account in use. */
  readonly account: () => string
  readonly knowsAccount: (account: string) => boolean
}

export function createDocuments({
  host,
  library,
  runs,
  incoming,
  fetch,
  send,
  userAgent,
  http,
  connectAs,
  lookups,
  account,
  knowsAccount,
}: DocumentsOptions): Documents {
  const { clock, random, dataFolder } = host
  const files = new OwnFiles({ folder: join(dataFolder, 'documents') })
  const book = new JobBook({
    library,
    clock,
    changed: (list) => host.publish('documents.changed', list),
  })
  const service = new DocumentService(http, { fetch, send, clock, userAgent }, connectAs)
  const runner = new JobRunner({ book, service, files, clock, random })
  const jobs = new DocumentJobs({
    book,
    runner,
    files,
    runs,
    clock,
    knowsAccount,
  })
  return {
    handlers: createDocumentHandlers({
      book,
      jobs,
      files,
      incoming,
      host: host.files,
      connectAs,
      lookups,
      account,
    }),
    resume() {
      // A library that cannot be opened says so to whoever asks for it.
      if (library.isThere) jobs.resume()
    },
    wake: () => runner.wake(),
    close: async () => {
      await jobs.close()
    },
  }
}
