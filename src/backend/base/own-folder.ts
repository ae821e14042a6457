import { chmodSync, mkdirSync } from 'node:fs'
import { isMissing, reasonOf } from './error-utils.ts'

const OWNER_ONLY = 0o700

/** Makes a folder that its user alone may enter. One that is there stays as it is: the user may have named it. */
export function makeOwnFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY })
}

/**
 * Closes a folder that an earlier version has made and left open to be looked into. Never one that the user has named.
 *
 * @returns why it stays open
 */
export function closeToOthers(path: string): string | undefined {
  try {
    chmodSync(path, OWNER_ONLY)
    return undefined
  } catch (thrown) {
    return isMissing(thrown) ? undefined : reasonOf(thrown)
  }
}
