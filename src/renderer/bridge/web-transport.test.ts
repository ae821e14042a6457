import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { decode, encode } from '@msgpack/msgpack'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import {
  CLOSE_NOT_ADMITTED,
  type HostMessage,
  PAGE_LIMITS,
  type PageMessage,
} from '../../core/contract/web-bridge.ts'
import type { HostState } from './transport.ts'
import { WebTransport } from './web-transport.ts'

type Program = (message: PageMessage, say: (message: HostMessage) => void, socket: WebSocket) => void

/** A channel between the pages of a browser, which all are in this process. */
class Channel {
  static readonly all = new Set<Channel>()
  onmessage: (event: { readonly data: unknown }) => void = () => undefined

  constructor() {
    Channel.all.add(this)
  }

  postMessage(data: unknown): void {
    for (const other of Channel.all) if (other !== this) other.onmessage({ data: structuredClone(data) })
  }
}

const admission = { secret: 'the secret', proof: 'the proof', files: '/private/files' }
/** A host that accepts one key, and the page that it admitted with it. */
const host: Program = (message, say, socket) => {
  if (!('hello' in message)) return 'id' in message ? say({ id: message.id, result: 'answered' }) : undefined
  const { hello } = message
  const isWelcome = 'key' in hello ? hello.key === 'the key' : hello.secret === admission.secret
  if (isWelcome) say({ welcome: admission })
  else socket.close(CLOSE_NOT_ADMITTED)
}

let server: WebSocketServer
let program: Program
let heard: PageMessage[]
/** The first tab. */
let tab: ReturnType<typeof newTab>

