import crypto from 'node:crypto'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'
import type { Actor, Scheduler } from './scheduler.ts'
import { type SimulatedDisk, takeDatabases, toPromises } from './simulated-disk.ts'
import { synchronousFiles } from './synchronous-files.ts'

/** Replaces time, chance and the disk of this process. */
export interface Outside {
  readonly scheduler: Scheduler
  readonly random: () => number
  readonly disk: SimulatedDisk
  /** The process whose timers are set by the globals now. */
  readonly process: () => Actor
}

let outside: Outside | undefined

/** Sets the world that the globals of this process belong to; none between runs. */
export function enter(world: Outside | undefined): void {
  outside = world
}

class Timeout {
  readonly cancel: () => void

  constructor(cancel: () => void) {
    this.cancel = cancel
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }
}

const isTimeout = (timer: unknown): timer is Timeout => timer instanceof Timeout

/**
 * Replaces the clock, the timers, random values, and the file system and SQLite of this process, once and for
 * all: what runs in a world never sees the real ones.
 */
export function takeOver(): void {
  takeTimers()
  takeDate()
  takeChance()
  Object.assign(
    fs.promises,
    toPromises(fs.promises, () => outside?.disk),
  )
  Object.assign(
    fs,
    synchronousFiles(() => outside?.disk),
  )
  takeDatabases(() => outside?.disk)
  syncBuiltinESMExports()
}

function takeTimers(): void {
  const { setTimeout: real, clearTimeout: clearReal, setInterval: repeat, clearInterval: end } = globalThis
  const { setImmediate: soon } = globalThis
  type Run = (...args: unknown[]) => void
  const later = (world: Outside, run: Run, ms: number, args: unknown[]) =>
    new Timeout(world.process().after(ms, () => run(...args)))
  const again = (world: Outside, run: Run, ms: number, args: unknown[]) => {
    const owner = world.process()
    let cancel: () => void = () => undefined
    const tick = () => {
      cancel = owner.after(ms, tick)
      run(...args)
    }
    cancel = owner.after(ms, tick)
    return new Timeout(() => cancel())
  }
  const clear = (timer: unknown) => (isTimeout(timer) ? timer.cancel() : clearReal(timer as never))
  Object.assign(globalThis, {
    setTimeout: (run: Run, ms = 0, ...args: unknown[]) =>
      outside === undefined ? real(run, ms, ...args) : later(outside, run, ms, args),
    setInterval: (run: Run, ms = 0, ...args: unknown[]) =>
      outside === undefined ? repeat(run, ms, ...args) : again(outside, run, ms, args),
    setImmediate: (run: Run, ...args: unknown[]) =>
      outside === undefined ? soon(run, ...args) : later(outside, run, 0, args),
    clearTimeout: clear,
    clearInterval: (timer: unknown) => (isTimeout(timer) ? timer.cancel() : end(timer as never)),
  })
  const { timeout } = AbortSignal
  AbortSignal.timeout = (ms) => {
    if (outside === undefined) return timeout.call(AbortSignal, ms)
    const limit = new AbortController()
    outside.process().after(ms, () => limit.abort(new DOMException('it took too long', 'TimeoutError')))
    return limit.signal
  }
}

function takeDate(): void {
  const RealDate = Date
  const now = () => outside?.scheduler.wallMs ?? RealDate.now()
  globalThis.Date = new Proxy(RealDate, {
    construct: (real, args, target) => Reflect.construct(real, args.length === 0 ? [now()] : args, target),
    get: (real, name, self) => (name === 'now' ? now : Reflect.get(real, name, self)),
  })
  const realNow = performance.now.bind(performance)
  performance.now = () => outside?.process().now() ?? realNow()
  const { uptime } = os
  os.uptime = () => (outside === undefined ? uptime() : outside.scheduler.nowMs / 1000)
}

function takeChance(): void {
  const { random } = Math
  Math.random = () => (outside === undefined ? random() : outside.random())
  const { randomUUID, randomBytes } = crypto
  const bytes = (world: Outside, length: number) =>
    Buffer.from(Array.from({ length }, () => Math.floor(world.random() * 256)))
  const uuid = (world: Outside) => {
    const hex = bytes(world, 16).toString('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
  }
  const newId = () => (outside === undefined ? randomUUID() : uuid(outside))
  Object.assign(crypto, {
    randomUUID: newId,
    randomBytes: (length: number) => (outside === undefined ? randomBytes(length) : bytes(outside, length)),
  })
  globalThis.crypto.randomUUID = newId as typeof randomUUID
}
