import { randomUUID } from 'node:crypto'
import { defineSlot, type KeyState } from '../account/key-state.ts'
import type { SignedAddress } from '../http/signed-storage.ts'
import type { StoredMemory } from './memory-store.ts'

/** Delay until an import is seen, until it is done, and of an export, in milliseconds. */
const SEEN_MS = 50
const DONE_MS = 300
/** How long a finished export is reused for further requests, in milliseconds. */
const REUSED_MS = 60_000
/** Maximum number of jobs per key. */
const MAX_JOBS = 100

/** Result of an import. */
export interface Imported {
  readonly memory: StoredMemory
  readonly skipped: number
}

interface Common {
  readonly id: string
  readonly createdAt: Date
}

export interface ImportJob extends Common {
  readonly operation: 'import'
  readonly name: string
  readonly contentType: string
  readonly bytes: number
  /** Expiry of the upload address. */
  readonly expiresAt: Date
  /** The received file: when it arrived, and its content or a description of its fault. */
  received?: { readonly at: number; readonly outcome: Imported | string }
}

export interface ExportJob extends Common {
  readonly operation: 'export'
  readonly memory: StoredMemory
  readonly startedAt: number
  /** Address of the file, once it was requested. */
  address?: SignedAddress
}

export type MemoryJob = ImportJob | ExportJob

export type JobState = 'awaiting_input' | 'processing' | 'completed' | 'failed'

/** @param now milliseconds of the same clock as the job's */
export function stateOf(job: MemoryJob, now: number): JobState {
  if (job.operation === 'export') return now - job.startedAt < DONE_MS ? 'processing' : 'completed'
  if (job.received === undefined) return 'awaiting_input'
  const age = now - job.received.at
  if (age < SEEN_MS) return 'awaiting_input'
  if (age < DONE_MS) return 'processing'
  return typeof job.received.outcome === 'string' ? 'failed' : 'completed'
}

/** The jobs of one key. */
export class JobStore {
  readonly #jobs = new Map<string, MemoryJob>()
  /** Imports whose memory is not listed yet. */
  readonly #pending = new Set<ImportJob>()

  addImport(fields: Omit<ImportJob, 'id' | 'operation'>): ImportJob {
    return this.#add({ ...fields, id: randomUUID(), operation: 'import' as const })
  }

  addExport(memory: StoredMemory, createdAt: Date, startedAt: number): ExportJob {
    return this.#add({ id: randomUUID(), operation: 'export' as const, memory, createdAt, startedAt })
  }

  receive(job: ImportJob, at: number, outcome: Imported | string): void {
    // The answer to an upload may have been lost, and the upload repeated.
    if (job.received !== undefined) return
    job.received = { at, outcome }
    this.#pending.add(job)
  }

  find(id: string | undefined): MemoryJob | undefined {
    return this.#jobs.get(id ?? '')
  }

  /** The latest export of a memory that is running or can be reused. */
  findExport({ id }: StoredMemory, now: number): ExportJob | undefined {
    return [...this.#jobs.values()].findLast(
      (job): job is ExportJob =>
        job.operation === 'export' && job.memory.id === id && now - job.startedAt < REUSED_MS,
    )
  }

  /** Returns finished imports, once. */
  takeReady(now: number): StoredMemory[] {
    const ready = [...this.#pending].filter((job) => ['completed', 'failed'].includes(stateOf(job, now)))
    for (const job of ready) this.#pending.delete(job)
    return ready.flatMap(({ received }) =>
      received === undefined || typeof received.outcome === 'string' ? [] : [received.outcome.memory],
    )
  }

  #add<J extends MemoryJob>(job: J): J {
    this.#jobs.set(job.id, job)
    const oldest = this.#jobs.size > MAX_JOBS ? this.#jobs.keys().next().value : undefined
    if (oldest !== undefined) this.#jobs.delete(oldest)
    return job
  }
}

const slot = defineSlot(() => new JobStore())
export const jobsOf = (state: KeyState): JobStore => state.get(slot)
