/** What leads from each version of the library to the next. A row that was released is never changed. */
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
]
