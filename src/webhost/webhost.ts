import { join } from 'node:path'
import { createBackend } from '../backend/backend.ts'
import type { HostPorts } from '../backend/host-ports.ts'
import { roomPort } from '../backend/room/room.ts'
import { jsonFile } from '../backend/settings/settings-folder.ts'
import { captionPageSettingsOf } from '../core/audience/caption-page/caption-page-calls.ts'
import { BRIDGE_PATH, PAGE_LIMITS } from '../core/contract/web-bridge.ts'
import { Access } from './access.ts'
import { Resumptions } from './admission/resumptions.ts'
import { BridgeSockets } from './bridge-sockets.ts'
import { CaptionFeedServer } from './feed/caption-feed-server.ts'
import { LoopbackServer } from './loopback-server.ts'
import { PageAccess } from './page-access.ts'
import { createPages } from './serve-pages.ts'

interface WebhostOptions {
  /** Ports of the host that do not depend on pages. */
  readonly ports: Omit<
    HostPorts,
    'name' | 'files' | 'servesPages' | 'publish' | 'keepAwake' | 'browserOf' | 'captionPage' | 'room'
  >
  /** Folder of the built page. */
  readonly pageFolder: string
  readonly port: number
  /** Called if the port is taken; any free port is used then. If omitted, a taken port is an error. */
  readonly portTaken?: () => void
}

export interface Webhost {
  /** Address at which it listens. */
  readonly address: string
  /**
   * @param redeemed called when a page was admitted with the key
   * @returns a key that admits one page, once
   */
  issueKey(redeemed: () => void): string
  /** Disconnects all pages and revokes all unused keys. */
  revokeAll(): void
  /** Lets no open page back in by itself after a restart. */
  forgetPages(): void
  close(): Promise<void>
}

const isPortTaken = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'EADDRINUSE'

/** Serves the app to a browser on this computer. */
export async function startWebhost({ ports, pageFolder, port, portTaken }: WebhostOptions): Promise<Webhost> {
  const now = () => performance.now()
  const resumptions = new Resumptions(jsonFile(join(ports.dataFolder, 'resumptions.json')), ports.log)
  const access = new Access(now)
  let address = ''
  const backend = createBackend({
    ...ports,
    name: 'webhost',
    // Browser pages upload files and offer downloads themselves.
    files: {},
    servesPages: true,
    publish: (event, payload) => sockets.publish(event, payload),
    browserOf: (caller) => sockets.peerOf(caller),
    // Browser pages hold their own wake lock.
    keepAwake: () => undefined,
    room: roomPort(pageFolder),
    captionPage: {
      state: () => feedServer.state(),
      open: () => feedServer.open(),
      end: () => feedServer.end(),
    },
  })
  const { feed, settings } = backend
  const publishLook = () => feed.publish({ kind: 'look', look: captionPageSettingsOf(settings.settings) })
  publishLook()
  settings.subscribe(publishLook)
  const feedServer: CaptionFeedServer = new CaptionFeedServer({
    feed,
    now,
    host: () => address,
    changed: (state) => sockets.publish('captionPage.changed', state),
  })
  const sockets = new BridgeSockets({
    access: new PageAccess(access, resumptions),
    resumptions,
    dispatch: backend.dispatch,
    welcomed: () => feedServer.announce(),
    address: () => address,
  })
  const pages = createPages({
    folder: pageFolder,
    plainPath: (path) => access.plainPath(path),
    streamSources: () => backend.streamSources(),
    soundAt: (token) => backend.soundAt(token),
    log: ports.log,
  })
  const server = new LoopbackServer(
    async (request, response, admit) => {
      if (!(await feedServer.answer(request, response, admit))) await pages(request, response, admit)
    },
    [
      {
        path: BRIDGE_PATH,
        maxBytes: PAGE_LIMITS.maxBytes,
        accept: (socket, wire) => sockets.accept(socket, wire),
      },
    ],
    ports.log,
  )
  address = await server.listen(port).catch((thrown: unknown) => {
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
      resumptions.clear()
      sockets.shutOut()
      feedServer.end()
      backend.forgetSoundAddresses()
    },
    forgetPages: () => resumptions.end(),
    close: async () => {
      await Promise.all([sockets.end().then(() => server.close()), backend.close()])
    },
  }
}
