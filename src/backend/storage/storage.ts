import type { AppErrorOf } from '../../core/base/errors.ts'
import type { Log } from '../../core/base/log.ts'
import type { Result } from '../../core/base/result.ts'
import type { Retention } from '../../core/session/library/retention.ts'
import type { StorageChange, StorageRequests } from './storage-requests.ts'

export type StorageError = AppErrorOf<'storage'>
export type RequestName = keyof StorageRequests
export type RequestInput<K extends RequestName> = Parameters<StorageRequests[K]>[0]
export type RequestAnswer<K extends RequestName> =
  | Awaited<ReturnType<StorageRequests[K]>>
  | Result<never, StorageError>

export interface StorageOptions {
  /** Holds the library, the sound of sessions and the files of runs. Its content is created on first use. */
  readonly dataFolder: string
  /** Id of this run of the program: owns its recordings and translations. */
  readonly run: string
  /** Current retention, read with every request. */
  readonly retention: () => Retention
  readonly changed: (change: StorageChange) => void
  readonly log: Log
  /** Time without a request after which its thread gives its memory back, until the next one; never by default. */
  readonly restsAfterMs?: number | undefined
}

/**
 * Library, texts, document jobs and the sound of sessions, accessed by message: input and answer are plain data.
 * Requests begin in the order in which they are made; changes are answered once they are on the disk. Failures are
 * answers; no promise rejects.
 */
export interface Storage {
  ask<K extends RequestName>(name: K, input: RequestInput<K>): Promise<RequestAnswer<K>>
  /** Answers pending requests, ends the run and closes the files. Later requests are answered with an error. */
  close(): Promise<void>
}

export type OpenStorage = (options: StorageOptions) => Storage

export const storageError = (detail: string): StorageError => ({ kind: 'storage', what: 'library', detail })
