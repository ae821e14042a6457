import { join } from 'node:path'
import { app } from 'electron'
import { type JsonFile, jsonFile } from '../../backend/settings/settings-folder.ts'

/** A JSON file in the folder of the desktop app, which other hosts read and write in the same way. */
export const appFile = (name: 'settings' | 'secrets'): JsonFile =>
  jsonFile(join(app.getPath('userData'), `${name}.json`))
