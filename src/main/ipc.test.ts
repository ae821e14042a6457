import { beforeEach, describe, expect, it } from 'vitest'
import { BrowserWindow, exposed, ipcMain, ipcRenderer } from '../../test/doubles/electron.ts'
import { FakeWebContents } from '../../test/doubles/electron-contents.ts'
import { settle } from '../../test/support/base/virtual-clock.ts'
import { type CallContext, defaultCallContext } from '../core/base/call.ts'
import { silentLog } from '../core/base/log.ts'
import { ok } from '../core/base/result.ts'
import '../preload/index.ts'
import { desktopTransport, type PreloadBridge } from '../renderer/bridge/desktop-transport.ts'
import { answerCalls, pageOf, publish } from './ipc.ts'

const bridge = exposed['parley'] as PreloadBridge

const dispatched: unknown[] = []
const contexts: CallContext[] = []
answerCalls(async (name, input, context = defaultCallContext) => {
  dispatched.push([name, input, pageOf(context.caller)])
  contexts.push(context)
  await Promise.resolve()
  if (name === 'slow') await new Promise((resolve) => context.signal.addEventListener('abort', resolve))
  return ok(pageOf(context.caller)?.id)
}, silentLog)

const sender = new FakeWebContents()
const frame = (url: string, parent: object | null = null) => ({ sender, senderFrame: { url, parent } })
const settings = { theme: 'dark' } as never

beforeEach(() => {
  dispatched.length = 0
  contexts.length = 0
  ipcRenderer.event = frame('app://parley/index.html')
  BrowserWindow.windows = []
})

describe('a call', () => {
  it('goes from the page through the preload script to its handler, with its caller', async () => {
    expect(await bridge.invoke(1, 'app.info', { a: 1 })).toEqual(ok(sender.id))
    expect(dispatched).toEqual([['app.info', { a: 1 }, sender]])
  })

  it('takes what has a copy, and nothing else', async () => {
    const input = { bytes: new Uint8Array([1, 2]), at: new Date(0), nothing: undefined }
    await bridge.invoke(1, 'app.info', input)
    expect(dispatched).toEqual([['app.info', input, sender]])
    await expect(bridge.invoke(1, 'app.info', { listener: () => undefined })).rejects.toThrow('cloned')
  })

  it.each([
    ['another page', frame('https://example.com/')],
    ['a page of a like name', frame('app://parley.example/index.html')],
    ['a file', frame('file:///app/out/renderer/index.html')],
    ['a frame inside of our page', frame('app://parley/index.html', {})],
    ['a frame that is gone', { sender, senderFrame: null }],
  ])('is refused for %s', async (_who, event) => {
    ipcRenderer.event = event
    await expect(bridge.invoke(1, 'app.info', {})).rejects.toThrow('not one of our pages')
    expect(dispatched).toEqual([])
  })

  it('reports its progress to the calling page until it ends', async () => {
    const told: unknown[] = []
    const answer = desktopTransport(bridge).invoke('slow', {}, { onProgress: (how) => told.push(how) })
    await settle()
    contexts[0]?.progress({ done: 1, total: 4 })
    await settle()
    expect(told).toEqual([{ done: 1, total: 4 }])
    bridge.cancel(1)
    await answer
    contexts[0]?.progress({ done: 2, total: 4 })
    await settle()
    expect(told).toHaveLength(1)
  })

  it('is aborted when the page cancels it', async () => {
    const abort = new AbortController()
    const answer = desktopTransport(bridge).invoke('slow', {}, { signal: abort.signal })
    await settle()
    expect(contexts[0]?.signal.aborted).toBe(false)
    abort.abort()
    expect(contexts[0]?.signal.aborted).toBe(true)
    await answer
  })

  it.each(['is closed', 'is reloaded', 'crashes'])('ends when its page %s', async (what) => {
    const page = new FakeWebContents()
    ipcRenderer.event = { sender: page, senderFrame: frame('app://parley/').senderFrame }
    const answer = bridge.invoke(7, 'slow', {})
    await settle()
    if (what === 'is closed') page.destroy()
    else if (what === 'crashes') page.crash()
    else page.reload()
    await answer
    expect(contexts[0]?.signal.aborted).toBe(true)
  })

  it('cannot be cancelled by another page', async () => {
    const answer = bridge.invoke(7, 'slow', {})
    await settle()
    ipcRenderer.event = { sender: new FakeWebContents(), senderFrame: frame('app://parley/').senderFrame }
    bridge.cancel(7)
    expect(contexts[0]?.signal.aborted).toBe(false)
    ipcRenderer.event = frame('app://parley/index.html')
    bridge.cancel(7)
    await answer
  })

  it('has no page any more when that is closed', async () => {
    const page = new FakeWebContents()
    ipcRenderer.event = { sender: page, senderFrame: frame('app://parley/').senderFrame }
    await bridge.invoke(1, 'app.info', {})
    const { caller } = contexts[0]!
    expect(pageOf(caller)).toBe(page)
    page.destroy()
    expect(pageOf(caller)).toBeUndefined()
  })
})

describe('an event', () => {
  it('reaches every window, and the listeners of a page as long as they listen', async () => {
    const windows = [new BrowserWindow({}), new BrowserWindow({})]
    ipcRenderer.event = { sender: windows[1]!.webContents }
    const heard: unknown[] = []
    const end = bridge.subscribe('settings.changed', (payload) => heard.push(payload))
    bridge.subscribe('live.command', () => heard.push('not asked for'))

    publish('settings.changed', settings)
    await settle()
    expect(heard).toEqual([settings])
    for (const { webContents } of windows)
      expect(webContents.sent).toEqual([['parley:event', 'settings.changed', settings]])

    end()
    publish('settings.changed', settings)
    await settle()
    expect(heard).toHaveLength(1)
  })

  it('needs one listener in the preload script, however many there are in the page', () => {
    for (let i = 0; i < 20; i += 1) bridge.subscribe('settings.changed', () => undefined)
    expect(ipcRenderer.listenerCount('parley:event')).toBe(1)
  })
})

describe('the preload script', () => {
  it('gives the page these three functions and nothing else', () => {
    expect(Object.keys(exposed)).toEqual(['parley'])
    expect(Object.keys(bridge).toSorted()).toEqual(['cancel', 'invoke', 'subscribe'])
    expect(Object.isFrozen(bridge)).toBe(true)
  })

  it('uses the channels that the main process answers', () => {
    expect([...ipcMain.handlers.keys()]).toEqual(['parley:call'])
    expect(ipcMain.eventNames()).toEqual(['parley:cancel'])
  })
})
