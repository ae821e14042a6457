import type { AppErrorOf } from '../../core/base/errors.ts'
import type { Log } from '../../core/base/log.ts'
import type { Result } from '../../core/base/result.ts'
import type { Retention } from '../../core/library/retention.ts'
import type { StorageChange, StorageRequests } from './requests.ts'

export type StorageError = AppErrorOf<'storage'>
export type RequestName = keyof StorageRequests
export type RequestInput<K extends RequestName> = Parameters<StorageRequests[K]>[0]
export type RequestAnswer<K extends RequestName> =
  | Awaited<ReturnType<StorageRequests[K]>>
  | Result<never, StorageError>

export interface StorageOptions {
  /** Holds the library, the sound of sessions and the files of runs. Nothing is made in it before it is needed. */
  readonly dataFolder: string
  /** Id of this run of the program: owns what is recorded and translated in it. */
  readonly run: string
  /** Current retention, read with every request. */
  readonly retention: () => Retention
  readonly changed: (change: StorageChange) => void
  readonly log: Log
}

/**
 * Library, texts, document jobs and the sound of sessions, asked by message: input and answer are plain data.
 * Requests are begun in the order in which they are made, and what changes something is answered once it is on the
 * disk. What goes wrong is an answer; nothing rejects.
 */
export interface Storage {
  ask<K extends RequestName>(name: K, input: RequestInput<K>): Promise<RequestAnswer<K>>
  /** Answers what was asked, ends the run and closes the files. Later requests are answered with an error. */
  close(): Promise<void>
}

export type OpenStorage = (options: StorageOptions) => Storage

export const storageError = (detail: string): StorageError => ({ kind: 'storage', what: 'library', detail })
