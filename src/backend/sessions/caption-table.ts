import type { DatabaseSync } from 'node:sqlite'
import { type SearchTerm, toMatch } from '../../core/session/library/search-text.ts'
import {
  FIRST_LATE,
  type KeptCaption,
  MAX_CAPTIONS,
  type StoredCaptionView,
} from '../../core/session/library/session-schema.ts'
import type { Side } from '../../core/voice/sides.ts'
import { hasRows, inTransaction } from '../library/database.ts'
import { noteDeletion } from '../library/stale-index.ts'
import {
  indexTokensOf,
  originalOf,
  type StoredCaption,
  toCaptionView,
  toStoredCaption,
} from './stored-caption.ts'

export interface FoundCaption {
  /** Grows with the time at which it was said. */
  readonly id: number
  readonly place: number
  readonly caption: StoredCaptionView
}

/** Captions, and length of their tokens, that are deleted at a time: a few milliseconds of work. */
const STEP_CAPTIONS = 100
const STEP_LENGTH = 10_000
const COLUMNS = 'id, start_ms, end_ms, side, language, source, targets, edits, unfinished'
const idOf = (place: number, index: number): number => place * MAX_CAPTIONS + index
const placeOf = (id: number): number => Math.floor(id / MAX_CAPTIONS)

const isSameText = (a: StoredCaption, b: KeptCaption): boolean =>
  a.startMs === b.startMs &&
  a.endMs === b.endMs &&
  a.side === b.side &&
  a.language === b.language &&
  a.source === b.source &&
  JSON.stringify([a.targets, a.unfinished]) === JSON.stringify([b.targets, b.unfinished])

/** Captions and their search index. Throws if the database cannot be used. */
export class CaptionTable {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Adds a caption, or replaces its stored text; the user's edits stay. */
  put(place: number, caption: KeptCaption): void {
    const before = this.#stored(place, caption.index)
    if (before !== undefined && isSameText(before, caption)) return
    this.#write(place, { ...caption, edits: before?.edits ?? {}, isTextWhole: true }, before)
  }

  /** Adds a caption with its edits, or replaces it. */
  replace(place: number, caption: StoredCaption): void {
    this.#write(place, caption, this.#stored(place, caption.index))
  }

  /** @returns undefined if there is no such line */
  edit(place: number, index: number, line: string, text: string | null): StoredCaptionView | undefined {
    const before = this.#stored(place, index)
    const base = before === undefined ? undefined : originalOf(before, line)
    if (before === undefined || base === undefined) return undefined
    const { [line]: _former, ...others } = before.edits
    const edits = text === null || text === base ? others : { ...others, [line]: { base, text } }
    const after = { ...before, edits, isTextWhole: true }
    this.#write(place, after, before)
    return toCaptionView(after)
  }

  /** Captions with an edit, by index. */
  edited(place: number, from: number, limit: number): StoredCaption[] {
    return this.#database
      .prepare(
        `SELECT ${COLUMNS} FROM captions WHERE id >= ? AND id < ? AND edits IS NOT NULL ORDER BY id LIMIT ?`,
      )
      .all(idOf(place, from), idOf(place + 1, 0), limit)
      .map(toStoredCaption)
  }

  /** Settles the edit of a line, if there is one. */
  settle(place: number, index: number, line: string): void {
    const stored = this.#stored(place, index)
    const edit = stored?.edits[line]
    if (stored === undefined || edit === undefined) return
    const edits = { ...stored.edits, [line]: { ...edit, isSettled: true } }
    this.#database
      .prepare('UPDATE captions SET edits = ? WHERE id = ?')
      .run(JSON.stringify(edits), idOf(place, index))
  }

  get(place: number, index: number): StoredCaptionView | undefined {
    const stored = this.#stored(place, index)
    return stored === undefined ? undefined : toCaptionView(stored)
  }

