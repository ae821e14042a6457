import { readFileSync, statSync, truncateSync, utimesSync } from 'node:fs'
import { DAY_MS } from '../../core/base/clock.ts'
import type { AppErrorOf } from '../../core/base/errors.ts'
import type { Log } from '../../core/base/log.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { isMissing, reasonOf } from '../base/error-utils.ts'
import type { LibraryClock } from '../library/library-clock.ts'
import { SessionSounds } from '../sessions/session-sounds.ts'
import { type Appended, type FileNames, SoundFiles } from '../sessions/sound-files.ts'

type StorageResult<T> = Result<T, AppErrorOf<'storage'>>

const ID = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`
const NAMES: FileNames = { id: new RegExp(`^${ID}\\.${ID}$`), ending: '.sealed' }
/** Sound that nobody has had translated for a week is deleted. */
const KEPT_MS = 7 * DAY_MS

/** The sound of one outage of one voice, in one session. */
export interface TakeName {
  readonly session: string
  readonly take: string
}

const idOf = ({ session, take }: TakeName): string => `${session}.${take}`

/** The encrypted sound of outages, as a file for each: a file that is there is the truth about what is kept. */
export class OutageFiles {
  readonly #files: SessionSounds
  readonly #clock: LibraryClock

  constructor(folder: string, clock: LibraryClock, log: Log) {
    this.#clock = clock
    this.#files = new SessionSounds(new SoundFiles(folder, undefined, NAMES), log)
  }

  /** @param at position in the file: what a killed host has left behind it was never acknowledged */
  append(name: TakeName, at: number, data: Uint8Array): StorageResult<Appended> {
    const now = this.#clock.stamp()
    const path = this.#files.path(idOf(name))
    const cut = path === undefined ? ok(undefined) : cutOff(path, at)
    if (!cut.ok) return cut
    const appended = this.#files.append(idOf(name), at, data)
    // The clock was set back. Put right, it would let the file expire at once.
    if (appended.ok && appended.value.storedBytes > 0 && path !== undefined && now > Date.now())
      utimesSync(path, now / 1000, now / 1000)
    return appended
  }

  /** @returns empty if there is no such file */
  read(name: TakeName): StorageResult<Uint8Array> {
    try {
      return ok(readFileSync(this.#files.path(idOf(name)) ?? ''))
    } catch (thrown) {
      if (isMissing(thrown)) return ok(new Uint8Array())
      return err({ kind: 'storage', what: 'sound', detail: reasonOf(thrown) })
    }
  }

  all(): StorageResult<TakeName[]> {
    const all = this.#files.all()
    return all.ok ? ok(all.value.map(({ id }) => toName(id))) : all
  }

  remove(name: TakeName): StorageResult<undefined> {
    return this.#files.remove(idOf(name))
  }

  removeSession(session: string): StorageResult<undefined> {
    return this.#removeWhere((name) => name.session === session)
  }

  removeExpired(): StorageResult<undefined> {
    return this.#removeWhere((_name, changedAt) => changedAt <= this.#clock.expiredBefore(KEPT_MS))
  }

  #removeWhere(isMeant: (name: TakeName, changedAt: number) => boolean): StorageResult<undefined> {
    const all = this.#files.all()
    if (!all.ok) return all
    let problem: StorageResult<undefined> = ok(undefined)
    for (const { id, changedAt } of all.value) {
      const removed = isMeant(toName(id), changedAt) ? this.#files.remove(id) : ok(undefined)
      if (!removed.ok) problem = removed
    }
    return problem
  }
}

const toName = (id: string): TakeName => {
  const [session = '', take = ''] = id.split('.')
  return { session, take }
}

function cutOff(path: string, at: number): StorageResult<undefined> {
  try {
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > at) truncateSync(path, at)
    return ok(undefined)
  } catch (thrown) {
    return err({ kind: 'storage', what: 'sound', detail: reasonOf(thrown) })
  }
}
