import fs, { cpSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const CHANGING = ['renameSync', 'rmSync', 'copyFileSync', 'fsyncSync', 'openSync'] as const

/**
 * Copies a folder before each change of its files and each statement to a database: a process that is killed there
 * leaves just that.
 *
 * @param to folder for the copies
 * @returns their paths, in order; the last one is the folder after the work
 */
export function snapshotsDuring(work: () => void, folder: string, to: string): string[] {
  const snapshots: string[] = []
  let isCopying = false
  const copy = () => {
    // Copying changes files too.
    if (isCopying) return
    isCopying = true
    const snapshot = join(to, `snapshot-${snapshots.length}`)
    cpSync(folder, snapshot, { recursive: true })
    snapshots.push(snapshot)
    isCopying = false
  }
  const after =
    <A extends unknown[], R>(act: (...args: A) => R) =>
    (...args: A): R => {
      copy()
      return act(...args)
    }
  const files = Object.fromEntries(CHANGING.map((name) => [name, fs[name]]))
  const { exec, prepare } = DatabaseSync.prototype
  Object.assign(
    fs,
    Object.fromEntries(CHANGING.map((name) => [name, after(fs[name] as (...args: unknown[]) => unknown)])),
  )
  syncBuiltinESMExports()
  DatabaseSync.prototype.exec = function (sql) {
    copy()
    return exec.call(this, sql)
  }
  DatabaseSync.prototype.prepare = function (...args) {
    if (!args[0].startsWith('SELECT')) copy()
    return prepare.apply(this, args)
  }
  try {
    work()
  } finally {
    Object.assign(fs, files)
    syncBuiltinESMExports()
    Object.assign(DatabaseSync.prototype, { exec, prepare })
  }
  copy()
  return snapshots
}
