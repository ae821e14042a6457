import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { app } from '../../test/doubles/electron.ts'
import { claimInstance, hardenProcess, moveHome, stopBeforeQuit } from './lifecycle.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  app.removeAllListeners()
  app.done = []
  app.isPackaged = false
  app.isOnlyInstance = true
  app.userData = '/usual'
})

describe('the process', () => {
  beforeEach(() => {
    app.switches = new Set(['remote-debugging-port', 'remote-debugging-pipe', 'lang'])
  })

  it('puts every page into a sandbox', () => {
    hardenProcess()
    expect(app.done).toEqual(['sandbox'])
  })

  it('takes the word of whoever starts it where there are no sandboxes', () => {
    app.switches.add('no-sandbox')
    hardenProcess()
    expect(app.done).toEqual([])
  })

  it('lets nobody attach to a release', () => {
    app.isPackaged = true
    hardenProcess()
    expect([...app.switches]).toEqual(['lang'])
  })

  it('lets tests attach to a build', () => {
    hardenProcess()
    expect(app.switches.size).toBe(3)
  })
})

describe('a second start', () => {
  it('ends at once', () => {
    app.isOnlyInstance = false
    expect(claimInstance()).toBe(false)
    expect(app.done).toEqual(['lock in /usual', 'quit'])
  })

  it('in another folder, which need not be there yet, is a Parley of its own', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'parley-home-'))
    const home = join(parent, 'a', 'b')
    moveHome(home)
    expect((await stat(home)).isDirectory()).toBe(true)
    expect(claimInstance()).toBe(true)
    expect(app.done).toEqual([`lock in ${home}`])
    await rm(parent, { recursive: true })
  })
})

describe('the end', () => {
  /** @returns whether the app ended at once */
  const quit = (): boolean => {
    let isHeld = false
    app.emit('will-quit', {
      preventDefault: () => {
        isHeld = true
      },
    })
    return !isHeld
  }

  it('waits for what was started', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    stopBeforeQuit(() => promise)
    expect(quit()).toBe(false)
    await settle()
    expect(app.done).toEqual([])
    resolve()
    await settle()
    expect(app.done).toEqual(['quit'])
    expect(quit()).toBe(true)
  })

  it.each([
    ['fails to stop', () => Promise.reject(new Error('stuck'))],
    ['never stops', () => new Promise<void>(() => undefined)],
  ])('comes all the same if it %s', async (what, stop) => {
    vi.useFakeTimers()
    stopBeforeQuit(stop)
    quit()
    await vi.advanceTimersByTimeAsync(11_000)
    // A document that arrives just now is waited for.
    expect(app.done).toEqual(what === 'never stops' ? [] : ['quit'])
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    expect(app.done).toEqual(['quit'])
    expect(quit()).toBe(true)
  })
})
