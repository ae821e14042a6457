import type { AppErrorOf } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { SettingsState } from '../../core/contract/contract.ts'
import type { Settings } from '../../core/settings/settings.ts'
import { patchSettings, type SettingsPatch } from '../../core/settings/settings-patch.ts'
import {
  isObject,
  type ReadSettings,
  readStored,
  type StoredSettings,
  writeStored,
} from '../../core/settings/stored-settings.ts'
import { reasonOf } from '../base/error-utils.ts'

/** Storage of settings between runs. */
export interface SettingsStorage {
  /** Returns what was saved last, if anything. Throws if it cannot be read. */
  load(): unknown
  /** Throws if it cannot be written. */
  save(stored: StoredSettings): void
  /** Sets unusable content aside. */
  setAside(): void
}

type SettingsListener = (state: SettingsState) => void
type StorageError = AppErrorOf<'storage'>

/** Maximum number of unreadable settings that are named. */
const MAX_NAMED = 10

/**
 * The settings of this run: read once, checked, and saved with every change. Other content of the
 * file, from other versions or simultaneous runs, is preserved.
 */
export class SettingsStore {
  readonly #storage: SettingsStorage
  readonly #listeners = new Set<SettingsListener>()
  #settings: Settings
  /** The settings as they are in the file. */
  #saved: Settings
  #stored: StoredSettings
  #problem: StorageError | undefined

  constructor(storage: SettingsStorage) {
    this.#storage = storage
    const { read, problem } = load(storage)
    this.#settings = read.settings
    this.#saved = read.settings
    this.#stored = read.stored
    this.#problem = problem ?? problemOf(read)
  }

  get settings(): Settings {
    return this.#settings
  }

  get state(): SettingsState {
    return { settings: this.#settings, ...(this.#problem !== undefined && { problem: this.#problem }) }
  }

  /**
   * Calls the listener after each change, in the order of subscription.
   *
   * @returns ends the subscription
   */
  subscribe(listener: SettingsListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  patch(patch: SettingsPatch): Result<SettingsState> {
    const next = patchSettings(this.#settings, patch)
    return next.ok ? this.replace(next.value) : next
  }

  /** Applies to this run even if it cannot be saved, which the error reports. */
  replace(settings: Settings): Result<SettingsState> {
    this.#settings = settings
    const saved = this.#save(settings)
    for (const listener of this.#listeners) listener(this.state)
    return saved.ok ? ok(this.state) : saved
  }

  /** Writes only changes: another run may have written the file since. */
  #save(settings: Settings): Result<void, StorageError> {
    const stored = writeStored(readStored(this.#current()).stored, this.#saved, settings)
    const saved = attempt(() => this.#storage.save(stored))
    if (!saved.ok) return saved
    this.#saved = settings
    this.#stored = stored
    this.#problem = problemOf(readStored(stored))
    return saved
  }

  #current(): StoredSettings {
    const current = attempt(() => this.#storage.load() ?? this.#stored)
    if (current.ok && isObject(current.value)) return current.value
    // A file that cannot be moved cannot be written either, which is reported.
    attempt(() => this.#storage.setAside())
    return this.#stored
  }
}

interface Loaded {
  readonly read: ReadSettings
  readonly problem?: StorageError
}

function load(storage: SettingsStorage): Loaded {
  const loaded = attempt(() => storage.load() ?? {})
  if (loaded.ok && isObject(loaded.value)) return { read: readStored(loaded.value) }
  const setAside = attempt(() => storage.setAside())
  const detail = loaded.ok ? 'it holds no settings' : loaded.error.detail
  return {
    read: readStored({}),
    problem: setAside.ok ? { kind: 'storage', what: 'settings', detail } : setAside.error,
  }
}

function problemOf({ unread }: ReadSettings): StorageError | undefined {
  if (unread.length === 0) return undefined
  const more = unread.length > MAX_NAMED ? ' …' : ''
  return {
    kind: 'storage',
    what: 'some-settings',
    detail: unread.slice(0, MAX_NAMED).join(', ') + more,
  }
}

function attempt<T>(act: () => T): Result<T, StorageError> {
  try {
    return ok(act())
  } catch (thrown) {
    return err({ kind: 'storage', what: 'settings', detail: reasonOf(thrown) })
  }
}
