import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settle, VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { DAY_MS } from '../../core/base/clock.ts'
import { silentLog } from '../../core/base/log.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { Release, UpdateFailure, UpdatesState } from '../../core/product/updates/updates-calls.ts'
import { UPDATE_RETRY_MS } from './update-machine.ts'
import { UpdateRecord } from './update-record.ts'
import { type PackageUpdater, Updates, type UpdatesOptions } from './updates.ts'

const NEWER: Release = { version: '1.3.0', releasedAt: 1_700_000_000_000 }

/** An updater whose work ends when the test says so. */
class ScriptedUpdater implements PackageUpdater {
  readonly asked: string[] = []
  #end: (value: Result<unknown, UpdateFailure>) => void = () => undefined
  signal: AbortSignal | undefined
  report: (part: number) => void = () => undefined
  exit: Result<'quits' | 'stays', UpdateFailure> = ok('stays')

  check = (signal: AbortSignal) => this.#begin<Release | undefined>('check', signal)
  download = (report: (part: number) => void, signal: AbortSignal) => {
    this.report = report
    return this.#begin<void>('download', signal)
  }
  installAtExit = (isRestart: boolean) => {
    this.asked.push(`install${isRestart ? ' and restart' : ''}`)
    return Promise.resolve(this.exit)
  }

  /** Ends the work that is under way. */
  async end(value: Result<unknown, UpdateFailure>): Promise<void> {
    this.#end(value)
    await settle()
  }

  #begin<T>(what: string, signal: AbortSignal): Promise<Result<T, UpdateFailure>> {
    this.asked.push(what)
    this.signal = signal
    return new Promise((resolve) => {
      this.#end = resolve as typeof this.end
    })
  }
}

let home: string
let clock: VirtualClock
let updater: ScriptedUpdater
let updates: Updates
let loads: number
let isAllowed: boolean
let quits: string[]
let published: UpdatesState[]
let now: number

const path = () => join(home, 'updates.json')
function start(options: Partial<UpdatesOptions> = {}): void {
  updater = new ScriptedUpdater()
  updates = new Updates({
    version: '1.2.0',
    install: 'at-quit',
    host: 'updates.example',
    downloadPage: 'https://parley.example/',
    clock,
    now: () => now,
    log: silentLog,
    isAllowed: () => Promise.resolve(isAllowed),
    load: () => {
      loads += 1
      return Promise.resolve(updater)
    },
    record: new UpdateRecord(path(), silentLog),
    quit: () => quits.push('quit'),
    changed: (state) => published.push(state),
    ...options,
  })
}

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'parley-updates-'))
  clock = new VirtualClock()
  loads = 0
  isAllowed = true
  quits = []
  published = []
  now = 1_700_000_100_000
  start()
})
afterEach(() => rm(home, { recursive: true }))

async function toReady(): Promise<void> {
  await updates.check()
  await settle()
  await updater.end(ok(NEWER))
  await updater.end(ok(undefined))
}

describe('the updates', () => {
  it('load nothing before they are looked for', async () => {
    await updates.state()
    expect(loads).toBe(0)
    await updates.check()
    await settle()
    expect([loads, updater.asked]).toEqual([1, ['check']])
  })

  it('report what becomes of them', async () => {
    await updates.check()
    await settle()
    expect(published.at(-1)).toMatchObject({ work: 'checking', isReady: false })
    await updater.end(ok(NEWER))
    expect(published.at(-1)).toMatchObject({ work: 'downloading', part: 0, release: NEWER, checkedAt: now })
    updater.report(0.256)
    updater.report(0.257)
    expect(published.map((state) => 'part' in state && state.part)).toEqual([false, 0, 0.25])
    await updater.end(ok(undefined))
    expect(published.at(-1)).toMatchObject({ work: 'none', isReady: true, release: NEWER })
    expect(await updates.state()).toEqual(published.at(-1))
  })

  it('are looked for once a day, and an hour after that failed', async () => {
    await updates.check()
    await settle()
    await updater.end(ok(undefined))
    await clock.advance(DAY_MS - 1)
    expect(updater.asked).toEqual(['check'])
    await clock.advance(1)
    expect(updater.asked).toEqual(['check', 'check'])
    await updater.end(err('unreachable'))
    expect(published.at(-1)).toMatchObject({ failure: 'unreachable', checkedAt: now })
    await clock.advance(UPDATE_RETRY_MS)
    expect(updater.asked).toHaveLength(3)
  })

  it('are looked for a minute after a long sleep', async () => {
    await updates.check()
    await settle()
    await updater.end(ok(undefined))
    now += DAY_MS
    updates.woke()
    expect(updater.asked).toHaveLength(1)
    await clock.advance(60_000)
    expect(updater.asked).toHaveLength(2)
  })

  it('remember the last check for the next run', async () => {
    await updates.check()
    await settle()
    await updater.end(ok(undefined))
    start()
    expect(await updates.state()).toMatchObject({ checkedAt: now })
  })

  it('survive an updater that breaks', async () => {
    start({ load: () => Promise.reject(new Error('no such file')) })
    await updates.check()
    await settle()
    expect(published.at(-1)).toMatchObject({ work: 'none', failure: 'invalid' })
  })
})

