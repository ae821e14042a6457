import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { decode, encode } from '@msgpack/msgpack'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { CLOSE_NOT_ADMITTED, type HostMessage, type PageMessage } from '../../core/contract/web-bridge.ts'
import type { HostState } from './transport.ts'
import { WebTransport } from './web-transport.ts'

type Program = (message: PageMessage, say: (message: HostMessage) => void, socket: WebSocket) => void

const admission = { secret: 'the secret', proof: 'the proof', files: '/private/files' }
/** A host that knows one key and the page that it has let in with it. */
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

beforeEach(async () => {
  // The page comes back when a test says so, and never into the next test.
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
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  vi.stubGlobal('location', { href: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })
})
afterEach(async () => {
  for (const socket of server.clients) socket.terminate()
  for (const transport of opened.splice(0)) if (transport.state === 'open') await reaches(transport, 'lost')
  server.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const opened: WebTransport[] = []
function openPage(key: string): WebTransport {
  const transport = new WebTransport(key)
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

/** Ends the connection of a page, which then comes back. */
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

it('comes in with a key, and without it when the host proves that it is the same', async () => {
  const transport = await letIn()
  expect(await transport.invoke('app.info', {})).toBe('answered')
  await comeBack(transport)
  await reaches(transport, 'open')
  expect(heard.at(-1)).toEqual({ hello: { secret: admission.secret } })
  expect(await transport.invoke('app.info', {})).toBe('answered')
})

it('neither believes a program that has taken the port of its host, nor tells it anything', async () => {
  const transport = await letIn()
  const heardEvents: unknown[] = []
  transport.subscribe('settings.changed', (payload) => heardEvents.push(payload))
  // It has learnt the secret, and echoes whatever it hears.
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

it('stays in where the link that it is opened with was used before', async () => {
  await letIn()
  const again = openPage('a spent key')
  await reaches(again, 'open')
  expect(heard.slice(-2)).toEqual([
    { hello: { key: 'a spent key' } },
    { hello: { secret: admission.secret } },
  ])
})

it('stays out with a spent key where it was never in', async () => {
  await reaches(openPage('a spent key'), 'not-admitted')
  expect(heard).toHaveLength(1)
})

it('comes in with the key of a new link while one that was used before is still being refused', async () => {
  const transport = openPage('a spent key')
  await reaches(transport, 'not-admitted')
  transport.show('another spent key')
  transport.show('the key')
  await reaches(transport, 'open')
  expect(await transport.invoke('app.info', {})).toBe('answered')
})

it('spends the key of a link that is opened in it while it is in', async () => {
  const transport = await letIn()
  transport.show('the key')
  expect(await transport.invoke('app.info', {})).toBe('answered')
  expect(heard).toContainEqual({ hello: { key: 'the key' } })
  expect(transport.state).toBe('open')
})

it('comes in with the key of a new link that is opened while its secret is being refused', async () => {
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
