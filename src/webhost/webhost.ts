import { createBackend, type HostPorts } from '../backend/backend.ts'
import { Access } from './access.ts'
import { BridgeSockets } from './bridge-socket.ts'
import { createPages } from './pages.ts'
import { LoopbackServer } from './server.ts'

interface WebhostOptions {
  /** Everything of a host that does not depend on pages. */
  readonly ports: Omit<HostPorts, 'name' | 'files' | 'servesPages' | 'publish' | 'keepAwake'>
  /** Folder of the built page. */
  readonly pageFolder: string
  readonly port: number
  /** Told where the port is taken: any other one is used then. Left out, it does not start. */
  readonly portTaken?: () => void
}

export interface Webhost {
  /** Address at which it listens. */
  readonly address: string
  /**
   * @param redeemed is called when a page was let in with it
   * @returns a key that lets one page in, once
   */
  issueKey(redeemed: () => void): string
  /** Disconnects all pages and revokes all unused keys. */
  revokeAll(): void
  close(): Promise<void>
}

const isPortTaken = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'EADDRINUSE'

/** Serves the app to a browser on this computer. */
export async function startWebhost({ ports, pageFolder, port, portTaken }: WebhostOptions): Promise<Webhost> {
  const access = new Access(() => Date.now())
  const backend = createBackend({
    ...ports,
    name: 'webhost',
    // A browser's page uploads files and offers downloads.
    files: {},
    servesPages: true,
    publish: (event, payload) => sockets.publish(event, payload),
    // A browser's page keeps its own display on.
    keepAwake: () => undefined,
  })
  const sockets = new BridgeSockets(access, backend.dispatch)
  const pages = createPages({
    folder: pageFolder,
    plainPath: (path) => access.plainPath(path),
    streamSources: () => backend.streamSources(),
    soundAt: (token) => backend.soundAt(token),
    log: ports.log,
  })
  const server = new LoopbackServer(pages, sockets, ports.log)
  const address = await server.listen(port).catch((thrown: unknown) => {
    if (portTaken === undefined || !isPortTaken(thrown)) throw thrown
    portTaken()
    return server.listen(0)
  })
  backend.resume()
  return {
    address,
    issueKey: (redeemed) => access.issueKey(redeemed),
    revokeAll: () => {
      access.revokeAll()
      sockets.shutOut()
      backend.forgetSoundAddresses()
    },
    close: async () => {
      await Promise.all([server.close(), backend.close()])
    },
  }
}
