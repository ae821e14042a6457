import type { AppErrorOf } from '../../core/base/errors.ts'
import type { Log } from '../../core/base/log.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { reasonOf } from '../base/error-utils.ts'
import { SoundAddresses } from './sound-addresses.ts'
import type { Appended, SoundFile, SoundFiles } from './sound-files.ts'

type StorageResult<T> = Result<T, AppErrorOf<'storage'>>

/** The sound of sessions, as files that are played from addresses of this run. Nothing here says what to keep. */
export class SessionSounds {
  readonly #files: SoundFiles
  readonly #log: Log
  readonly #addresses = new SoundAddresses()
  /** Deleted in this run: a page that tells the first piece once more does not begin anew. */
  readonly #deleted = new Set<string>()

  constructor(files: SoundFiles, log: Log) {
    this.#files = files
    this.#log = log
  }

  append(id: string, at: number, data: Uint8Array): StorageResult<Appended> {
    if (this.#deleted.has(id)) return ok({ isKept: false, storedBytes: 0 })
    return this.#try('sound', () => this.#files.append(id, at, data))
  }

  /** 0 where there is none that can be read. */
  bytes(id: string): number {
    const bytes = this.#try('sound', () => this.#files.bytes(id))
    return bytes.ok ? bytes.value : 0
  }

  all(): StorageResult<SoundFile[]> {
    return this.#try('library', () => this.#files.all())
  }

  remove(id: string): StorageResult<undefined> {
    this.#deleted.add(id)
    this.#addresses.forget(id)
    return this.#try('library', () => {
      this.#files.remove(id)
      return undefined
    })
  }

  /** Where it can be played; nothing where there is none. */
  addressOf(id: string): { address: string; bytes: number } | undefined {
    const bytes = this.bytes(id)
    return bytes === 0 ? undefined : { address: this.#addresses.of(id), bytes }
  }

  forgetAddresses(): void {
    this.#addresses.forgetAll()
  }

  /** @param token the end of an address */
  at(token: string): { id: string; path: string } | undefined {
    const id = this.#addresses.sessionAt(token)
    const path = id === undefined ? undefined : this.#files.path(id)
    return id === undefined || path === undefined ? undefined : { id, path }
  }

  #try<T>(what: 'sound' | 'library', act: () => T): StorageResult<T> {
    try {
      return ok(act())
    } catch (thrown) {
      const detail = reasonOf(thrown)
      this.#log.warn('the sound of a session failed', { detail })
      return err({ kind: 'storage', what, detail })
    }
  }
}
