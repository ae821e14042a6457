import { join } from 'node:path'
import type { Clock } from '../../core/base/clock.ts'
import type { HandlersOf, Publish } from '../../core/contract/contract.ts'
import { keptForMs, type Retention } from '../../core/session/library/retention.ts'
import { RetentionSweep } from '../library/retention-sweep.ts'
import type { OpenService } from '../service/http/client.ts'
import type { ServiceHttp } from '../service/http/http.ts'
import type { Lookups } from '../service/http/lookups.ts'
import { type ConnectAs, DocumentService } from '../service/operations/documents/documents-operations.ts'
import type { LargePorts } from '../service/transfer/large.ts'
import type { Storage } from '../storage/storage.ts'
import { createDocumentHandlers, type DocumentCalls } from './document-handlers.ts'
import { DocumentJobs } from './document-jobs.ts'
import type { HostFiles } from './host-files.ts'
import type { IncomingFiles } from './incoming.ts'
import { JobBook } from './job-book.ts'
import { JobRunner } from './job-runner.ts'
import { OwnFiles } from './own-files.ts'
import type { SavedFiles } from './saved-files.ts'

/** Younger files and jobs are never swept: they may just be arriving, or have just failed. */
const MIN_AGE_MS = 60 * 60_000

/** The part of the backend that translates documents. Files are opened or written on first use. */
export interface Documents {
  readonly handlers: HandlersOf<DocumentCalls>
  /** Resumes the jobs of earlier runs. */
  resume(): void
  /** An account has changed: waiting jobs try again. */
  wake(): void
  /** Sets the retention of finished jobs. */
  keepTo(retention: Retention): void
  /** Stops the jobs; the next run resumes them. */
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
  readonly storage: Storage
  /** Id of this run of the program. */
  readonly run: string
  readonly incoming: IncomingFiles
  readonly retention: () => Retention
  readonly large: LargePorts
  readonly http: ServiceHttp
  readonly connectAs: ConnectAs
  readonly saved: SavedFiles
  readonly lookups: Lookups
  /** Opens the service that a document is submitted to: that of an account, or of the active one. */
  readonly openAs: (account: string | undefined) => OpenService
  readonly knowsAccount: (account: string) => boolean
}

export function createDocuments({
  host,
  storage,
  run,
  incoming,
  retention,
  large,
  http,
  connectAs,
  saved,
  lookups,
  openAs,
  knowsAccount,
}: DocumentsOptions): Documents {
  const { clock, random, dataFolder } = host
  const files = new OwnFiles(join(dataFolder, 'documents'))
  const book = new JobBook({
    storage,
    clock,
    changed: (list) => host.publish('documents.changed', list),
  })
  const service = new DocumentService(http, large, connectAs)
  const runner = new JobRunner({ book, service, files, clock, random })
  const jobs = new DocumentJobs({
    book,
    runner,
    files,
    storage,
    run,
    clock,
    knowsAccount,
  })
  const sweep = () => {
    const forMs = keptForMs[retention()]
    if (forMs !== Number.POSITIVE_INFINITY) void jobs.sweep(Math.max(forMs, MIN_AGE_MS))
  }
  const sweeping = new RetentionSweep({ clock, retention: retention(), sweep })
  return {
    handlers: createDocumentHandlers({
      book,
      jobs,
      files,
      incoming,
      host: host.files,
      saved,
      lookups,
      openAs,
    }),
    resume() {
      void jobs.resume()
      sweeping.begin()
    },
    keepTo: (chosen) => sweeping.keepTo(chosen),
    wake: () => runner.wake(),
    close: async () => {
      sweeping.end()
      await jobs.close()
    },
  }
}
