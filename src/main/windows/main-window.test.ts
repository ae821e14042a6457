import type { BrowserWindow as RealWindow } from 'electron'
import { beforeEach, describe, expect, it } from 'vitest'
import { app, BrowserWindow } from '../../../test/doubles/electron.ts'
import { settle } from '../../../test/support/base/virtual-clock.ts'
import { MainWindow } from './main-window.ts'
import { watchQuit } from './quitting.ts'

let main: MainWindow
let closesToTray = false
let hasTray = true
const hidden: boolean[] = []

function begin(platform: NodeJS.Platform = 'linux'): void {
  app.reset()
  BrowserWindow.windows = []
  hidden.length = 0
  closesToTray = false
  hasTray = true
  watchQuit()
  main = new MainWindow({
    create: (isHidden) => {
      hidden.push(isHidden)
      return new BrowserWindow({}) as unknown as RealWindow
    },
    closesToTray: () => closesToTray,
    hasTray: () => hasTray,
    platform,
  })
}
beforeEach(() => begin())

const window = () => BrowserWindow.windows[0]!
const commands = () => window().webContents.sent.map(([, ...rest]) => rest)

describe('a second start', () => {
  it('brings the window to the front', () => {
    main.open(false)
    window().minimize()
    app.emit('second-instance', {}, [], '/')
    expect([window().isMinimized(), window().isVisible(), window().isFocused()]).toEqual([false, true, true])
    expect(BrowserWindow.windows).toHaveLength(1)
  })
})

describe('closing the window', () => {
  it.each([
    ['linux', true],
    ['win32', true],
    ['darwin', false],
  ] as const)('ends Parley as is usual on %s, though the quick window is there', (platform, ends) => {
    begin(platform)
    main.open(false)
    const quick = new BrowserWindow({})
    window().close()
    expect(BrowserWindow.windows).toEqual(ends ? [] : [quick])
    expect(app.hasEnded).toBe(ends)
  })

  it('keeps Parley running in the tray if the user has chosen so', () => {
    closesToTray = true
    main.open(false)
    window().close()
    expect(window().isVisible()).toBe(false)
    main.show()
    expect([window().isVisible(), window().isFocused()]).toEqual([true, true])
    expect(app.done).toEqual([])
  })

  it('minimises it where the desktop shows no tray', () => {
    closesToTray = true
    hasTray = false
    main.open(false)
    window().close()
    expect([window().isVisible(), window().isMinimized()]).toEqual([true, true])
    main.show()
    expect([window().isMinimized(), window().isFocused()]).toEqual([false, true])
  })

  it('closes it when Parley quits', () => {
    closesToTray = true
    main.open(false)
    app.quit()
    expect([BrowserWindow.windows, app.hasEnded]).toEqual([[], true])
  })

  it('opens a new one on macOS when Parley is activated', () => {
    begin('darwin')
    main.open(true)
    window().close()
    app.emit('activate')
    expect(hidden).toEqual([true, false])
  })
})

describe('a command from outside', () => {
  it('goes to the page, once it listens', () => {
    main.open(false)
    main.command('mute')
    expect(commands()).toEqual([])
    main.listens()
    main.command('start-or-stop')
    expect(commands()).toEqual([
      ['live.remote', 'mute'],
      ['live.remote', 'start-or-stop'],
    ])
  })

  it('waits for a page that is being reloaded', async () => {
    main.open(false)
    main.listens()
    window().webContents.reload()
    await settle()
    main.command('mute')
    expect(commands()).toEqual([])
    main.listens()
    expect(commands()).toEqual([['live.remote', 'mute']])
  })

  it('opens a window if there is none', () => {
    begin('darwin')
    main.open(false)
    main.listens()
    window().close()
    main.command('start-or-stop')
    main.listens()
    expect(commands()).toEqual([['live.remote', 'start-or-stop']])
  })
})
