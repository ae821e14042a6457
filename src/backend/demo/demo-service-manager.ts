import type { DemoService } from '../accounts/accounts.ts'

/** A demo service that runs in a process of its own. */
export interface RunningDemo extends DemoService {
  stop(): Promise<void>
  /** Settles when the process is gone. */
  readonly exited: Promise<void>
}

/** What a demo service that takes the place of another one is told, so that those who knew that one find it. */
export interface DemoPlace {
  readonly port?: number
  readonly key?: string
}

/**
 * Runs the demo service from the moment that somebody needs it, and again if it dies: in the same place, since a
 * page that is live may only reach the address that it was given.
 */
export class DemoServiceManager {
  readonly #start: (place: DemoPlace) => Promise<RunningDemo>
  #last: DemoService | undefined
  #running: Promise<RunningDemo> | undefined

  constructor(start: (place: DemoPlace) => Promise<RunningDemo>) {
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
      const demo = await this.#begin()
      this.#last = demo
      void demo.exited.then(forget)
      return demo
    } catch (thrown) {
      forget()
      throw thrown
    }
  }

  async #begin(): Promise<RunningDemo> {
    if (this.#last === undefined) return this.#start({})
    const { address, key } = this.#last
    try {
      return await this.#start({ port: Number(new URL(address).port), key })
    } catch {
      // Somebody else has the port by now: any place is better than none.
      return this.#start({})
    }
  }
}
