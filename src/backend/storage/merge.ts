import type { DatabaseSync } from 'node:sqlite'
import { MAX_CAPTIONS, MAX_TIMESTAMP } from '../../core/library/sessions.ts'
import { JOB_COLUMNS } from '../library/document-table.ts'
import { columnsOf } from '../library/versions/row-changes.ts'
import { freePlace } from '../sessions/repair-places.ts'
import { salvageNumber } from '../sessions/salvage.ts'
import { SessionTable } from '../sessions/session-table.ts'
import { toStoredCaption } from '../sessions/stored-caption.ts'
import { TextTable } from '../text-history/text-table.ts'

type Source = 'sessions' | 'texts' | 'document_jobs'

/**
 * Takes over from the attached library `other` what was recorded, changed and deleted there since this one was set
 * aside, in the caller's transaction. Fields that were changed there win; all others stay as they are here.
 */
export function mergeLibrary(database: DatabaseSync): void {
  const [sessions, texts] = [new SessionTable(database), new TextTable(database)]
  const inSessions = rowsToMerge(database, 'sessions')
  const inTexts = rowsToMerge(database, 'texts')
  const inDocuments = rowsToMerge(database, 'document_jobs')

  for (const id of inSessions.deleted) sessions.delete(id, Date.now())
  takeFields(database)
  takeCaptions(database, sessions)
  for (const id of inSessions.added) addSession(database, sessions, id)
  database.exec(
    `INSERT OR IGNORE INTO main.session_resources (kind, resource_id, place, side)
       SELECT used.kind, used.resource_id, here.place, used.side FROM other.session_resources AS used
         JOIN other.sessions AS there ON there.place = used.place
         JOIN main.sessions AS here ON here.id = there.id;
     INSERT OR IGNORE INTO main.deleted_sessions SELECT * FROM other.deleted_sessions`,
  )

  for (const id of inTexts.deleted) texts.remove(id)
  for (const id of [...inTexts.changed, ...inTexts.added]) texts.takeFromOther(id)

  const deleteJob = database.prepare('DELETE FROM main.document_jobs WHERE id = ?')
  const addJob = database.prepare(
    `INSERT INTO main.document_jobs (${JOB_COLUMNS}) SELECT ${JOB_COLUMNS} FROM other.document_jobs WHERE id = ?`,
  )
  for (const id of [...inDocuments.deleted, ...inDocuments.changed]) deleteJob.run(id)
  for (const id of [...inDocuments.changed, ...inDocuments.added]) addJob.run(id)

  // A version that is newer still may have what this one has never known. Ids of captions hold for one library.
  database.exec(
    `INSERT OR IGNORE INTO main.row_changes SELECT * FROM other.row_changes WHERE source <> 'captions'`,
  )
}

interface RowsToMerge {
  /** Only here, and deleted there. */
  readonly deleted: readonly string[]
  /** In both, and written there. */
  readonly changed: readonly string[]
  /** Only there, and not deleted here. */
  readonly added: readonly string[]
}

function rowsToMerge(database: DatabaseSync, source: Source): RowsToMerge {
  const ids = (query: string) =>
    database
      .prepare(query)
      .all()
      .map(({ id }) => String(id))
  const noted = (schema: 'main' | 'other') =>
    `SELECT id FROM ${schema}.row_changes WHERE source = '${source}' AND field = ''`
  const [here, there] = [`SELECT id FROM main.${source}`, `SELECT id FROM other.${source}`]
  // A text that was deleted here may be translated again there. All others that are deleted stay so.
  const isWrittenAgain = source === 'texts' ? `id IN (${noted('other')})` : 'FALSE'
  return {
    deleted: ids(`${here} WHERE id IN (${noted('other')}) AND id NOT IN (${there})`),
    changed: ids(`${here} WHERE id IN (${noted('other')}) AND id IN (${there})`),
    added: ids(
      `${there} WHERE id NOT IN (${here}) AND (id NOT IN (${noted('main')}) OR ${isWrittenAgain})
         AND id NOT IN (SELECT id FROM main.deleted_sessions)`,
    ),
  }
}

/** The fields of sessions in both libraries that were changed there. */
function takeFields(database: DatabaseSync): void {
  const columns = new Set(columnsOf(database, 'sessions'))
  const changed = database
    .prepare(`SELECT id, field FROM other.row_changes WHERE source = 'sessions' AND field <> ''`)
    .all()
  for (const { id, field } of changed)
    if (columns.has(String(field)))
      database
        .prepare(
          `UPDATE main.sessions SET ${String(field)} = there.${String(field)}
           FROM other.sessions AS there WHERE there.id = main.sessions.id AND main.sessions.id = ?`,
        )
        .run(String(id))
}

/** The captions of sessions in both libraries that were added or changed there. */
function takeCaptions(database: DatabaseSync, { captions }: SessionTable): void {
  const changed = database
    .prepare(
      `SELECT here.place, said.* FROM other.row_changes AS changed
         JOIN other.captions AS said ON said.id = CAST(changed.id AS INTEGER)
         JOIN other.sessions AS there ON there.place = said.id / ${MAX_CAPTIONS}
         JOIN main.sessions AS here ON here.id = there.id
       WHERE changed.source = 'captions'`,
    )
    .all()
  for (const row of changed) captions.replace(Number(row['place']), toStoredCaption(row))
}

function addSession(database: DatabaseSync, { captions }: SessionTable, id: string): void {
  const session = database.prepare('SELECT place, started_at FROM other.sessions WHERE id = ?')
  session.setReadBigInts(true)
  const there = session.get(id)
  const from = Number(there?.['place']) * MAX_CAPTIONS
  const place = freePlace(database, salvageNumber(there?.['started_at'], MAX_TIMESTAMP))
  const copied = (table: string, moved: string, to: string) => {
    const columns = columnsOf(database, table)
    const values = columns.map((column) => (column === moved ? to : column))
    return `INSERT INTO main.${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM other.${table}`
  }
  database.prepare(`${copied('sessions', 'place', '?')} WHERE id = ?`).run(place, id)
  database
    .prepare(`${copied('captions', 'id', 'id + ?')} WHERE id >= ? AND id < ?`)
    .run(place * MAX_CAPTIONS - from, from, from + MAX_CAPTIONS)
  captions.index(place)
}
