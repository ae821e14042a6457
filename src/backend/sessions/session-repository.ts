import type { AppErrorOf } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { keptForMs, type Retention } from '../../core/session/library/retention.ts'
import type { Recording, SessionChange } from '../../core/session/library/session-schema.ts'
import {
  type LateSpeech,
  NOTHING_SETTLED,
  type SettledLate,
  type SideSpan,
} from '../../core/session/missing-speech/missing-ranges.ts'
import type { Library } from '../library/library.ts'
import type { LibraryClock } from '../library/library-clock.ts'
import type { Runs } from '../library/runs.ts'
import { removeDeletedWords } from '../library/stale-index.ts'
import type { Turns } from '../library/turns.ts'
import { markRecorded, recordLate } from '../missing-speech/late-captions-of-session.ts'
import type { OutageFiles, TakeName } from '../missing-speech/outage-files.ts'
import type { SessionSounds } from './session-sounds.ts'
import { SessionTable } from './session-table.ts'
import type { Appended } from './sound-files.ts'
import { type FileInParts, TakenSession } from './transfer/taken-session.ts'

export type StorageResult<T> = Result<T, AppErrorOf<'storage'>>

interface SessionRepositoryOptions {
  readonly library: Library
  readonly clock: LibraryClock
  readonly runs: Runs
  readonly sounds: SessionSounds
  readonly outages: OutageFiles
  readonly turns: Turns
  readonly retention: () => Retention
  readonly changed: (change: SessionChange) => void
}

const CLOSED = { kind: 'storage', what: 'library', detail: 'closed' } as const

