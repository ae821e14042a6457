import { renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { type KeptVersion, keptPath, pruneCopies } from '../../base/kept-versions.ts'
import { syncFolder } from '../../base/own-folder.ts'
import { inTransaction, openDatabase } from '../database.ts'
import { attached } from './attached.ts'
import { copyToMigrate, unfinishedPath } from './copies.ts'

/** Takes over, in a transaction, what was changed in the attached library `other`, which has the same version. */
export type Merge = (database: DatabaseSync) => void

interface MergeOptions {
  readonly migrations: readonly string[]
  readonly repair: (database: DatabaseSync) => unknown
  readonly merge: Merge
}

/**
 * Takes over what another version has stored since its library was set aside, which then is no more than the copy from
 * before a migration. Throws if there is no room; nothing is changed then.
 *
 * @param path of the library in use
 * @param other of this or an earlier version
 */
export function mergeSetAside(
  database: DatabaseSync,
  path: string,
  other: KeptVersion,
  { migrations, repair, merge }: MergeOptions,
): void {
  const migrated = unfinishedPath(path)
  try {
    copyToMigrate(other.path, migrated)
    const opened = openDatabase(migrated, migrations)
    repair(opened)
    opened.close()
    attached(database, migrated, 'other', () => inTransaction(database, () => merge(database)))
  } finally {
    for (const part of ['', '-wal', '-shm']) rmSync(migrated + part, { force: true })
  }
  renameSync(other.path, keptPath(path, { type: 'copy', version: other.version, at: Date.now() }))
  syncFolder(dirname(path))
  pruneCopies(path)
}
