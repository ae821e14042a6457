import { createBackend, type HostPorts } from '../backend/backend.ts'
import { Access } from './access.ts'
import { BridgeSockets } from './bridge-socket.ts'
import { createPages } from './pages.ts'
import { LoopbackServer } from './server.ts'

/** Fixed, so that a browser remembers that this page may use the microphone. */
export const DEFAULT_PORT = 41_725

interface WebhostOptions {
  /** Everything of a host that does not depend on pages. */
  readonly ports: Omit<HostPorts, 'name' | 'files' | 'servesPages' | 'publish' | 'keepAwake'>
  /** Where the built page is. */
  readonly pageFolder: string
  readonly port: number
}

export interface Webhost {
  /** Where it listens. */
  readonly address: string
  /** An address that lets one page in, once. */
  link(): string
  close(): Promise<void>
}

/** Serves the app to a browser on this computer. */
export async function startWebhost({ ports, pageFolder, port }: WebhostOptions): Promise<Webhost> {
  const access = new Access(() => Date.now())
  const backend = createBackend({
    ...ports,
    name: 'webhost',
    // A browser's page hands files in and offers downloads.
    files: {},
    servesPages: true,
    publish: (event, payload) => sockets.publish(event, payload),
    // A browser's page keeps its own display on.
    keepAwake: () => undefined,
  })
  const sockets = new BridgeSockets(access, backend.dispatch)
  const pages = createPages({
    folder: pageFolder,
    // A browser knows its own language.
    language: () => ({ choice: backend.languageChoice() }),
    streamSources: () => backend.streamSources(),
    soundAt: (token) => backend.soundAt(token),
    log: ports.log,
  })
  const server = new LoopbackServer(pages, sockets, ports.log)
  const address = await server.listen(port)
  backend.resume()
  return {
    address,
    link: () => `${address}/#key=${access.issueKey()}`,
    close: async () => {
      await Promise.all([server.close(), backend.close()])
    },
  }
}
