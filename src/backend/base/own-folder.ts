import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { isMissing, reasonOf } from './error-utils.ts'

const OWNER_ONLY = 0o700

/** Creates a folder that only the user may enter. An existing one is unchanged: the user may have named it. */
export function makeOwnFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY })
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
