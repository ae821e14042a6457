import type { DatabaseSync } from 'node:sqlite'
import { joinSides } from '../../core/session/library/join-sides.ts'
import { hasTerms, type SearchTerm } from '../../core/session/library/search-text.ts'
import {
  breakAfter,
  MAX_SESSION_MS,
  type Recording,
  type SessionSummary,
  type SessionView,
  sessionMs,
} from '../../core/session/library/session-schema.ts'
import type { Side } from '../../core/voice/sides.ts'
import { inTransaction } from '../library/database.ts'
import { CaptionTable } from './caption-table.ts'
import { freePlace } from './free-place.ts'
import { withRest } from './stored-caption.ts'
import { type StoredSession, toStoredSession } from './stored-session.ts'
import { UseTable } from './uses/use-table.ts'

/** User-editable text of a session. */
export interface SessionWords {
  readonly title?: string | undefined
  readonly notes?: string | undefined
  readonly tags?: readonly string[] | undefined
  readonly sideNames?: { readonly [S in Side]?: string | undefined } | undefined
}

/** Guards a JSON column: SQLite's JSON functions fail the whole query at an invalid value. */
const jsonOf = (column: string, fallback: string): string =>
  `CASE WHEN json_valid(${column}) THEN ${column} ELSE '${fallback}' END`
const TAGS = jsonOf('sessions.tags', '[]')
const SIDES = jsonOf('sessions.sides', 'null')

