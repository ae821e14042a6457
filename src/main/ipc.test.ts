import { beforeEach, describe, expect, it } from 'vitest'
import { BrowserWindow, exposed, ipcMain, ipcRenderer } from '../../test/doubles/electron.ts'
import { FakeWebContents } from '../../test/doubles/electron-window.ts'
import { silentLog } from '../core/log.ts'
import { ok } from '../core/result.ts'
import '../preload/index.ts'
import { answerCalls, askingPage, publish } from './ipc.ts'

interface PageBridge {
  invoke(call: string, input: unknown): Promise<unknown>
  subscribe(event: string, listener: (payload: unknown) => void): () => void
}
const bridge = exposed['parley'] as PageBridge

const dispatched: unknown[] = []
answerCalls(async (name, input) => {
  dispatched.push([name, input, askingPage()])
  await Promise.resolve()
  return ok(askingPage())
}, silentLog)

const sender = new FakeWebContents()
const frame = (url: string, parent: object | null = null) => ({ sender, senderFrame: { url, parent } })
const settings = { theme: 'dark' } as never

beforeEach(() => {
  dispatched.length = 0
  ipcRenderer.event = frame('app://parley/index.html')
  BrowserWindow.windows = []
})

/** What Electron does with what is sent to a page. */
function deliver({ sent }: FakeWebContents): void {
  for (const [channel, ...args] of sent) ipcRenderer.emit(String(channel), {}, ...args)
}

describe('a call', () => {
  it('comes from the page through the preload script to its handler, which knows who asks', async () => {
    expect(await bridge.invoke('app.info', { a: 1 })).toEqual(ok(sender))
    expect(dispatched).toEqual([['app.info', { a: 1 }, sender]])
  })

  it.each([
    ['another page', frame('https://example.com/')],
    ['a page of a like name', frame('app://parley.example/index.html')],
    ['a file', frame('file:///app/out/renderer/index.html')],
    ['a frame inside of our page', frame('app://parley/index.html', {})],
    ['a frame that is gone', { sender, senderFrame: null }],
  ])('is refused to %s', async (_who, event) => {
    ipcRenderer.event = event
    await expect(bridge.invoke('app.info', {})).rejects.toThrow('not one of our pages')
    expect(dispatched).toEqual([])
  })

  it('has no page outside of a call', () => {
    expect(() => askingPage()).toThrow('no page is asking')
  })
})

describe('an event', () => {
  it('reaches those in every window who listen for it, and no longer than they listen', () => {
    const windows = [new BrowserWindow({}), new BrowserWindow({})]
    const heard: unknown[] = []
    const end = bridge.subscribe('settings.changed', (payload) => heard.push(payload))
    bridge.subscribe('live.command', () => heard.push('not asked for'))

    publish('settings.changed', settings)
    for (const { webContents } of windows) deliver(webContents)
    expect(heard).toEqual([settings, settings])

    end()
    for (const { webContents } of windows) deliver(webContents)
    expect(heard).toHaveLength(2)
  })

  it('costs one listener of the preload script, however many there are in the page', () => {
    for (let i = 0; i < 20; i += 1) bridge.subscribe('settings.changed', () => undefined)
    expect(ipcRenderer.listenerCount('parley:event')).toBe(1)
  })
})

describe('the preload script', () => {
  it('gives the page these two functions and nothing else', () => {
    expect(Object.keys(exposed)).toEqual(['parley'])
    expect(Object.keys(bridge).toSorted()).toEqual(['invoke', 'subscribe'])
  })

  it('uses the one channel that the main process answers', () => {
    expect([...ipcMain.handlers.keys()]).toEqual(['parley:call'])
  })
})