describe('in the middle of a session, the updates', () => {
  it('do nothing, and go on afterwards', async () => {
    updates.setLive(true)
    await updates.check()
    await settle()
    await clock.advance(2 * DAY_MS)
    expect([loads, updater.asked]).toEqual([0, []])
    expect(await updates.state()).toMatchObject({ isWaiting: true, work: 'none' })
    updates.setLive(false)
    await settle()
    expect(updater.asked).toEqual(['check'])
  })

  it('end a download, and begin no other before it has ended', async () => {
    await updates.check()
    await settle()
    await updater.end(ok(NEWER))
    updates.setLive(true)
    expect(updater.signal?.aborted).toBe(true)
    updates.setLive(false)
    await settle()
    expect(updater.asked).toEqual(['check', 'download'])
    await updater.end(err('incomplete'))
    expect(updater.asked).toEqual(['check', 'download', 'download'])
    expect(published.at(-1)).not.toHaveProperty('failure')
  })

  it('neither restart nor install', async () => {
    await toReady()
    updates.setLive(true)
    updates.install()
    expect(await updates.leave()).toBe('stays')
    expect([quits, updater.asked]).toEqual([[], ['check', 'download']])
  })
})

describe('updates that are ready', () => {
  beforeEach(toReady)

  it('are installed at the end', async () => {
    expect(await updates.leave()).toBe('stays')
    expect([quits, updater.asked.at(-1)]).toEqual([[], 'install'])
  })

  it('are installed with a restart on request', async () => {
    updater.exit = ok('quits')
    updates.install()
    expect(quits).toEqual(['quit'])
    expect(await updates.leave()).toBe('quits')
    expect(updater.asked.at(-1)).toBe('install and restart')
  })

  it('are installed without a restart if the user stayed after the request', async () => {
    updates.install()
    updates.stay()
    await updates.leave()
    expect(updater.asked.at(-1)).toBe('install')
  })

  it('are not installed if an administrator has forbidden them since', async () => {
    isAllowed = false
    await updates.leave()
    expect(updater.asked).toEqual(['check', 'download'])
  })

  it('say in the next run that they were not installed', async () => {
    updater.exit = err('disk')
    expect(await updates.leave()).toBe('stays')
    start()
    expect(await updates.state()).not.toHaveProperty('failure')
    await updates.check()
    await settle()
    await updater.end(ok(NEWER))
    expect(await updates.state()).toMatchObject({ release: NEWER, failure: 'install' })
  })
})

describe('updates that are switched off', () => {
  it('are not looked for, and not even loaded: by the user', async () => {
    updates.switch(false)
    await updates.check()
    await clock.advance(3 * DAY_MS)
    expect(loads).toBe(0)
    expect(await updates.state()).toMatchObject({ off: 'settings' })
    updates.switch(true)
    await settle()
    expect(updater.asked).toEqual(['check'])
  })

  it('are not looked for, and not even loaded: by an administrator', async () => {
    isAllowed = false
    await updates.check()
    await clock.advance(3 * DAY_MS)
    expect(loads).toBe(0)
    expect(await updates.state()).toMatchObject({ off: 'policy' })
    isAllowed = true
    await clock.advance(DAY_MS)
    expect(updater.asked).toEqual(['check'])
  })

  it('end what is under way, and are not installed', async () => {
    await toReady()
    updates.switch(false)
    await updates.leave()
    expect(updater.asked).toEqual(['check', 'download'])
    expect(published.at(-1)).not.toHaveProperty('release')
  })
})
