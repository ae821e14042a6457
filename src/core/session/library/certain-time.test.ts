import { describe, expect, it } from 'vitest'
import { type CertainTime, MAX_PAUSE_MS, nextCertainTime } from './certain-time.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.UTC(2026, 0, 5, 9)

/** A computer whose clock may be set, and what a program on it knows of the time. */
class Computer {
  known: CertainTime = { wallMs: NOW, uptimeMs: HOUR, certainMs: NOW }
  #trueMs = NOW
  #uptimeMs = HOUR
  #setMs = 0

  /** How far what is certain is behind the true time; negative if it is ahead. */
  get lagMs(): number {
    return this.#trueMs - this.known.certainMs
  }

  set(byMs: number): this {
    this.#setMs += byMs
    return this
  }

  /** The program goes on, or its computer sleeps. */
  wait(ms: number): this {
    this.#trueMs += ms
    this.#uptimeMs += ms
    return this
  }

  /** The computer is off. */
  off(ms: number): this {
    this.#trueMs += ms
    this.#uptimeMs = 0
    return this
  }

  look(isSameRun = true): this {
    const reading = { wallMs: this.#trueMs + this.#setMs, uptimeMs: this.#uptimeMs }
    this.known = nextCertainTime(this.known, reading, isSameRun)
    return this
  }

  start(): this {
    return this.look(false)
  }
}

const jumps = { 'an hour': HOUR, 'a month': 31 * DAY, 'twenty years': 20 * 365 * DAY }
const cases = Object.entries(jumps).flatMap(([name, ms]) => [
  [`${name} forward`, ms] as const,
  [`${name} back`, -ms] as const,
])

describe('a clock that is set', () => {
  it.each(cases)('by %s in a run makes nothing certain, nor when it is put right', (_name, ms) => {
    const computer = new Computer()
      .set(ms)
      .look()
      .wait(5 * HOUR)
      .look()
    expect(computer.lagMs).toBe(0)
    computer
      .set(-ms)
      .look()
      .wait(2 * DAY)
      .look()
    expect(computer.lagMs).toBe(0)
  })

  it.each(cases)('by %s between two starts makes nothing certain, nor when it is put right', (_name, ms) => {
    const computer = new Computer().off(HOUR).set(ms).start().wait(HOUR).look()
    expect(computer.lagMs).toBe(HOUR)
    computer.off(HOUR).set(-ms).start().wait(HOUR).look()
    expect(computer.lagMs).toBe(2 * HOUR)
  })

  it('again and again makes nothing certain', () => {
    const computer = new Computer()
    for (const [, ms] of cases) computer.set(ms).look().start()
    for (const [, ms] of cases.toReversed()) computer.set(-ms).start().look()
    expect(computer.lagMs).toBe(0)
  })

  it('counts once it has been seen on a second day', () => {
    const computer = new Computer()
      .off(HOUR)
      .set(400 * DAY)
      .start()
      .off(23 * HOUR)
      .start()
    expect(computer.lagMs).toBe(24 * HOUR)
    computer.off(2 * HOUR).start()
    expect(computer.lagMs).toBe(25 * HOUR - 400 * DAY)
  })

  it('twice in one run makes nothing certain', () => {
    const computer = new Computer()
      .set(HOUR)
      .look()
      .set(31 * DAY)
      .look()
      .set(31 * DAY)
      .look()
    expect(computer.lagMs).toBe(0)
  })

  it('far into the future does not confirm a smaller step before', () => {
    const computer = new Computer()
      .set(31 * DAY)
      .start()
      .set(20 * 365 * DAY)
      .start()
    expect(computer.lagMs).toBe(0)
  })
})

describe('a right clock', () => {
  it('is certain at once while the computer runs or sleeps, in one run or several', () => {
    const computer = new Computer()
    for (let day = 0; day < 40; day += 1)
      computer
        .wait(14 * HOUR)
        .start()
        .wait(10 * HOUR)
        .look()
    expect(computer.lagMs).toBe(0)
  })

  it('may drift and be corrected', () => {
    const computer = new Computer()
    for (let hour = 0; hour < 100; hour += 1)
      computer
        .wait(HOUR)
        .set(hour % 2 === 0 ? 2000 : -1500)
        .look()
    expect(Math.abs(computer.lagMs)).toBeLessThan(60_000)
  })

  it('is certain after a day at the latest where the computer is off at night, or for weeks', () => {
    const computer = new Computer()
    for (let day = 0; day < 5; day += 1) {
      computer.off(16 * HOUR).start()
      for (let hour = 0; hour < 8; hour += 1) computer.wait(HOUR).look()
      expect(computer.lagMs).toBeLessThanOrEqual(16 * HOUR + DAY)
    }
    computer
      .off(MAX_PAUSE_MS)
      .start()
      .off(30 * DAY)
      .start()
    expect(computer.lagMs).toBe(30 * DAY)
    computer.wait(DAY).look()
    expect(computer.lagMs).toBe(0)
  })

  it('is certain at once again after it was behind', () => {
    const computer = new Computer()
      .set(-20 * 365 * DAY)
      .start()
      .wait(HOUR)
      .set(20 * 365 * DAY)
      .look()
    expect(computer.lagMs).toBe(0)
    expect(computer.known.doubt).toBeUndefined()
  })
})
