import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { filesBeside, keptPath, pruneCopies } from '../../base/kept-versions.ts'
import { syncFolder } from '../../base/own-folder.ts'
import { BUSY_MS, createOwnFile } from '../database.ts'

const UNFINISHED = '.unfinished'
const MIB = 1024 * 1024

/** Path of a file that is being made. What a killed run has left of it is deleted by `removeUnfinished`. */
export const unfinishedPath = (path: string): string => path + UNFINISHED

export function removeUnfinished(path: string): void {
  for (const beside of filesBeside(path))
    if (beside.startsWith(unfinishedPath(path))) rmSync(beside, { force: true })
}

/**
 * Keeps a copy of a library as it is before its migration, and waits for the disk. Throws if there is no room for both.
 *
 * @param version of the library
 * @returns the path of the copy
 */
export function keepCopy(path: string, version: number): string {
  checkRoom(path)
  const unfinished = unfinishedPath(path)
  const copy = keptPath(path, { type: 'copy', version, at: Date.now() })
  createOwnFile(unfinished)
  try {
    copyDatabase(path, unfinished)
    renameSync(unfinished, copy)
  } catch (thrown) {
    rmSync(unfinished, { force: true })
    throw thrown
  }
  syncFolder(dirname(path))
  pruneCopies(path)
  return copy
}

/** Copies a library that nobody uses, to be migrated. Throws if there is no room. */
export function copyToMigrate(from: string, to: string): void {
  checkRoom(from)
  copyFileSync(from, to, constants.COPYFILE_FICLONE)
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
