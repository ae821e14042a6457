import type { Page } from '@playwright/test'
import { callSchemas } from '../../../../../src/core/contract/call-schemas.ts'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect } from '../../../../journeys/support/app.ts'
import { until } from '../../../../support/base/until.ts'
import type { OpenShell } from '../../../../support/shell/open-shell.ts'
import { call, heard, hears, linksOpened, ON_SHELL, test } from '../../../../support/shell/shell-test.ts'

/** States of permissions in a page, by their names there. */
const permissions = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const names = [
      'microphone',
      'camera',
      'geolocation',
      'notifications',
      'clipboard-read',
      'loopback-network',
    ] as PermissionName[]
    const states = await Promise.all(names.map((name) => navigator.permissions.query({ name })))
    return Object.fromEntries(names.map((name, i) => [name, states[i]?.state ?? '']))
  })

/** A page that is not Parley's in a window like the main one, as after a fault that lets the window go there. */
async function foreignPage(shell: OpenShell, foreign: string): Promise<Page> {
  await shell.process.evaluate(async ({ BrowserWindow }, url) => {
    const { webPreferences = {} } = BrowserWindow.getAllWindows()[0]?.options ?? {}
    await new BrowserWindow({ show: false, webPreferences }).loadURL(url)
  }, foreign)
  return until(() => shell.context.pages().find((page) => page.url() === foreign))
}

