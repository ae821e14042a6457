import type { EngineCommand, EngineEvent } from './protocol.ts'
import engineUrl from './worker/index.ts?worker&url'

type Said = Exclude<EngineEvent, { type: 'ready' }>

/** Time limit for a response to a stop. A working engine responds with its next state at once. */
const ANSWER_LIMIT_MS = 5000

export interface ThreadHandlers {
  said(event: Said): void
  /** The worker has failed or does not respond. Called at most once, after all other events. */
  broke(detail: string): void
}

/** The engine's worker, with a watchdog: a worker can die without an error event. */
export class EngineThread {
  readonly #worker: Worker
  readonly #on: ThreadHandlers
  #watch: ReturnType<typeof setTimeout> | undefined
  #isOver = false

  private constructor(files: string, on: ThreadHandlers) {
    const url = new URL(engineUrl, location.href)
    // A worker has the content security policy of its own response, which must list the service's address.
    url.pathname = files + url.pathname
    this.#worker = new Worker(url, { type: 'module', name: 'parley-engine' })
    this.#on = on
  }

  /**
   * Rejects if the worker does not load.
   *
   * @param files prefix of the path of its script
   */
  static open(files: string, on: ThreadHandlers): Promise<EngineThread> {
    const thread = new EngineThread(files, on)
    return new Promise((resolve, reject) => {
      thread.#worker.onerror = ({ message }) => {
        thread.close()
        reject(new Error(message || 'the engine did not load'))
      }
      thread.#worker.onmessage = () => {
        thread.#listen()
        resolve(thread)
      }
    })
  }

  send(command: EngineCommand, transfer: Transferable[] = []): void {
    this.#worker.postMessage(command, transfer)
  }

  stop(): void {
    this.send({ type: 'stop' })
    this.#watch ??= setTimeout(() => this.#break('it does not answer'), ANSWER_LIMIT_MS)
  }

  close(): void {
    this.#isOver = true
    clearTimeout(this.#watch)
    this.#worker.terminate()
  }

  #listen(): void {
    this.#worker.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data.type === 'state') clearTimeout(this.#watch)
      if (!this.#isOver) this.#on.said(data)
    }
    this.#worker.onerror = ({ message }) => this.#break(message || 'it stopped')
    this.#worker.onmessageerror = () => this.#break('it said what cannot be read')
  }

  #break(detail: string): void {
    if (this.#isOver) return
    this.close()
    this.#on.broke(detail)
  }
}
