import type { DatabaseSync } from 'node:sqlite'
import { MAX_CAPTIONS, MAX_TIMESTAMP } from '../../core/library/sessions.ts'
import { CaptionTable } from './caption-table.ts'

/** A place is a second since 1970: beyond this one its captions' ids are no integers that JavaScript has. */
const MAX_PLACE = MAX_TIMESTAMP / 1000

const MISPLACED = `SELECT id, place, changed_at FROM sessions
  WHERE place NOT BETWEEN 0 AND ${MAX_PLACE} OR started_at NOT BETWEEN 0 AND ${MAX_TIMESTAMP}
    OR ended_at NOT BETWEEN 0 AND ${MAX_TIMESTAMP}`

/**
 * Moves sessions to when they were stored whose times no session can have. Earlier versions took such files in,
 * and could then read nothing any more.
 *
 * @returns how many there were
 */
export function repairPlaces(database: DatabaseSync): number {
  const statement = database.prepare(MISPLACED)
  statement.setReadBigInts(true)
  const misplaced = statement.all()
  if (misplaced.length === 0) return 0
  database.exec('BEGIN IMMEDIATE')
  try {
    for (const { id, place, changed_at: changedAt } of misplaced)
      move(database, String(id), BigInt(String(place)), Number(changedAt))
    new CaptionTable(database).rebuildIndex()
    database.exec('COMMIT')
  } catch (thrown) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw thrown
  }
  return misplaced.length
}

function move(database: DatabaseSync, id: string, from: bigint, changedAt: number): void {
  const at = Math.min(Math.max(changedAt, 0), MAX_TIMESTAMP)
  const to = BigInt(freePlace(database, at))
  const size = BigInt(MAX_CAPTIONS)
  // An index is what is left of an id below its place, of one before 1970 too.
  database
    .prepare(`UPDATE captions SET id = ? + (id & ${MAX_CAPTIONS - 1}) WHERE id >= ? AND id < ?`)
    .run(to * size, from * size, (from + 1n) * size)
  database
    .prepare(
      `UPDATE sessions SET place = ?, started_at = ?, ended_at = iif(ended_at IS NULL, NULL, ?) WHERE id = ?`,
    )
    .run(to, at, at, id)
}

/** The place of a moment, or the next one that is free: two may begin in the same second, or one be taken in twice. */
export function freePlace(database: DatabaseSync, at: number): number {
  const taken = database.prepare('SELECT 1 FROM sessions WHERE place = ?')
  let place = Math.floor(at / 1000)
  while (taken.get(place) !== undefined) place += 1
  return place
}
