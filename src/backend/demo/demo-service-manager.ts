import { join } from 'node:path'
import type { DemoService } from '../accounts/accounts.ts'

/** A demo service in a process of its own. */
export interface RunningDemo extends DemoService {
  stop(): Promise<void>
  /** Settles when the process is gone. */
  readonly exited: Promise<void>
}

/** Where a demo service runs and stores: one that replaces another has its address and key, so that clients reach it. */
export interface DemoPlace {
  /** The file with what was made there. */
  readonly storeIn: string
  readonly port?: number
  readonly key?: string
}

/**
 * Runs the demo service on demand and restarts it if it dies: at the same address, since a live page may only
 * reach the address that it was given.
 */
export class DemoServiceManager {
  readonly #start: (place: Omit<DemoPlace, 'storeIn'>) => Promise<RunningDemo>
  #last: DemoService | undefined
  #running: Promise<RunningDemo> | undefined

  constructor(dataFolder: string, start: (place: DemoPlace) => Promise<RunningDemo>) {
    this.#start = (place) => start({ ...place, storeIn: join(dataFolder, 'demo-service.json') })
  }

  get(): Promise<DemoService> {
    this.#running ??= this.#launch()
    return this.#running
  }

  async stop(): Promise<void> {
    const running = this.#running
    this.#running = undefined
    // A service that failed to start needs no stopping.
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
      // Another program has taken the port; any other port is better than none.
      return this.#start({})
    }
  }
}
