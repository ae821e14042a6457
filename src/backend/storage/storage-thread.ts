import { Worker } from 'node:worker_threads'
import { err } from '../../core/base/result.ts'
import { reasonOf } from '../base/error-utils.ts'
import {
  type OpenStorage,
  type RequestAnswer,
  type RequestInput,
  type RequestName,
  type Storage,
  type StorageOptions,
  storageError,
} from './storage.ts'
import type { MessageFromThread, MessageToThread, ThreadData } from './storage-messages.ts'

/** Maximum number of pending requests: more accumulate only if the disk has stopped responding. */
export const MAX_PENDING = 1000
/** Maximum number of consecutive threads that end without any answer; then no other one is started. */
const MAX_FRUITLESS_STARTS = 2

type Resolve = (answer: RequestAnswer<RequestName>) => void
export type StartThread = (data: ThreadData) => Worker

/**
 * Storage in a thread of its own, started with the first request. If it ends unexpectedly, pending requests
 * are answered with an error, and the next request restarts it.
 */
export class StorageThread implements Storage {
  readonly #start: StartThread
  readonly #options: StorageOptions
  readonly #pending = new Map<number, Resolve>()
  #worker: Worker | undefined
  #ended: Promise<void> = Promise.resolve()
  #fruitlessStarts = 0
  /** Why it ended the last time. */
  #reason = ''
  #lastId = 0
  #isClosed = false
  #rest: NodeJS.Timeout | undefined

  constructor(start: StartThread, options: StorageOptions) {
    this.#start = start
    this.#options = options
  }

  ask<K extends RequestName>(name: K, input: RequestInput<K>): Promise<RequestAnswer<K>> {
    if (this.#isClosed) return Promise.resolve(err(storageError('closed')))
    if (this.#pending.size >= MAX_PENDING)
      return Promise.resolve(err(storageError('too many requests are waiting for the disk')))
    if (this.#worker === undefined && this.#fruitlessStarts >= MAX_FRUITLESS_STARTS)
      return Promise.resolve(err(storageError(this.#reason)))
    clearTimeout(this.#rest)
    this.#worker ??= this.#begin()
    this.#lastId += 1
    const id = this.#lastId
    const request = { type: 'request', id, name, input, retention: this.#options.retention() } as const
    this.#worker.postMessage(request satisfies MessageToThread)
    // The type of the answer follows from the name of the request.
    return new Promise((resolve) => this.#pending.set(id, resolve as Resolve))
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#rest)
    this.#worker?.postMessage({ type: 'close' } satisfies MessageToThread)
    await this.#ended
  }

  /** V8 keeps the memory of long work while its thread lives, and for some seconds more. */
  #restLater(): void {
    const { restsAfterMs } = this.#options
    if (restsAfterMs === undefined || this.#pending.size > 0 || this.#isClosed) return
    this.#rest = setTimeout(() => {
      this.#worker?.postMessage({ type: 'close' } satisfies MessageToThread)
      this.#worker = undefined
    }, restsAfterMs).unref()
  }

  #begin(): Worker {
    const { dataFolder, run, log } = this.#options
    this.#fruitlessStarts += 1
    const worker = this.#start({ dataFolder, run })
    let reason: string | undefined
    worker.on('message', (message: MessageFromThread) => this.#take(message))
    worker.on('error', (thrown) => {
      reason = reasonOf(thrown)
    })
    const before = this.#ended
    const ended = new Promise<void>((resolve) => {
      worker.on('exit', (code) => {
        // It rests, and another one may have begun.
        if (this.#worker !== worker) return resolve()
        this.#worker = undefined
        if (!this.#isClosed || reason !== undefined) {
          this.#reason = reason ?? `the storage thread ended with ${code}`
          log.warn('the storage thread ended', { detail: this.#reason })
        }
        const waiting = [...this.#pending.values()]
        this.#pending.clear()
        for (const answer of waiting) answer(err(storageError(this.#reason || 'closed')))
        resolve()
      })
    })
    this.#ended = ended.then(() => before)
    return worker
  }

  #take(message: MessageFromThread): void {
    const { log, changed } = this.#options
    if (message.type === 'log') log[message.level](message.event, message.data)
    else if (message.type === 'changed') changed(message.change)
    else {
      this.#fruitlessStarts = 0
      const resolve = this.#pending.get(message.id)
      this.#pending.delete(message.id)
      resolve?.(message.answer)
      this.#restLater()
    }
  }
}

/** @param script of the thread: the source, or its bundle */
export const openStorageThread =
  (script: string): OpenStorage =>
  (options) =>
    new StorageThread((workerData) => new Worker(script, { workerData }), options)
