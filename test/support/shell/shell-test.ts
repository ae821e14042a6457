import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { test as base } from '../../journeys/support/app.ts'
import { because } from '../../journeys/support/hosts.ts'
import type { App } from '../app/open-app.ts'
import type { OpenShell } from './open-shell.ts'

export const ON_SHELL = { tag: '@shell', annotation: because('the tests play its user and its system') }

interface ShellFixtures {
  /** Display server of the desktop. */
  readonly session: 'x11' | 'wayland'
  readonly app: App
  readonly shell: OpenShell
  /** Address of a page that is not Parley's. */
  readonly foreign: string
}

/** A test of the built shell, started for it alone; `page` is that of its main window. */
export const test = base.extend<ShellFixtures>({
  session: ['x11', { option: true }],
  app: async ({ openApp, session }, use) =>
    use(await openApp({ microphone: 'none', env: { XDG_SESSION_TYPE: session } })),
  page: async ({ app }, use) => {
    await app.page.waitForLoadState()
    await use(app.page)
  },
  shell: async ({ app }, use) => {
    const shell = app.shell!
    await shell.page('quick')
    await use(shell)
  },
  foreign: async ({}, use) => {
    const server = createServer((_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>foreign</title>'),
    ).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    server.close()
  },
})

interface Parley {
  invoke(id: number, call: string, input: unknown): Promise<{ ok: boolean; value?: unknown; error?: unknown }>
  cancel(id: number): void
  subscribe(event: string, listener: (payload: unknown) => void): () => void
}

declare global {
  // oxlint-disable-next-line no-var -- globals of pages
  var parley: Parley | undefined
  // oxlint-disable-next-line no-var
  var heardEvents: unknown[][] | undefined
}

let calls = 2_000_000
/** Calls the main process from a page. */
export async function call(page: Page, name: string, input: object = {}): Promise<unknown> {
  calls += 1
  return page.evaluate(([id, called, given]) => globalThis.parley?.invoke(id, called, given), [
    calls,
    name,
    input,
  ] as const)
}

export const hears = async (page: Page, event: string): Promise<void> =>
  page.evaluate((name) => {
    globalThis.heardEvents = []
    globalThis.parley?.subscribe(name, (payload) => globalThis.heardEvents?.push([name, payload]))
  }, event)
export const heard = (page: Page) => page.evaluate(() => globalThis.heardEvents)

/** Addresses that the shell has opened in the browser. */
export const linksOpened = (shell: OpenShell) => shell.process.evaluate(({ opened }) => opened)
