import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { en } from '../../../src/core/product/strings/en.ts'
import { type Check, demand, is, type Stage } from './stage.ts'

const ON_WAYLAND = { env: { XDG_SESSION_TYPE: 'wayland' } }
/** Starts the app on a desktop with Wayland, unless it runs there. */
async function beOnWayland({ shell }: Stage): Promise<void> {
  const isThere = await shell.process.evaluate(({ environment }) => environment.isWayland === true)
  if (!isThere) await shell.restart([], ON_WAYLAND)
  await shell.page('quick')
}
const QUICK = 'CommandOrControl+Shift+Space'

const isVisible = (shell: Stage['shell'], name: 'index' | 'overlay') => async () =>
  (await shell.window(name))?.isVisible
const lockItem = async (shell: Stage['shell']) =>
  (await shell.tray()).find(({ label }) => label === en.settings.overlay.lock)
/** Opens the caption window, and waits for its page, in its own time. */
async function openCaptions(shell: Stage['shell']): Promise<void> {
  await shell.call('settings.update', { overlay: { isOpen: true, isLocked: false } })
  await (await shell.page('overlay')).waitForLoadState()
}
/** Keys that the system was asked for, and that it was told to release, in order. */
const keysAsked = (shell: Stage['shell']) =>
  shell.process.evaluate(({ globalShortcut }) => globalShortcut.done)

/**
 * What a built shell has to do on other desktops and systems, as far as the double plays them. Those on Wayland run in this
 * order in one app.
 */
export const desktopChecks = {
  'a second start ends before Chromium opens its files': async ({ shell }) => {
    demand(await shell.startSecond(), 0)
    const names = await shell.process.evaluate(({ app }) =>
      process.getBuiltinModule('node:fs').readdirSync(app.userData),
    )
    demand(names.includes('Local State'), false)
  },

  'nothing of Parley is hidden where the desktop shows no tray': async ({ shell, until }) => {
    const folder = await mkdtemp(join(tmpdir(), 'parley-bus-'))
    await writeFile(join(folder, 'gdbus'), '#!/bin/sh\necho "(false,)"\n')
    await chmod(join(folder, 'gdbus'), 0o755)
    const env = { PATH: `${folder}:${process.env['PATH'] ?? ''}`, XDG_CURRENT_DESKTOP: 'GNOME' }
    await shell.restart(['--at-login'], { env })
    const isMinimized = () =>
      shell.process.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized())
    await until(isMinimized, is(true))
    await shell.call('settings.update', { desktop: { closesToTray: true } })
    await shell.chooseInTray(en.quick.openParley)
    await until(isMinimized, is(false))
    await shell.process.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
    await until(isMinimized, is(true))
    await rm(folder, { recursive: true })
  },

  'the caption window stays transparent when the theme changes': async ({ shell }) => {
    await openCaptions(shell)
    const windows = await shell.process.evaluate(({ BrowserWindow, nativeTheme }) => {
      nativeTheme.isSystemDark = true
      return BrowserWindow.getAllWindows().map(({ isTransparent, done }) => [
        isTransparent,
        done.includes('background #171614'),
      ])
    })
    demand(windows, [
      [false, true],
      [false, true],
      [true, false],
    ])
  },

  'the caption window of an app of X11 lets clicks through on Wayland': async ({ shell, until }) => {
    await shell.restart(['--ozone-platform=x11'], ON_WAYLAND)
    await openCaptions(shell)
    await shell.chooseInTray(en.settings.overlay.lock)
    await until(async () => (await shell.window('overlay'))?.letsClicksThrough, is(true))
  },

  'a portal is asked for keys once the user wants that, and changed keys rest': async (stage) => {
    const { shell, until } = stage
    await beOnWayland(stage)
    demand(await keysAsked(shell), [])
    await shell.call('settings.update', { desktop: { portalShortcuts: true } })
    await until(async () => (await keysAsked(shell)).includes(`register ${QUICK}`), is(true))
    await shell.call('settings.update', { shortcuts: { quick: 'Alt+Shift+Q' } })
    const isQuickVisible = async () => (await shell.window('quick'))?.isVisible
    await shell.press(QUICK)
    demand(await isQuickVisible(), false)
    await until(async () => (await keysAsked(shell)).includes('register Alt+Shift+Q'), is(true))
    await shell.press('Alt+Shift+Q')
    await until(isQuickVisible, is(true))
  },

  'windows are shown where hidden windows are not painted': async (stage) => {
    const { shell, until } = stage
    await beOnWayland(stage)
    await (await shell.page('index')).waitForLoadState()
    await until(isVisible(shell, 'index'), is(true))
    await openCaptions(shell)
    await until(isVisible(shell, 'overlay'), is(true))
  },

  'Wayland lets no clicks through, and nothing says otherwise': async (stage) => {
    const { shell, until } = stage
    await beOnWayland(stage)
    await openCaptions(shell)
    await until(async () => (await lockItem(shell))?.enabled, is(false))
    demand((await shell.call('overlay.get', {})).letsClicksThrough, false)
    await shell.call('settings.update', { overlay: { isLocked: true } })
    demand((await shell.window('overlay'))?.letsClicksThrough, false)
    demand((await lockItem(shell))?.checked, false)
  },

  'the quick window offers what is selected once Wayland gives it the focus': async (stage) => {
    const { shell, until } = stage
    await beOnWayland(stage)
    const quick = await shell.page('quick')
    await quick.waitForLoadState()
    await shell.process.evaluate(({ BrowserWindow }) => {
      BrowserWindow.givesFocus = false
      for (const window of BrowserWindow.getAllWindows()) window.loseFocus()
    })
    await shell.chooseInTray(en.settings.shortcuts.names.quick)
    await until(async () => (await shell.window('quick'))?.isVisible, is(true))
    await shell.select('a selected text')
    await shell.process.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[1]?.receiveFocus())
    await until(() => quick.getByRole('textbox').first().inputValue(), is('a selected text'))
  },

  'a portal keeps its keys at the end': async (stage) => {
    const { shell } = stage
    await beOnWayland(stage)
    const [done] = await Promise.all([
      shell.process.evaluate(
        ({ app, globalShortcut }) =>
          new Promise<string[]>((resolve) => {
            app.once('will-quit', () => queueMicrotask(() => resolve(globalShortcut.done)))
          }),
      ),
      shell.chooseInTray(en.menu.roles.quit),
    ])
    demand(
      done.filter((name) => name.startsWith('unregister')),
      [],
    )
    await shell.process.ended
  },

  'system audio comes with a picture of the page that asks for it': async ({ shell }) => {
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
    demand(seen, [['loopback', true], 'refused', 0])
  },
} satisfies Readonly<Record<string, Check>>
