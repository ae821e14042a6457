import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  app,
  choose,
  dialog,
  environment,
  errorBoxes,
  errorLines,
  globalShortcut,
  Menu,
  nativeTheme,
  powerMonitor,
  powerSaveBlocker,
  pressed,
  safeStorage,
} from '../electron.ts'
import { RIGHT, screen } from '../electron-desktop.ts'
import { chosenFiles } from '../electron-dialog.ts'
import { type FakeEvent, isPrevented } from '../electron-events.ts'

describe('a global shortcut', () => {
  beforeEach(() => globalShortcut.reset())

  it('acts in every program until it is released', () => {
    let acts = 0
    expect(globalShortcut.register('Alt+K', () => (acts += 1))).toBe(true)
    globalShortcut.press('Alt+K')
    globalShortcut.unregister('Alt+K')
    globalShortcut.press('Alt+K')
    expect(acts).toBe(1)
  })

  it('that another program has is refused, and one that nobody knows throws', () => {
    globalShortcut.taken.add('Alt+K')
    globalShortcut.unknown.add('Alt+Nonsense')
    expect(globalShortcut.register('Alt+K', () => undefined)).toBe(false)
    expect(() => globalShortcut.register('Alt+Nonsense', () => undefined)).toThrow(TypeError)
  })

  it('that is released while all are suspended ends the process at its next press', () => {
    globalShortcut.register('Alt+K', () => undefined)
    globalShortcut.setSuspended(true)
    globalShortcut.unregister('Alt+K')
    globalShortcut.setSuspended(false)
    expect(() => globalShortcut.press('Alt+K')).toThrow('NOTREACHED')
  })

  it('does nothing while all are suspended, when no other is registered either', () => {
    let acts = 0
    globalShortcut.register('Alt+K', () => (acts += 1))
    globalShortcut.setSuspended(true)
    globalShortcut.press('Alt+K')
    expect([acts, globalShortcut.register('Alt+L', () => undefined)]).toEqual([0, false])
    globalShortcut.setSuspended(false)
    globalShortcut.press('Alt+K')
    globalShortcut.unregisterAll()
    globalShortcut.press('Alt+K')
    expect(acts).toBe(1)
  })
})

describe('a global shortcut through a portal, as on Wayland,', () => {
  beforeEach(() => {
    globalShortcut.reset()
    environment.isWayland = true
  })
  afterEach(() => {
    delete environment.isWayland
  })

  it('is always registered, whatever the desktop makes of it', () => {
    globalShortcut.taken.add('Alt+K')
    globalShortcut.setSuspended(true)
    expect(globalShortcut.register('Alt+K', () => undefined)).toBe(true)
    expect(globalShortcut.register('Alt+K', () => undefined)).toBe(true)
  })

  it('acts although it was released, or all are suspended', () => {
    let acts = 0
    globalShortcut.register('Alt+K', () => (acts += 1))
    globalShortcut.unregister('Alt+K')
    globalShortcut.press('Alt+K')
    globalShortcut.unregisterAll()
    globalShortcut.press('Alt+K')
    globalShortcut.setSuspended(true)
    globalShortcut.press('Alt+K')
    expect(acts).toBe(3)
  })
})

describe('a menu', () => {
  it('is made of items that are labelled, known or of a type', () => {
    expect(() => Menu.buildFromTemplate([{ submenu: [{ enabled: true }], label: 'File' }])).toThrow(
      'must have at least one of label, role or type',
    )
  })

  it('turns a mark before it acts, and does not act where it is disabled', () => {
    const chosen: unknown[] = []
    const menu = Menu.buildFromTemplate([
      { label: 'Mark', type: 'checkbox', checked: false, click: ({ checked }) => chosen.push(checked) },
      { label: 'More', submenu: [{ label: 'Act', click: () => chosen.push('act') }] },
      { label: 'Off', enabled: false, click: () => chosen.push('off') },
    ])
    choose(menu, 'Mark')
    choose(menu, 'Mark')
    choose(menu, 'Act')
    expect(() => choose(menu, 'Off')).toThrow('disabled')
    expect(chosen).toEqual([true, false, 'act'])
  })
})

