import type { Clock } from '../../../src/core/base/clock.ts'

/** A clock that only `advance` moves. */
export class VirtualClock implements Clock {
  #now = 0
  #timers: { readonly at: number; readonly run: () => void }[] = []

  now(): number {
    return this.#now
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }

  /** Runs the timers that fall due within `ms`, in order; promises settle in between. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms
    await settle()
    for (let next = this.#due(end); next !== undefined; next = this.#due(end)) {
      this.#now = next.at
      this.#timers = this.#timers.filter((other) => other !== next)
      next.run()
      await settle()
    }
    this.#now = end
  }

  #due(end: number) {
    return this.#timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
  }
}

/** Resolves after all pending promise callbacks have run. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
