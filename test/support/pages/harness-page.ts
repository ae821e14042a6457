import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { BuildStamp } from '../../../scripts/build-stamp.ts'
import { root } from '../../../scripts/commands.ts'
import { stringsPlugin } from '../../../scripts/strings-plugin.ts'
import { silentLog } from '../../../src/core/base/log.ts'
import { PRIVATE_FILES } from '../../../src/core/contract/web-bridge.ts'
import { createPages } from '../../../src/webhost/serve-pages.ts'

const SOURCES = join(root, 'test', 'harness')
const FOLDER = join(root, '.parley-test', 'harness')

/**
 * The harness's pages open streams themselves, so they are served with the content security policy of a signed-in page.
 */
const PREFIX = `${PRIVATE_FILES}harness`

/** Answers a call of the contract, such as `voice.open`. */
export type Answer = (call: string, input: unknown) => Promise<unknown>

/** Builds the harness as the app's page is built, unless the last build is up to date. */
export async function buildHarness(): Promise<void> {
  const stamp = new BuildStamp(FOLDER, ['test/harness/**/*', 'test/support/pages/harness-page.ts'])
  if (stamp.isCurrent()) return
  await build({
    configFile: false,
    root: SOURCES,
    base: './',
    logLevel: 'warn',
    worker: { format: 'es' },
    resolve: {
      alias: { mediabunny: join(root, 'src/renderer/engine/worker/encoders/coder-registry.ts') },
    },
    plugins: [react(), stringsPlugin(root)],
    build: {
      outDir: FOLDER,
      emptyOutDir: true,
      target: 'chrome150',
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: ['index.html', 'captions.html', 'speech.html'].map((page) => join(SOURCES, page)),
      },
    },
  })
  stamp.write()
}

/** Serves the harness with the app's own policy and headers. */
export class HarnessServer {
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
  }

  static async listen(streamSources: readonly string[], answer: Answer): Promise<HarnessServer> {
    const pages = createPages({
      folder: FOLDER,
      plainPath: (path) => path.slice(PREFIX.length),
      streamSources: () => Promise.resolve([...streamSources]),
      soundAt: () => Promise.resolve(undefined),
      log: silentLog,
    })
    const serve = async (request: IncomingMessage, response: ServerResponse) => {
      const call = /^\/call\/(.+)$/.exec(request.url ?? '')?.[1]
      if (call === undefined) return pages(request, response, () => undefined)
      response.setHeader('Content-Type', 'application/json')
      return void response.end(JSON.stringify(await answer(call, await json(request))))
    }
    const server = createServer((request, response) => void serve(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new HarnessServer(server)
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${PREFIX}/`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
