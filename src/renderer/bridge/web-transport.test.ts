import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { decode, encode } from '@msgpack/msgpack'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import {
  CLOSE_NOT_ADMITTED,
  type HostMessage,
  PAGE_LIMITS,
  type PageMessage,
  proofSubject,
} from '../../core/contract/web-bridge.ts'
import type { HostState } from './transport.ts'
import { WebTransport } from './web-transport.ts'

type Program = (message: PageMessage, say: (message: HostMessage) => void, socket: WebSocket) => void

const welcome = {
  tab: { secret: 'the secret', proof: 'the proof' },
  resumption: { id: 'the page', secret: 'the other secret', proof: 'the other proof' },
  files: '/private/files',
}
const { tab: tabSecret, resumption } = welcome

/** @param address of the host that answers, which another program may pass on */
const answerTo = (nonce: string, address = new URL(location.href).origin) =>
  new Uint8Array(createHmac('sha256', resumption.proof).update(proofSubject(nonce, address)).digest())

/** A host that accepts one key, and the page that it admitted with it, also after it was restarted. */
const host: Program = (message, say, socket) => {
  if ('challenge' in message) return say({ answer: answerTo(message.challenge.nonce) })
  if (!('hello' in message)) return 'id' in message ? say({ id: message.id, result: 'answered' }) : undefined
  const { hello } = message
  if ('key' in hello) return hello.key === 'the key' ? say({ welcome }) : socket.close(CLOSE_NOT_ADMITTED)
  const known = [tabSecret, resumption].find(({ secret }) => secret === hello.secret)
  return known === undefined
    ? socket.close(CLOSE_NOT_ADMITTED)
    : say({ welcome: { ...welcome, proof: known.proof } })
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
function openPage(key: string | undefined, storage = tab): WebTransport {
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

const challenge = { challenge: { id: resumption.id, nonce: expect.any(String) } }

it('is admitted with a key, and comes back by itself once the host has proven that it admitted it', async () => {
  const transport = await letIn()
  expect(await transport.invoke('app.info', {})).toBe('answered')
  const connections = vi.fn<() => void>()
  server.on('connection', connections)
  await comeBack(transport)
  await reaches(transport, 'open')
  expect(heard.slice(-2)).toEqual([challenge, { hello: { secret: resumption.secret } }])
  // The first connection may have been accepted by another program, before the host was at this port.
  expect(connections).toHaveBeenCalledTimes(2)
  expect(await transport.invoke('app.info', {})).toBe('answered')
})

it('is admitted after a reload with the secret of its tab, and the browser stores no other', async () => {
  await letIn()
  expect(tab.getItem('parley-secret')).toBe(tabSecret.secret)
  const reloaded = openPage(undefined)
  await reaches(reloaded, 'open')
  expect(heard.at(-1)).toEqual({ hello: { secret: tabSecret.secret } })
})

describe('at a port that another program has taken', () => {
  const eavesdropper = { ...welcome, proof: 'a proof', files: '/theirs' }

  it.each<[string, Program]>([
    ['welcomes everybody', (_message, say) => say({ welcome: eavesdropper })],
    [
      'repeats what it hears',
      (message, say) => {
        if (!('challenge' in message)) return
        const { id, nonce } = message.challenge
        say({ answer: new TextEncoder().encode(nonce) })
        say({ welcome: { ...eavesdropper, proof: id } })
      },
    ],
    [
      'passes on what a host at another port says',
      (message, say) =>
        'challenge' in message && say({ answer: answerTo(message.challenge.nonce, 'http://127.0.0.1:1') }),
    ],
  ])('shows no secret and no words to one that %s', async (_what, impostor) => {
    const transport = await letIn()
    const heardEvents: unknown[] = []
    transport.subscribe('settings.changed', (payload) => heardEvents.push(payload))
    program = (message, say, socket) => {
      impostor(message, say, socket)
      say({ event: 'settings.changed', payload: 'false' })
    }
    const known = heard.length
    let next = once(server, 'connection')
    await comeBack(transport)
    for (let tries = 0; tries < 2; tries += 1) {
      const [socket] = (await next) as [WebSocket]
      // The page turns away, and tries again a little later.
      await once(socket, 'close')
      next = once(server, 'connection')
      if (tries === 0) vi.runAllTimers()
    }
    await expect(transport.invoke('session.record', { text: 'said' })).rejects.toThrow('no host')
    expect(heard.slice(known)).toEqual([challenge, challenge])
    expect(heardEvents).toEqual([])
    expect(transport.files).toBe(welcome.files)
    // The host is back at its port.
    program = host
    vi.runAllTimers()
    await reaches(transport, 'open')
  })
})

it('stays admitted if the link with which it is opened was used before', async () => {
  await letIn()
  const again = openPage('a spent key')
  await reaches(again, 'open')
  expect(heard.slice(-2)).toEqual([
    { hello: { key: 'a spent key' } },
    { hello: { secret: tabSecret.secret } },
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

it('is admitted with the key of a new link that is opened while its challenge is being refused', async () => {
  const transport = await letIn()
  program = (message, say, socket) => {
    if (!('challenge' in message)) return host(message, say, socket)
    transport.show('the key')
    return socket.close(CLOSE_NOT_ADMITTED)
  }
  await comeBack(transport)
  await reaches(transport, 'open')
  expect(heard.slice(-2)).toEqual([challenge, { hello: { key: 'the key' } }])
})

it('does not trust a program that takes the port right after the host has proven itself', async () => {
  const transport = await letIn()
  program = (message, say, socket) =>
    'hello' in message ? say({ welcome: { ...welcome, files: '/theirs' } }) : host(message, say, socket)
  await comeBack(transport)
  await once(server, 'connection')
  const [socket] = (await once(server, 'connection')) as [WebSocket]
  await once(socket, 'close')
  await expect(transport.invoke('session.record', { text: 'said' })).rejects.toThrow('no host')
  expect(transport.files).toBe(welcome.files)
})

it('that was shut out by the user stays out when a new link is opened in another tab', async () => {
  const old = await letIn()
  for (const socket of server.clients) socket.close(CLOSE_NOT_ADMITTED)
  await reaches(old, 'not-admitted')
  await reaches(openPage('the key', newTab()), 'open')
  vi.runAllTimers()
  expect(old.state).toBe('not-admitted')
  expect(heard).toEqual([{ hello: { key: 'the key' } }, { hello: { key: 'the key' } }])
})

it('needs a new link in its own tab once a restarted host does not know it', async () => {
  const old = await letIn()
  program = (message, say, socket) =>
    'challenge' in message ? socket.close(CLOSE_NOT_ADMITTED) : host(message, say, socket)
  await comeBack(old)
  await reaches(old, 'not-admitted')
  old.show('the key')
  await reaches(old, 'open')
  expect(await old.invoke('app.info', {})).toBe('answered')
})
