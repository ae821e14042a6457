import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { savings } from '../../core/areas/documents/choices.ts'
import { documentJobSchema, documentStates } from '../../core/areas/documents/documents-calls.ts'
import { appErrorSchema } from '../../core/base/errors.ts'
import { inTransaction } from './database.ts'
import { parseStoredJson, UNDETERMINED } from './stored-values.ts'

/** Stored properties of a job, without those that may have to be deleted earlier. */
const rememberedSchema = z.extend(
  z.omit(documentJobSchema, {
    id: true,
    state: true,
    createdAt: true,
    progress: true,
    secondsRemaining: true,
    canRetry: true,
  }),
  {
    error: z.optional(appErrorSchema),
    /** Id of the account that the document was sent with, or `demo`. */
    account: z.string(),
    /**
     * Base address that the document was sent to, which alone receives its key. Undefined for the demo
     * service.
     */
    sentTo: z.optional(z.string()),
    /** Folder of the source, on hosts that know it. */
    folder: z.optional(z.string()),
    whenDone: z.enum(savings),
  },
)

type Remembered = z.output<typeof rememberedSchema>

export interface StoredJob extends z.output<typeof rememberedSchema> {
  readonly id: string
  readonly createdAt: number
  readonly state: (typeof documentStates)[number]
  readonly owner?: string | undefined
  /** The service's id of the document, and the key without which it delivers nothing. */
  readonly ticket?: { readonly documentId: string; readonly documentKey: string } | undefined
  /** Names our copy of the source, as long as there is one. */
  readonly source?: string | undefined
  /** Written by an unknown version: left alone until the user removes it. */
  readonly isUnreadable?: boolean
}

export const JOB_COLUMNS = 'id, created_at, state, owner, document_id, document_key, source, job'

type Row = Record<string, unknown>
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Placeholder for a job that cannot be read, so that the user can remove it. */
function unreadable(stored: unknown): Remembered {
  const name = typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'name') : undefined
  return {
    name: textOf(name) ?? '?',
    bytes: 0,
    targetLanguage: UNDETERMINED,
    options: {},
    account: '',
    isDemo: false,
    whenDone: 'keep',
    error: { kind: 'storage', what: 'document', detail: 'its entry cannot be read' },
  }
}

function toJob(row: Row): StoredJob {
  const stored = parseStoredJson(row['job'])
  const parsed = z.safeParse(rememberedSchema, stored)
  const state = documentStates.find((known) => known === row['state'])
  const place = {
    id: String(row['id']),
    createdAt: Number(row['created_at']),
    source: textOf(row['source']),
  }
  if (!parsed.success || state === undefined)
    return { ...unreadable(stored), ...place, state: 'failed', isUnreadable: true }
  const documentId = textOf(row['document_id'])
  const documentKey = textOf(row['document_key'])
  return {
    ...parsed.data,
    ...place,
    state,
    owner: textOf(row['owner']),
    ...(documentId !== undefined && documentKey !== undefined && { ticket: { documentId, documentKey } }),
  }
}

/** The jobs of documents, as stored across restarts. Throws if the database cannot be used. */
export class DocumentTable {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Newest first. */
  all(): StoredJob[] {
    return this.#database
      .prepare(`SELECT ${JOB_COLUMNS} FROM document_jobs ORDER BY created_at DESC, rowid`)
      .all()
      .map(toJob)
  }

  get(id: string): StoredJob | undefined {
    const row = this.#database.prepare(`SELECT ${JOB_COLUMNS} FROM document_jobs WHERE id = ?`).get(id)
    return row === undefined ? undefined : toJob(row)
  }

  /** Adds all jobs or none. */
  add(jobs: readonly StoredJob[]): void {
    inTransaction(this.#database, () => {
      for (const job of jobs) this.put(job)
    })
  }

  /**
   * Adds a job, or replaces its stored state.
   *
   * @returns whether the key of a document was deleted with that
   */
  put({
    id,
    createdAt,
    state,
    owner,
    ticket,
    source,
    isUnreadable: _isUnreadable,
    ...job
  }: StoredJob): boolean {
    const hadTicket = this.get(id)?.ticket !== undefined
    this.#database
      .prepare(
        `INSERT INTO document_jobs (${JOB_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET state = excluded.state, owner = excluded.owner,
           document_id = excluded.document_id, document_key = excluded.document_key,
           source = excluded.source, job = excluded.job`,
      )
      .run(
        id,
        createdAt,
        state,
        owner ?? null,
        ticket?.documentId ?? null,
        ticket?.documentKey ?? null,
        source ?? null,
        JSON.stringify(rememberedSchema.parse(job)),
      )
    return hadTicket && ticket === undefined
  }

  delete(id: string): void {
    this.#database.prepare('DELETE FROM document_jobs WHERE id = ?').run(id)
  }

  /**
   * Makes a run the owner of a job whose owner has ended. Of several runs that try, one succeeds.
   *
   * @param from the owner that was found
   */
  adopt(id: string, from: string | undefined, to: string): boolean {
    const { changes } = this.#database
      .prepare('UPDATE document_jobs SET owner = ? WHERE id = ? AND owner IS ?')
      .run(to, id, from ?? null)
    return Number(changes) === 1
  }

  isSourceNeeded(source: string): boolean {
    return (
      this.#database.prepare('SELECT 1 FROM document_jobs WHERE source = ? LIMIT 1').get(source) !== undefined
    )
  }
}
