import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import type { CaptionFeed } from '../../core/audience/feed/caption-feed.ts'
import type { RoomNetwork, RoomState, roomCalls } from '../../core/audience/room/room-calls.ts'
import { CODE_LENGTH, groupedCode, roomCodeOf } from '../../core/audience/room/room-seal.ts'
import { unexpected } from '../../core/base/errors.ts'
import type { Log } from '../../core/base/log.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'
import { type InterfaceLanguage, interfaceLanguages } from '../../core/product/interface-languages.ts'
import type { SecretStore } from '../accounts/secret-store.ts'
import { tryKey } from '../accounts/try-key.ts'
import { reasonOf } from '../base/error-utils.ts'
import { KeptLink, type RoomLink } from './kept-link.ts'
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
  readonly secrets: SecretStore
  readonly log: Log
  /** The user's name in meetings; empty without one. */
  readonly myName: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly changed: (state: RoomState) => void
}

/** Captions for phones in the same network, while the user has opened a room. */
export interface Room {
  readonly handlers: HandlersOf<keyof typeof roomCalls>
  /** Opens the room of the last run again, if its link still works. */
  resume(): Promise<void>
  close(): Promise<void>
}

interface SharedRoom {
  readonly server: RoomServer
  readonly check: NodeJS.Timeout
  link: RoomLink
  isKept: boolean
  /** Whether the port is open: not while the network is away. */
  isOpen: boolean
  hasMoved: boolean
}

