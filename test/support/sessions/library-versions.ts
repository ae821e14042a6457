import type { DatabaseSync } from 'node:sqlite'
import { Library } from '../../../src/backend/library/library.ts'
import { migrations } from '../../../src/backend/library/migrations.ts'
import { mergeSome, type SearchIndex } from '../../../src/backend/library/stale-index.ts'
import { SessionTable } from '../../../src/backend/sessions/session-table.ts'
import { repairLibrary } from '../../../src/backend/storage/repair.ts'
import { TextTable } from '../../../src/backend/text-history/text-table.ts'
import { silentLog } from '../../../src/core/base/log.ts'
import type { KeptCaption } from '../../../src/core/library/session-schema.ts'
import { keptCaption, recording } from '../contract-cases/call-cases-of-sessions.ts'

/** This version. */
export const CURRENT = migrations.length

/** Migrations of later versions. */
const LATER = [
  'ALTER TABLE sessions ADD COLUMN mood TEXT; ALTER TABLE document_jobs ADD COLUMN mood TEXT',
  `ALTER TABLE texts ADD COLUMN mood TEXT; UPDATE sessions SET mood = 'good'`,
]
export const LATEST = CURRENT + LATER.length

/** A version of Parley, by the number of its migrations. */
export const migrationsOf = (version: number): readonly string[] =>
  [...migrations, ...LATER].slice(0, version)

interface SessionContent {
  readonly title: string
  readonly captions: readonly string[]
}

const libraryOf = (path: string, version: number) =>
  new Library(path, silentLog, { repair: repairLibrary, migrations: migrationsOf(version) })

/** Starts a version, which may fail to open the library, and ends it. */
export function tryVersion(path: string, version: number): void {
  const library = libraryOf(path, version)
  library.open()
  library.close()
}

/** A version of Parley with an open library. */
export class VersionRun {
  readonly version: number
  readonly library: Library
  readonly database: DatabaseSync

  /** Throws if the library cannot be opened. */
  constructor(path: string, version: number) {
    this.version = version
    this.library = libraryOf(path, version)
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

  addDocument(id: string): void {
    this.database
      .prepare(
        `INSERT INTO document_jobs (id, created_at, state, document_key, job) VALUES (?, 0, 'done', ?, '{}')`,
      )
      .run(id, `key of ${id}`)
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
