import { isDeepStrictEqual } from 'node:util'
import type { AppErrorOf } from '../../core/base/errors.ts'
import { ok, type Result } from '../../core/base/result.ts'
import { type SessionFile, sessionFileSchema, toSessionFile } from '../../core/library/export/session-file.ts'
import { keptForMs, type Retention } from '../../core/library/retention.ts'
import {
  MAX_CAPTIONS,
  MAX_TIMESTAMP,
  type Recording,
  type SessionChange,
  SOURCE,
} from '../../core/library/sessions.ts'
import type { Library } from '../library/library.ts'
import type { Runs } from '../library/runs.ts'
import type { SessionSounds } from './session-sounds.ts'
import { SessionTable } from './session-table.ts'
import type { Appended } from './sound-files.ts'

export type StorageResult<T> = Result<T, AppErrorOf<'storage'>>

interface SessionRepositoryOptions {
  readonly library: Library
  readonly runs: Runs
  readonly sounds: SessionSounds
  readonly retention: () => Retention
  readonly changed: (change: SessionChange) => void
}

/** Sessions in the library: stored while they run, ended with their recorder, and deleted by retention. */
export class SessionRepository {
  readonly #options: SessionRepositoryOptions
  #isSweeping = false
  #overdue: AppErrorOf<'storage'> | undefined

  constructor(options: SessionRepositoryOptions) {
    this.#options = options
  }

  /** Why expired content could not be deleted, if so. */
  get overdue(): AppErrorOf<'storage'> | undefined {
    return this.#overdue
  }

  ask<T>(question: (table: SessionTable) => T): StorageResult<T> {
    return this.#options.library.ask((database) => question(new SessionTable(database)))
  }

  /** Stores a report of a session; false if it is not kept. */
  record(recording: Recording): StorageResult<boolean> {
    const { runs, retention, changed } = this.#options
    if (keptForMs[retention()] === 0) return ok(false)
    const recorded = this.ask((table) => {
      runs.begin()
      return table.together(() => table.record(recording, runs.id, Date.now()) !== undefined)
    })
    if (recorded.ok && recorded.value) {
      const { id, captions } = recording
      const fromCaption = Math.min(...captions.map(({ index }) => index))
      changed({ id, ...(captions.length > 0 && { fromCaption }) })
    }
    return recorded
  }

  /** Stores the next part of a session's sound. */
  keepSound(id: string, at: number, data: Uint8Array): StorageResult<Appended> {
    const { library, sounds, retention, changed } = this.#options
    const nothing = { isKept: false, storedBytes: 0 }
    if (keptForMs[retention()] === 0 || !library.isThere) return ok(nothing)
    const known = this.ask((table) => table.get(id) !== undefined)
    if (!known.ok) return known
    if (!known.value) return ok(nothing)
    const before = sounds.bytes(id)
    const appended = sounds.append(id, at, data)
    if (before === 0 && appended.ok && appended.value.storedBytes > 0) changed({ id })
    return appended
  }

  /** Imports a session from a file, unless it could not be exported again unchanged. */
  take(id: string, file: SessionFile): StorageResult<undefined> {
    const { runs, changed } = this.#options
    const taken = this.ask((table) =>
      table.together(() => {
        const place = table.record(recordingOf(id, file), runs.id, Date.now())?.place ?? 0
        table.update(id, file)
        for (const [index, { originals = {}, source, targets }] of file.captions.entries())
          for (const line of Object.keys(originals))
            table.captions.edit(place, index, line, line === SOURCE ? source : ownOf(targets, line))
        if (!isReadBack(table, id, file)) throw new Error('the session cannot be read back')
      }),
    )
    changed({ id })
    return taken.ok ? ok(undefined) : taken
  }

  /** The recorder in this run is gone. */
  release(id: string): void {
    const { runs, changed } = this.#options
    const interrupted = this.ask((table) => table.interrupt(id, runs.id))
    if (interrupted.ok && interrupted.value) changed({ id })
  }

  /** Ends the sessions of runs that have ended. */
  recover(): void {
    const { runs, changed } = this.#options
    const left = this.ask((table) =>
      table
        .open()
        .filter(
          ({ id, owner }) => !(owner !== undefined && runs.isAlive(owner)) && table.interrupt(id, owner),
        ),
    )
    if (left.ok && left.value.length > 0) changed({})
  }

  /** Sessions that this retention would delete. */
  expiring(retention: Retention): StorageResult<string[]> {
    const { library } = this.#options
    const forMs = keptForMs[retention]
    if (forMs === Number.POSITIVE_INFINITY || !library.isThere) return ok([])
    return this.ask((table) => [
      ...table.unchangedSince(Date.now() - forMs),
      ...(forMs === 0 ? table.open().map(({ id }) => id) : []),
    ])
  }

