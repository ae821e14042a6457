import type { Clock } from '../../../src/core/base/clock.ts'

/** The start of every run on the wall clock: 2026-01-05 09:00 UTC, in milliseconds since 1970. */
const WALL_START_MS = Date.UTC(2026, 0, 5, 9)

interface Timer {
  atMs: number
  /** Order among timers that are due together. */
  readonly rank: number
  readonly serial: number
  readonly owner: Actor
  readonly run: () => void
}

const isBefore = (a: Timer, b: Timer): boolean =>
  a.atMs < b.atMs || (a.atMs === b.atMs && (a.rank < b.rank || (a.rank === b.rank && a.serial < b.serial)))

/** A thread, process or computer of the simulated world. Its timers end with it. */
export class Actor implements Clock {
  readonly #scheduler: Scheduler
  readonly #rank: number
  #isAlive = true
  /** Time that it has slept, and when it wakes. */
  #sleptMs = 0
  #wakesAtMs = 0

  constructor(scheduler: Scheduler, rank: number) {
    this.#scheduler = scheduler
    this.#rank = rank
  }

  get isAlive(): boolean {
    return this.#isAlive
  }

  now(): number {
    return this.#scheduler.nowMs + this.#asleepMs - this.#sleptMs
  }

  after(ms: number, run: () => void): () => void {
    if (!this.#isAlive) return () => undefined
    return this.#scheduler.add(this, this.#rank, Math.max(0, ms) + this.#asleepMs, run)
  }

  /** Something arrives from outside: at once, or when it wakes. */
  deliver(run: () => void): void {
    if (this.#asleepMs > 0) this.after(0, run)
    else if (this.#isAlive) run()
  }

  /** Its timers never fire. */
  kill(): void {
    this.#isAlive = false
    this.#scheduler.drop(this)
  }

  /** Time until it wakes. */
  get #asleepMs(): number {
    return Math.max(0, this.#wakesAtMs - this.#scheduler.nowMs)
  }

  /** Its clock stands still, as that of a computer that sleeps, and its timers wait. Sleeps that overlap are one. */
  sleep(ms: number): void {
    const moreMs = Math.max(0, ms - this.#asleepMs)
    this.#sleptMs += moreMs
    this.#wakesAtMs = this.#scheduler.nowMs + this.#asleepMs + moreMs
    this.#scheduler.delay(this, moreMs)
  }
}

/**
 * Virtual time: what is due first runs first, and what is due together in an order that the seed decides, except that an
 * actor keeps the order of its own. Nothing else passes control on.
 */
export class Scheduler {
  nowMs = 0
  /** Offset of the wall clock, which may be set. */
  wallOffsetMs = 0
  /** Number of callbacks so far. */
  steps = 0
  #serial = 0
  readonly #random: () => number
  /** A binary heap. */
  #timers: Timer[] = []
  readonly #cancelled = new Set<Timer>()

  constructor(random: () => number) {
    this.#random = random
  }

  /** Milliseconds since 1970. */
  get wallMs(): number {
    return WALL_START_MS + Math.round(this.nowMs + this.wallOffsetMs)
  }

  /** @param isFirst its callbacks run before those of others that are due at the same time */
  actor(isFirst = false): Actor {
    return new Actor(this, isFirst ? -1 : this.#random())
  }

  add(owner: Actor, rank: number, ms: number, run: () => void): () => void {
    // Negative and fractional waits come from subtractions of times.
    const atMs = this.nowMs + Math.max(0, ms)
    this.#serial += 1
    const timer = { atMs, rank, serial: this.#serial, owner, run }
    this.#push(timer)
    return () => void this.#cancelled.add(timer)
  }

  drop(owner: Actor): void {
    this.#rebuild(this.#timers.filter((timer) => timer.owner !== owner))
  }

  delay(owner: Actor, ms: number): void {
    for (const timer of this.#timers) if (timer.owner === owner) timer.atMs += ms
    this.#rebuild(this.#timers)
  }

  /**
   * Runs what is due, in order, until `isOver` or nothing is due before `endMs`. Promises settle after each callback: they
   * wait for nothing outside of this process.
   */
  async run(endMs: number, isOver: () => boolean = () => false): Promise<void> {
    await settle()
    while (!isOver()) {
      const [next] = this.#timers
      if (next === undefined || next.atMs > endMs) {
        this.nowMs = Math.max(this.nowMs, endMs)
        return
      }
      this.#pop()
      if (this.#cancelled.delete(next)) continue
      this.nowMs = next.atMs
      this.steps += 1
      next.run()
      await settle()
    }
  }

  #rebuild(timers: readonly Timer[]): void {
    const kept = timers.filter((timer) => !this.#cancelled.delete(timer))
    this.#cancelled.clear()
    this.#timers = []
    for (const timer of kept) this.#push(timer)
  }

  #push(timer: Timer): void {
    const heap = this.#timers
    let at = heap.length
    heap.push(timer)
    while (at > 0) {
      const parent = (at - 1) >> 1
      const above = heap[parent] as Timer
      if (!isBefore(timer, above)) break
      heap[at] = above
      at = parent
    }
    heap[at] = timer
  }

  #pop(): void {
    const heap = this.#timers
    const last = heap.pop()
    if (last === undefined || heap.length === 0) return
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && isBefore(heap[child + 1] as Timer, heap[child] as Timer)) child += 1
      if (!isBefore(heap[child] as Timer, last)) break
      heap[at] = heap[child] as Timer
      at = child
    }
    heap[at] = last
  }
}

const { setImmediate: nextTurn } = globalThis

/** Resolves after all pending promise callbacks have run. */
const settle = (): Promise<void> => new Promise((resolve) => nextTurn(resolve))
