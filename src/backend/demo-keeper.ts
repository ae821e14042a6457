import type { DemoService } from './accounts.ts'

/** A demo service that runs in a process of its own. */
export interface RunningDemo extends DemoService {
  stop(): Promise<void>
  /** Settles when the process is gone. */
  readonly exited: Promise<void>
}

/** Runs the demo service from the moment that somebody needs it, and again if it dies. */
export class DemoKeeper {
  readonly #start: () => Promise<RunningDemo>
  #running: Promise<RunningDemo> | undefined

  constructor(start: () => Promise<RunningDemo>) {
    this.#start = start
  }

  get(): Promise<DemoService> {
    this.#running ??= this.#launch()
    return this.#running
  }

  async stop(): Promise<void> {
    const running = this.#running
    this.#running = undefined
    // One that could not start has nothing to stop.
    await running?.then(
      (demo) => demo.stop(),
      () => undefined,
    )
  }

  async #launch(): Promise<RunningDemo> {
    const forget = () => {
      this.#running = undefined
    }
    try {
      const demo = await this.#start()
      void demo.exited.then(forget)
      return demo
    } catch (thrown) {
      forget()
      throw thrown
    }
  }
}
