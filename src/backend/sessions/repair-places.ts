import type { DatabaseSync } from 'node:sqlite'
import { MAX_CAPTIONS, MAX_TIMESTAMP } from '../../core/session/library/session-schema.ts'
import { inTransaction } from '../library/database.ts'
import { CaptionTable } from './caption-table.ts'

/** Largest place, in seconds since 1970: later ones exceed JavaScript's safe integers in the ids of captions. */
const MAX_PLACE = MAX_TIMESTAMP / 1000

const MISPLACED = `SELECT id, place, changed_at FROM sessions
  WHERE place NOT BETWEEN 0 AND ${MAX_PLACE} OR started_at NOT BETWEEN 0 AND ${MAX_TIMESTAMP}
    OR ended_at NOT BETWEEN 0 AND ${MAX_TIMESTAMP}`

/**
 * Moves sessions with impossible times to the time when they were stored. Earlier versions imported such files, and
 * could then not read any session.
 *
 * @returns the number of moved sessions
 */
export function repairPlaces(database: DatabaseSync): number {
  const statement = database.prepare(MISPLACED)
  statement.setReadBigInts(true)
  const misplaced = statement.all()
  if (misplaced.length === 0) return 0
  inTransaction(database, () => {
    for (const { id, place, changed_at: changedAt } of misplaced)
      move(database, String(id), BigInt(String(place)), Number(changedAt))
    new CaptionTable(database).rebuildIndex()
  })
  return misplaced.length
}

function move(database: DatabaseSync, id: string, from: bigint, changedAt: number): void {
  const at = Math.min(Math.max(changedAt, 0), MAX_TIMESTAMP)
  const to = BigInt(freePlace(database, at))
  const size = BigInt(MAX_CAPTIONS)
  // The lower bits of an id are the caption's index, also before 1970.
  database
    .prepare(`UPDATE captions SET id = ? + (id & ${MAX_CAPTIONS - 1}) WHERE id >= ? AND id < ?`)
    .run(to * size, from * size, (from + 1n) * size)
  database
    .prepare(
      `UPDATE sessions SET place = ?, started_at = ?, ended_at = iif(ended_at IS NULL, NULL, ?) WHERE id = ?`,
    )
    .run(to, at, at, id)
}

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