/** Sessions in the library: stored while they run, ended with their recorder, and deleted by retention. */
export class SessionRepository {
  readonly #options: SessionRepositoryOptions
  /** Imports in progress, whose captions have no session yet. */
  readonly #taking = new Set<TakenSession>()
  #erasing: Promise<unknown> = Promise.resolve()
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
    const { clock, runs, retention, changed } = this.#options
    if (keptForMs[retention()] === 0) return ok(false)
    const now = clock.stamp()
    const recorded = this.ask((table) => {
      runs.begin()
      return table.together(() => table.record(recording, runs.id, now) !== undefined)
    })
    if (recorded.ok && recorded.value) {
      const { id, captions } = recording
      const fromCaption = Math.min(...captions.map(({ index }) => index))
      changed({ id, ...(captions.length > 0 && { fromCaption }) })
    }
    return recorded
  }

  /**
   * Stores captions of speech that was missing.
   *
   * @returns the index of the first of them; undefined if the session is not in the library
   */
  recordLate(id: string, late: LateSpeech): StorageResult<number | undefined> {
    const { library, changed } = this.#options
    if (!library.isThere) return ok(undefined)
    const fromCaption = this.ask((table) => table.together(() => recordLate(table, id, late)))
    if (fromCaption.ok && fromCaption.value !== undefined) changed({ id, fromCaption: fromCaption.value })
    return fromCaption
  }

  /** Missing speech of a session that late captions have settled. */
  lateOf(id: string): StorageResult<SettledLate> {
    const { library } = this.#options
    return library.isThere ? this.ask((table) => table.get(id)?.late ?? NOTHING_SETTLED) : ok(NOTHING_SETTLED)
  }

  /** Marks what a session that breaks off has as recorded sound only. */
  markRecorded(id: string, recorded: readonly SideSpan[]): StorageResult<boolean> {
    const { library, changed } = this.#options
    if (!library.isThere) return ok(false)
    const marked = this.ask((table) => table.together(() => markRecorded(table, id, recorded)))
    if (marked.ok && marked.value) changed({ id })
    return marked
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

  /** Stores the next part of the sound of an outage, whose session may not be in the library yet. */
  keepOutage(name: TakeName, at: number, data: Uint8Array): StorageResult<Appended> {
    const { library, outages } = this.#options
    const deleted = library.isThere ? this.ask((table) => table.isDeleted(name.session)) : ok(false)
    return deleted.ok && deleted.value
      ? ok({ isKept: false, storedBytes: 0 })
      : outages.append(name, at, data)
  }

  /**
   * Imports a session from a file, some captions at a time, unless it could not be exported again unchanged. It is in the
   * library once it is there as a whole; captions of an import that was cut off are deleted like those of a deletion.
   */
  async importSession(id: string, file: FileInParts): Promise<StorageResult<undefined>> {
    const { clock, runs, turns, changed } = this.#options
    const now = clock.stamp()
    const taken = new TakenSession(id, file)
    this.#taking.add(taken)
    let done: StorageResult<unknown> = ok(undefined)
    for (const part of file.parts) {
      done = this.ask((table) => table.together(() => taken.add(table, part)))
      if (done.ok && !(await turns.next())) done = err(CLOSED)
      if (!done.ok) break
    }
    if (done.ok) done = this.ask((table) => table.together(() => taken.finish(table, runs.id, now)))
    this.#taking.delete(taken)
    if (!done.ok) {
      await this.#erase()
      return done
    }
    changed({ id })
    return ok(undefined)
  }

  /** The recorder in this run is gone. @param rest what it has not finished */
  release(id: string, rest: Recording | undefined): void {
    const { clock, runs, retention, changed } = this.#options
    const interrupted = this.ask((table) =>
      table.together(() => {
        if (rest !== undefined && keptForMs[retention()] > 0) table.recordRest(rest, runs.id, clock.stamp())
        return table.interrupt(id, runs.id)
      }),
    )
    if (interrupted.ok && interrupted.value) changed({ id })
  }

  /** Ends the sessions of runs that have ended. */
  recover(): void {
    const { runs, changed } = this.#options
    const left = this.ask((table) =>
      table
        .open()
        .filter(
          ({ id, owner }) =>
            !(owner !== undefined && runs.isAlive(owner)) && table.together(() => table.interrupt(id, owner)),
        ),
    )
    if (left.ok && left.value.length > 0) changed({})
  }

  /** Sessions that this retention would delete. */
  expiring(retention: Retention): StorageResult<string[]> {
    const { library, clock } = this.#options
    const forMs = keptForMs[retention]
    if (forMs === Number.POSITIVE_INFINITY || !library.isThere) return ok([])
    return this.ask((table) => [
      ...table.unchangedSince(clock.expiredBefore(forMs)),
      ...(forMs === 0 ? table.open().map(({ id }) => id) : []),
    ])
  }

  /** Deletes expired sessions, and the rest of those whose deletion was cut off. */
  async sweep(): Promise<void> {
    const { library, retention } = this.#options
    const removed = this.#removeExpired()
    const expired = this.expiring(retention())
    const swept = expired.ok && library.isThere ? await this.delete(expired.value) : expired
    this.#say([swept, removed, this.#options.outages.removeExpired(), this.#emptyLog()])
    this.#removeStrays()
  }

  /**
   * Deletes one by one: other requests are answered in between, and a failed deletion does not hold up
   * the others. A session whose sound cannot be deleted is kept. A session is gone at once, and its captions follow some
   * at a time; a deletion that is cut off goes on with the next sweep.
   */
  async delete(ids: readonly string[]): Promise<StorageResult<undefined>> {
    let problem: StorageResult<undefined> = ok(undefined)
    for (const id of ids) {
      const deleted = this.#delete(id)
      if (deleted.ok) this.#options.changed({ id })
      else problem = deleted
      if (!(await this.#options.turns.next())) return err(CLOSED)
    }
    const erased = await this.#erase(ids.length > 0)
    return erased.ok ? problem : erased
  }

  /** Deletes captions without a session, with their words. One after the other: each does what is left by then. */
  #erase(isLogFull = false): Promise<StorageResult<undefined>> {
    const before = this.#erasing
    const erased = (async () => {
      await before
      return this.#eraseOrphans(isLogFull)
    })()
    this.#erasing = erased
    return erased
  }

  async #eraseOrphans(isLogFull: boolean): Promise<StorageResult<undefined>> {
    const { library, turns } = this.#options
    const taking = new Set([...this.#taking].map(({ place }) => place))
    const orphans = this.ask((table) => table.captions.orphans().filter((place) => !taking.has(place)))
    if (!orphans.ok) return orphans
    let problem: StorageResult<undefined> = ok(undefined)
    for (const place of orphans.value)
      for (;;) {
        const some = this.ask((table) => table.together(() => table.captions.deleteSome(place)))
        if (!some.ok) problem = some
        if (!(await turns.next())) return err(CLOSED)
        if (!some.ok || !some.value) break
      }
    const removed = await removeDeletedWords(library, 'said', turns)
    if (!removed.ok) return removed
    if (removed.value || isLogFull) library.emptyLog()
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
    const { library, clock, retention, changed } = this.#options
    const removed = library.removeExpired(keptForMs[retention()], clock)
    if (removed.ok && removed.value) changed({})
    return removed
  }

  #emptyLog(): StorageResult<unknown> {
    const { library } = this.#options
    return library.isLogFull ? library.emptyLog() : ok(undefined)
  }

  #delete(id: string): StorageResult<undefined> {
    const { sounds, outages } = this.#options
    const sound = sounds.remove(id)
    const silenced = sound.ok ? outages.removeSession(id) : sound
    if (!silenced.ok) return silenced
    return this.ask((table) => {
      table.together(() => {
        const session = table.get(id)
        if (session !== undefined) table.deleteHead(session, Date.now())
      })
      return undefined
    })
  }

  /**
   * Deletes sounds without a session. If a library was set aside, they may belong to its sessions: while it
   * exists, they are kept for the retention period.
   */
  #removeStrays(): void {
    const { library, clock, sounds, retention } = this.#options
    // Files are created after their sessions, so sounds that another run begins meanwhile are not listed here.
    const all = sounds.all()
    if (!all.ok || all.value.length === 0) return
    const old = clock.expiredBefore(keptForMs[retention()])
    const strays = library.isThere
      ? this.ask((table) => {
          const unknown = all.value.filter(({ id }) => table.get(id) === undefined)
          return library.hasSetAside ? unknown.filter(({ changedAt }) => changedAt <= old) : unknown
        })
      : ok(all.value.filter(({ changedAt }) => changedAt <= old))
    if (strays.ok) for (const { id } of strays.value) sounds.remove(id)
  }
}
