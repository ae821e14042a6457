import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isObject, settingsVersionOf } from '../../core/settings/stored-settings.ts'
import { isMissing } from '../base/error-utils.ts'
import { makeOwnFolder } from '../base/own-folder.ts'
import { systemFolder } from '../base/system-folders.ts'
import { copyPath, fileMoment } from '../base/version-copies.ts'

const OWNER_ONLY = 0o600

/** Whether the user has chosen the data folder. */
export const isNamed = (env: NodeJS.ProcessEnv): boolean => (env['PARLEY_HOME'] ?? '') !== ''

/** The data folder by the conventions of each system; `PARLEY_HOME` overrides it. */
export const dataFolder = (env: NodeJS.ProcessEnv, platform: NodeJS.Platform = process.platform): string =>
  isNamed(env) ? (env['PARLEY_HOME'] ?? '') : join(systemFolder('config', env, platform), 'parley')

/** The data folder of an installed desktop app, unless it is named: Electron calls it by the name of the product. */
export const desktopFolder = (env: NodeJS.ProcessEnv): string => join(systemFolder('config', env), 'Parley')

/** Content of a JSON file. */
interface JsonFile {
  readonly path: string
  load(): unknown
  save(content: object): void
  setAside(): void
}

/** @throws SyntaxError without a word of the text, which the parser's own would quote */
export function parseObject(text: string): Record<string, unknown> {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new SyntaxError('it is not JSON')
  }
  if (isObject(parsed)) return parsed
  throw new SyntaxError('it is not a JSON object')
}

export const writeObject = (content: object): string => `${JSON.stringify(content, undefined, 2)}\n`

/** Name under which an unusable file is kept. */
export const asideOf = (path: string): string => `${path}.unreadable-${fileMoment()}`

/** Replaces a file as a whole, or creates it, for its user only. It is flushed: a power cut leaves one of the two. */
export function replaceFile(path: string, text: string): void {
  makeOwnFolder(dirname(path))
  const temporary = `${path}.new`
  // A link that lies there is not followed.
  rmSync(temporary, { force: true })
  writeFileSync(temporary, text, { mode: OWNER_ONLY, flush: true, flag: 'wx' })
  renameSync(temporary, path)
}

/** Copies a settings file as it is before its migration. Throws if that fails. */
export function copySettings(path: string): void {
  const text = readFileSync(path, 'utf8')
  replaceFile(copyPath(path, settingsVersionOf(parseObject(text))), text)
}

/** A JSON file that only the user may read. It is replaced as a whole, so it is never half-written. */
export function jsonFile(path: string): JsonFile {
  return {
    path,
    load() {
      try {
        return parseObject(readFileSync(path, 'utf8'))
      } catch (thrown) {
        if (isMissing(thrown)) return undefined
        throw thrown
      }
    },
    save: (content) => replaceFile(path, writeObject(content)),
    setAside: () => renameSync(path, asideOf(path)),
  }
}
