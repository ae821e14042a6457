import type { DatabaseSync } from 'node:sqlite'
import { CaptionTable } from '../sessions/caption-table.ts'
import { TextTable } from '../text-history/text-table.ts'

/** Fills the indexes of a copy from which something was deleted. */
export function repairLibrary(database: DatabaseSync): void {
  new CaptionTable(database).fillEmptyIndex()
  new TextTable(database).fillEmptyIndex()
}
