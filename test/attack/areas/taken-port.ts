import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decode, encode } from '@msgpack/msgpack'
import type { Browser, Page } from '@playwright/test'
import { WebSocket, WebSocketServer } from 'ws'
import { BRIDGE_PATH, type HostMessage, type Welcome } from '../../../src/core/contract/web-bridge.ts'
import { en } from '../../../src/core/product/strings/en.ts'
import { launchChromium } from '../../support/app/chromium.ts'
import { startWebhost } from '../../support/app/webhost-process.ts'
import { area, attack, type Defer, judge } from '../attack.ts'
import { filesWith } from '../support/files-with.ts'
import { Intruder } from '../support/intruder.ts'

type Host = Awaited<ReturnType<typeof startWebhost>>

interface Target {
  readonly browser: Browser
  readonly defer: Defer
}

/** Name of the channel over which pages of earlier versions shared admissions. */
const CHANNEL = 'parley-admission'
const MINE = { secret: 'mine', proof: 'mine' }
/** Tries that a page makes, a second apart, before it counts as one that trusts nobody. */
const TRIES = 3

const addressOf = (host: Host): string => new URL(host.link).origin
const portOf = (host: Host): string => new URL(host.link).port
const keyOf = (link: string): string => new URL(link).hash.slice('#key='.length)
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

/** A host with a data folder of its own. */
class Scene {
  host: Host
  readonly home: string
  readonly #env: Record<string, string>

  private constructor(host: Host, env: Record<string, string>) {
    this.host = host
    this.home = env['PARLEY_HOME'] ?? ''
    this.#env = env
  }

  static async open(defer: Defer): Promise<Scene> {
    const home = await mkdtemp(join(tmpdir(), 'parley-attack-'))
    defer(() => rm(home, { recursive: true, force: true, maxRetries: 3 }))
    const env = { PARLEY_HOME: home, PARLEY_KEY: '' }
    const scene = new Scene(await startWebhost(env), env)
    defer(() => scene.host.kill())
    return scene
  }

  async start(port = portOf(this.host)): Promise<void> {
    this.host = await startWebhost(this.#env, port)
  }

  /** A program that was admitted as a page is. */
  async admitted(): Promise<Welcome> {
    const intruder = await Intruder.connect(addressOf(this.host))
    const event = await intruder.say({ hello: { key: keyOf(await this.host.anotherLink()) } }).next()
    intruder.end()
    if (event.type !== 'message') throw new Error('not admitted')
    return (event.message as { welcome: Welcome }).welcome
  }

  /** How many of the words admit somebody, as a key or as a secret. */
  async opening(words: readonly string[]): Promise<number> {
    const hellos = words.flatMap((word) => [{ key: word }, { secret: word }])
    let count = 0
    for (const hello of hellos) {
      const intruder = await Intruder.connect(addressOf(this.host))
      if ((await intruder.say({ hello }).next()).type === 'message') count += 1
      intruder.end()
    }
    return count
  }

  /** A page of the app in a browser of its user. */
  async page(browser: Browser): Promise<Page> {
    const context = await browser.newContext({ locale: 'en-US' })
    return this.tab(await context.newPage())
  }

  async tab(page: Page): Promise<Page> {
    // Parts that are still being loaded would say by themselves that the host is gone.
    await page.goto(await this.host.anotherLink(), { waitUntil: 'networkidle' })
    await page.waitForFunction(() => sessionStorage.getItem('parley-secret') !== null)
    return page
  }
}

/** A program that listens at the port of a host that ended, and welcomes every page. */
class Impostor {
  /** Messages of pages. */
  readonly heard: unknown[] = []
  readonly #server = createServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>x</title>'),
  )
  readonly #sockets = new WebSocketServer({ server: this.#server, path: BRIDGE_PATH })

