import type { SettingsStorage } from '../../../src/backend/settings/settings.ts'

/** Storage that a test can look into and break. */
export class SettingsInMemory implements SettingsStorage {
  stored: unknown
  setAsideCount = 0
  /** Makes the next operations throw. */
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
