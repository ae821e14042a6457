import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect } from '../../../../journeys/support/app.ts'
import type { OpenShell } from '../../../../support/shell/open-shell.ts'
import { ON_SHELL, test } from '../../../../support/shell/shell-test.ts'

const QUICK = 'CommandOrControl+Shift+Space'

const isVisible = (shell: OpenShell, name: 'index' | 'overlay') => async () =>
  (await shell.window(name))?.isVisible
const lockItem = async (shell: OpenShell) =>
  (await shell.tray()).find(({ label }) => label === en.settings.overlay.lock)
/** Opens the caption window, and waits for its page, in its own time. */
async function openCaptions(shell: OpenShell): Promise<void> {
  await shell.call('settings.update', { overlay: { isOpen: true, isLocked: false } })
  await (await shell.page('overlay')).waitForLoadState()
}
/** Keys that the system was asked for, and that it was told to release, in order. */
const keysAsked = (shell: OpenShell) => shell.process.evaluate(({ globalShortcut }) => globalShortcut.done)

test.describe('the built shell on other desktops', ON_SHELL, () => {
  test('a second start ends before Chromium opens its files', async ({ shell }) => {
    expect(await shell.startSecond()).toBe(0)
    const names = await shell.process.evaluate(({ app }) =>
      process.getBuiltinModule('node:fs').readdirSync(app.userData),
    )
    expect(names.includes('Local State')).toBe(false)
  })

  test('nothing of Parley is hidden where the desktop shows no tray', async ({ shell }) => {
    const folder = await mkdtemp(join(tmpdir(), 'parley-bus-'))
    await writeFile(join(folder, 'gdbus'), '#!/bin/sh\necho "(false,)"\n')
    await chmod(join(folder, 'gdbus'), 0o755)
    const env = { PATH: `${folder}:${process.env['PATH'] ?? ''}`, XDG_CURRENT_DESKTOP: 'GNOME' }
    await shell.restart(['--at-login'], { env })
    const isMinimized = () =>
      shell.process.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized())
    await expect.poll(isMinimized).toBe(true)
    await shell.call('settings.update', { desktop: { closesToTray: true } })
    await shell.chooseInTray(en.quick.openParley)
    await expect.poll(isMinimized).toBe(false)
    await shell.process.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
    await expect.poll(isMinimized).toBe(true)
    await rm(folder, { recursive: true })
  })

  test('the caption window stays transparent when the theme changes', async ({ shell }) => {
    await openCaptions(shell)
    const windows = await shell.process.evaluate(({ BrowserWindow, nativeTheme }) => {
      nativeTheme.isSystemDark = true
      return BrowserWindow.getAllWindows().map(({ isTransparent, done }) => [
        isTransparent,
        done.includes('background #171614'),
      ])
    })
    expect(windows).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ])
  })

  test('system audio comes with a picture of the page that asks for it', async ({ shell }) => {
    await shell.restart([], { platform: 'darwin' })
    const seen = await shell.process.evaluate(async ({ session }) => {
      const { defaultSession } = session
      const capture = async (isGone: boolean) => {
        const streams = await defaultSession.capture({
          frame: { isDestroyed: () => isGone } as Electron.WebFrameMain,
          securityOrigin: 'app://parley/',
          audioRequested: true,
          videoRequested: true,
          userGesture: true,
        })
        return streams && [streams.audio, streams.video !== undefined]
      }
      return [await capture(false), (await capture(true)) ?? 'refused', defaultSession.uncaught.length]
    })
    expect(seen).toEqual([['loopback', true], 'refused', 0])
  })
})

test.describe('the built shell on Wayland', ON_SHELL, () => {
  test.use({ session: 'wayland' })

  test('the caption window of an app of X11 lets clicks through on Wayland', async ({ shell }) => {
    await shell.restart(['--ozone-platform=x11'])
    await openCaptions(shell)
    await shell.chooseInTray(en.settings.overlay.lock)
    await expect.poll(async () => (await shell.window('overlay'))?.letsClicksThrough).toBe(true)
  })

  test('a portal is asked for keys once the user wants that, and changed keys rest', async ({ shell }) => {
    expect(await keysAsked(shell)).toEqual([])
    await shell.call('settings.update', { desktop: { portalShortcuts: true } })
    await expect.poll(async () => (await keysAsked(shell)).includes(`register ${QUICK}`)).toBe(true)
    await shell.call('settings.update', { shortcuts: { quick: 'Alt+Shift+Q' } })
    const isQuickVisible = async () => (await shell.window('quick'))?.isVisible
    await shell.press(QUICK)
    expect(await isQuickVisible()).toBe(false)
    await expect.poll(async () => (await keysAsked(shell)).includes('register Alt+Shift+Q')).toBe(true)
    await shell.press('Alt+Shift+Q')
    await expect.poll(isQuickVisible).toBe(true)
  })

  test('windows are shown where hidden windows are not painted', async ({ shell }) => {
    await (await shell.page('index')).waitForLoadState()
    await expect.poll(isVisible(shell, 'index')).toBe(true)
    await openCaptions(shell)
    await expect.poll(isVisible(shell, 'overlay')).toBe(true)
  })

  test('Wayland lets no clicks through, and nothing says otherwise', async ({ shell }) => {
    await openCaptions(shell)
    await expect.poll(async () => (await lockItem(shell))?.enabled).toBe(false)
    expect((await shell.call('overlay.get', {})).letsClicksThrough).toBe(false)
    await shell.call('settings.update', { overlay: { isLocked: true } })
    expect((await shell.window('overlay'))?.letsClicksThrough).toBe(false)
    expect((await lockItem(shell))?.checked).toBe(false)
  })

  test('the quick window offers what is selected once Wayland gives it the focus', async ({ shell }) => {
    const quick = await shell.page('quick')
    await quick.waitForLoadState()
    await shell.process.evaluate(({ BrowserWindow }) => {
      BrowserWindow.givesFocus = false
      for (const window of BrowserWindow.getAllWindows()) window.loseFocus()
    })
    await shell.chooseInTray(en.settings.shortcuts.names.quick)
    await expect.poll(async () => (await shell.window('quick'))?.isVisible).toBe(true)
    await shell.select('a selected text')
    await shell.process.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[1]?.receiveFocus())
    await expect.poll(() => quick.getByRole('textbox').first().inputValue()).toEqual('a selected text')
  })

  test('a portal keeps its keys at the end', async ({ shell }) => {
    const [done] = await Promise.all([
      shell.process.evaluate(
        ({ app, globalShortcut }) =>
          new Promise<string[]>((resolve) => {
            app.once('will-quit', () => queueMicrotask(() => resolve(globalShortcut.done)))
          }),
      ),
      shell.chooseInTray(en.menu.roles.quit),
    ])
    expect(done.filter((name) => name.startsWith('unregister'))).toEqual([])
    await shell.process.ended
  })
})