  /** By index. */
  list(place: number, from: number, limit: number): StoredCaptionView[] {
    return this.#database
      .prepare(`SELECT ${COLUMNS} FROM captions WHERE id >= ? AND id < ? ORDER BY id LIMIT ?`)
      .all(idOf(place, from), idOf(place + 1, 0), limit)
      .map((row) => toCaptionView(toStoredCaption(row)))
  }

  count(place: number): number {
    const row = this.#database
      .prepare('SELECT count(*) AS count FROM captions WHERE id >= ? AND id < ?')
      .get(idOf(place, 0), idOf(place + 1, 0))
    return Number(row?.['count'])
  }

  /** A caption as it was recognised. */
  original(place: number, index: number): KeptCaption | undefined {
    const stored = this.#stored(place, index)
    if (stored === undefined) return undefined
    const { edits: _edits, isTextWhole: _isTextWhole, ...caption } = stored
    return caption
  }

  /**
   * The caption that ends last.
   *
   * @param hasSides whether the last caption may have ended before one of the other side
   */
  last(place: number, hasSides: boolean): StoredCaption | undefined {
    const last = (order: 'end_ms' | 'id', toIndex: number) =>
      this.#database
        .prepare(`SELECT ${COLUMNS} FROM captions WHERE id >= ? AND id < ? ORDER BY ${order} DESC LIMIT 1`)
        .get(idOf(place, 0), idOf(place, toIndex))
    // Late captions come after all others, and are of any time.
    const row = hasSides ? last('end_ms', MAX_CAPTIONS) : (last('id', FIRST_LATE) ?? last('id', MAX_CAPTIONS))
    return row && toStoredCaption(row)
  }

  /** The end of the last caption of a side, in milliseconds; 0 if it has none. */
  endOf(place: number, side: Side | undefined): number {
    const row = this.#database
      .prepare('SELECT max(end_ms) AS ms FROM captions WHERE id >= ? AND id < ? AND side IS ?')
      .get(idOf(place, 0), idOf(place + 1, 0), side ?? null)
    return Number(row?.['ms'] ?? 0)
  }

  /** The index of the next late caption. */
  nextLate(place: number): number {
    const row = this.#database
      .prepare('SELECT max(id) AS id FROM captions WHERE id >= ? AND id < ?')
      .get(idOf(place, FIRST_LATE), idOf(place + 1, 0))
    return row?.['id'] == null ? FIRST_LATE : (Number(row['id']) % MAX_CAPTIONS) + 1
  }

  /** The text of its first caption, and the language that was recognised first. */
  opening(place: number): { readonly text: string; readonly language?: string | undefined } {
    const first = (condition: string) => {
      const row = this.#database
        .prepare(`SELECT ${COLUMNS} FROM captions WHERE id >= ? AND id < ? ${condition} ORDER BY id LIMIT 1`)
        .get(idOf(place, 0), idOf(place + 1, 0))
      return row && toCaptionView(toStoredCaption(row))
    }
    const opening = first('')
    if (opening === undefined) return { text: '' }
    const { source, targets } = opening
    return {
      text: source.trim() || (Object.values(targets)[0] ?? '').trim(),
      // The first caption may have words before their language is known.
      language: opening.language ?? first('AND language IS NOT NULL')?.language,
    }
  }

  /** Places of captions without a session: it was deleted, or is not imported yet. */
  orphans(): number[] {
    const place = `id / ${MAX_CAPTIONS}`
    return this.#database
      .prepare(
        `WITH RECURSIVE places (place) AS (
           SELECT (SELECT ${place} FROM captions ORDER BY id LIMIT 1)
           UNION ALL
           SELECT (SELECT ${place} FROM captions WHERE id >= (place + 1) * ${MAX_CAPTIONS} ORDER BY id LIMIT 1)
             FROM places WHERE place IS NOT NULL
         ) SELECT place FROM places WHERE place IS NOT NULL AND place NOT IN (SELECT place FROM sessions)`,
      )
      .all()
      .map((row) => Number(row['place']))
  }

