import { join } from 'node:path'
import type { Log } from '../../core/base/log.ts'
import { err } from '../../core/base/result.ts'
import type { Retention } from '../../core/session/library/retention.ts'
import { reasonOf } from '../base/error-utils.ts'
import { Library } from '../library/library.ts'
import { Runs } from '../library/runs.ts'
import { Turns } from '../library/turns.ts'
import { repairLibrary } from './repair-library.ts'
import {
  type RequestAnswer,
  type RequestInput,
  type RequestName,
  type Storage,
  type StorageOptions,
  storageError,
} from './storage.ts'
import { createRequests, type StorageRequests } from './storage-requests.ts'

/** Library, texts, document jobs and sounds, in the thread that creates it: it reads and writes synchronously. */
export class Store {
  readonly #requests: StorageRequests
  readonly #library: Library
  readonly #runs: Runs
  readonly #turns: Turns
  readonly #log: Log
  readonly #open = new Set<Promise<unknown>>()
  #retention: Retention = 'nothing'

  constructor({ dataFolder, run, changed, log }: Omit<StorageOptions, 'retention'>, turns = new Turns()) {
    this.#turns = turns
    this.#log = log
    this.#library = new Library(join(dataFolder, 'library.sqlite'), log, { repair: repairLibrary })
    this.#runs = new Runs(join(dataFolder, 'runs'), run)
    this.#requests = createRequests({
      dataFolder,
      library: this.#library,
      runs: this.#runs,
      turns,
      retention: () => this.#retention,
      changed,
      log,
    })
  }

  /**
   * Begins a request at once. Never rejects.
   *
   * @param retention how long things are kept from now on
   */
  answer<K extends RequestName>(
    name: K,
    input: RequestInput<K>,
    retention: Retention,
  ): Promise<RequestAnswer<K>> {
    this.#retention = retention
    const answer = this.#run(name, input)
    this.#open.add(answer)
    void answer.finally(() => this.#open.delete(answer))
    return answer
  }

  /** Long work is cut off; what is left of it is done in a later run. */
  async close(): Promise<void> {
    this.#turns.end()
    while (this.#open.size > 0) await Promise.all(this.#open)
    this.#runs.end()
    this.#library.close()
  }

  async #run<K extends RequestName>(name: K, input: RequestInput<K>): Promise<RequestAnswer<K>> {
    const request = this.#requests[name] as (
      input: RequestInput<K>,
    ) => RequestAnswer<K> | Promise<RequestAnswer<K>>
    try {
      return await request(input)
    } catch (thrown) {
      const detail = reasonOf(thrown)
      this.#log.warn('a storage request failed', { request: name, detail })
      return err(storageError(detail))
    }
  }
}

/** Storage in the calling thread, which waits for the disk: for tests, and as the baseline of the bench. */
export function openStoreHere(options: StorageOptions): Storage {
  const store = new Store(options)
  let isClosed = false
  return {
    ask: (name, input) =>
      isClosed
        ? Promise.resolve(err(storageError('closed')))
        : store.answer(name, input, options.retention()),
    close() {
      isClosed = true
      return store.close()
    },
  }
}
