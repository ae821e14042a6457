import { beforeEach, describe, expect, it } from 'vitest'
import { BrowserWindow, globalShortcut, nativeTheme } from '../../test/doubles/electron.ts'
import {
  callerIn,
  defaultSettings,
  StartedDesktop,
  WAYLAND,
} from '../../test/support/shell/started-desktop.ts'
import { cancelQuit } from './windows/quitting.ts'

let started: StartedDesktop
const begin = async (start?: Parameters<typeof StartedDesktop.begin>[0]) => {
  started = await StartedDesktop.begin(start)
}
beforeEach(() => begin())

describe('the caption window', () => {
  const key = String(defaultSettings.shortcuts.overlay)
  const lockKey = String(defaultSettings.shortcuts.overlayLock)
  const shown = () => BrowserWindow.windows[2]
  const item = (label: string) => started.tray.menu.find((entry) => entry.label === label)

  it('opens and closes by its key, whatever program is in front', () => {
    globalShortcut.press(key)
    expect([started.overlay.isOpen, shown()?.loaded]).toEqual([true, ['app://parley/overlay.html']])
    globalShortcut.press(key)
    expect([started.overlay.isOpen, shown()]).toEqual([false, undefined])
  })

  it('opens from the tray, which shows whether it is open and lets clicks through', () => {
    expect(item('Caption window')).toMatchObject({ type: 'checkbox', checked: false })
    expect(item('Let clicks through')).toMatchObject({ checked: false, enabled: false })
    started.choose('Caption window')
    expect(item('Caption window')?.checked).toBe(true)
    expect(item('Let clicks through')).toMatchObject({ checked: false, enabled: true })
    started.choose('Let clicks through')
    expect([started.overlay.isLocked, item('Let clicks through')?.checked]).toEqual([true, true])
    globalShortcut.press(lockKey)
    expect(shown()?.calls.at(-1)).toEqual(['setIgnoreMouseEvents', false])
  })

  it('stays transparent when the theme changes, in which the other windows follow', () => {
    globalShortcut.press(key)
    nativeTheme.isSystemDark = true
    expect([shown()?.isTransparent, shown()?.done]).toEqual([true, []])
    expect([started.main.done.at(-1), started.quick.done]).toEqual([
      'background #171614',
      ['background #171614'],
    ])
    nativeTheme.isSystemDark = false
  })

  it('lets no clicks through on Wayland, by no key either', async () => {
    const settings = { ...defaultSettings, desktop: { ...defaultSettings.desktop, portalShortcuts: true } }
    await begin({
      settings: { ...settings, overlay: { ...defaultSettings.overlay, isOpen: true } },
      env: WAYLAND,
    })
    expect(item('Let clicks through')).toMatchObject({ checked: false, enabled: false })
    globalShortcut.press(lockKey)
    expect([started.overlay.isLocked, started.desktop.port.overlay.state().letsClicksThrough]).toEqual([
      false,
      false,
    ])
  })

  it('is there from the start, if it was open at the end', async () => {
    await begin({ settings: { ...defaultSettings, overlay: { ...defaultSettings.overlay, isOpen: true } } })
    expect(shown()?.loaded).toEqual(['app://parley/overlay.html'])
  })

  it('survives the main window, which is in the tray, and every reload of its page', async () => {
    await begin({
      settings: { ...defaultSettings, desktop: { ...defaultSettings.desktop, closesToTray: true } },
    })
    globalShortcut.press(key)
    started.main.close()
    started.main.webContents.crash()
    expect(shown()?.isDestroyed()).toBe(false)
    expect(started.overlay.isOpen).toBe(true)
  })

  it('comes back when quitting is cancelled, after it was closed', () => {
    globalShortcut.press(key)
    // Windows are closed in the order in which they were opened: a page that objects is asked last.
    const late = new BrowserWindow({})
    late.webContents.objectsToUnload = true
    late.webContents.on('will-prevent-unload', () => {
      expect([started.overlay.isOpen, shown()]).toEqual([true, undefined])
      cancelQuit()
    })
    started.choose('Quit Parley')
    expect(BrowserWindow.windows.map(({ loaded }) => loaded)).toEqual([[], ['app://parley/overlay.html']])
  })

  it('is resized by its own page alone', () => {
    globalShortcut.press(key)
    started.desktop.port.overlay.resize(callerIn(started.main), { width: 500, height: 200 })
    started.desktop.port.overlay.holdPointer(callerIn(started.main), true)
    expect(shown()?.calls.filter(([name]) => name === 'setBounds')).toEqual([])
    started.desktop.port.overlay.resize(callerIn(shown()!), { width: 500, height: 200 })
    expect(shown()?.getBounds()).toMatchObject({ width: 500, height: 200 })
    expect(started.desktop.port.overlay.state()).toEqual({
      isAvailable: true,
      staysOnTop: true,
      letsClicksThrough: true,
      sharingProtection: 'linux',
    })
  })
})
