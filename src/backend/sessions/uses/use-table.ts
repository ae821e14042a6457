import type { DatabaseSync } from 'node:sqlite'
import type { Recording } from '../../../core/session/library/session-schema.ts'
import { type UsedResourceKind, voicesOf } from '../../../core/session/library/used-resources.ts'
import { type Side, sides } from '../../../core/voice/sides.ts'

/** A session that ran with a resource, and the sides that did; none for one voice. */
interface Use {
  readonly place: number
  readonly usedBy: Side[]
}

/**
 * Index of the resources of the service that sessions ran with. Its rows follow the place of their session, and are
 * deleted with it. Throws if the database cannot be used.
 */
export class UseTable {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Adds what a session has reported so far. A side that begins again may run with something else. */
  put(place: number, recording: Pick<Recording, 'about' | 'sides'>): void {
    const add = this.#database.prepare('INSERT OR IGNORE INTO session_resources VALUES (?, ?, ?, ?)')
    for (const { side = '', about } of voicesOf(recording.about, recording.sides))
      for (const { kind, id } of about.resources ?? []) add.run(kind, id, place, side)
  }

  /** Newest first. */
  latest(kind: UsedResourceKind, id: string, limit: number): Use[] {
    return this.#database
      .prepare(
        `SELECT place, group_concat(side) AS used_by FROM session_resources
         WHERE kind = ? AND resource_id = ? GROUP BY place ORDER BY place DESC LIMIT ?`,
      )
      .all(kind, id, limit)
      .map((row) => {
        const usedBy = String(row['used_by']).split(',')
        return { place: Number(row['place']), usedBy: sides.filter((side) => usedBy.includes(side)) }
      })
  }

  total(kind: UsedResourceKind, id: string): number {
    const counted = this.#database
      .prepare(
        'SELECT count(DISTINCT place) AS number FROM session_resources WHERE kind = ? AND resource_id = ?',
      )
      .get(kind, id)
    return Number(counted?.['number'])
  }

  /** Number of sessions by id of the resource. */
  counts(kind: UsedResourceKind): Record<string, number> {
    const rows = this.#database
      .prepare(
        `SELECT resource_id, count(DISTINCT place) AS number FROM session_resources WHERE kind = ?
         GROUP BY resource_id`,
      )
      .all(kind)
    return Object.fromEntries(rows.map((row) => [String(row['resource_id']), Number(row['number'])]))
  }
}
