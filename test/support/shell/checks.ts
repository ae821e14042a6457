import type { Page } from '@playwright/test'
import { callSchemas } from '../../../src/core/contract/call-schemas.ts'
import { en } from '../../../src/core/product/strings/en.ts'
import { desktopChecks } from './desktop-checks.ts'
import { type Check, call, demand, heard, hears, is, linksOpened, type Stage } from './stage.ts'

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
async function foreignPage({ shell, foreign, until }: Stage): Promise<Page> {
  await shell.process.evaluate(async ({ BrowserWindow }, url) => {
    const { webPreferences = {} } = BrowserWindow.getAllWindows()[0]?.options ?? {}
    await new BrowserWindow({ show: false, webPreferences }).loadURL(url)
  }, foreign)
  const find = () => shell.context.pages().find((page) => page.url() === foreign)
  await until(() => find() !== undefined, is(true))
  return find()!
}

/**
 * What a built shell has to do on the double, as far as its pages notice. They run in this order in one app: each leaves
 * it as it was, except the last ones, which end it.
 */
const pageChecks = {
  'a window is shown after its page is loaded': async ({ shell, until }) => {
    const order = async () => {
      const events = await shell.process.evaluate(
        ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.events,
      )
      return events?.filter((name) => name === 'show' || name === 'did-finish-load')
    }
    await until(async () => (await order())?.length, is(2))
    demand(await order(), ['did-finish-load', 'show'])
  },

  'pages have no Node, and a world apart from their preload script': async ({ shell, page }) => {
    demand(
      await page.evaluate(() => [typeof globalThis.parley, 'require' in globalThis, 'process' in globalThis]),
      ['object', false, false],
    )
    const preferences = await shell.process.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map(({ options: { webPreferences = {} } }) => [
        webPreferences.sandbox,
        webPreferences.contextIsolation,
        webPreferences.nodeIntegration,
      ]),
    )
    demand(preferences, [
      [true, true, false],
      [true, true, false],
    ])
  },

  'a page calls the main process': async ({ page }) => {
    const answer = (await call(page, 'app.info')) as { value?: { host?: string } } | undefined
    demand(answer?.value?.host, 'electron')
  },

  'a command gives a slow reader all of its output': async ({ shell }) => {
    const listed = Buffer.byteLength(`${JSON.stringify(callSchemas(), undefined, 2)}\n`)
    demand(await shell.bytesForSlowReader('call', '--list'), listed)
  },

  'a page is told what has changed': async ({ shell, page, until }) => {
    await hears(page, 'settings.changed')
    await shell.call('settings.update', { captions: { size: 30 } })
    await until(async () => (await heard(page))?.length, is(1))
  },

  'a page cancels its call': async ({ shell, page, simulator, until }) => {
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
    await until(isAsked, is(true))
    await page.evaluate(() => globalThis.parley?.cancel(1_999_999))
    await until(() => heard(page), is([[{ kind: 'cancelled' }]]))
  },

  'pages may use the microphone and the local network, and nothing of the rest': async ({ page }) => {
    demand(await permissions(page), {
      microphone: 'granted',
      camera: 'denied',
      geolocation: 'denied',
      notifications: 'denied',
      'clipboard-read': 'denied',
      'loopback-network': 'granted',
    })
  },

  'a page of somebody else may do nothing and call nobody': async (stage) => {
    const page = await foreignPage(stage)
    const states = await permissions(page)
    demand(
      Object.entries(states).filter(([, state]) => state !== 'denied'),
      [],
    )
    const refused = await call(page, 'app.info').then(String, (thrown: unknown) =>
      String(thrown).includes('not one of our pages'),
    )
    demand(refused, true)
    await page.close()
  },

  'no code is built from text, and nothing foreign is loaded': async ({ page, foreign }) => {
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
    demand(evaluated, { code: true, inline: true, request: true })
  },

  'a link leaves the page where it is, and opens nothing that is not Parley’s': async (stage) => {
    const { page, shell, foreign, until } = stage
    const before = page.url()
    const decisions = () =>
      shell.process.evaluate(
        ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.navigationsAllowed,
      )
    const known = (await decisions()) ?? []
    await page.evaluate((url) => void (location.href = url), foreign.replace('http:', 'https:'))
    await until(decisions, is([...known, false]))
    demand([page.url(), await page.evaluate(() => typeof globalThis.parley)], [before, 'object'])
    demand(await linksOpened(stage), [])
  },

  'a page opens no window': async (stage) => {
    const { page, shell, foreign, until } = stage
    const { length } = shell.context.pages()
    await page.evaluate((url) => void window.open(url), foreign.replace('http:', 'https:'))
    const decisions = () =>
      shell.process.evaluate(
        ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.windowsAllowed,
      )
    await until(decisions, is([false]))
    await until(() => shell.context.pages().length, is(length))
    demand(await linksOpened(stage), [])
  },

  'keys open the quick window with what is selected': async ({ shell, until }) => {
    await shell.select('a selected text')
    await shell.press('CommandOrControl+Shift+Space')
    await until(async () => (await shell.window('quick'))?.isFocused, is(true))
    const quick = await shell.page('quick')
    await until(() => quick.getByRole('textbox').first().inputValue(), is('a selected text'))
    const isProtected = await shell.process.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[1]?.isContentProtected(),
    )
    demand(isProtected, true)
    await call(quick, 'quick.hide')
  },

  'keys rest while one is recorded, and work again': async ({ shell, page, until }) => {
    const isSuspended = () => shell.process.evaluate(({ globalShortcut }) => globalShortcut.isSuspended())
    await call(page, 'shortcuts.record', { isRecording: true })
    await until(isSuspended, is(true))
    await call(page, 'shortcuts.record', { isRecording: false })
    await until(isSuspended, is(false))
  },

  'the tray brings the window back, which stays in it when it is closed': async ({ shell, until }) => {
    const isVisible = async () => (await shell.window('index'))?.isVisible
    await until(isVisible, is(true))
    await shell.call('settings.update', { desktop: { closesToTray: true } })
    await shell.process.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
    await until(isVisible, is(false))
    await shell.chooseInTray(en.quick.openParley)
    await until(isVisible, is(true))
    await shell.call('settings.update', { desktop: { closesToTray: false } })
  },

  'the menu commands the page': async ({ shell, page, until }) => {
    await hears(page, 'live.command')
    await shell.process.evaluate(
      ({ choose, menus }, label) => choose(menus.at(-1) ?? [], label),
      en.settings.shortcuts.names.mute,
    )
    await until(() => heard(page), is([['live.command', 'mute']]))
  },

  'a page is told that the computer has woken up': async ({ shell, page, until }) => {
    await hears(page, 'computer.woke')
    await shell.process.evaluate(({ powerMonitor }) => void powerMonitor.emit('resume'))
    await until(() => heard(page), is([['computer.woke', {}]]))
  },

  'unsaved changes are asked about': async ({ shell, page, until }) => {
    await page.evaluate(() => {
      const keep = (event: Event) => event.preventDefault()
      Object.assign(globalThis, { letGo: () => removeEventListener('beforeunload', keep) })
      addEventListener('beforeunload', keep)
    })
    await shell.process.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
    const asked = () => shell.process.evaluate(({ questions }) => questions.map(({ message }) => message))
    await until(asked, is([en.app.leaving.unsaved.title]))
    await page.evaluate(() => (globalThis as unknown as { letGo: () => void }).letGo())
  },

  'a second start shows the first window': async ({ shell, until }) => {
    await shell.process.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize())
    demand(await shell.startSecond(), 0)
    await until(
      () =>
        shell.process.evaluate(({ BrowserWindow }) => {
          const [main] = BrowserWindow.getAllWindows()
          return [main?.isMinimized(), main?.isFocused()]
        }),
      is([false, true]),
    )
  },

  'a page that crashes comes back, without the session that it ran': async ({ shell, page, until }) => {
    const awake = () => shell.process.evaluate(({ blockers }) => blockers.size)
    await call(page, 'host.keepAwake', { session: 'a', isLive: true })
    await until(awake, is(1))
    const awakeAfter = await shell.process.evaluate(
      ({ BrowserWindow, blockers }) =>
        new Promise((resolve) => {
          const contents = BrowserWindow.getAllWindows()[0]?.webContents
          contents?.once('render-process-gone', () => resolve(blockers.size))
          contents?.forcefullyCrashRenderer()
        }),
    )
    demand(awakeAfter, 0)
    await until(
      () =>
        shell.process.evaluate(({ BrowserWindow }) =>
          BrowserWindow.getAllWindows()[0]?.webContents.isCrashed(),
        ),
      is(false),
    )
  },

  'the app ends once its work is done, and releases its keys': async ({ shell }) => {
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
    demand(end, [true, 0])
    demand(await shell.process.ended, 0)
  },

  'a start at login shows the tray alone': async ({ shell, until }) => {
    await shell.restart(['--at-login'])
    await shell.page('quick')
    await until(
      () =>
        shell.process.evaluate(({ BrowserWindow }) =>
          BrowserWindow.getAllWindows()[0]?.events.includes('ready-to-show'),
        ),
      is(true),
    )
    demand((await shell.window('index'))?.isVisible, false)
  },
} satisfies Readonly<Record<string, Check>>

/** Those of the desktop start another app each. */
export const checks = { ...pageChecks, ...desktopChecks }

export type CheckName = keyof typeof checks
export const checkNames = Object.keys(checks) as CheckName[]