/** All sessions with their captions. Throws if the database cannot be used. */
export class SessionTable {
  readonly captions: CaptionTable
  readonly uses: UseTable
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
    this.captions = new CaptionTable(database)
    this.uses = new UseTable(database)
  }

  /** Runs work in one transaction. */
  together<T>(work: () => T): T {
    return inTransaction(this.#database, work)
  }

  /**
   * Adds the new content of a session since the last report.
   *
   * @param now in milliseconds since 1970
   * @param newPlace its place if it is not stored yet
   * @returns undefined if it was deleted
   */
  record(recording: Recording, owner: string, now: number, newPlace?: number): StoredSession | undefined {
    const { id, captions } = recording
    if (this.isDeleted(id)) return undefined
    const known = this.get(id)
    const place = known?.place ?? newPlace ?? this.freePlace(recording.startedAt)
    const sides = known?.sides && recording.sides ? joinSides(known.sides, recording.sides) : recording.sides
    this.#database
      .prepare(
        `INSERT INTO sessions (id, place, title, started_at, ended_at, changed_at, owner, about, sides, gaps,
           audio_ms, figures)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET started_at = excluded.started_at, ended_at = excluded.ended_at,
           changed_at = excluded.changed_at, owner = excluded.owner, about = excluded.about,
           sides = excluded.sides, gaps = excluded.gaps, audio_ms = excluded.audio_ms, figures = excluded.figures,
           is_interrupted = 0`,
      )
      .run(
        id,
        place,
        recording.title ?? '',
        recording.startedAt,
        recording.endedAt ?? null,
        now,
        recording.endedAt === undefined ? owner : null,
        JSON.stringify(recording.about),
        sides === undefined ? null : JSON.stringify(sides),
        JSON.stringify(recording.gaps),
        recording.audioMs,
        recording.figures === undefined ? null : JSON.stringify(recording.figures),
      )
    for (const caption of captions) this.captions.put(place, caption)
    this.uses.put(place, recording)
    return this.get(id)
  }

  get(id: string): StoredSession | undefined {
    return this.#select('WHERE id = ?', id)[0]
  }

  at(place: number): StoredSession | undefined {
    return this.#select('WHERE place = ?', place)[0]
  }

  /** Newest first. */
  list(offset: number, limit: number, tag: string | undefined): { sessions: StoredSession[]; total: number } {
    const where = tag === undefined ? '' : `WHERE EXISTS (SELECT 1 FROM json_each(${TAGS}) WHERE value = ?)`
    const tags = tag === undefined ? [] : [tag]
    const counted = this.#database.prepare(`SELECT count(*) AS total FROM sessions ${where}`).get(...tags)
    const sessions = this.#select(`${where} ORDER BY place DESC LIMIT ? OFFSET ?`, ...tags, limit, offset)
    return { sessions, total: Number(counted?.['total']) }
  }

  /** Sessions whose name, tags and names of sides have all the terms, newest first. An index would cost more than it saves. */
  named(terms: readonly SearchTerm[], limit: number): StoredSession[] {
    return this.#database
      .prepare(
        `SELECT id, title, ${TAGS} AS tags,
           concat_ws(' ', ${SIDES} ->> '$.mine.name', ${SIDES} ->> '$.theirs.name') AS names
         FROM sessions WHERE title <> '' OR tags <> '[]' OR sides IS NOT NULL ORDER BY place DESC`,
      )
      .all()
      .filter((row) =>
        hasTerms(`${String(row['title'])} ${String(row['tags'])} ${String(row['names'])}`, terms),
      )
      .slice(0, limit)
      .flatMap((row) => this.get(String(row['id'])) ?? [])
  }

  tags(): string[] {
    return this.#database
      .prepare(`SELECT DISTINCT value FROM sessions, json_each(${TAGS}) WHERE type = 'text' ORDER BY value`)
      .all()
      .map((row) => String(row['value']))
  }

  update(id: string, { title, notes, tags, sideNames = {} }: SessionWords): void {
    const sides = this.get(id)?.sides
    const { mine = sides?.mine.name, theirs = sides?.theirs.name } = sideNames
    const renamed = sides && {
      mine: { ...sides.mine, name: mine },
      theirs: { ...sides.theirs, name: theirs },
    }
    this.#database
      .prepare(
        `UPDATE sessions SET title = coalesce(?, title), notes = coalesce(?, notes), tags = coalesce(?, tags),
           sides = coalesce(?, sides)
         WHERE id = ?`,
      )
      .run(
        title ?? null,
        notes ?? null,
        tags === undefined ? null : JSON.stringify(tags),
        renamed === undefined ? null : JSON.stringify(renamed),
        id,
      )
  }

  /** A place for a session that is stored from now on. */
  freePlace(startedAt: number): number {
    return freePlace(this.#database, startedAt)
  }

  /** Deletes a session with its captions, in the caller's transaction. */
  delete(id: string, now: number): void {
    const session = this.get(id)
    if (session === undefined) return
    this.deleteHead(session, now)
    while (this.captions.deleteSome(session.place));
  }

  /** Deletes a session without its captions, which are orphans then. */
  deleteHead({ id, endedAt }: StoredSession, now: number): void {
    this.#database.prepare('DELETE FROM sessions WHERE id = ?').run(id)
    if (endedAt === undefined)
      this.#database.prepare('INSERT OR IGNORE INTO deleted_sessions VALUES (?, ?)').run(id, now)
  }

  /** Whether it was deleted while it ran. */
  isDeleted(id: string): boolean {
    return this.#database.prepare('SELECT 1 FROM deleted_sessions WHERE id = ?').get(id) !== undefined
  }

  /** Sessions that have not ended. */
  open(): StoredSession[] {
    return this.#select('WHERE ended_at IS NULL ORDER BY place')
  }

  /** Adds what a recorder has not finished, unless its session has ended. What is stored already, and differs, stays. */
  recordRest(rest: Recording, owner: string, now: number): void {
    const known = this.get(rest.id)
    if (rest.captions.length === 0 || known?.endedAt !== undefined) return
    const captions = rest.captions.map((caption) => {
      const stored = known && this.captions.original(known.place, caption.index)
      return stored === undefined ? caption : withRest(stored, caption)
    })
    this.record({ ...rest, captions }, owner, now)
  }

  /**
   * The recorder is gone: the session ends with its last caption, or else with what is missing, and a gap without a length
   * marks that it breaks off there. Only one of several callers succeeds.
   */
  interrupt(id: string, owner: string | undefined): boolean {
    const session = this.get(id)
    if (session === undefined) return false
    const gap = session.gaps.at(-1)
    const last = this.captions.last(session.place, session.sides !== undefined)
    const gaps = [...session.gaps, breakAfter(last ?? { endMs: gap?.toMs ?? 0, side: gap?.side })]
    const { changes } = this.#database
      .prepare(
        `UPDATE sessions SET ended_at = changed_at, owner = NULL, is_interrupted = 1, gaps = ?
         WHERE id = ? AND ended_at IS NULL AND owner IS ?`,
      )
      .run(JSON.stringify(gaps), id, owner ?? null)
    return Number(changes) === 1
  }

  setMissing({ id, gaps, audioMs, late }: StoredSession): void {
    this.#database
      .prepare('UPDATE sessions SET gaps = ?, audio_ms = ?, late = ? WHERE id = ?')
      .run(JSON.stringify(gaps), Math.min(MAX_SESSION_MS, audioMs), JSON.stringify(late), id)
  }

  interrupted(): StoredSession[] {
    return this.#select('WHERE is_interrupted = 1 ORDER BY place')
  }

  acknowledge(id: string): void {
    this.#database.prepare('UPDATE sessions SET is_interrupted = 0 WHERE id = ?').run(id)
  }

  /** Sessions that have ended and have not changed since a moment, in milliseconds since 1970. */
  unchangedSince(at: number): string[] {
    return this.#database
      .prepare('SELECT id FROM sessions WHERE ended_at IS NOT NULL AND changed_at <= ?')
      .all(at)
      .map((row) => String(row['id']))
  }

  /** Audio sent by sessions that have begun since a moment, in milliseconds, without the demo service. */
  sentSince(at: number): number {
    const row = this.#database
      .prepare(
        `SELECT total(audio_ms) AS ms FROM sessions
         WHERE started_at >= ? AND json_extract(${jsonOf('about', '{}')}, '$.isDemo') = 0`,
      )
      .get(at)
    return Number(row?.['ms'])
  }

  /** A session lasts until it is ended, also when nobody speaks; one that runs, as long as its captions. */
  #durationMs({ place, startedAt, endedAt, sides }: StoredSession): number {
    const captionsMs = this.captions.last(place, sides !== undefined)?.endMs ?? 0
    if (endedAt === undefined) return captionsMs
    return sessionMs(startedAt, endedAt, captionsMs)
  }

  /** @param soundBytes size of its sound, which is stored beside the library */
  summary(session: StoredSession, soundBytes: number): SessionSummary {
    const { id, place, title, startedAt, endedAt, isInterrupted, tags, about, sides } = session
    const opening = this.captions.opening(place)
    const sourceLanguage = about.sourceLanguage ?? opening.language
    return {
      id,
      title,
      startedAt,
      ...(sides !== undefined && { sides }),
      durationMs: this.#durationMs(session),
      state: endedAt === undefined ? 'live' : isInterrupted ? 'interrupted' : 'ended',
      captions: this.captions.count(place),
      targetLanguages: [...about.targetLanguages],
      ...(sourceLanguage !== undefined && { sourceLanguage }),
      tags: [...tags],
      isDemo: about.isDemo,
      opening: opening.text,
      soundBytes,
    }
  }

  view(session: StoredSession, soundBytes: number): SessionView {
    const { notes, gaps, about, audioMs, figures } = session
    return {
      ...this.summary(session, soundBytes),
      notes,
      gaps,
      about,
      audioMs,
      ...(figures !== undefined && { figures: [...figures] }),
    }
  }

  #select(which: string, ...values: (string | number)[]): StoredSession[] {
    const statement = this.#database.prepare(`SELECT * FROM sessions ${which}`)
    statement.setReadBigInts(true)
    return statement.all(...values).map(toStoredSession)
  }
}
