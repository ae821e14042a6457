import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import type { Result } from '../../../src/core/base/result.ts'
import type { CallOutput } from '../../../src/core/contract/contract.ts'
import { asDesktop, slowDownBridge, watchBridge } from './as-desktop.ts'
import { BridgeClient } from './bridge-client.ts'
import { launchChromium } from './chromium.ts'
import {
  type App,
  type Computer,
  type HostEnv,
  type Lent,
  type Opened,
  pageScripts,
  playedByPage,
  spoil,
} from './open-app.ts'
import { startWebhost } from './webhost-process.ts'

/** Opens the app in the web host, with its page in a browser. */
export async function openInBrowser(
  computer: Computer,
  env: HostEnv,
  lend: Partial<Lent> | undefined,
): Promise<Opened> {
  const { copies = false, ownsBrowser = false, viewport, pixelsPerPoint, locale, disk } = computer
  const home = env.PARLEY_HOME
  const openPage = async () => {
    const played = playedByPage(computer)
    const microphone = played === undefined ? computer.microphone : 'none'
    const lent = microphone === 'none' && !copies && !ownsBrowser ? await lend?.browser?.() : undefined
    const browser = lent ?? (await launchChromium(microphone))
    const context = await browser.newContext({
      viewport: viewport ?? { width: 1280, height: 800 },
      deviceScaleFactor: pixelsPerPoint ?? 1,
      colorScheme: 'light',
      locale: locale ?? 'en-US',
    })
    for (const script of await pageScripts(computer)) await context.addInitScript(script)
    return { lent, browser, context, page: await context.newPage() }
  }
  // The page opens while the host starts, which takes longer.
  const [started, { lent, browser, context, page }] = await Promise.all([
    startWebhost(env, '0', disk?.under(home)),
    openPage(),
  ])
  let host = started
  let second: Browser | undefined
  let isHostKilled = false
  // Dialogs are caught from the start: a key opens one sooner than a later request to catch it takes effect.
  page.on('filechooser', () => undefined)
  await page.goto(host.link)
  // The link works once: a page that is reloaded before it has stored its secret would be locked out.
  await page.waitForFunction(() => sessionStorage.getItem('parley-secret') !== null)
  let end: Promise<void> | undefined
  const endHost = () => (end ??= host.stop())
  const call: App['call'] = async (name, input) => {
    const client = await BridgeClient.open(await host.anotherLink())
    const answer = (await client.invoke(name, input)) as Result<CallOutput<typeof name>>
    client.close()
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`)
    return answer.value
  }
  return {
    page,
    link: host.link,
    call,
    change: async (settings) => void (await call('settings.update', settings)),
    captionWindow: async () => {
      const opened = page.waitForEvent('popup')
      await page.evaluate(
        () => void window.open('overlay.html', 'parley-captions', 'popup,width=720,height=150'),
      )
      return opened
    },
    answerCalls: (answers) => asDesktop(page, answers),
    slowDown: (ms, words = '') => slowDownBridge(page, ms, words),
    watchCalls: (listener) => Promise.resolve(watchBridge(page, listener)),
    shell: undefined,
    power: async () => {
      const { tell } = await asDesktop(page, {})
      return { wake: () => Promise.resolve(tell('computer.woke', {})) }
    },
    chooseFiles: async (open, files) => {
      const asked = page.waitForEvent('filechooser')
      await open()
      await (await asked).setFiles([...files])
    },
    save: async (save) => {
      const saved = page.waitForEvent('download')
      await save()
      const file = await saved
      return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
    },
    restart: async () => {
      await host.stop()
      host = await startWebhost(env, new URL(host.link).port)
      // The new link differs from the old one in its fragment alone, which does not load a page.
      await page.goto('about:blank')
      await page.goto(host.link)
      return page
    },
    answerQuestion: (isYes) => host.answerQuestion(isYes),
    endHost,
    restartHost: async () => {
      await host.stop()
      host = await startWebhost(env, new URL(host.link).port)
      return host.link
    },
    kill: async (what) => {
      if (what === 'browser') {
        if (browser === lent) throw new Error('a browser that others use is not killed')
        return crash(browser)
      }
      isHostKilled = true
      await host.kill()
    },
    comeBack: async () => {
      if (isHostKilled) host = await startWebhost(env)
      second = await launchChromium('none')
      const next = await second.newPage()
      await next.goto(isHostKilled ? host.link : await host.anotherLink())
      return next
    },
    spoilDisk: () => spoil(disk, { pid: host.pid, home }),
    close: async () => {
      await second?.close()
      await (browser === lent ? context : browser).close()
      await endHost()
    },
  }
}

/** Kills the browser as the system would: its pages get no notice. */
async function crash(browser: Browser): Promise<void> {
  const gone = new Promise<void>((resolve) => browser.once('disconnected', () => resolve()))
  const session = await browser.newBrowserCDPSession()
  // The crashed browser never answers.
  void session.send('Browser.crash').catch(() => undefined)
  await gone
}
