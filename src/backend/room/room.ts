import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import type { CaptionFeed } from '../../core/audience/feed/caption-feed.ts'
import type { RoomNetwork, RoomState, roomCalls } from '../../core/audience/room/room-calls.ts'
import { CODE_LENGTH, groupedCode, roomCodeOf } from '../../core/audience/room/room-seal.ts'
import { unexpected } from '../../core/base/errors.ts'
import { err, ok } from '../../core/base/result.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'
import { type InterfaceLanguage, interfaceLanguages } from '../../core/product/interface-languages.ts'
import { roomNetworks } from './room-networks.ts'
import { type RoomPages, RoomServer } from './room-server.ts'

/** How often an open room looks whether its network is still there. */
export const NETWORK_CHECK_MS = 10_000
/** Minimum time between two reports of the number of readers: a device can come and go as fast as it likes. */
export const REPORT_MS = 500

/** A host's part of a room. */
export interface RoomPort {
  readonly pages: () => Promise<RoomPages>
  readonly networks: () => readonly RoomNetwork[]
}

/** @param folder of the built pages */
export const roomPort = (folder: string): RoomPort => ({
  pages: async () => {
    const read = (language: InterfaceLanguage) => readFile(join(folder, 'room', `${language}.html`), 'utf8')
    const pages = interfaceLanguages.map(async (language) => [language, await read(language)] as const)
    return Object.fromEntries(await Promise.all(pages)) as RoomPages
  },
  networks: () => roomNetworks(networkInterfaces()),
})

interface RoomOptions {
  /** Omitted on hosts that have no page. */
  readonly port: RoomPort | undefined
  readonly feed: CaptionFeed
  /** The user's name in meetings; empty without one. */
  readonly myName: () => string
  readonly changed: (state: RoomState) => void
}

/** Captions for phones in the same network, while the user has opened a room. */
export interface Room {
  readonly handlers: HandlersOf<keyof typeof roomCalls>
  close(): Promise<void>
}

export function createRoom({ port, feed, myName, changed }: RoomOptions): Room {
  let open:
    | {
        readonly server: RoomServer
        readonly address: string
        readonly code: string
        readonly check: NodeJS.Timeout
      }
    | undefined
  /** The latest request to open or close it: they are done one after the other. */
  let asked: Promise<unknown> = Promise.resolve()

  const state = (): RoomState => ({
    isAvailable: port !== undefined,
    networks: [...(port?.networks() ?? [])],
    ...(open !== undefined && {
      room: {
        address: open.address,
        code: groupedCode(open.code),
        link: `${open.address}#${groupedCode(open.code)}`,
        readers: open.server.readers,
        listeners: open.server.listeners,
      },
    }),
  })
  const publish = () => changed(state())
  let report: NodeJS.Timeout | undefined
  let isReportDue = false
  const publishReaders = () => {
    isReportDue = report !== undefined
    if (isReportDue) return
    publish()
    report = setTimeout(() => {
      report = undefined
      if (isReportDue) publishReaders()
    }, REPORT_MS)
  }
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = asked.then(act)
    asked = done.catch(() => undefined)
    return done
  }
  const close = async () => {
    const { server, check } = open ?? {}
    open = undefined
    clearInterval(check)
    clearTimeout(report)
    report = undefined
    await server?.close()
  }
  /** Closes a room whose port cannot be reached any more. */
  const lose = async (server: RoomServer) => {
    if (open?.server !== server) return
    await close()
    publish()
  }

  return {
    handlers: {
      'room.get': () => Promise.resolve(ok(state())),
      'room.open': ({ address }) =>
        inTurn(async () => {
          if (port === undefined) return err({ kind: 'other-host-only' } as const)
          const isThere = () => port.networks().some((network) => network.address === address)
          if (!isThere())
            return err({
              kind: 'invalid-input',
              field: 'address',
              problem: { type: 'unknown-value', value: address },
            } as const)
          await close()
          const code = roomCodeOf(randomBytes(CODE_LENGTH))
          try {
            const pages = await port.pages()
            const now = () => performance.now()
            const failed = () => void inTurn(() => lose(server))
            const server: RoomServer = new RoomServer({
              feed,
              myName,
              code,
              pages,
              now,
              changed: publishReaders,
              failed,
            })
            const listening = await server.listen(address)
            // In another network, the same address would show what is said to others.
            const check = setInterval(() => {
              if (!isThere()) failed()
            }, NETWORK_CHECK_MS)
            open = { server, address: listening, code, check }
          } catch (thrown) {
            return err(unexpected(thrown))
          } finally {
            publish()
          }
          return ok(state())
        }),
      'room.close': () =>
        inTurn(async () => {
          await close()
          publish()
          return ok(state())
        }),
      'room.speak': ({ language, sound }) => {
        open?.server.speak(language, sound)
        return Promise.resolve(ok({}))
      },
    },
    close: () => inTurn(close),
  }
}
