import { openDatabase } from '../../../src/backend/library/database.ts'
import { MAX_CAPTIONS } from '../../../src/core/library/session-schema.ts'
import { migrationsOf } from './library-versions.ts'

/** Contents of a left library: a session, a text and a document of the same id, with a word in each. */
export const KEPT = { id: '00000000-0000-4000-8000-000000000001', word: 'keptword' }
export const DELETED = { id: '00000000-0000-4000-8000-000000000002', word: 'lionword' }

const ABOUT = { targetLanguages: [], spokenLanguages: [], isDemo: true, settings: {} }
const ABOUT_TEXT = { request: { targetLanguage: 'de' }, detectedSourceLanguage: 'en' }
const STARTED_S = 1_700_000_000

/** Leaves a library as a version of Parley has left it, with two of each kind that it knows. */
export function leaveLibrary(path: string, version: number): void {
  const database = openDatabase(path, migrationsOf(version))
  const add = (statement: string, ...values: (string | number | bigint)[]) =>
    database.prepare(statement).run(...values)
  for (const [index, { id, word }] of [KEPT, DELETED].entries()) {
    const [place, at] = [STARTED_S + index, (STARTED_S + index) * 1000]
    add(
      `INSERT INTO document_jobs (id, created_at, state, document_id, document_key, job)
       VALUES (?, ?, 'done', ?, ?, ?)`,
      ...[id, at, word, word, JSON.stringify({ name: word })],
    )
    if (version >= 2) {
      add(
        `INSERT INTO sessions (id, place, started_at, ended_at, changed_at, about, gaps, audio_ms)
         VALUES (?, ?, ?, ?, ?, ?, '[]', 0)`,
        ...[id, place, at, at, at, JSON.stringify(ABOUT)],
      )
      add(
        `INSERT INTO captions (id, start_ms, end_ms, source, targets) VALUES (?, 0, 1, ?, '{}')`,
        ...[place * MAX_CAPTIONS, word],
      )
      add('INSERT INTO said (rowid, tokens) VALUES (?, ?)', place * MAX_CAPTIONS, word)
    }
    if (version >= 3) {
      const { lastInsertRowid } = add(
        'INSERT INTO texts (id, kept_at, is_demo, source, translation, about) VALUES (?, ?, 1, ?, ?, ?)',
        ...[id, at, word, word, JSON.stringify(ABOUT_TEXT)],
      )
      add('INSERT INTO text_words (rowid, tokens) VALUES (?, ?)', lastInsertRowid, word)
    }
  }
  database.close()
}
