/** Words are folded in another way: the indexes are made again when the library is opened. */
const REFOLD = `INSERT INTO said (said) VALUES ('delete-all');
  INSERT INTO text_words (text_words) VALUES ('delete-all')`

/** Migrations from each version of the library to the next. A released row never changes. */
export const migrations: readonly string[] = [
  `CREATE TABLE document_jobs (
    id TEXT PRIMARY KEY,
    created_at INTEGER NOT NULL,
    state TEXT NOT NULL,
    -- The run of the program that works on it.
    owner TEXT,
    document_id TEXT,
    document_key TEXT,
    source TEXT,
    job TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE sessions (
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
    audio_ms REAL NOT NULL
  ) STRICT;
  CREATE TABLE captions (
    -- The place of its session times 2^20, and its index: in this order they were said.
    id INTEGER PRIMARY KEY,
    start_ms REAL NOT NULL,
    end_ms REAL NOT NULL,
    language TEXT,
    source TEXT NOT NULL,
    targets TEXT NOT NULL,
    edits TEXT
  ) STRICT;
  -- What was told of a session after it was deleted is not kept.
  CREATE TABLE deleted_sessions (id TEXT PRIMARY KEY, deleted_at INTEGER NOT NULL) STRICT;
  CREATE VIRTUAL TABLE said USING fts5 (
    tokens, content = '', tokenize = 'ascii', prefix = '1 2 3 4 5 6 7 8'
  );
  -- What is deleted is gone from the index too.
  INSERT INTO said (said, rank) VALUES ('secure-delete', 1)`,
  `CREATE TABLE texts (
    -- In this order they were kept.
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    kept_at INTEGER NOT NULL,
    is_demo INTEGER NOT NULL,
    source TEXT NOT NULL,
    translation TEXT NOT NULL,
    about TEXT NOT NULL
  ) STRICT;
  CREATE INDEX texts_by_time ON texts (kept_at);
  CREATE VIRTUAL TABLE text_words USING fts5 (
    tokens, content = '', tokenize = 'ascii', prefix = '1 2 3 4 5 6 7 8'
  );
  INSERT INTO text_words (text_words, rank) VALUES ('secure-delete', 1)`,
  // Lines whose last words were never concluded, as a JSON list.
  'ALTER TABLE captions ADD COLUMN unfinished TEXT',
  // Sessions of one voice, and their captions, have no sides.
  `ALTER TABLE sessions ADD COLUMN sides TEXT;
  ALTER TABLE captions ADD COLUMN side TEXT`,
  // Measured figures, as a JSON list. Sessions of earlier versions have none.
  'ALTER TABLE sessions ADD COLUMN figures TEXT',
  // Resources of the service that sessions ran with, by side; an empty one for one voice. Earlier versions recorded
  // the id of the glossary among the settings, and nothing else.
  `CREATE TABLE session_resources (
    kind TEXT NOT NULL,
    resource_id TEXT NOT NULL,
    place INTEGER NOT NULL REFERENCES sessions (place) ON UPDATE CASCADE ON DELETE CASCADE,
    side TEXT NOT NULL,
    PRIMARY KEY (kind, resource_id, place, side)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX session_resources_by_place ON session_resources (place);
  ALTER TABLE sessions ADD COLUMN has_resources INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX sessions_without_resources ON sessions (place) WHERE has_resources = 0;
  INSERT INTO session_resources
    SELECT 'glossary', glossary_id, place, side FROM (
      SELECT place, '' AS side, iif(json_valid(about), about, '{}') ->> '$.settings.glossaryId' AS glossary_id
        FROM sessions
      UNION ALL
      SELECT place, 'mine', iif(json_valid(sides), sides, '{}') ->> '$.mine.settings.glossaryId' FROM sessions
      UNION ALL
      SELECT place, 'theirs', iif(json_valid(sides), sides, '{}') ->> '$.theirs.settings.glossaryId' FROM sessions
    ) WHERE glossary_id IS NOT NULL`,
  // Noted which rows were changed, for merging with libraries of other versions; no release has ever done that.
  '',
  // Words of deleted rows are merged out of the indexes instead. These still have some.
  `CREATE TABLE stale_indexes (name TEXT PRIMARY KEY, deletions INTEGER NOT NULL) STRICT;
  INSERT INTO said (said, rank) VALUES ('secure-delete', 0);
  INSERT INTO text_words (text_words, rank) VALUES ('secure-delete', 0)`,
  REFOLD,
  `DROP TRIGGER IF EXISTS note_deleted_session;
  DROP TRIGGER IF EXISTS note_deleted_text;
  DROP TRIGGER IF EXISTS note_deleted_document;
  DROP TRIGGER IF EXISTS note_saved_document;
  DROP TABLE IF EXISTS row_changes`,
  // Missing speech that late captions have settled, as JSON: reports of a session's page do not have it.
  'ALTER TABLE sessions ADD COLUMN late TEXT',
  REFOLD,
  REFOLD,
]