  /**
   * Deletes the first captions of a place, as many as one step may.
   *
   * @returns whether there were any
   */
  deleteSome(place: number): boolean {
    const rows = this.#database
      .prepare(`SELECT ${COLUMNS} FROM captions WHERE id >= ? AND id < ? ORDER BY id LIMIT ${STEP_CAPTIONS}`)
      .all(idOf(place, 0), idOf(place + 1, 0))
    const remove = this.#database.prepare('DELETE FROM captions WHERE id = ?')
    let isIndexKnown = true
    let length = 0
    for (const row of rows) {
      const caption = toStoredCaption(row)
      const tokens = indexTokensOf(caption)
      if (caption.isTextWhole) this.#forget(Number(row['id']), tokens)
      else isIndexKnown = false
      remove.run(row['id'] as number)
      length += tokens.length
      if (length > STEP_LENGTH) break
    }
    if (!isIndexKnown) this.rebuildIndex()
    return rows.length > 0
  }

  /** Rebuilds the index from readable captions: the only way to remove tokens of unreadable ones. */
  rebuildIndex(): void {
    this.#database.exec(`INSERT INTO said (said) VALUES ('delete-all')`)
    this.#fillIndex()
  }

  /** Fills the index if it is empty, as in a copy from which something was deleted. */
  fillEmptyIndex(): void {
    const isMissing = hasRows(this.#database, 'captions') && !hasRows(this.#database, 'said_docsize')
    if (isMissing) inTransaction(this.#database, () => this.#fillIndex())
  }

  /**
   * Captions that contain all terms, newest first.
   *
   * @param before only those that were said before the caption of this id
   */
  find(terms: readonly SearchTerm[], limit: number, before = Number.MAX_SAFE_INTEGER): FoundCaption[] {
    return this.#database
      .prepare(
        `SELECT ${COLUMNS} FROM captions WHERE id IN (
           SELECT rowid FROM said WHERE said MATCH ? AND rowid < ? ORDER BY rowid DESC LIMIT ?
         ) ORDER BY id DESC`,
      )
      .all(toMatch(terms), before, limit)
      .map((row) => {
        const id = Number(row['id'])
        return { id, place: placeOf(id), caption: toCaptionView(toStoredCaption(row)) }
      })
  }

  #fillIndex(): void {
    const insert = this.#database.prepare('INSERT INTO said (rowid, tokens) VALUES (?, ?)')
    for (const row of this.#database.prepare(`SELECT ${COLUMNS} FROM captions`).iterate())
      insert.run(Number(row['id']), indexTokensOf(toStoredCaption(row)))
  }

  #stored(place: number, index: number): StoredCaption | undefined {
    const row = this.#database.prepare(`SELECT ${COLUMNS} FROM captions WHERE id = ?`).get(idOf(place, index))
    return row === undefined ? undefined : toStoredCaption(row)
  }

  #write(place: number, caption: StoredCaption, before: StoredCaption | undefined): void {
    const {
      index,
      startMs,
      endMs,
      side = null,
      language = null,
      source,
      targets,
      edits,
      unfinished = [],
    } = caption
    const id = idOf(place, index)
    if (before?.isTextWhole === true) this.#forget(id, indexTokensOf(before))
    this.#database
      .prepare(`INSERT OR REPLACE INTO captions (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`)
      .run(
        id,
        startMs,
        endMs,
        side,
        language,
        source,
        JSON.stringify(targets),
        Object.keys(edits).length === 0 ? null : JSON.stringify(edits),
        unfinished.length === 0 ? null : JSON.stringify(unfinished),
      )
    if (before?.isTextWhole === false) this.rebuildIndex()
    else
      this.#database.prepare('INSERT INTO said (rowid, tokens) VALUES (?, ?)').run(id, indexTokensOf(caption))
  }

  /** The index has no copy of the text, so it needs the tokens to remove; they stay on the disk until it is written anew. */
  #forget(id: number, tokens: string): void {
    this.#database.prepare(`INSERT INTO said (said, rowid, tokens) VALUES ('delete', ?, ?)`).run(id, tokens)
    noteDeletion(this.#database, 'said')
  }
}
