import type { EngineCommand, EngineEvent } from './protocol.ts'
import engineUrl from './worker/index.ts?worker&url'

type Said = Exclude<EngineEvent, { is: 'ready' }>

/** A working engine answers a stop at once with its next state; after this long it never will. */
const ANSWER_LIMIT_MS = 5000

export interface ThreadHandlers {
  said(event: Said): void
  /** The thread has broken, or does not answer. Comes once at most, and nothing after it. */
  broke(detail: string): void
}

/** The engine's worker, and the watch over whether it still lives: a thread can die without a word. */
export class EngineThread {
  readonly #worker: Worker
  readonly #on: ThreadHandlers
  #watch: ReturnType<typeof setTimeout> | undefined
  #isOver = false

  private constructor(files: string, on: ThreadHandlers) {
    const url = new URL(engineUrl, location.href)
    // A worker has the policy of its own response, which must name the address of the service.
    url.pathname = files + url.pathname
    this.#worker = new Worker(url, { type: 'module', name: 'parley-engine' })
    this.#on = on
  }

  /**
   * Rejects where the worker does not load.
   *
   * @param files what comes before the path of its script
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

  tell(command: EngineCommand, transfer: Transferable[] = []): void {
    this.#worker.postMessage(command, transfer)
  }

  stop(): void {
    this.tell({ do: 'stop' })
    this.#watch ??= setTimeout(() => this.#break('it does not answer'), ANSWER_LIMIT_MS)
  }

  close(): void {
    this.#isOver = true
    clearTimeout(this.#watch)
    this.#worker.terminate()
  }

  #listen(): void {
    this.#worker.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data.is === 'state') clearTimeout(this.#watch)
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
