import type { AppErrorOf } from '../../core/errors.ts'
import type { SessionFile } from '../../core/library/export/session-file.ts'
import { keptForMs, type Retention } from '../../core/library/retention.ts'
import type { Recording, SessionChange } from '../../core/library/sessions.ts'
import { ok, type Result } from '../../core/result.ts'
import type { Library } from '../library/library.ts'
import type { Runs } from '../library/runs.ts'
import type { SessionSounds } from './session-sounds.ts'
import { SessionTable, type StoredSession } from './session-table.ts'
import type { Appended } from './sound-files.ts'

export type StorageResult<T> = Result<T, AppErrorOf<'storage'>>

interface SessionKeeperOptions {
  readonly library: Library
  readonly runs: Runs
  readonly sounds: SessionSounds
  readonly retention: () => Retention
  readonly changed: (change: SessionChange) => void
}

/** What sessions come to, in the library: kept as they go on, ended with whoever recorded them, and let go in time. */
export class SessionKeeper {
  readonly #options: SessionKeeperOptions
  #isSweeping = false

  constructor(options: SessionKeeperOptions) {
    this.#options = options
  }

  ask<T>(question: (table: SessionTable) => T): StorageResult<T> {
    return this.#options.library.ask((database) => question(new SessionTable(database)))
  }

  /** The answer is whether it is kept. */
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

  /** More of its sound. */
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

  /** A session that was a file. */
  take(
    id: string,
    { startedAt, captions, title, notes, tags, ...file }: SessionFile,
  ): StorageResult<undefined> {
    const { runs, changed } = this.#options
    const beganAt = Date.parse(startedAt)
    const kept = captions.map(({ originals = {}, ...caption }, index) => {
      const { source = caption.source, ...targets } = originals
      return { ...caption, index, source, targets: { ...caption.targets, ...targets } }
    })
    const endedAt = beganAt + Math.max(0, ...captions.slice(-1).map(({ endMs }) => endMs))
    const { about, gaps, audioMs } = file
    const taken = this.ask((table) =>
      table.together(() => {
        const recording = { id, startedAt: beganAt, endedAt, about, gaps, audioMs, captions: kept }
        const place = table.record(recording, runs.id, Date.now())?.place ?? 0
        table.update(id, { title, notes, tags })
        for (const [index, { originals = {}, source, targets }] of captions.entries())
          for (const line of Object.keys(originals))
            table.captions.edit(place, index, line, line === 'source' ? source : (targets[line] ?? null))
      }),
    )
    changed({ id })
    return taken.ok ? ok(undefined) : taken
  }

  /** Whoever recorded it in this run is gone. */
  letGo(id: string): void {
    const { runs, changed } = this.#options
    const interrupted = this.ask((table) => table.interrupt(id, runs.id))
    if (interrupted.ok && interrupted.value) changed({ id })
  }

  /** Ends what runs that are no more have left. */
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

  /** Those that go when this is chosen. */
  expiring(retention: Retention): StorageResult<string[]> {
    const { library } = this.#options
    const forMs = keptForMs[retention]
    if (forMs === Number.POSITIVE_INFINITY || !library.isThere) return ok([])
    return this.ask((table) => [
      ...table.unchangedSince(Date.now() - forMs),
      ...(forMs === 0 ? table.open().map(({ id }: StoredSession) => id) : []),
    ])
  }

  /** Deletes what has been kept for long enough. */
  async sweep(): Promise<void> {
    if (this.#isSweeping) return
    this.#isSweeping = true
    try {
      const expired = this.expiring(this.#options.retention())
      if (expired.ok && expired.value.length > 0) await this.delete(expired.value)
      this.#removeStrays()
    } finally {
      this.#isSweeping = false
    }
  }

  /** One by one: others are answered in between. A session whose sound cannot be removed stays with it. */
  async delete(ids: readonly string[]): Promise<StorageResult<undefined>> {
    let problem: StorageResult<undefined> = ok(undefined)
    for (const id of ids) {
      const silenced = this.#options.sounds.remove(id)
      if (!silenced.ok) {
        problem = silenced
        continue
      }
      const deleted = this.ask((table) => table.together(() => table.delete(id, Date.now())))
      if (!deleted.ok) return deleted
      this.#options.changed({ id })
      await new Promise((resolve) => setImmediate(resolve))
    }
    // What was deleted is still in the log of changes until that begins anew.
    const emptied = this.#options.library.ask((database) => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'))
    return emptied.ok ? problem : emptied
  }

  /**
   * Sounds that belong to no session. Where a library was set aside they may be those of its sessions: as long as
   * it lies there, they are kept for as long as sessions are.
   */
  #removeStrays(): void {
    const { library, sounds, retention } = this.#options
    const old = Date.now() - keptForMs[retention()]
    // A file is there after its session: one that another run begins meanwhile is not among these.
    const all = sounds.all()
    if (!all.ok || all.value.length === 0) return
    const strays = library.isThere
      ? this.ask((table) => {
          const unknown = all.value.filter(({ id }) => table.get(id) === undefined)
          return library.isSetAside ? unknown.filter(({ changedAt }) => changedAt <= old) : unknown
        })
      : ok(all.value.filter(({ changedAt }) => changedAt <= old))
    if (strays.ok) for (const { id } of strays.value) sounds.remove(id)
  }
}
