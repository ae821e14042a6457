import type { DatabaseSync } from 'node:sqlite'
import { CaptionTable } from '../sessions/caption-table.ts'
import { repairPlaces } from '../sessions/repair-places.ts'
import { TextTable } from '../text-history/text-table.ts'

/**
 * Moves sessions with impossible times, and fills the indexes of a copy from which something was deleted.
 *
 * @returns the number of moved sessions
 */
export function repairLibrary(database: DatabaseSync): number {
  new CaptionTable(database).fillEmptyIndex()
  new TextTable(database).fillEmptyIndex()
  return repairPlaces(database)
}
