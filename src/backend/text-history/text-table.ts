import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import {
  type KeptText,
  keptRequestSchema,
  type WholeText,
} from '../../core/areas/text-history/text-history-calls.ts'
import { indexText, type SearchTerm, toMatch } from '../../core/session/library/search-text.ts'
import { hasRows, inTransaction } from '../library/database.ts'
import { noteDeletion } from '../library/stale-index.ts'
import { parseStoredJson, UNDETERMINED } from '../library/stored-values.ts'

/** Stored properties of a text besides those of the index. */
const aboutSchema = z.object({
  request: keptRequestSchema,
  detectedSourceLanguage: z.string(),
  billedCharacters: z.optional(z.number()),
  modelTypeUsed: z.optional(z.string()),
})

export interface ListedText extends KeptText {
  /** Grows with every stored text. */
  readonly place: number
}

/** A text to be stored; its languages are in its request. */
export type TextToStore = Omit<WholeText, 'sourceLanguage' | 'targetLanguage'>

type Row = Record<string, unknown>

/** Texts, and their length, that are deleted at a time: a few milliseconds of work. */
const STEP_TEXTS = 100
const STEP_LENGTH = 10_000

const COLUMNS = 'place, id, kept_at, is_demo, source, translation, about'

type About = z.output<typeof aboutSchema>

const aboutOf = (row: Row): About | undefined => z.safeParse(aboutSchema, parseStoredJson(row['about'])).data

/** A row with unreadable languages is listed without them, so that it can still be found and deleted. */
function toListed(row: Row, about = aboutOf(row)): ListedText {
  return {
    place: Number(row['place']),
    id: String(row['id']),
    keptAt: Number(row['kept_at']),
    isDemo: row['is_demo'] === 1,
    sourceLanguage: about?.request.sourceLanguage ?? about?.detectedSourceLanguage ?? '',
    targetLanguage: about?.request.targetLanguage ?? UNDETERMINED,
    source: String(row['source']),
    translation: String(row['translation']),
  }
}

const tokensOf = ({ source, translation }: Pick<WholeText, 'source' | 'translation'>): string =>
  indexText([source, translation])

const tokensIn = (row: Row): string =>
  tokensOf({ source: String(row['source']), translation: String(row['translation']) })

/** Texts and their translations with their search index. Throws if the database cannot be used. */
export class TextTable {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Stores a text as the newest and deletes its earlier version. */
  put(text: TextToStore): void {
    const { id, keptAt, isDemo, source, translation, ...about } = text
    inTransaction(this.#database, () => {
      this.#forget(id)
      const { lastInsertRowid } = this.#database
        .prepare(
          'INSERT INTO texts (id, kept_at, is_demo, source, translation, about) VALUES (?, ?, ?, ?, ?, ?)',
        )
        .run(id, keptAt, isDemo ? 1 : 0, source, translation, JSON.stringify(aboutSchema.parse(about)))
      this.#database
        .prepare('INSERT INTO text_words (rowid, tokens) VALUES (?, ?)')
        .run(lastInsertRowid, tokensOf(text))
    })
  }

  get(id: string): WholeText | undefined {
    const row = this.#database.prepare(`SELECT ${COLUMNS} FROM texts WHERE id = ?`).get(id)
    const about = row === undefined ? undefined : aboutOf(row)
    return row === undefined || about === undefined ? undefined : { ...toListed(row, about), ...about }
  }

  /**
   * Newest first.
   *
   * @param terms must all occur in a text or its translation; without terms, all texts match
   * @param before only those that were kept before the one of this place
   */
  list(terms: readonly SearchTerm[], limit: number, before = Number.MAX_SAFE_INTEGER): ListedText[] {
    const rows =
      terms.length === 0
        ? this.#database
            .prepare(`SELECT ${COLUMNS} FROM texts WHERE place < ? ORDER BY place DESC LIMIT ?`)
            .all(before, limit)
        : this.#database
            .prepare(
              `SELECT ${COLUMNS} FROM texts WHERE place IN (
                 SELECT rowid FROM text_words WHERE text_words MATCH ? AND rowid < ? ORDER BY rowid DESC LIMIT ?
               ) ORDER BY place DESC`,
            )
            .all(toMatch(terms), before, limit)
    return rows.map((row) => toListed(row))
  }

  /** Fills the index if it is empty, as in a copy from which something was deleted. */
  fillEmptyIndex(): void {
    if (!hasRows(this.#database, 'texts') || hasRows(this.#database, 'text_words_docsize')) return
    inTransaction(this.#database, () => {
      const insert = this.#database.prepare('INSERT INTO text_words (rowid, tokens) VALUES (?, ?)')
      const rows = this.#database.prepare('SELECT place, source, translation FROM texts')
      for (const row of rows.iterate()) insert.run(Number(row['place']), tokensIn(row))
    })
  }

  delete(id: string): void {
    inTransaction(this.#database, () => this.#forget(id))
  }

  /** Place of the newest text; 0 if there is none. */
  get newest(): number {
    return Number(this.#database.prepare('SELECT max(place) AS place FROM texts').get()?.['place'] ?? 0)
  }

  /**
   * Deletes the oldest of those that were kept before a moment, as many as one step may.
   *
   * @param newest place of the last one that may be deleted
   * @returns whether there were any
   */
  deleteSomeBefore(moment: number, newest: number): boolean {
    const oldest = this.#database
      .prepare(
        `SELECT id, length(source) + length(translation) AS length FROM texts
         WHERE kept_at < ? AND place <= ? ORDER BY kept_at LIMIT ${STEP_TEXTS}`,
      )
      .all(moment, newest)
    inTransaction(this.#database, () => {
      let length = 0
      for (const row of oldest) {
        this.#forget(String(row['id']))
        length += Number(row['length'])
        if (length > STEP_LENGTH) break
      }
    })
    return oldest.length > 0
  }

  /** Deletes a text in the caller's transaction. */
  #forget(id: string): void {
    const row = this.#database.prepare('SELECT place, source, translation FROM texts WHERE id = ?').get(id)
    if (row === undefined) return
    // The index has no copy of the text, so it needs the tokens to remove.
    this.#database
      .prepare(`INSERT INTO text_words (text_words, rowid, tokens) VALUES ('delete', ?, ?)`)
      .run(Number(row['place']), tokensIn(row))
    this.#database.prepare('DELETE FROM texts WHERE id = ?').run(id)
    noteDeletion(this.#database, 'text_words')
  }
}