test.describe('the built shell', ON_SHELL, () => {
  test('a window is shown after its page is loaded', async ({ shell }) => {
    const order = async () => {
      const events = await shell.process.evaluate(
        ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.events,
      )
      return events?.filter((name) => name === 'show' || name === 'did-finish-load')
    }
    await expect.poll(async () => (await order())?.length).toBe(2)
    expect(await order()).toEqual(['did-finish-load', 'show'])
  })

  test('pages have no Node, and a world apart from their preload script', async ({ shell, page }) => {
    expect(
      await page.evaluate(() => [typeof globalThis.parley, 'require' in globalThis, 'process' in globalThis]),
    ).toEqual(['object', false, false])
    const preferences = await shell.process.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map(({ options: { webPreferences = {} } }) => [
        webPreferences.sandbox,
        webPreferences.contextIsolation,
        webPreferences.nodeIntegration,
      ]),
    )
    expect(preferences).toEqual([
      [true, true, false],
      [true, true, false],
    ])
  })

  test('a page calls the main process', async ({ page }) => {
    const answer = (await call(page, 'app.info')) as { value?: { host?: string } } | undefined
    expect(answer?.value?.host).toEqual('electron')
  })

  test('a command gives a slow reader all of its output', async ({ shell }) => {
    const listed = Buffer.byteLength(`${JSON.stringify(callSchemas(), undefined, 2)}\n`)
    expect(await shell.bytesForSlowReader('call', '--list')).toEqual(listed)
  })

  test('a page is told what has changed', async ({ shell, page }) => {
    await hears(page, 'settings.changed')
    await shell.call('settings.update', { captions: { size: 30 } })
    await expect.poll(async () => (await heard(page))?.length).toBe(1)
  })

  test('a page cancels its call', async ({ shell, page, simulator }) => {
    simulator.faults.add([{ kind: 'stall', ms: 60_000, path: '/v2/translate' }])
    await page.evaluate(() => {
      globalThis.heardEvents = []
      const input = { texts: ['Good morning.'], targetLanguage: 'DE' }
      void globalThis.parley
        ?.invoke(1_999_999, 'text.translate', input)
        .then((answer) => globalThis.heardEvents?.push([answer.error]))
    })
    const isAsked = () =>
      shell.process.evaluate(({ session }) =>
        session.fromPartition('service').fetched.some(([url]) => String(url).endsWith('/v2/translate')),
      )
    await expect.poll(isAsked).toBe(true)
    await page.evaluate(() => globalThis.parley?.cancel(1_999_999))
    await expect.poll(() => heard(page)).toEqual([[{ kind: 'cancelled' }]])
  })

  test('pages may use the microphone and the local network, and nothing of the rest', async ({ page }) => {
    expect(await permissions(page)).toEqual({
      microphone: 'granted',
      camera: 'denied',
      geolocation: 'denied',
      notifications: 'denied',
      'clipboard-read': 'denied',
      'loopback-network': 'granted',
    })
  })

  test('a page of somebody else may do nothing and call nobody', async ({ shell, foreign }) => {
    const page = await foreignPage(shell, foreign)
    const states = await permissions(page)
    expect(Object.entries(states).filter(([, state]) => state !== 'denied')).toEqual([])
    const refused = await call(page, 'app.info').then(String, (thrown: unknown) =>
      String(thrown).includes('not one of our pages'),
    )
    expect(refused).toBe(true)
  })

  test('no code is built from text, and nothing foreign is loaded', async ({ page, foreign }) => {
    const evaluated = await page.evaluate(async (url) => {
      // DevTools may build code from text while they evaluate; a later task of the page may not.
      const codeFails = new Promise((resolve) =>
        setTimeout(() => {
          try {
            // oxlint-disable-next-line typescript/no-implied-eval -- the policy has to forbid it
            resolve(Function('return false')())
          } catch {
            resolve(true)
          }
        }),
      )
      const script = document.createElement('script')
      script.textContent = 'globalThis.wasInjected = true'
      document.body.append(script)
      return {
        code: await codeFails,
        inline: !('wasInjected' in globalThis),
        request: await fetch(url).then(
          () => false,
          () => true,
        ),
      }
    }, foreign)
    expect(evaluated).toEqual({ code: true, inline: true, request: true })
  })

  test('a link leaves the page where it is, and opens nothing that is not Parley’s', async ({
    page,
    shell,
    foreign,
  }) => {
    const before = page.url()
    const decisions = () =>
      shell.process.evaluate(
        ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.navigationsAllowed,
      )
    const known = (await decisions()) ?? []
    await page.evaluate((url) => void (location.href = url), foreign.replace('http:', 'https:'))
    await expect.poll(decisions).toEqual([...known, false])
    expect([page.url(), await page.evaluate(() => typeof globalThis.parley)]).toEqual([before, 'object'])
    expect(await linksOpened(shell)).toEqual([])
  })

  test('a page opens no window', async ({ page, shell, foreign }) => {
    const { length } = shell.context.pages()
    await page.evaluate((url) => void window.open(url), foreign.replace('http:', 'https:'))
    const decisions = () =>
      shell.process.evaluate(
        ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.windowsAllowed,
      )
    await expect.poll(decisions).toEqual([false])
    await expect.poll(() => shell.context.pages().length).toEqual(length)
    expect(await linksOpened(shell)).toEqual([])
  })

  test('keys open the quick window with what is selected', async ({ shell }) => {
    await shell.select('a selected text')
    await shell.press('CommandOrControl+Shift+Space')
    await expect.poll(async () => (await shell.window('quick'))?.isFocused).toBe(true)
    const quick = await shell.page('quick')
    await expect.poll(() => quick.getByRole('textbox').first().inputValue()).toEqual('a selected text')
    const isProtected = await shell.process.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[1]?.isContentProtected(),
    )
    expect(isProtected).toBe(true)
  })

  test('keys rest while one is recorded, and work again', async ({ shell, page }) => {
    const isSuspended = () => shell.process.evaluate(({ globalShortcut }) => globalShortcut.isSuspended())
    await call(page, 'shortcuts.record', { isRecording: true })
    await expect.poll(isSuspended).toBe(true)
    await call(page, 'shortcuts.record', { isRecording: false })
    await expect.poll(isSuspended).toBe(false)
  })

  test('the tray brings the window back, which stays in it when it is closed', async ({ shell }) => {
    const isVisible = async () => (await shell.window('index'))?.isVisible
    await expect.poll(isVisible).toBe(true)
    await shell.call('settings.update', { desktop: { closesToTray: true } })
    await shell.process.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
    await expect.poll(isVisible).toBe(false)
    await shell.chooseInTray(en.quick.openParley)
    await expect.poll(isVisible).toBe(true)
  })

  test('the menu commands the page', async ({ shell, page }) => {
    await hears(page, 'live.command')
    await shell.process.evaluate(
      ({ choose, menus }, label) => choose(menus.at(-1) ?? [], label),
      en.settings.shortcuts.names.mute,
    )
    await expect.poll(() => heard(page)).toEqual([['live.command', 'mute']])
  })

  test('a page is told that the computer has woken up', async ({ shell, page }) => {
    await hears(page, 'computer.woke')
    await shell.process.evaluate(({ powerMonitor }) => void powerMonitor.emit('resume'))
    await expect.poll(() => heard(page)).toEqual([['computer.woke', {}]])
  })

  test('unsaved changes are asked about', async ({ shell, page }) => {
    await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()))
    await shell.process.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
    const asked = () => shell.process.evaluate(({ questions }) => questions.map(({ message }) => message))
    await expect.poll(asked).toEqual([en.app.leaving.unsaved.title])
  })

  test('a second start shows the first window', async ({ shell }) => {
    await shell.process.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize())
    expect(await shell.startSecond()).toBe(0)
    await expect
      .poll(() =>
        shell.process.evaluate(({ BrowserWindow }) => {
          const [main] = BrowserWindow.getAllWindows()
          return [main?.isMinimized(), main?.isFocused()]
        }),
      )
      .toEqual([false, true])
  })

  test('a page that crashes comes back, without the session that it ran', async ({ shell, page }) => {
    const awake = () => shell.process.evaluate(({ blockers }) => blockers.size)
    await call(page, 'host.keepAwake', { session: 'a', isLive: true })
    await expect.poll(awake).toBe(1)
    const awakeAfter = await shell.process.evaluate(
      ({ BrowserWindow, blockers }) =>
        new Promise((resolve) => {
          const contents = BrowserWindow.getAllWindows()[0]?.webContents
          contents?.once('render-process-gone', () => resolve(blockers.size))
          contents?.forcefullyCrashRenderer()
        }),
    )
    expect(awakeAfter).toBe(0)
    await expect
      .poll(() =>
        shell.process.evaluate(({ BrowserWindow }) =>
          BrowserWindow.getAllWindows()[0]?.webContents.isCrashed(),
        ),
      )
      .toBe(false)
  })

  test('the app ends once its work is done, and releases its keys', async ({ shell }) => {
    const [end] = await Promise.all([
      shell.process.evaluate(
        ({ app, globalShortcut }) =>
          new Promise<[boolean, number]>((resolve) => {
            app.once('will-quit', (event: { readonly defaultPrevented: boolean }) =>
              queueMicrotask(() => resolve([event.defaultPrevented, globalShortcut.registered.size])),
            )
          }),
      ),
      shell.chooseInTray(en.menu.roles.quit),
    ])
    expect(end).toEqual([true, 0])
    expect(await shell.process.ended).toBe(0)
  })

  test('a start at login shows the tray alone', async ({ shell }) => {
    await shell.restart(['--at-login'])
    await shell.page('quick')
    await expect
      .poll(() =>
        shell.process.evaluate(({ BrowserWindow }) =>
          BrowserWindow.getAllWindows()[0]?.events.includes('ready-to-show'),
        ),
      )
      .toBe(true)
    expect((await shell.window('index'))?.isVisible).toBe(false)
  })
})