  /** @param relayTo a host whose answers are passed on */
  static async listen(port: string, relayTo?: string): Promise<Impostor> {
    const impostor = new Impostor()
    impostor.#sockets.on('connection', (socket) => impostor.#accept(socket, relayTo))
    impostor.#server.listen(Number(port), '127.0.0.1')
    await once(impostor.#server, 'listening')
    return impostor
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Waits until pages have tried to come back some times. */
  async tried(): Promise<void> {
    while (this.heard.length < TRIES) await once(this.#sockets, 'heard')
  }

  /** Whether it has heard nothing that is worth anything. */
  get hasNothing(): boolean {
    return this.heard.every((message) => Object.keys(message as object).join() === 'challenge')
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets.clients) socket.terminate()
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #accept(socket: WebSocket, relayTo: string | undefined): void {
    const host =
      relayTo === undefined
        ? undefined
        : new WebSocket(relayTo.replace('http', 'ws') + BRIDGE_PATH, { origin: relayTo })
    const opened = host && once(host, 'open')
    host?.on('message', (data: Buffer) => socket.send(data))
    socket.on('message', (data: Buffer) => {
      this.heard.push(decode(data))
      this.#sockets.emit('heard')
      if (host !== undefined) return void opened?.then(() => host.send(data))
      const welcome = { ...MINE, tab: MINE, resumption: { ...MINE, id: 'mine' }, files: '/theirs' }
      const answers: HostMessage[] = [{ welcome }, { answer: new Uint8Array(32) }]
      for (const answer of answers) socket.send(encode(answer))
    })
    socket.on('close', () => host?.terminate())
  }
}

export const takenPortArea = area<Target>({
  name: 'a port that changes hands',
  open: async (defer) => {
    const browser = await launchChromium('none')
    defer(() => browser.close())
    return { browser, defer }
  },
  control: async ({ browser, defer }) => {
    const scene = await Scene.open(defer)
    const page = await scene.page(browser)
    await scene.host.kill()
    await alert(page, en.app.hostGone.title).waitFor()
    await scene.start()
    await alert(page, en.app.hostGone.title).waitFor({ state: 'hidden' })
    if (await alert(page, en.app.shutOut.title).isVisible()) throw new Error('an old page does not come back')
    await page.context().close()
  },
  attacks: [
    attack('a tab of the same browser offers a page an admission of its own', async ({ browser, defer }) => {
      const scene = await Scene.open(defer)
      const page = await scene.page(browser)
      await scene.host.kill()
      await alert(page, en.app.hostGone.title).waitFor()
      const impostor = await Impostor.listen(portOf(scene.host))
      defer(() => impostor.close())
      const tab = await page.context().newPage()
      await tab.goto(impostor.address)
      await tab.evaluate(
        ([channel, admission]) => {
          const pages = new BroadcastChannel(channel)
          const offer = () => pages.postMessage(admission)
          pages.onmessage = offer
          setInterval(offer, 50)
        },
        [CHANNEL, MINE] as const,
      )
      await impostor.tried()
      const isGone = await alert(page, en.app.hostGone.title).isVisible()
      return judge(impostor.hasNothing && isGone, JSON.stringify(impostor.heard).slice(0, 80))
    }),
    attack('what a page says is passed on to the host at another port', async ({ browser, defer }) => {
      const scene = await Scene.open(defer)
      const page = await scene.page(browser)
      const port = portOf(scene.host)
      await scene.host.kill()
      await scene.start('0')
      const impostor = await Impostor.listen(port, addressOf(scene.host))
      defer(() => impostor.close())
      await impostor.tried()
      const isGone = await alert(page, en.app.hostGone.title).isVisible()
      return judge(impostor.hasNothing && isGone, JSON.stringify(impostor.heard).slice(0, 80))
    }),
    attack('a page that is loaded again reveals what its tab has stored', async ({ browser, defer }) => {
      const scene = await Scene.open(defer)
      const page = await scene.page(browser)
      await scene.host.kill()
      const impostor = await Impostor.listen(portOf(scene.host))
      await page.goto(impostor.address)
      const stored = await page.evaluate(() => [
        ...Object.values(sessionStorage),
        ...Object.values(localStorage),
      ])
      await page.close()
      await impostor.close()
      await scene.start()
      const count = await scene.opening(stored)
      return judge(stored.length > 1 && count === 0, `${count} of ${stored.length} words open the host`)
    }),
    attack('a page that was shut out hears the secret of the next one', async ({ browser, defer }) => {
      const scene = await Scene.open(defer)
      const page = await scene.page(browser)
      await page.evaluate((channel) => {
        const heard: unknown[] = []
        const pages = new BroadcastChannel(channel)
        pages.onmessage = ({ data }) => heard.push(data)
        Object.assign(window, { heard, pages })
        pages.postMessage('forgotten')
      }, CHANNEL)
      scene.host.enter('revoke')
      await alert(page, en.app.shutOut.title).waitFor()
      const next = await scene.tab(await page.context().newPage())
      // Arrives after whatever the page of the app has posted.
      await next.evaluate((channel) => new BroadcastChannel(channel).postMessage('last'), CHANNEL)
      await page.waitForFunction(() => (Reflect.get(window, 'heard') as unknown[]).includes('last'))
      const heard = await page.evaluate(() => Reflect.get(window, 'heard') as unknown[])
      const words = heard.flatMap((each) => (each === 'last' ? [] : Object.values(Object(each) as object)))
      const isOut = await alert(page, en.app.shutOut.title).isVisible()
      return judge(words.length === 0 && isOut, JSON.stringify(heard).slice(0, 80))
    }),
    attack('a secret that was revoked, after a restart', async ({ defer }) => {
      const scene = await Scene.open(defer)
      const { tab, resumption } = await scene.admitted()
      scene.host.enter('revoke')
      await scene.admitted()
      await scene.host.kill()
      await scene.start()
      const count = await scene.opening([tab.secret, tab.proof, ...Object.values(resumption)])
      return judge(count === 0, `${count} were let in`)
    }),
    attack('a secret of a host that was ended with Ctrl+C, after a restart', async ({ defer }) => {
      const scene = await Scene.open(defer)
      const { tab, resumption } = await scene.admitted()
      await scene.host.stop()
      await scene.start()
      const count = await scene.opening([tab.secret, tab.proof, ...Object.values(resumption)])
      return judge(count === 0, `${count} were let in`)
    }),
    attack('what lies in the data folder opens nothing after a restart', async ({ defer }) => {
      const scene = await Scene.open(defer)
      const { tab, resumption } = await scene.admitted()
      await scene.host.kill()
      const files = [tab.secret, tab.proof, resumption.secret].flatMap((word) => filesWith(scene.home, word))
      await scene.start()
      const count = await scene.opening([resumption.id, resumption.proof])
      return judge(files.length + count === 0, `${files.join()}, ${count} were let in`)
    }),
  ],
})
