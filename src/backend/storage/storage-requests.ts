import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../../core/base/log.ts'
import { ok } from '../../core/base/result.ts'
import type { Retention } from '../../core/session/library/retention.ts'
import type { SessionChange } from '../../core/session/library/session-schema.ts'
import { createDocumentRequests } from '../library/document-requests.ts'
import type { Library } from '../library/library.ts'
import { LibraryClock } from '../library/library-clock.ts'
import type { Runs } from '../library/runs.ts'
import type { Turns } from '../library/turns.ts'
import { OutageFiles, type TakeName } from '../missing-speech/outage-files.ts'
import { createSessionRequests } from '../sessions/session-requests.ts'
import { createSessionFileRequests } from '../sessions/transfer/session-file-requests.ts'
import { createTextRequests } from '../text-history/text-history-requests.ts'

/** A change of stored data; sent before the request that caused it is answered. */
export type StorageChange =
  | { readonly type: 'session'; readonly change: SessionChange }
  | { readonly type: 'texts' }

interface RequestsOptions {
  readonly dataFolder: string
  readonly library: Library
  readonly runs: Runs
  readonly turns: Turns
  readonly retention: () => Retention
  readonly changed: (change: StorageChange) => void
  readonly log: Log
}

export const createRequests = ({
  dataFolder,
  library,
  runs,
  turns,
  retention,
  changed,
  log,
}: RequestsOptions) => {
  const outageFolder = join(dataFolder, 'missing-speech')
  const clock = new LibraryClock({
    path: join(dataFolder, 'clock.json'),
    hasContent: () => library.isThere || existsSync(outageFolder),
    log,
  })
  const outages = new OutageFiles(outageFolder, clock, log)
  return {
    ...createSessionFileRequests(),
    ...createSessionRequests({
      library,
      clock,
      runs,
      turns,
      retention,
      log,
      soundFolder: join(dataFolder, 'sound'),
      outages,
      changed: (change) => changed({ type: 'session', change }),
    }),
    ...createOutageRequests(outages),
    ...createTextRequests({ library, clock, turns, retention, changed: () => changed({ type: 'texts' }) }),
    ...createDocumentRequests({ library, runs }),
    'clock.stamp': () => ok(clock.stamp()),
    'clock.expiredBefore': (keptForMs: number) => ok(clock.expiredBefore(keptForMs)),
  }
}

/** Requests of the host about the encrypted sound of outages, besides keeping more of it. */
const createOutageRequests = (outages: OutageFiles) => ({
  'outage.read': (name: TakeName) => outages.read(name),
  'outage.all': () => outages.all(),
  'outage.remove': (name: TakeName) => outages.remove(name),
})

/** Every request that storage answers: a function from its input to a result, or the promise of one. */
export type StorageRequests = ReturnType<typeof createRequests>
