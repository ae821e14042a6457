import {
  lstatSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { jsonTextOf } from '../../core/base/decode-text.ts'
import { isObject } from '../../core/settings/stored-settings.ts'
import { isMissing } from '../base/error-utils.ts'
import { makeOwnFolder } from '../base/own-folder.ts'
import { systemFolder } from '../base/system-folders.ts'
import { fileMoment } from '../base/version-copies.ts'

const OWNER_ONLY = 0o600

/** Whether the user has chosen the data folder. */
export const isNamed = (env: NodeJS.ProcessEnv): boolean => (env['PARLEY_HOME'] ?? '') !== ''

/** The data folder by the conventions of each system; `PARLEY_HOME` overrides it. */
export const dataFolder = (env: NodeJS.ProcessEnv, platform: NodeJS.Platform = process.platform): string =>
  isNamed(env) ? (env['PARLEY_HOME'] ?? '') : join(systemFolder('config', env, platform), 'parley')

/** The data folder of an installed desktop app, unless it is named: Electron calls it by the name of the product. */
export const desktopFolder = (env: NodeJS.ProcessEnv): string => join(systemFolder('config', env), 'Parley')

/** Content of a JSON file. */
export interface JsonFile {
  readonly path: string
  load(): unknown
  save(content: object): void
  setAside(): void
  remove(): void
}

/** @throws SyntaxError without a word of the text, which the parser's own would quote */
export function parseObject(content: Uint8Array): Record<string, unknown> {
  let parsed: unknown
  try {
    parsed = JSON.parse(jsonTextOf(content))
  } catch {
    throw new SyntaxError('it is not JSON')
  }
  if (isObject(parsed)) return parsed
  throw new SyntaxError('it is not a JSON object')
}

export const writeObject = (content: object): string => `${JSON.stringify(content, undefined, 2)}\n`

/** Where a link leads, also one to a file that does not exist yet; the path itself if it is none. */
function linkedFile(path: string): string {
  try {
    return realpathSync(path)
  } catch (thrown) {
    if (!isMissing(thrown)) throw thrown
  }
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
  return isLink ? linkedFile(resolve(realpathSync(dirname(path)), readlinkSync(path))) : path
}

/**
 * Replaces a file as a whole, or creates it, for its user only. It is flushed: a power cut leaves one of the two. A link of
 * the user's stays, and the file that it leads to is replaced.
 */
export function replaceFile(path: string, content: string | Uint8Array): void {
  makeOwnFolder(dirname(path))
  const file = linkedFile(path)
  const temporary = `${file}.new`
  // A link that lies there is not followed.
  rmSync(temporary, { force: true })
  writeFileSync(temporary, content, { mode: OWNER_ONLY, flush: true, flag: 'wx' })
  renameSync(temporary, file)
}

/** A JSON file that only the user may read. It is replaced as a whole, so it is never half-written. */
export function jsonFile(path: string): JsonFile {
  return {
    path,
    load() {
      try {
        return parseObject(readFileSync(path))
      } catch (thrown) {
        if (isMissing(thrown)) return undefined
        throw thrown
      }
    },
    save: (content) => replaceFile(path, writeObject(content)),
    setAside() {
      const file = linkedFile(path)
      renameSync(file, `${file}.unreadable-${fileMoment()}`)
    },
    remove: () => rmSync(path, { force: true }),
  }
}
