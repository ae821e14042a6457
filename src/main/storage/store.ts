import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { app } from 'electron'
import Store from 'electron-store'
import { asideOf, parseObject, writeObject } from '../../backend/settings/settings-file.ts'

type Contents = Record<string, unknown>

const OWNER_ONLY = 0o600

/**
 * Opens a JSON file in the app's own folder, for its user only. The file is replaced as a whole with every
 * change, so it is never half-written. Throws where there is a file that cannot be read.
 */
export const openStore = <T extends Contents>(name: string): Store<T> =>
  new Store<T>({
    name,
    configFileMode: OWNER_ONLY,
    accessPropertiesByDotNotation: false,
    serialize: writeObject,
    // Left to itself it takes what is no object for an empty one, and overwrites it.
    deserialize: (text) => parseObject(text) as T,
  })

/** Moves a file that cannot be used out of the way, under a name that says since when. */
export function setStoreAside(name: string): void {
  const path = join(app.getPath('userData'), `${name}.json`)
  renameSync(path, asideOf(path))
}
