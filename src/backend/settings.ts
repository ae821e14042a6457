import type { SettingsState } from '../core/contract.ts'
import type { AppError } from '../core/errors.ts'
import { err, ok, type Result } from '../core/result.ts'
import { patchSettings, type Settings, type SettingsPatch, settingsSchema } from '../core/settings.ts'
import { reasonOf } from './thrown.ts'

/** Where settings live between runs. */
export interface SettingsStorage {
  /** What was saved last, or nothing. Throws where it cannot be read. */
  load(): unknown
  /** Throws where it cannot be written. */
  save(settings: Settings): void
  /** Keeps what cannot be used, out of the way. */
  setAside(): void
}

/** The settings of this run: read once, checked, and saved with every change. */
export class SettingsKeeper {
  readonly #storage: SettingsStorage
  readonly #changed: (state: SettingsState) => void
  #settings: Settings
  #problem: AppError | undefined

  constructor(storage: SettingsStorage, changed: (state: SettingsState) => void) {
    this.#storage = storage
    this.#changed = changed
    const loaded = load(storage)
    this.#settings = loaded.settings
    this.#problem = loaded.problem
  }

  get settings(): Settings {
    return this.#settings
  }

  get state(): SettingsState {
    return { settings: this.#settings, ...(this.#problem !== undefined && { problem: this.#problem }) }
  }

  patch(patch: SettingsPatch): Result<SettingsState> {
    const next = patchSettings(this.#settings, patch)
    return next.ok ? this.replace(next.value) : next
  }

  /** Holds for this run even if it cannot be saved; the error says so. */
  replace(settings: Settings): Result<SettingsState> {
    this.#settings = settings
    this.#problem = undefined
    const saved = attempt(() => this.#storage.save(settings))
    this.#changed(this.state)
    return saved.ok ? ok(this.state) : saved
  }
}

function load(storage: SettingsStorage): SettingsState {
  const loaded = attempt(() => storage.load())
  if (loaded.ok) {
    const parsed = settingsSchema.safeParse(loaded.value ?? {})
    if (parsed.success) return { settings: parsed.data }
  }
  const setAside = attempt(() => storage.setAside())
  const detail = loaded.ok ? 'a value does not fit' : loaded.error.detail
  return {
    settings: settingsSchema.parse({}),
    problem: setAside.ok ? { kind: 'storage', what: 'settings', detail } : setAside.error,
  }
}

type StorageError = Extract<AppError, { kind: 'storage' }>

function attempt<T>(act: () => T): Result<T, StorageError> {
  try {
    return ok(act())
  } catch (thrown) {
    return err({ kind: 'storage', what: 'settings', detail: reasonOf(thrown) })
  }
}
