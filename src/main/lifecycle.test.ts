import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserWindow as RealWindow } from 'electron'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { app, BrowserWindow } from '../../test/doubles/electron.ts'
import { claimInstance, hardenProcess, keepWindow, moveHome, stopBeforeQuit } from './lifecycle.ts'

const open = () => new BrowserWindow({}) as unknown as RealWindow
const settle = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  app.removeAllListeners()
  app.done = []
  app.isPackaged = false
  app.isOnlyInstance = true
  app.userData = '/usual'
  BrowserWindow.windows = []
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

  it('brings the first window to the front', () => {
    keepWindow(open)
    const [window] = BrowserWindow.windows
    window!.isMinimizedNow = true
    app.emit('second-instance', {}, [], '/')
    expect(window!.done).toEqual(['restore', 'focus'])
    expect(BrowserWindow.windows).toHaveLength(1)
  })
})

describe('without a window', () => {
  it.each([
    ['linux', ['quit']],
    ['win32', ['quit']],
    ['darwin', []],
  ] as const)('the app ends as is usual on %s', (platform, done) => {
    keepWindow(open, platform)
    app.emit('window-all-closed')
    expect(app.done).toEqual(done)
  })

  it('the app on macOS opens one when it is chosen again', () => {
    keepWindow(open, 'darwin')
    BrowserWindow.windows[0]!.close()
    app.emit('activate')
    expect(BrowserWindow.windows).toHaveLength(1)
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
