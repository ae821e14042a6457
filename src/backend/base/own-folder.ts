import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { isMissing, reasonOf } from './error-utils.ts'

const OWNER_ONLY = 0o700
const OTHERS_MAY_WRITE = 0o022

/** Stands for bytes of a name that are not UTF-8. */
const NOT_UTF8 = '\ufffd'
/** Whether a name was not in UTF-8, so that it would be another file's. */
export const isGarbled = (path: string): boolean => path.includes(NOT_UTF8)

/** Creates a folder that only the user may enter. An existing one is unchanged: the user may have named it. */
export function makeOwnFolder(path: string): void {
  if (isGarbled(path) && !existsSync(path)) throw new Error('its name is not in UTF-8')
  makeFolders(path)
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** Makes each folder by itself: where a file system takes none, as /proc and automounters, Node's recursion never ends. */
function makeFolders(path: string): void {
  if (isFolder(path)) return
  try {
    mkdirSync(path, { mode: OWNER_ONLY })
  } catch (thrown) {
    // Another process may have made it meanwhile.
    if (isFolder(path)) return
    const above = dirname(path)
    if (!isMissing(thrown) || existsSync(above) || above === path) throw thrown
    makeFolders(above)
    makeFolders(path)
  }
}

/**
 * Restricts a folder that an earlier version created readable for others. Never for one that the user has named.
 *
 * @returns why that failed
 */
export function closeToOthers(path: string): string | undefined {
  try {
    chmodSync(path, OWNER_ONLY)
    return undefined
  } catch (thrown) {
    return isMissing(thrown) ? undefined : reasonOf(thrown)
  }
}

/**
 * Whether others may write to a folder that the user has named: they could plant files there. Nothing is known of one that
 * cannot be looked at; whoever uses it fails there.
 */
export function isOpenToOthers(path: string): boolean {
  try {
    return process.platform !== 'win32' && (statSync(path).mode & OTHERS_MAY_WRITE) !== 0
  } catch {
    return false
  }
}

/** A new or renamed file survives a power cut only if its folder is flushed too; Windows does that by itself. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
