import { beforeEach, describe, expect, it } from 'vitest'
import { settle } from '../../support/base/virtual-clock.ts'
import { BrowserWindow, contextBridge, exposed, ipcMain, ipcRenderer } from '../electron.ts'

const { webContents: page } = new BrowserWindow({ show: false })
beforeEach(() => {
  ipcMain.handlers.clear()
  ipcMain.removeAllListeners()
  ipcRenderer.removeAllListeners()
  ipcRenderer.event = { sender: page, senderFrame: { url: 'app://parley/', parent: null } }
})

const VALUES = {
  at: new Date(5),
  bytes: new Uint8Array([1, 2]),
  map: new Map([['a', new Set([1])]]),
  nothing: undefined,
  error: new TypeError('wrong'),
}

describe('a call', () => {
  it('is answered by its handler, with copies of all that is said', async () => {
    const asked: unknown[] = []
    ipcMain.handle('channel', (event, ...args: unknown[]) => {
      asked.push(event, ...args)
      return args[0]
    })
    const answer = await ipcRenderer.invoke('channel', VALUES)
    expect(asked).toEqual([ipcRenderer.event, VALUES])
    expect(answer).toEqual(VALUES)
    expect(answer).not.toBe(VALUES)
  })

  it('fails with the message of the error alone', async () => {
    ipcMain.handle('channel', () => {
      throw Object.assign(new TypeError('too bad'), { secret: 1 })
    })
    const thrown: unknown = await ipcRenderer.invoke('channel').catch((error: unknown) => error)
    expect(thrown).toEqual(new Error("Error invoking remote method 'channel': TypeError: too bad"))
    expect(thrown).not.toHaveProperty('secret')
  })

  it('fails without a handler, and has one at most', async () => {
    await expect(ipcRenderer.invoke('nobody')).rejects.toThrow("No handler registered for 'nobody'")
    ipcMain.handle('channel', () => undefined)
    expect(() => ipcMain.handle('channel', () => undefined)).toThrow('second handler')
  })

  it.each([
    ['a function', () => undefined],
    ['a promise', Promise.resolve()],
    ['a symbol', Symbol('s')],
    ['a weak map', new WeakMap()],
  ])('carries no value without a copy: %s', async (_what, value) => {
    ipcMain.handle('channel', () => ({ value }))
    await expect(ipcRenderer.invoke('channel', value)).rejects.toThrow('could not be cloned')
    await expect(ipcRenderer.invoke('channel')).rejects.toThrow('could not be cloned')
  })
})

describe('a message', () => {
  it('of a page reaches the listeners of its channel, as a copy', () => {
    const heard: unknown[] = []
    ipcMain.on('channel', (event, ...args) => heard.push(event, ...args))
    ipcRenderer.send('channel', VALUES)
    ipcRenderer.send('another', VALUES)
    expect(heard).toEqual([ipcRenderer.event, VALUES])
    expect(() => ipcRenderer.send('channel', () => undefined)).toThrow('could not be cloned')
  })

  it('to a page reaches it later, as a copy, and no other page', async () => {
    const heard: unknown[] = []
    ipcRenderer.on('channel', (_event, ...args) => heard.push(...args))
    page.send('channel', VALUES)
    new BrowserWindow({ show: false }).webContents.send('channel', 'for another')
    expect(heard).toEqual([])
    await settle()
    expect(heard).toEqual([VALUES])
    expect(() => page.send('channel', () => undefined)).toThrow('could not be cloned')
  })
})

describe('the context bridge', () => {
  let names = 0
  /** The API as the page has it. */
  const expose = <T>(api: T): T => {
    names += 1
    contextBridge.exposeInMainWorld(`api${names}`, api)
    return exposed[`api${names}`] as T
  }

  it('copies values, freezes the API, and drops prototypes and symbols', () => {
    class Named {
      readonly name = 'n'
      greet = () => this.name
    }
    const api = { list: [1, { deep: true }], at: new Date(5), named: new Named(), mark: Symbol('s') }
    const seen = expose(api)
    expect(seen).toEqual({
      list: [1, { deep: true }],
      at: new Date(5),
      named: { name: 'n', greet: expect.any(Function) },
    })
    expect([seen.named.greet(), seen.named instanceof Named]).toEqual(['n', false])
    expect([Object.isFrozen(seen), Object.isFrozen(seen.list), Object.isFrozen(seen.list[1])]).toEqual([
      true,
      true,
      true,
    ])
    api.list.push(2)
    expect(seen.list).toHaveLength(2)
  })

  it('calls functions where they are, with callbacks in both directions', () => {
    const seen = expose({
      twice: (act: (value: number) => number) => act(act(1)),
      make: () => (word: string) => `${word}!`,
    })
    expect(seen.twice((value) => value * 10)).toBe(100)
    expect(seen.make()('hello')).toBe('hello!')
  })

  it('settles promises on the other side', async () => {
    const seen = expose({
      kept: () => Promise.resolve(new Map([[1, 2]])),
      broken: () => Promise.reject(Object.assign(new Error('no'), { code: 7 })),
    })
    expect(await seen.kept()).toEqual(new Map([[1, 2]]))
    const thrown: unknown = await seen.broken().catch((error: unknown) => error)
    expect([thrown, thrown instanceof Error && 'code' in thrown]).toEqual([new Error('no'), false])
  })

  it('throws errors on, with their message alone', () => {
    const seen = expose({
      fail: () => {
        throw Object.assign(new TypeError('wrong'), { code: 7 })
      },
    })
    expect(() => seen.fail()).toThrow(new Error('wrong'))
  })

  it('refuses what is nested too deeply, and a name that is taken', () => {
    interface Nested {
      inner?: Nested
    }
    const nested: Nested = {}
    let last = nested
    for (let depth = 0; depth < 1001; depth += 1) {
      const inner: Nested = {}
      last.inner = inner
      last = inner
    }
    expect(() => expose(nested)).toThrow('recursion depth exceeded')
    contextBridge.exposeInMainWorld('taken', {})
    expect(() => contextBridge.exposeInMainWorld('taken', {})).toThrow('on top of an existing property')
  })
})
