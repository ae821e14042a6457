import type { DatabaseSync } from 'node:sqlite'
import { Library } from '../../../src/backend/library/library.ts'
import { librarySchema } from '../../../src/backend/library/library-schema.ts'
import { mergeSome, type SearchIndex } from '../../../src/backend/library/stale-index.ts'
import { SessionTable } from '../../../src/backend/sessions/session-table.ts'
import { repairLibrary } from '../../../src/backend/storage/repair-library.ts'
import { TextTable } from '../../../src/backend/text-history/text-table.ts'
import { silentLog } from '../../../src/core/base/log.ts'
import type { KeptCaption } from '../../../src/core/session/library/session-schema.ts'
import { keptCaption, recording } from '../contract-cases/call-cases-of-sessions.ts'

/** This version. */
export const CURRENT = librarySchema.version + librarySchema.migrations.length

/** Migrations of later versions. */
const LATER = [
  'ALTER TABLE sessions ADD COLUMN mood TEXT; ALTER TABLE document_jobs ADD COLUMN mood TEXT',
  `ALTER TABLE texts ADD COLUMN mood TEXT; UPDATE sessions SET mood = 'good'`,
]
export const LATEST = CURRENT + LATER.length

/** The schema of this version, or of a later one. */
export const schemaOf = (version: number) => ({
  ...librarySchema,
  migrations: [...librarySchema.migrations, ...LATER.slice(0, version - CURRENT)],
})

interface SessionContent {
  readonly title: string
  readonly captions: readonly string[]
}

/** A version of Parley with an open library. */
export class VersionRun {
  readonly version: number
  readonly library: Library
  readonly database: DatabaseSync

  /** Throws if the library cannot be opened. */
  constructor(path: string, version: number) {
    this.version = version
    this.library = new Library(path, silentLog, { repair: repairLibrary, schema: schemaOf(version) })
    const opened = this.library.open()
    if (!opened.ok) throw new Error(JSON.stringify(opened.error))
    this.database = opened.value
  }

  get sessions(): SessionTable {
    return new SessionTable(this.database)
  }

  get texts(): TextTable {
    return new TextTable(this.database)
  }

  record(id: string, captions: readonly KeptCaption[], startedAt = recording().startedAt): void {
    const { sessions } = this
    sessions.together(() =>
      sessions.record(recording({ id, captions: [...captions], startedAt }), 'run', Date.now()),
    )
  }

  say(id: string, index: number, words: string): void {
    this.record(id, [keptCaption(index, words, {})])
  }

  keepText(id: string, source: string): void {
    this.texts.put({
      id,
      keptAt: Date.now(),
      isDemo: true,
      source,
      translation: `${source} übersetzt`,
      request: { targetLanguage: 'de' },
      detectedSourceLanguage: 'en',
    })
  }

  deleteSession(id: string): void {
    this.sessions.together(() => this.sessions.delete(id, Date.now()))
    this.#removeWords('said')
  }

  deleteText(id: string): void {
    this.texts.delete(id)
    this.#removeWords('text_words')
  }

  addDocument(id: string, key: string): void {
    this.database
      .prepare(
        `INSERT INTO document_jobs (id, created_at, state, document_key, job) VALUES (?, 0, 'done', ?, '{}')`,
      )
      .run(id, key)
  }

  deleteDocument(id: string): void {
    this.database.prepare('DELETE FROM document_jobs WHERE id = ?').run(id)
    this.library.emptyLog()
  }

  /** All sessions by id. */
  contents(): Map<string, SessionContent> {
    const { sessions } = this
    return new Map(
      sessions
        .list(0, 1000, undefined)
        .sessions.map(({ id, place, title }) => [
          id,
          { title, captions: sessions.captions.list(place, 0, 1000).map(({ source }) => source) },
        ]),
    )
  }

  close(): void {
    this.library.close()
  }

  #removeWords(index: SearchIndex): void {
    for (let isFirst = true; mergeSome(this.database, index, isFirst); isFirst = false);
    this.library.emptyLog()
  }
}

/** Contents of a left library: a session, a text and a document of the same id, with a word in each. */
export const KEPT = { id: '00000000-0000-4000-8000-000000000001', word: 'keptword' }
export const DELETED = { id: '00000000-0000-4000-8000-000000000002', word: 'lionword' }

/** Leaves a library as this version does. */
export function leaveLibrary(path: string): void {
  const run = new VersionRun(path, CURRENT)
  for (const { id, word } of [KEPT, DELETED]) {
    run.say(id, 0, word)
    run.keepText(id, word)
    run.addDocument(id, word)
  }
  run.close()
}