describe('a dialog', () => {
  beforeEach(() => {
    pressed.length = 0
    chosenFiles.length = 0
  })

  it('returns the button that was pressed, or that for cancelling', async () => {
    const options = { message: 'Leave?', buttons: ['Leave', 'Stay'], cancelId: 1 }
    expect(dialog.showMessageBoxSync(undefined, options)).toBe(1)
    pressed.push(0)
    expect((await dialog.showMessageBox(undefined, options)).response).toBe(0)
    expect((await dialog.showMessageBox(undefined, options)).response).toBe(1)
  })

  it('about an error is a line on stderr before the app is ready, as on Linux', () => {
    app.isStarting = true
    dialog.showErrorBox('Parley', 'too early')
    app.isStarting = false
    dialog.showErrorBox('Parley', 'in time')
    expect([errorLines, errorBoxes]).toEqual([['Parley\ntoo early'], [['Parley', 'in time']]])
  })

  it('returns as many files as may be chosen, or none', async () => {
    chosenFiles.push('/a', '/b', '/c')
    expect(await dialog.showOpenDialog(undefined, { properties: ['openFile'] })).toEqual({
      canceled: false,
      filePaths: ['/a'],
    })
    expect(await dialog.showOpenDialog(undefined, { properties: ['multiSelections'] })).toEqual({
      canceled: false,
      filePaths: ['/b', '/c'],
    })
    expect(await dialog.showOpenDialog(undefined, {})).toEqual({ canceled: true, filePaths: [] })
    expect(await dialog.showSaveDialog(undefined, {})).toEqual({ canceled: true, filePath: '' })
  })
})

describe('the system', () => {
  it('reports that its colours have changed, and only then', () => {
    let changes = 0
    nativeTheme.on('updated', () => (changes += 1))
    nativeTheme.themeSource = 'light'
    nativeTheme.isSystemDark = true
    expect([changes, nativeTheme.shouldUseDarkColors]).toEqual([0, false])
    nativeTheme.themeSource = 'system'
    expect([changes, nativeTheme.shouldUseDarkColors]).toEqual([1, true])
    nativeTheme.isSystemDark = false
    expect(changes).toBe(2)
  })

  it('waits with its shutdown if a listener prevents that', () => {
    expect(isPrevented(powerMonitor, 'shutdown')).toBe(false)
    powerMonitor.once('shutdown', (event: FakeEvent) => event.preventDefault())
    expect(isPrevented(powerMonitor, 'shutdown')).toBe(true)
  })

  it('stays awake for each blocker that was started and not stopped', () => {
    const first = powerSaveBlocker.start('prevent-display-sleep')
    const second = powerSaveBlocker.start('prevent-display-sleep')
    expect(first).not.toBe(second)
    powerSaveBlocker.stop(first)
    expect([powerSaveBlocker.isStarted(first), powerSaveBlocker.isStarted(second)]).toEqual([false, true])
    powerSaveBlocker.stop(second)
  })

  it('decrypts what it has encrypted, in another form', async () => {
    const ciphertext = await safeStorage.encryptStringAsync('secret')
    expect(ciphertext.toString()).not.toContain('secret')
    expect(await safeStorage.decryptStringAsync(ciphertext)).toEqual({
      result: 'secret',
      shouldReEncrypt: false,
    })
  })

  it('tells which display a point and a window are on, and that one has gone', () => {
    expect(screen.getDisplayNearestPoint({ x: 2000, y: 5 })).toBe(RIGHT)
    expect(screen.getDisplayMatching({ x: 1900, y: 0, width: 400, height: 10 })).toBe(RIGHT)
    let isTold = false
    screen.once('display-removed', () => (isTold = true))
    const { displays } = screen
    screen.change([RIGHT])
    screen.change(displays)
    expect(isTold).toBe(true)
  })

  it('starts the app at login if it is asked to', () => {
    app.setLoginItemSettings({ openAtLogin: true })
    expect(app.getLoginItemSettings().openAtLogin).toBe(true)
    app.setLoginItemSettings({ openAtLogin: false })
  })
})
