import type { Schema } from './database.ts'

/** Search index: prepared tokens of rows, without their text. */
const index = (name: string) => `CREATE VIRTUAL TABLE ${name} USING fts5 (
  tokens, content = '', tokenize = 'ascii', prefix = '1 2 3 4 5 6 7 8'
)`

/** Everything stored besides the settings. */
export const librarySchema: Schema = {
  version: 13,
  create: `
    CREATE TABLE document_jobs (
      id TEXT PRIMARY KEY,
      created_at INTEGER NOT NULL,
      state TEXT NOT NULL,
      -- The run of the program that works on it.
      owner TEXT,
      document_id TEXT,
      document_key TEXT,
      source TEXT,
      job TEXT NOT NULL
    ) STRICT;

    CREATE TABLE sessions (
      id TEXT PRIMARY KEY,
      -- Seconds since 1970, or the next free number. The ids of its captions begin with it.
      place INTEGER NOT NULL UNIQUE,
      started_at INTEGER NOT NULL,
      ended_at INTEGER,
      changed_at INTEGER NOT NULL,
      -- The run of the program that records it.
      owner TEXT,
      is_interrupted INTEGER NOT NULL DEFAULT 0,
      title TEXT NOT NULL DEFAULT '',
      notes TEXT NOT NULL DEFAULT '',
      tags TEXT NOT NULL DEFAULT '[]',
      about TEXT NOT NULL,
      gaps TEXT NOT NULL,
      audio_ms REAL NOT NULL,
      -- Sessions of one voice, and their captions, have no sides.
      sides TEXT,
      -- Measured figures, as a JSON list.
      figures TEXT,
      -- Missing speech that late captions have settled, as JSON: reports of a session's page do not have it.
      late TEXT
    ) STRICT;

    CREATE TABLE captions (
      -- The place of its session times 2^20, and its index: in this order they were said.
      id INTEGER PRIMARY KEY,
      start_ms REAL NOT NULL,
      end_ms REAL NOT NULL,
      language TEXT,
      source TEXT NOT NULL,
      targets TEXT NOT NULL,
      edits TEXT,
      -- Lines whose last words were never concluded, as a JSON list.
      unfinished TEXT,
      side TEXT
    ) STRICT;
    ${index('said')};

    -- Reports of a session after it was deleted are not stored.
    CREATE TABLE deleted_sessions (id TEXT PRIMARY KEY, deleted_at INTEGER NOT NULL) STRICT;

    -- Resources of the service that sessions ran with, by side; an empty one for one voice.
    CREATE TABLE session_resources (
      kind TEXT NOT NULL,
      resource_id TEXT NOT NULL,
      place INTEGER NOT NULL REFERENCES sessions (place) ON UPDATE CASCADE ON DELETE CASCADE,
      side TEXT NOT NULL,
      PRIMARY KEY (kind, resource_id, place, side)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX session_resources_by_place ON session_resources (place);

    CREATE TABLE texts (
      -- In this order they were stored.
      place INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      kept_at INTEGER NOT NULL,
      is_demo INTEGER NOT NULL,
      source TEXT NOT NULL,
      translation TEXT NOT NULL,
      about TEXT NOT NULL
    ) STRICT;
    CREATE INDEX texts_by_time ON texts (kept_at);
    ${index('text_words')};

    -- Indexes with words of deleted rows, which are merged out of them.
    CREATE TABLE stale_indexes (name TEXT PRIMARY KEY, deletions INTEGER NOT NULL) STRICT`,
  migrations: [
    // Words are folded in another way: the indexes are made again when the library is opened.
    `INSERT INTO said (said) VALUES ('delete-all');
    INSERT INTO text_words (text_words) VALUES ('delete-all')`,
  ],
}
