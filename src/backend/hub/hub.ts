import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { CaptionFeed } from '../../core/audience/feed/caption-feed.ts'
import type { HubPublication, hubCalls } from '../../core/audience/hub/hub-calls.ts'
import { hubLink } from '../../core/audience/hub/hub-messages.ts'
import { CODE_LENGTH, roomCodeOf } from '../../core/audience/room/room-seal.ts'
import { parseJson } from '../../core/base/formats/json.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'
import { checkBaseAddress } from '../../core/service/addresses.ts'
import { tryKey } from '../accounts/try-key.ts'
import type { HostPorts } from '../host-ports.ts'
import { staticPage } from '../room/room-page-headers.ts'
import { HubPublisher } from './hub-publisher.ts'

const storedSchema = z.object({
  address: z.string(),
  secret: z.string(),
  page: z.string(),
  /** Code of the link; omitted while nothing is published. */
  code: z.optional(z.string().check(z.length(CODE_LENGTH))),
})
type StoredHub = z.output<typeof storedSchema>

/** Among the ids of accounts: a secret that opens what is said. */
const ID = 'hub'

interface HubOptions {
  readonly host: Pick<HostPorts, 'room' | 'secrets' | 'clock' | 'log' | 'publish'>
  readonly feed: CaptionFeed
  /** Uses the user's proxy. */
  readonly fetch: typeof globalThis.fetch
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The user's name in meetings; empty without one. */
  readonly myName: () => string
}

/** Captions for readers anywhere, through a hub of the user's own. */
export interface Hub {
  readonly handlers: HandlersOf<keyof typeof hubCalls>
  /** Publishes on with the link of the last run. */
  resume(): Promise<void>
  close(): Promise<void>
}

export function createHub({ host, feed, fetch, now, myName }: HubOptions): Hub {
  const { room: port, secrets, clock, log } = host
  let isLoaded = false
  let hub: StoredHub | undefined
  let stored: HubPublication['stored'] = 'none'
  let publisher: HubPublisher | undefined
  /** The latest change: they are made one after the other. */
  let asked: Promise<unknown> = Promise.resolve()

  const state = (): HubPublication => ({
    isAvailable: port !== undefined,
    stored,
    ...(hub?.code !== undefined && { link: hubLink(hub.page, hub.code, hub.address) }),
    isTaken: publisher?.isTaken === true,
    ...(publisher?.problem !== undefined && { problem: publisher.problem }),
  })
  const report = () => host.publish('hub.changed', state())
  const start = () => {
    if (hub?.code === undefined) return
    const { address, secret, code } = hub
    publisher = new HubPublisher({ address, secret, code, feed, myName, fetch, clock, now, changed: report })
  }
  const load = async () => {
    if (isLoaded || port === undefined) return
    const secret = await secrets.get(ID)
    isLoaded = true
    const json = secret && parseJson(secret.value)
    hub = json?.ok ? z.safeParse(storedSchema, json.value).data : undefined
    if (secret !== undefined && hub !== undefined) stored = secret.protection
    start()
  }
  const stop = async (isEnd: boolean) => {
    const stopped = publisher
    publisher = undefined
    await stopped?.close(isEnd)
  }
  const keep = async (next: StoredHub) => {
    stored = await secrets.set(ID, JSON.stringify(next))
    hub = next
  }
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = asked.then(act)
    asked = done.catch(() => undefined)
    return done
  }
  /** Changes what is published, and answers with what came of it. */
  const change = (act: () => Promise<Result<unknown> | undefined>): Promise<Result<HubPublication>> =>
    inTurn(async () => {
      if (port === undefined) return err({ kind: 'other-host-only' })
      const done = await tryKey(async () => {
        await load()
        return act()
      })
      report()
      if (!done.ok) return done
      return done.value?.ok === false ? done.value : ok(state())
    })

  return {
    handlers: {
      'hub.get': () =>
        inTurn(async () => {
          const read = await tryKey(load)
          return read.ok ? ok(state()) : read
        }),
      'hub.connect': (input) =>
        change(async () => {
          const [address, page] = [checkBaseAddress(input.address), checkBaseAddress(input.page)]
          if (!address.ok) return address
          if (!page.ok) return page
          await stop(true)
          await keep({ address: address.value, secret: input.secret, page: page.value })
          return undefined
        }),
      'hub.share': ({ isOn }) =>
        change(async () => {
          if (hub === undefined)
            return err({ kind: 'invalid-input', field: 'isOn', problem: { type: 'needs', other: 'address' } })
          if (isOn === (publisher !== undefined)) return undefined
          const { code: _code, ...rest } = hub
          await stop(true)
          await keep(isOn ? { ...rest, code: roomCodeOf(randomBytes(CODE_LENGTH)) } : rest)
          start()
          return undefined
        }),
      'hub.forget': () =>
        change(async () => {
          await stop(true)
          await secrets.delete(ID)
          hub = undefined
          stored = 'none'
          return undefined
        }),
      'hub.page': async ({ language }) => {
        if (port === undefined) return err({ kind: 'other-host-only' })
        const { [language]: html } = await port.pages()
        return ok({ html: staticPage(html) })
      },
    },
    resume: () =>
      inTurn(async () => {
        const read = await tryKey(load)
        if (!read.ok) log.warn('the hub cannot be read', { detail: read.error.kind })
        if (publisher !== undefined) report()
      }),
    close: () => inTurn(() => stop(false)),
  }
}