beforeEach(async () => {
  // The page reconnects only when a test advances the timers, and never during the next test.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  heard = []
  program = host
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (socket) =>
    socket.on('message', (data: Buffer) => {
      const message = decode(data) as PageMessage
      heard.push(message)
      program(message, (answer) => socket.send(encode(answer)), socket)
    }),
  )
  await once(server, 'listening')
  tab = newTab()
  Channel.all.clear()
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('location', { href: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })
})
afterEach(async () => {
  for (const socket of server.clients) socket.terminate()
  for (const transport of opened.splice(0)) if (transport.state === 'open') await reaches(transport, 'lost')
  server.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The storage of a tab. */
function newTab(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
}

const opened: WebTransport[] = []
function openPage(key: string, storage = tab): WebTransport {
  const transport = new WebTransport(key, storage)
  opened.push(transport)
  return transport
}

const reaches = (transport: WebTransport, wanted: HostState) =>
  new Promise<void>((resolve) => {
    if (transport.state === wanted) return resolve()
    transport.onState((state) => {
      if (state === wanted) resolve()
    })
  })

/** Drops the connection of a page and waits until it has reconnected. */
async function comeBack(transport: WebTransport): Promise<void> {
  for (const socket of server.clients) socket.terminate()
  await reaches(transport, 'lost')
  vi.runAllTimers()
}

async function letIn(): Promise<WebTransport> {
  const transport = openPage('the key')
  await reaches(transport, 'open')
  return transport
}

it('refuses a call for which the host would end the connection, and no smaller one', async () => {
  const transport = await letIn()
  const answer = await transport.invoke('text.translate', { texts: ['x'.repeat(PAGE_LIMITS.maxBytes)] })
  expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-input', problem: { unit: 'bytes' } } })
  expect(transport.state).toBe('open')
  expect(heard).toHaveLength(1)
  const text = 'x'.repeat(PAGE_LIMITS.maxBytes - 100)
  expect(await transport.invoke('text.translate', { texts: [text] })).toBe('answered')
})

it('is admitted with a key, and later without it if the host authenticates itself', async () => {
  const transport = await letIn()
  expect(await transport.invoke('app.info', {})).toBe('answered')
  await comeBack(transport)
  await reaches(transport, 'open')
  expect(heard.at(-1)).toEqual({ hello: { secret: admission.secret } })
  expect(await transport.invoke('app.info', {})).toBe('answered')
})

it('neither trusts a program that has taken the port of its host, nor sends it anything', async () => {
  const transport = await letIn()
  const heardEvents: unknown[] = []
  transport.subscribe('settings.changed', (payload) => heardEvents.push(payload))
  // Another program that has learnt the secret and echoes it.
  program = (message, say) => {
    say({ event: 'settings.changed', payload: 'false' })
    if ('hello' in message && 'secret' in message.hello)
      say({ welcome: { secret: message.hello.secret, proof: message.hello.secret, files: '/theirs' } })
  }
  const known = heard.length
  await comeBack(transport)
  await reaches(transport, 'not-admitted')
  await expect(transport.invoke('account.add', { key: 'typed' })).rejects.toThrow('no host')
  expect(heard.slice(known)).toEqual([{ hello: { secret: admission.secret } }])
  expect(heardEvents).toEqual([])
  expect(transport.files).toBe(admission.files)
})

it('stays admitted if the link with which it is opened was used before', async () => {
  await letIn()
  const again = openPage('a spent key')
  await reaches(again, 'open')
  expect(heard.slice(-2)).toEqual([
    { hello: { key: 'a spent key' } },
    { hello: { secret: admission.secret } },
  ])
})

it('is not admitted with a spent key if it never was before', async () => {
  await reaches(openPage('a spent key'), 'not-admitted')
  expect(heard).toHaveLength(1)
})

it('is admitted with the key of a new link while a spent one is being refused', async () => {
  const transport = openPage('a spent key')
  await reaches(transport, 'not-admitted')
  transport.show('another spent key')
  transport.show('the key')
  await reaches(transport, 'open')
  expect(await transport.invoke('app.info', {})).toBe('answered')
})

it('redeems the key of a link that is opened in it while it is admitted', async () => {
  const transport = await letIn()
  transport.show('the key')
  expect(await transport.invoke('app.info', {})).toBe('answered')
  expect(heard).toContainEqual({ hello: { key: 'the key' } })
  expect(transport.state).toBe('open')
})

it('is admitted with the key of a new link that is opened while its secret is being refused', async () => {
  const transport = await letIn()
  program = (message, say, socket) => {
    if (!('hello' in message) || !('secret' in message.hello)) return host(message, say, socket)
    transport.show('the key')
    return socket.close(CLOSE_NOT_ADMITTED)
  }
  await comeBack(transport)
  await reaches(transport, 'open')
  expect(heard.slice(-2)).toEqual([{ hello: { secret: admission.secret } }, { hello: { key: 'the key' } }])
})

/** A host that was started anew, for which another link is valid. */
const restarted: Program = (message, say, socket) => {
  if (!('hello' in message)) return host(message, say, socket)
  const { hello } = message
  const isWelcome = 'key' in hello ? hello.key === 'the new key' : hello.secret === 'the new secret'
  if (isWelcome) say({ welcome: { ...admission, secret: 'the new secret', proof: 'the new proof' } })
  else socket.close(CLOSE_NOT_ADMITTED)
}

it('that a restarted host has forgotten comes back when the new link is opened in another tab', async () => {
  const old = await letIn()
  program = restarted
  await comeBack(old)
  await reaches(old, 'not-admitted')
  const next = openPage('the new key', newTab())
  await reaches(next, 'open')
  await reaches(old, 'open')
  expect(await old.invoke('app.info', {})).toBe('answered')
})

it('that finds out later that the host was restarted asks the tab with the new link', async () => {
  const old = await letIn()
  for (const socket of server.clients) socket.terminate()
  await reaches(old, 'lost')
  // The timers of a hidden tab are late, and it hears nothing while it is frozen.
  const [channel] = Channel.all
  if (channel === undefined) throw new Error('no channel')
  Channel.all.delete(channel)
  program = restarted
  await reaches(openPage('the new key', newTab()), 'open')
  Channel.all.add(channel)
  vi.runAllTimers()
  await reaches(old, 'not-admitted')
  await reaches(old, 'open')
  expect(await old.invoke('app.info', {})).toBe('answered')
})

it('that was shut out by the user stays out when the new link is opened in another tab', async () => {
  const old = await letIn()
  program = restarted
  for (const socket of server.clients) socket.close(CLOSE_NOT_ADMITTED)
  await reaches(old, 'not-admitted')
  const next = openPage('the new key', newTab())
  await reaches(next, 'open')
  expect(old.state).toBe('not-admitted')
  expect(heard.filter((message) => 'hello' in message)).toHaveLength(2)
})
