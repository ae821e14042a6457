import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { app, BrowserWindow, environment, protocol, session } from '../electron.ts'
import type { FakeEvent } from '../electron-events.ts'

/** More than a pipe and its reader hold, in bytes. */
const WRITTEN = 2_000_000

const happened: string[] = []
const note = (name: string) => () => void happened.push(name)
/** A window that notes what happens to it. */
function open(name: string): BrowserWindow {
  const window = new BrowserWindow({ show: false })
  window.on('close', note(`close ${name}`))
  window.on('closed', note(`closed ${name}`))
  return window
}

beforeEach(() => {
  app.reset()
  BrowserWindow.windows = []
  happened.length = 0
  for (const event of ['window-all-closed', 'before-quit', 'will-quit']) app.on(event, note(event))
  app.on('quit', (_event, code: number) => happened.push(`quit ${code}`))
})

describe('quitting', () => {
  it('asks, closes the windows in their order, asks again, and ends', () => {
    open('first')
    open('second')
    app.quit()
    expect(happened).toEqual([
      'before-quit',
      'close first',
      'closed first',
      'close second',
      'closed second',
      'will-quit',
      'quit 0',
    ])
    expect(app.hasEnded).toBe(true)
  })

  it('closes nothing if a listener of before-quit prevents it', () => {
    open('first')
    app.once('before-quit', (event: FakeEvent) => event.preventDefault())
    app.quit()
    expect(happened).toEqual(['before-quit'])
  })

  it('is cancelled by a window that stays open, and begins anew the next time', () => {
    open('first').once('close', (event: FakeEvent) => event.preventDefault())
    app.quit()
    expect(happened).toEqual(['before-quit', 'close first'])
    app.quit()
    expect(happened.slice(2)).toEqual(['before-quit', 'close first', 'closed first', 'will-quit', 'quit 0'])
  })

  it('is cancelled by a page that objects', () => {
    open('first').webContents.objectsToUnload = true
    app.quit()
    expect([happened, app.hasEnded]).toEqual([['before-quit', 'close first'], false])
  })

  it('waits after all windows are closed if a listener of will-quit prevents it', () => {
    app.once('will-quit', (event: FakeEvent) => event.preventDefault())
    app.quit()
    expect([happened, app.hasEnded]).toEqual([['before-quit', 'will-quit'], false])
    app.quit()
    expect(happened.slice(2)).toEqual(['before-quit', 'will-quit', 'quit 0'])
  })

  it('before the app is ready waits until its start is over, without being ready', () => {
    app.isStarting = true
    app.quit()
    expect([happened, app.hasEnded]).toEqual([[], false])
    app.becomeReady()
    expect([happened, app.hasEnded]).toEqual([['quit 0'], true])
  })

  it('is asked for once, however often', () => {
    const window = open('first')
    window.on('closed', () => app.quit())
    app.quit()
    expect(happened.filter((name) => name === 'will-quit')).toHaveLength(1)
  })
})

describe('the last window', () => {
  it('is reported when it is closed, and the app goes on', () => {
    open('first').close()
    expect([happened, app.hasEnded]).toEqual([['close first', 'closed first', 'window-all-closed'], false])
  })

  it('ends the app if nobody listens', () => {
    app.removeAllListeners('window-all-closed')
    open('first').close()
    expect(app.hasEnded).toBe(true)
  })
})

describe('exit', () => {
  it('closes the windows without asking anybody, and ends with the code', () => {
    const window = open('first')
    window.webContents.objectsToUnload = true
    app.exit(3)
    expect(happened).toEqual(['closed first', 'quit 3'])
  })
})

describe('exit', () => {
  it('loses the output that nobody has read yet', async () => {
    const standIn = new URL('../stand-in.ts', import.meta.url).href
    const script = `
      const { standInForElectron } = await import(${JSON.stringify(standIn)})
      const { app, environment } = await standInForElectron()
      environment.endProcess = (code) => process.exit(code)
      process.stdout.write('x'.repeat(${WRITTEN}))
      app.exit(3)`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [code] = await once(child, 'exit')
    let read = 0
    for await (const chunk of child.stdout) read += (chunk as Buffer).length
    expect(code).toBe(3)
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThan(WRITTEN)
  })
})

describe('exit before the app is ready', () => {
  it('ends it at once', () => {
    app.isStarting = true
    app.exit(3)
    expect([happened, app.hasEnded]).toEqual([['quit 3'], true])
    app.isStarting = false
  })
})

describe('a path', () => {
  it('is that of a folder that is there', () => {
    app.setPath('userData', tmpdir())
    expect(app.getPath('userData')).toBe(tmpdir())
    expect(() => app.setPath('userData', join(tmpdir(), 'nothing here'))).toThrow('Failed to set path')
  })
})

describe('another start', () => {
  afterEach(() => {
    delete environment.relaunch
  })

  it('follows the end of the app, for each time that it was asked for, with its arguments', () => {
    const starts: (readonly string[])[] = []
    environment.relaunch = (args) => starts.push(args)
    app.relaunch({ args: ['--first'] })
    app.relaunch()
    expect(starts).toEqual([])
    app.exit()
    expect(starts).toEqual([['--first'], process.argv.slice(1)])
  })

  it('does not follow the end of an AppImage, whatever is to be started', () => {
    const starts: (readonly string[])[] = []
    environment.relaunch = (args) => starts.push(args)
    vi.stubEnv('APPDIR', dirname(process.execPath))
    app.relaunch({ execPath: '/home/ana/Parley.AppImage', args: [] })
    app.exit()
    vi.unstubAllEnvs()
    expect(starts).toEqual([])
  })
})

describe('before the app is ready', () => {
  it('there are no windows and no sessions, and afterwards no more privileges', async () => {
    const ready = app.whenReady()
    expect(() => new BrowserWindow({})).toThrow('before app is ready')
    expect(() => session.defaultSession).toThrow('before app is ready')
    expect(() => session.fromPartition('x')).toThrow('before app is ready')
    app.enableSandbox()
    protocol.registerSchemesAsPrivileged([])
    app.becomeReady()
    await ready
    expect(new BrowserWindow({}).isDestroyed()).toBe(false)
    expect(() => app.enableSandbox()).toThrow('before app is ready')
    expect(() => protocol.registerSchemesAsPrivileged([])).toThrow('before app is ready')
  })
})

describe('a page', () => {
  it('is announced when it is created', () => {
    const created: unknown[] = []
    app.on('web-contents-created', (_event, contents) => created.push(contents))
    expect(created).toEqual([open('first').webContents].slice(0, created.length))
    expect(created).toHaveLength(1)
  })
})
