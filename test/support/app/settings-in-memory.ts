import type { SettingsStorage } from '../../../src/backend/settings/settings-store.ts'

/** Settings storage that a test can inspect and break. */
export class SettingsInMemory implements SettingsStorage {
  stored: unknown
  setAsideCount = 0
  /** Messages of the errors that `load` and `save` throw from now on. */
  broken: { load?: string; save?: string } = {}

  constructor(stored?: unknown) {
    this.stored = stored
  }

  load(): unknown {
    if (this.broken.load !== undefined) throw new Error(this.broken.load)
    return this.stored
  }

  save(settings: unknown): void {
    if (this.broken.save !== undefined) throw new Error(this.broken.save)
    this.stored = structuredClone(settings)
  }

  setAside(): void {
    this.setAsideCount += 1
    this.stored = undefined
  }
}
