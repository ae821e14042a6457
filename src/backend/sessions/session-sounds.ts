import type { AppErrorOf } from '../../core/base/errors.ts'
import type { Log } from '../../core/base/log.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { reasonOf } from '../base/error-utils.ts'
import type { Appended, SoundFile, SoundFiles } from './sound-files.ts'

type StorageResult<T> = Result<T, AppErrorOf<'storage'>>

/** The sound of sessions, as files. Retention is decided elsewhere. */
export class SessionSounds {
  readonly #files: SoundFiles
  readonly #log: Log
  /** Deleted in this run: repeating the first chunk does not restart the recording. */
  readonly #deleted = new Set<string>()

  constructor(files: SoundFiles, log: Log) {
    this.#files = files
    this.#log = log
  }

  append(id: string, at: number, data: Uint8Array): StorageResult<Appended> {
    if (this.#deleted.has(id)) return ok({ isKept: false, storedBytes: 0 })
    return this.#try('sound', () => this.#files.append(id, at, data))
  }

  /** 0 if there is no readable one. */
  bytes(id: string): number {
    const bytes = this.#try('sound', () => this.#files.bytes(id))
    return bytes.ok ? bytes.value : 0
  }

  all(): StorageResult<SoundFile[]> {
    return this.#try('library', () => this.#files.all())
  }

  remove(id: string): StorageResult<undefined> {
    this.#deleted.add(id)
    return this.#try('library', () => {
      this.#files.remove(id)
      return undefined
    })
  }

  /** Undefined for an invalid id. */
  path(id: string): string | undefined {
    return this.#files.path(id)
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
