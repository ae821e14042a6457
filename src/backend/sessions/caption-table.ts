import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { indexText, type Term, toMatch } from '../../core/library/search-text.ts'
import { type CaptionView, type KeptCaption, MOST_CAPTIONS, SOURCE } from '../../core/library/sessions.ts'

/** What the user made of a line, and what it was then: a caption that is not over yet may still grow. */
const editSchema = z.object({ base: z.string(), text: z.string() })
const editsSchema = z.record(z.string(), editSchema)
const targetsSchema = z.record(z.string(), z.string())
type Edits = z.output<typeof editsSchema>

/** A caption as it is stored: what was concluded, and the changes beside it. */
interface StoredCaption extends KeptCaption {
  readonly edits: Edits
}

export interface FoundCaption {
  /** Grows with the time at which it was said. */
  readonly id: number
  readonly place: number
  readonly caption: CaptionView
}

type Row = Record<string, unknown>

const COLUMNS = 'id, start_ms, end_ms, language, source, targets, edits'
const idOf = (place: number, index: number): number => place * MOST_CAPTIONS + index
const placeOf = (id: number): number => Math.floor(id / MOST_CAPTIONS)

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

function toStored(row: Row): StoredCaption {
  const language = textOf(row['language'])
  const edits = textOf(row['edits'])
  return {
    index: Number(row['id']) % MOST_CAPTIONS,
    startMs: Number(row['start_ms']),
    endMs: Number(row['end_ms']),
    ...(language !== undefined && { language }),
    source: String(row['source']),
    targets: targetsSchema.parse(JSON.parse(String(row['targets']))),
    edits: edits === undefined ? {} : editsSchema.parse(JSON.parse(edits)),
  }
}

const originalOf = (caption: KeptCaption, line: string): string | undefined =>
  line === SOURCE ? caption.source : caption.targets[line]

/** What was said after the change goes behind it. Where the original is another one now, the change stands alone. */
const edited = (original: string, { base, text }: Edits[string]): string =>
  original.startsWith(base) ? text + original.slice(base.length) : text

function toView({ edits, ...caption }: StoredCaption): CaptionView {
  const view = { ...caption, targets: { ...caption.targets }, originals: {} as Record<string, string> }
  for (const [line, edit] of Object.entries(edits)) {
    const original = originalOf(caption, line)
    if (original === undefined) continue
    view.originals[line] = original
    if (line === SOURCE) view.source = edited(original, edit)
    else view.targets[line] = edited(original, edit)
  }
  return view
}

const tokensOf = (stored: StoredCaption): string => {
  const { source, targets } = toView(stored)
  return indexText([source, ...Object.values(targets)])
}

const isSameText = (a: StoredCaption, b: KeptCaption): boolean =>
  a.startMs === b.startMs &&
  a.endMs === b.endMs &&
  a.language === b.language &&
  a.source === b.source &&
  JSON.stringify(a.targets) === JSON.stringify(b.targets)

/** What was said, with the index in which it is found. Throws where the database cannot be used. */
export class CaptionTable {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Adds a caption, or replaces what was known of it; changes of the user stay. */
  put(place: number, caption: KeptCaption): void {
    const before = this.#stored(place, caption.index)
    if (before !== undefined && isSameText(before, caption)) return
    this.#write(place, { ...caption, edits: before?.edits ?? {} }, before)
  }

  /** @returns nothing where there is no such line */
  edit(place: number, index: number, line: string, text: string | null): CaptionView | undefined {
    const before = this.#stored(place, index)
    const base = before === undefined ? undefined : originalOf(before, line)
    if (before === undefined || base === undefined) return undefined
    const { [line]: _former, ...others } = before.edits
    const edits = text === null || text === base ? others : { ...others, [line]: { base, text } }
    const after = { ...before, edits }
    this.#write(place, after, before)
    return toView(after)
  }

  get(place: number, index: number): CaptionView | undefined {
    const stored = this.#stored(place, index)
    return stored === undefined ? undefined : toView(stored)
  }

  /** In the order in which they were said. */
  list(place: number, from: number, limit: number): CaptionView[] {
    return this.#database
      .prepare(`SELECT ${COLUMNS} FROM captions WHERE id >= ? AND id < ? ORDER BY id LIMIT ?`)
      .all(idOf(place, from), idOf(place + 1, 0), limit)
      .map((row) => toView(toStored(row)))
  }

  count(place: number): number {
    const row = this.#database
      .prepare('SELECT count(*) AS count FROM captions WHERE id >= ? AND id < ?')
      .get(idOf(place, 0), idOf(place + 1, 0))
    return Number(row?.['count'])
  }

  /** When its last caption ends, in milliseconds; 0 where there is none. */
  endMs(place: number): number {
    const row = this.#database
      .prepare('SELECT end_ms FROM captions WHERE id >= ? AND id < ? ORDER BY id DESC LIMIT 1')
      .get(idOf(place, 0), idOf(place + 1, 0))
    return Number(row?.['end_ms'] ?? 0)
  }

  /** The text of its first caption. */
  opening(place: number): string {
    const row = this.#database
      .prepare(`SELECT ${COLUMNS} FROM captions WHERE id >= ? AND id < ? ORDER BY id LIMIT 1`)
      .get(idOf(place, 0), idOf(place + 1, 0))
    if (row === undefined) return ''
    const { source, targets } = toView(toStored(row))
    return source.trim() || (Object.values(targets)[0] ?? '').trim()
  }

  deleteAll(place: number): void {
    const rows = this.#database
      .prepare(`SELECT ${COLUMNS} FROM captions WHERE id >= ? AND id < ?`)
      .all(idOf(place, 0), idOf(place + 1, 0))
    for (const row of rows) this.#forget(Number(row['id']), toStored(row))
    this.#database
      .prepare('DELETE FROM captions WHERE id >= ? AND id < ?')
      .run(idOf(place, 0), idOf(place + 1, 0))
  }

  /**
   * Captions in which all terms stand, the latest first.
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
        return { id, place: placeOf(id), caption: toView(toStored(row)) }
      })
  }

  #stored(place: number, index: number): StoredCaption | undefined {
    const row = this.#database.prepare(`SELECT ${COLUMNS} FROM captions WHERE id = ?`).get(idOf(place, index))
    return row === undefined ? undefined : toStored(row)
  }

  #write(place: number, caption: StoredCaption, before: StoredCaption | undefined): void {
    const { index, startMs, endMs, language = null, source, targets, edits } = caption
    const id = idOf(place, index)
    if (before !== undefined) this.#forget(id, before)
    this.#database
      .prepare(`INSERT OR REPLACE INTO captions (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)`)
      .run(
        id,
        startMs,
        endMs,
        language,
        source,
        JSON.stringify(targets),
        Object.keys(edits).length === 0 ? null : JSON.stringify(edits),
      )
    this.#database.prepare('INSERT INTO said (rowid, tokens) VALUES (?, ?)').run(id, tokensOf(caption))
  }

  /** The index has no copy of the text: it is told what to forget. */
  #forget(id: number, caption: StoredCaption): void {
    this.#database
      .prepare(`INSERT INTO said (said, rowid, tokens) VALUES ('delete', ?, ?)`)
      .run(id, tokensOf(caption))
  }
}
