import fs, { cpSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const CHANGING = ['renameSync', 'rmSync', 'copyFileSync', 'fsyncSync', 'openSync'] as const

/** Runs work, and a function before each of its changes of files and statements to databases, which it may refuse. */
function withSteps(before: () => void, work: () => void): void {
  let isWithin = false
  let isOver = false
  const step = () => {
    // Its own changes do not count, nor later ones: Node keeps these functions where it first needs them now.
    if (isWithin || isOver) return
    isWithin = true
    try {
      before()
    } finally {
      isWithin = false
    }
  }
  const after =
    (act: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) => {
      step()
      return act(...args)
    }
  const files = CHANGING.map((name) => [name, fs[name] as (...args: unknown[]) => unknown] as const)
  const { exec, prepare } = DatabaseSync.prototype
  Object.assign(fs, Object.fromEntries(files.map(([name, act]) => [name, after(act)])))
  syncBuiltinESMExports()
  DatabaseSync.prototype.exec = function (sql) {
    step()
    return exec.call(this, sql)
  }
  DatabaseSync.prototype.prepare = function (...args) {
    if (!args[0].startsWith('SELECT')) step()
    return prepare.apply(this, args)
  }
  try {
    work()
  } finally {
    isOver = true
    Object.assign(fs, Object.fromEntries(files))
    syncBuiltinESMExports()
    Object.assign(DatabaseSync.prototype, { exec, prepare })
  }
}

/**
 * Copies a folder before each step of the work: a process that is killed there leaves just that.
 *
 * @param to folder for the copies
 * @returns their paths, in order; the last one is the folder after the work
 */
export function snapshotsDuring(work: () => void, folder: string, to: string): string[] {
  const snapshots: string[] = []
  const copy = () => {
    const snapshot = join(to, `snapshot-${snapshots.length}`)
    cpSync(folder, snapshot, { recursive: true })
    snapshots.push(snapshot)
  }
  withSteps(copy, work)
  copy()
  return snapshots
}

/**
 * Runs work on a disk that refuses one of its steps.
 *
 * @returns false if it has fewer steps
 */
export function withFullDiskAt(refused: number, work: () => void): boolean {
  let steps = 0
  withSteps(() => {
    steps += 1
    if (steps - 1 === refused)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }, work)
  return steps > refused
}
