import { existsSync, lstatSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { reasonOf } from '../../base/error-utils.ts'
import { highest, type KeptVersion, keptPath, keptVersions, removeKept } from '../../base/kept-versions.ts'
import { syncFolder } from '../../base/own-folder.ts'
import { BUSY_MS, createOwnFile, hasRows, isBroken, isLocked, readPragma, versionOf } from '../database.ts'
import { clearChanges } from './row-changes.ts'

/** Others that have the library open keep it as long as they run: waiting for them gains nothing. */
const IN_USE_MS = 100

/** A library of another version that cannot be replaced, and is unchanged. */
export class MisplacedLibrary extends Error {}

/**
 * Puts the library in place that a version of Parley can use: if there is a newer one, it is set aside for its own
 * version, and the latest that this version can migrate takes its place, if any. In the same way, a version takes back
 * what an older one has set aside. Each step is one renaming, and a next start completes what a killed one has left.
 *
 * @param version number of migrations
 * @returns whether a newer library was set aside
 */
export function placeLibrary(path: string, version: number): boolean {
  const current = currentVersion(path)
  const kept = keptVersions(path)
  const isNewer = current !== undefined && current > version
  if (!isNewer && !isBehind(current, kept)) return false
  try {
    const next = takeNext(kept, isNewer ? 0 : (current ?? 0), version)
    if (!isNewer && next === undefined) return false
    if (current !== undefined) setAside(path, current, kept)
    if (next !== undefined) {
      // A log that was left without its library would be applied to this one.
      for (const part of ['-wal', '-shm']) rmSync(path + part, { force: true })
      renameSync(next.path, path)
    }
    syncFolder(dirname(path))
  } catch (thrown) {
    if (isBroken(thrown)) throw thrown
    throw new MisplacedLibrary(isLocked(thrown) ? 'another Parley is using it' : reasonOf(thrown), {
      cause: thrown,
    })
  }
  return isNewer
}

/**
 * Whether an older version has put the library in use in place, or was killed before. If nothing newer is set aside, the
 * user has deleted the library, or restored a backup: copies do not bring anything back then.
 */
const isBehind = (current: number | undefined, kept: readonly KeptVersion[]): boolean =>
  kept.some((other) => other.type === 'set-aside' && other.version > (current ?? 0))

/** The library to put in place. A copy that is damaged is deleted: nothing is only in it. */
function takeNext(kept: readonly KeptVersion[], above: number, upTo: number): KeptVersion | undefined {
  const next = highest(kept, above, upTo)
  if (next?.type !== 'copy') return next
  try {
    // Changes from before a copy are in all later versions.
    clearChanges(next.path)
    return next
  } catch (thrown) {
    if (!isBroken(thrown)) throw thrown
    removeKept(next.path)
    return takeNext(
      kept.filter((other) => other !== next),
      above,
      upTo,
    )
  }
}

/** Undefined without a library. Throws for one that cannot be reached: another one in its place would replace it. */
function currentVersion(path: string): number | undefined {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return undefined
  // Refuses a folder in its place, with the system's words.
  createOwnFile(path)
  const database = new DatabaseSync(path, { timeout: BUSY_MS })
  try {
    return versionOf(database)
  } finally {
    database.close()
  }
}

function setAside(path: string, version: number, kept: readonly KeptVersion[]): void {
  const isEmpty = makeWhole(path)
  if (isEmpty) rmSync(path)
  else renameSync(path, asidePath(path, version, kept))
  syncFolder(dirname(path))
}

/** A path that is free, and earlier than libraries that should have been merged with this one: they are newer in content. */
function asidePath(path: string, version: number, kept: readonly KeptVersion[]): string {
  const unmerged = kept.filter((other) => other.type === 'set-aside' && other.version <= version)
  for (let at = Math.min(Date.now(), ...unmerged.map((other) => other.at - 1)); ; at -= 1) {
    const aside = keptPath(path, { type: 'set-aside', version, at })
    if (!existsSync(aside)) return aside
  }
}

/**
 * Moves all content into the one file. Throws SQLite's error for a locked file if somebody uses it.
 *
 * @returns whether it has no tables, as when a run was killed before it created them
 */
function makeWhole(path: string): boolean {
  const database = new DatabaseSync(path, { timeout: IN_USE_MS })
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE')
    const mode = readPragma(database, 'journal_mode = DELETE')
    if (mode !== 'delete') throw new Error(`the log of changes stays: ${String(mode)}`)
    return !hasRows(database, 'sqlite_schema')
  } finally {
    database.close()
  }
}
