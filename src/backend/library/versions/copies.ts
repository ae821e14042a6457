import { closeSync, fsyncSync, openSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { syncFolder } from '../../base/own-folder.ts'
import { copyPath, filesBeside, pruneCopies } from '../../base/version-copies.ts'
import { BUSY_MS, createOwnFile } from '../database.ts'

const UNFINISHED = '.unfinished'
const MIB = 1024 * 1024

/** Deletes what a killed run has left of a copy that it was making. */
export function removeUnfinished(path: string): void {
  for (const beside of filesBeside(path))
    if (beside.startsWith(path + UNFINISHED)) rmSync(beside, { force: true })
}

/**
 * Keeps a copy of a library as it is before its migration, and waits for the disk. Throws if there is no room for both.
 *
 * @param version of the library
 * @returns the path of the copy
 */
export function keepCopy(path: string, version: number): string {
  checkRoom(path)
  const unfinished = path + UNFINISHED
  const copy = copyPath(path, version)
  createOwnFile(unfinished)
  try {
    copyDatabase(path, unfinished)
    renameSync(unfinished, copy)
  } catch (thrown) {
    rmSync(unfinished, { force: true })
    throw thrown
  }
  syncFolder(dirname(path))
  // Their age is looked at by the next sweep, which knows whether the clock is right.
  pruneCopies(path, Number.NEGATIVE_INFINITY)
  return copy
}

function copyDatabase(from: string, to: string): void {
  const reader = new DatabaseSync(from, { readOnly: true, timeout: BUSY_MS })
  try {
    reader.prepare('VACUUM INTO ?').run(to)
  } finally {
    reader.close()
  }
  const file = openSync(to, 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** A copy is as large as the library, and a migration may write all of it again. */
function checkRoom(path: string): void {
  const { bavail, blocks, bsize } = statfsSync(dirname(path))
  // Some network drives do not say how large they are.
  if (blocks === 0) return
  const bytes = [path, `${path}-wal`].reduce(
    (sum, part) => sum + (statSync(part, { throwIfNoEntry: false })?.size ?? 0),
    0,
  )
  const [free, needed] = [bavail * bsize, 2 * bytes + MIB]
  if (free < needed)
    throw new Error(
      `${Math.ceil(needed / MIB)} MB of free disk space needed, ${Math.floor(free / MIB)} MB free`,
    )
}
