import type { DatabaseSync } from 'node:sqlite'
import { MAX_CAPTIONS } from '../../core/session/library/session-schema.ts'

/**
 * The place of a moment, or the next free one: sessions may begin in the same second, or be imported twice, and captions
 * of a deleted one may still be there.
 */
export function freePlace(database: DatabaseSync, at: number): number {
  const taken = database.prepare(
    `SELECT 1 FROM sessions WHERE place = ?1
     UNION ALL SELECT 1 FROM captions WHERE id >= ?1 * ${MAX_CAPTIONS} AND id < (?1 + 1) * ${MAX_CAPTIONS} LIMIT 1`,
  )
  let place = Math.floor(at / 1000)
  while (taken.get(place) !== undefined) place += 1
  return place
}
