import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Settings } from '../core/settings.ts'
import type { SettingsStorage } from './settings.ts'
import { isMissing } from './thrown.ts'

const OWNER_ONLY = 0o600

/** The folder for what is kept between runs, as each system has it; `PARLEY_HOME` overrides it. */
export function dataFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform = process.platform): string {
  const home = env['PARLEY_HOME']
  if (home !== undefined && home !== '') return home
  switch (platform) {
    case 'win32':
      return join(env['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming'), 'parley')
    case 'darwin':
      return join(homedir(), 'Library', 'Application Support', 'parley')
    default:
      return join(env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), 'parley')
  }
}

/** What a JSON file holds. */
interface JsonFile<T> {
  load(): unknown
  save(content: T): void
  setAside(): void
}

export const settingsFile = (path: string): SettingsStorage => jsonFile<Settings>(path)

/** A JSON file that only the user may read. It is replaced as a whole, so it is never half-written. */
export function jsonFile<T>(path: string): JsonFile<T> {
  return {
    load() {
      try {
        return JSON.parse(readFileSync(path, 'utf8'))
      } catch (thrown) {
        if (isMissing(thrown)) return undefined
        // The parser's own words quote the file.
        throw thrown instanceof SyntaxError ? new Error('it is not JSON') : thrown
      }
    },
    save(content) {
      mkdirSync(dirname(path), { recursive: true })
      const temporary = `${path}.new`
      writeFileSync(temporary, `${JSON.stringify(content, undefined, 2)}\n`, { mode: OWNER_ONLY })
      renameSync(temporary, path)
    },
    setAside() {
      renameSync(path, `${path}.unreadable-${new Date().toISOString().replaceAll(':', '-')}`)
    },
  }
}
