import { join } from 'node:path'
import { app } from 'electron'
import Store from 'electron-store'
import { type JsonFile, jsonFile, parseObject, writeObject } from '../../backend/settings/settings-folder.ts'

const OWNER_ONLY = 0o600

/** A JSON file in the app's own folder. */
export const appFile = (name: 'settings' | 'secrets'): JsonFile =>
  jsonFile(join(app.getPath('userData'), `${name}.json`))

/**
 * Opens the ciphertexts of keys, in a file that no other program writes. Each change replaces the whole file. Settings
 * are read as the other hosts read them: their users keep them in links, and edit them with programs of any encoding.
 *
 * @throws if an existing file cannot be read
 */
export const openSecrets = (): Store<Record<string, string>> =>
  new Store<Record<string, string>>({
    name: 'secrets',
    configFileMode: OWNER_ONLY,
    accessPropertiesByDotNotation: false,
    serialize: writeObject,
    // By default, electron-store treats a non-object as empty and overwrites it.
    deserialize: (text) => parseObject(Buffer.from(text)) as Record<string, string>,
  })
