import type { DatabaseSync } from 'node:sqlite'
import { type Term, toMatch } from '../../core/library/search-text.ts'
import {
  type CaptionView,
  type KeptCaption,
  MAX_CAPTIONS,
  MAX_SESSION_MS,
} from '../../core/library/sessions.ts'
import { hasRows, inTransaction } from '../library/database.ts'
import { salvageNumber } from './salvage.ts'
import { originalOf, type StoredCaption, toCaptionView, tokensOf, toStoredCaption } from './stored-caption.ts'

export interface FoundCaption {
  /** Grows with the time at which it was said. */
  readonly id: number
  readonly place: number
  readonly caption: CaptionView
}

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

  /** @returns undefined if there is no such line */
  edit(place: number, index: number, line: string, text: string | null): CaptionView | undefined {
    const before = this.#stored(place, index)
    const base = before === undefined ? undefined : originalOf(before, line)
    if (before === undefined || base === undefined) return undefined
    const { [line]: _former, ...others } = before.edits
    const edits = text === null || text === base ? others : { ...others, [line]: { base, text } }
    const after = { ...before, edits, isTextWhole: true }
    this.#write(place, after, before)
    return toCaptionView(after)
  }

  /** Captions with an edit that is not settled, by index. */
  unsettled(place: number, limit: number): StoredCaption[] {
    const found: StoredCaption[] = []
    const rows = this.#database
      .prepare(`SELECT ${COLUMNS} FROM captions WHERE id >= ? AND id < ? AND edits IS NOT NULL ORDER BY id`)
      .iterate(idOf(place, 0), idOf(place + 1, 0))
    for (const row of rows) {
      const caption = toStoredCaption(row)
      if (Object.values(caption.edits).some(({ isSettled }) => isSettled !== true)) found.push(caption)
      if (found.length === limit) break
    }
    return found
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

  get(place: number, index: number): CaptionView | undefined {
    const stored = this.#stored(place, index)
    return stored === undefined ? undefined : toCaptionView(stored)
  }

  /** By index. */
  list(place: number, from: number, limit: number): CaptionView[] {
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

  /**
   * End of the last caption, in milliseconds; 0 if there is none.
   *
   * @param hasSides whether the last caption may have ended before one of the other side
   */
  endMs(place: number, hasSides: boolean): number {
    const row = this.#database
      .prepare(
        `SELECT end_ms FROM captions WHERE id >= ? AND id < ? ORDER BY ${hasSides ? 'end_ms' : 'id'} DESC LIMIT 1`,
      )
      .get(idOf(place, 0), idOf(place + 1, 0))
    return salvageNumber(row?.['end_ms'] ?? 0, MAX_SESSION_MS)
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

  deleteAll(place: number): void {
    const rows = this.#database
      .prepare(`SELECT ${COLUMNS} FROM captions WHERE id >= ? AND id < ?`)
      .all(idOf(place, 0), idOf(place + 1, 0))
    const captions = rows.map(toStoredCaption)
    const isIndexKnown = captions.every(({ isTextWhole }) => isTextWhole)
    if (isIndexKnown) for (const caption of captions) this.#forget(idOf(place, caption.index), caption)
    this.#database
      .prepare('DELETE FROM captions WHERE id >= ? AND id < ?')
      .run(idOf(place, 0), idOf(place + 1, 0))
    if (!isIndexKnown) this.rebuildIndex()
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
  find(terms: readonly Term[], limit: number, before = Number.MAX_SAFE_INTEGER): FoundCaption[] {
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
      insert.run(Number(row['id']), tokensOf(toStoredCaption(row)))
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
    if (before?.isTextWhole === true) this.#forget(id, before)
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
    else this.#database.prepare('INSERT INTO said (rowid, tokens) VALUES (?, ?)').run(id, tokensOf(caption))
  }

  /** The index has no copy of the text, so it needs the tokens to remove. */
  #forget(id: number, caption: StoredCaption): void {
    this.#database
      .prepare(`INSERT INTO said (said, rowid, tokens) VALUES ('delete', ?, ?)`)
      .run(id, tokensOf(caption))
  }
}
