import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { app } from 'electron'
import Store from 'electron-store'
import { asideOf, parseObject, writeObject } from '../../backend/settings/settings-folder.ts'
import type { SettingsStorage } from '../../backend/settings/settings-store.ts'

type Contents = Record<string, unknown>

const OWNER_ONLY = 0o600

/**
 * Opens a JSON file in the app's own folder, accessible to its user only. Each change replaces the whole file,
 * so it is never half-written. Throws if an existing file cannot be read.
 */
export const openStore = <T extends Contents>(name: string): Store<T> =>
  new Store<T>({
    name,
    configFileMode: OWNER_ONLY,
    accessPropertiesByDotNotation: false,
    serialize: writeObject,
    // By default, electron-store treats a non-object as empty and overwrites it.
    deserialize: (text) => parseObject(text) as T,
  })

const pathOf = (name: string): string => join(app.getPath('userData'), `${name}.json`)

/** Renames an unusable file; the new name includes the time. */
export const setStoreAside = (name: string): void => renameSync(pathOf(name), asideOf(pathOf(name)))

/** Same format as the web host's file: hosts that share a folder share their settings. */
const NAME = 'settings'

/** Stores settings in electron-store's file. The backend validates them. */
export function storedSettings(): SettingsStorage {
  return {
    path: pathOf(NAME),
    load: () => openStore(NAME).store,
    save: (settings) => {
      openStore(NAME).store = settings
    },
    setAside: () => setStoreAside(NAME),
  }
}