export function createRoom({ port, feed, secrets, log, myName, now, changed }: RoomOptions): Room {
  const kept = new KeptLink(secrets)
  let shared: SharedRoom | undefined
  let isLinkLocked = false
  /** Whether a link may be stored: one that was ended is forgotten later if that has failed. */
  let isStored = false
  /** The latest request to open or close it: they are done one after the other. */
  let asked: Promise<unknown> = Promise.resolve()

  const state = (): RoomState => ({
    isAvailable: port !== undefined,
    networks: [...(port?.networks() ?? [])],
    ...(shared !== undefined &&
      (shared.isOpen ? { room: roomOf(shared) } : { waitsFor: shared.link.address })),
    ...(isLinkLocked && { isLinkLocked }),
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
  const isThere = (address: string) =>
    port?.networks().some((network) => network.address === address) === true

  /** @param goesOn whether readers wait for the link, which works again in the next run */
  const close = async (goesOn = false) => {
    const { server, check } = shared ?? {}
    shared = undefined
    clearInterval(check)
    clearTimeout(report)
    report = undefined
    await (goesOn ? server?.leave() : server?.close())
  }
  const forget = async () => {
    if (isStored) await kept.forget()
    isStored = isLinkLocked = false
  }
  const end = async () => {
    await close()
    await forget()
  }
  const keep = async (room: SharedRoom) => {
    if (room.link.end === 'quit') await forget()
    else isStored = true
    room.isKept = isStored && (await kept.write(room.link)) === 'system'
  }
  const listen = async (room: SharedRoom) => {
    const { address, port: before } = room.link
    const listening = await room.server.listen(address, before).catch((thrown: unknown) => {
      if (before === 0 || !isPortTaken(thrown)) throw thrown
      room.hasMoved = true
      return room.server.listen(address, 0)
    })
    room.isOpen = true
    room.link = { ...room.link, port: listening }
    await keep(room)
  }
  /** Closes a port that cannot be reached any more, with its room unless that is to outlive this. */
  const lose = async (room: SharedRoom) => {
    if (shared !== room || !room.isOpen) return
    room.isOpen = false
    await (room.link.end === 'quit' ? end() : room.server.leave())
    publish()
  }
  const look = async (room: SharedRoom) => {
    if (shared !== room) return
    const { address, endsAt = Number.POSITIVE_INFINITY } = room.link
    if (now() >= endsAt) {
      await end()
      return publish()
    }
    // In another network, the same address would show what is said to others.
    if (!isThere(address)) return lose(room)
    if (room.isOpen) return
    await listen(room)
    publish()
  }
  const share = async ({ pages }: RoomPort, link: RoomLink): Promise<SharedRoom> => {
    const failed = () => void inTurn(() => lose(room))
    const server = new RoomServer({
      feed,
      myName,
      code: link.code,
      run: link.run,
      pages: await pages(),
      now: () => performance.now(),
      changed: publishReaders,
      failed,
    })
    const tick = () => inTurn(() => look(room)).catch((thrown) => warn(thrown))
    const check = setInterval(() => void tick(), NETWORK_CHECK_MS)
    const room: SharedRoom = { server, check, link, isKept: false, isOpen: false, hasMoved: false }
    shared = room
    return room
  }
  const warn = (thrown: unknown) =>
    log.warn('the room could not be opened again', { detail: reasonOf(thrown) })
  const resume = () =>
    inTurn(async () => {
      if (port === undefined || shared !== undefined) return
      const link = await kept.next().catch((thrown: unknown) => {
        isStored = isLinkLocked = true
        publish()
        throw thrown
      })
      isLinkLocked = false
      isStored = link !== undefined
      if (link === undefined) return
      const room = await share(port, link)
      room.isKept = true
      await look(room)
      publish()
    }).catch(warn)
  /** Does something to the room, and answers with what came of it. */
  const change = (act: () => Promise<Result<unknown> | undefined>) =>
    inTurn(async () => {
      try {
        const done = await act()
        return done?.ok === false ? done : ok(state())
      } catch (thrown) {
        return err(unexpected(thrown))
      } finally {
        publish()
      }
    })

  return {
    handlers: {
      'room.get': async () => {
        if (isLinkLocked) await resume()
        return ok(state())
      },
      'room.open': ({ address }) =>
        change(async () => {
          if (port === undefined) return err({ kind: 'other-host-only' })
          if (!isThere(address))
            return err({
              kind: 'invalid-input',
              field: 'address',
              problem: { type: 'unknown-value', value: address },
            })
          const { end: chosen = 'quit', endsAt } = shared?.link ?? {}
          await end()
          const code = roomCodeOf(randomBytes(CODE_LENGTH))
          const room = await share(port, { code, address, port: 0, end: chosen, endsAt, run: 0 })
          try {
            await listen(room)
          } catch (thrown) {
            await end()
            throw thrown
          }
          return undefined
        }),
      'room.keep': ({ end: chosen }) =>
        change(async () => {
          if (shared === undefined) return undefined
          const endsAt = chosen === 'today' ? endOfDay(now()) : undefined
          shared.link = { ...shared.link, end: chosen, endsAt }
          const room = shared
          return tryKey(() => keep(room))
        }),
      'room.takeQuestions': ({ isOn }) =>
        change(async () => {
          shared?.server.takeQuestions(isOn)
          return undefined
        }),
      'room.answerQuestion': ({ id, answer }) =>
        change(async () => {
          shared?.server.questions.answer(id, answer)
          return undefined
        }),
      'room.close': () => change(() => tryKey(end)),
      'room.speak': ({ language, sound }) => {
        shared?.server.speak(language, sound)
        return Promise.resolve(ok({}))
      },
    },
    resume,
    close: () => inTurn(() => close(shared?.isKept)),
  }
}

const roomOf = ({ server, link, isKept, hasMoved }: SharedRoom): NonNullable<RoomState['room']> => {
  const address = `http://${link.address}:${link.port}/`
  const code = groupedCode(link.code)
  const { readers, listeners, questions } = server
  return {
    address,
    code,
    link: `${address}#${code}`,
    readers,
    listeners,
    end: link.end,
    isKept,
    hasMoved,
    ...(questions.waiting !== undefined && { questions: [...questions.waiting] }),
  }
}

const isPortTaken = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && (thrown.code === 'EADDRINUSE' || thrown.code === 'EACCES')

/** Midnight, where this computer is. */
const endOfDay = (now: number): number => new Date(now).setHours(24, 0, 0, 0)