  /** Deletes expired sessions. */
  async sweep(): Promise<void> {
    if (this.#isSweeping) return
    this.#isSweeping = true
    try {
      const expired = this.expiring(this.#options.retention())
      const swept = expired.ok && expired.value.length > 0 ? await this.delete(expired.value) : expired
      this.#say([swept, this.#removeExpired(), this.#emptyLog()])
      this.#removeStrays()
    } finally {
      this.#isSweeping = false
    }
  }

  /**
   * Deletes one by one: other requests are answered in between, and a failed deletion does not hold up
   * the others. A session whose sound cannot be deleted is kept.
   */
  async delete(ids: readonly string[]): Promise<StorageResult<undefined>> {
    let problem: StorageResult<undefined> = ok(undefined)
    for (const id of ids) {
      const deleted = this.#delete(id)
      if (deleted.ok) this.#options.changed({ id })
      else problem = deleted
      await new Promise((resolve) => setImmediate(resolve))
    }
    this.#options.library.emptyLog()
    return problem
  }

  /** Reports content that should have been deleted. */
  #say(done: readonly StorageResult<unknown>[]): void {
    const failed = done.find((each) => !each.ok)
    const overdue = failed?.ok === false ? failed.error : undefined
    const isNews = overdue?.detail !== this.#overdue?.detail
    this.#overdue = overdue
    if (isNews) this.#options.changed({})
  }

  /** Other libraries beside this one hold sessions and texts too. */
  #removeExpired(): StorageResult<unknown> {
    const { library, retention, changed } = this.#options
    const removed = library.removeExpired(keptForMs[retention()])
    if (removed.ok && removed.value) changed({})
    return removed
  }

  #emptyLog(): StorageResult<unknown> {
    const { library } = this.#options
    return library.isLogFull ? library.emptyLog() : ok(undefined)
  }

  #delete(id: string): StorageResult<undefined> {
    const silenced = this.#options.sounds.remove(id)
    if (!silenced.ok) return silenced
    return this.ask((table) => {
      table.together(() => table.delete(id, Date.now()))
      return undefined
    })
  }

  /**
   * Deletes sounds without a session. If a library was set aside, they may belong to its sessions: while it
   * exists, they are kept for the retention period.
   */
  #removeStrays(): void {
    const { library, sounds, retention } = this.#options
    const old = Date.now() - keptForMs[retention()]
    // Files are created after their sessions, so sounds that another run begins meanwhile are not listed here.
    const all = sounds.all()
    if (!all.ok || all.value.length === 0) return
    const strays = library.isThere
      ? this.ask((table) => {
          const unknown = all.value.filter(({ id }) => table.get(id) === undefined)
          return library.hasSetAside ? unknown.filter(({ changedAt }) => changedAt <= old) : unknown
        })
      : ok(all.value.filter(({ changedAt }) => changedAt <= old))
    if (strays.ok) for (const { id } of strays.value) sounds.remove(id)
  }
}

const ownOf = (targets: Readonly<Record<string, string>>, line: string): string | null =>
  Object.hasOwn(targets, line) ? (targets[line] ?? null) : null

/** The recording that a page would have reported for a file, with its lines as recognised. */
function recordingOf(
  id: string,
  { startedAt, captions, about, sides, gaps, audioMs, figures }: SessionFile,
): Recording {
  const beganAt = Date.parse(startedAt)
  const lastMs = captions.reduce((ms, { endMs }) => Math.max(ms, endMs), 0)
  return {
    id,
    startedAt: beganAt,
    endedAt: Math.min(beganAt + Math.ceil(lastMs), MAX_TIMESTAMP),
    about,
    ...(sides !== undefined && { sides }),
    gaps,
    audioMs,
    ...(figures !== undefined && { figures }),
    captions: captions.map(({ originals = {}, ...caption }, index) => {
      const { [SOURCE]: source = caption.source, ...targets } = originals
      return { ...caption, index, source, targets: { ...caption.targets, ...targets } }
    }),
  }
}

/** SQLite keeps text as UTF-8, which has no lone surrogates. */
const linesOf = ({
  source,
  targets,
}: Pick<SessionFile['captions'][number], 'source' | 'targets'>): string[] =>
  [source, ...Object.entries(targets).flat()].map((text) => text.toWellFormed())

/** Whether the stored session can be exported again unchanged. */
function isReadBack(table: SessionTable, id: string, file: SessionFile): boolean {
  const session = table.get(id)
  if (session === undefined) return false
  const captions = table.captions.list(session.place, 0, MAX_CAPTIONS)
  return (
    sessionFileSchema.safeParse(toSessionFile(table.view(session, 0), captions)).success &&
    isDeepStrictEqual(captions.map(linesOf), file.captions.map(linesOf))
  )
}
