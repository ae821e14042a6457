import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decode, encode } from '@msgpack/msgpack'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { SettingsInMemory } from '../../test/support/settings-in-memory.ts'
import { NodeNetwork } from '../backend/network/node-network.ts'
import { createMemorySecrets } from '../backend/secrets.ts'
import { systemClock } from '../backend/system-clock.ts'
import { silentLog } from '../core/log.ts'
import { MOST_PIECE_BYTES } from '../core/piece.ts'
import { CLOSE_NOT_ADMITTED } from '../core/web-bridge.ts'
import { startWebhost, type Webhost } from './webhost.ts'

interface Got {
  readonly status: number
  readonly headers: Record<string, unknown>
  readonly body: string
}

describe('the web host', () => {
  let folder: string
  let host: Webhost
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-page-'))
    await writeFile(join(folder, 'index.html'), '<!doctype html>page')
    await writeFile(join(folder, 'worker.js'), 'worker')
    await writeFile(join(folder, '..', 'parley-outside.html'), 'outside')
    host = await startWebhost({
      port: 0,
      pageFolder: folder,
      ports: {
        version: '1',
        platform: 'test',
        settings: new SettingsInMemory(),
        secrets: createMemorySecrets(),
        keyFromEnvironment: undefined,
        demo: () => Promise.resolve({ address: 'http://127.0.0.1:9', key: 'k' }),
        dataFolder: folder,
        fetch: globalThis.fetch,
        network: new NodeNetwork({}),
        clock: systemClock,
        random: () => 0,
        log: silentLog,
      },
    })
  })
  afterAll(async () => {
    await host.close()
    await rm(folder, { recursive: true })
    await rm(join(folder, '..', 'parley-outside.html'))
  })

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Got>((resolve, reject) => {
      const { hostname, port } = new URL(host.address)
      const sent = request({ hostname, port, path, method, headers }, (response) => {
        let body = ''
        response.on('data', (piece: Buffer) => {
          body += piece.toString()
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
      })
      sent.on('error', reject).end()
    })

  const connect = (options: { origin?: string; headers?: Record<string, string> } = {}) => {
    const socket = new WebSocket(`${host.address.replace('http', 'ws')}/bridge`, {
      origin: host.address,
      ...options,
    })
    const received: unknown[] = []
    const closed = new Promise<number>((resolve) => {
      socket.on('close', resolve)
      socket.on('error', () => resolve(-1))
    })
    socket.on('message', (data: Buffer) => received.push(decode(data)))
    const opened = new Promise<void>((resolve) => socket.on('open', () => resolve()))
    const say = (message: unknown) => socket.send(encode(message))
    const next = async (): Promise<unknown> => {
      const count = received.length
      while (received.length === count) await new Promise((resolve) => setTimeout(resolve, 2))
      return received[count]
    }
    return { socket, received, closed, opened, say, next }
  }

  it('serves the page with a strict policy, on workers too', async () => {
    for (const path of ['/', '/worker.js']) {
      const { status, headers } = await get(path)
      expect(status).toBe(200)
      expect(headers['content-security-policy']).toContain(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
      )
      expect(headers['content-security-policy']).toContain("connect-src 'self' ws://127.0.0.1:9")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  it.each([
    ['another name', { host: 'evil.test' }],
    ['another name for this computer', { host: 'localhost:1' }],
    ["another site's page", { origin: 'https://evil.test' }],
    ['another port of this computer', { origin: 'http://127.0.0.1:1' }],
    ['a page without an origin', { origin: 'null' }],
  ])('refuses %s', async (_name, headers) => {
    expect((await get('/', headers)).status).toBe(403)
  })

  it.each([
    '/../parley-outside.html',
    '/%2e%2e/parley-outside.html',
    '/..%2fparley-outside.html',
    '/%',
    '/%00.html',
    '/no.html',
    '/index',
  ])('has nothing at %s', async (path) => {
    const { status, body } = await get(path)
    expect([status, body]).toEqual([404, ''])
  })

  it('takes no other methods', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405)
  })

  it('refuses the socket to a page of another origin, or of none', async () => {
    expect(await connect({ origin: 'https://evil.test' }).closed).toBe(-1)
    const { hostname, port } = new URL(host.address)
    const bare = new WebSocket(`ws://${hostname}:${port}/bridge`)
    expect(await new Promise((resolve) => bare.on('error', ({ message }) => resolve(message)))).toContain(
      '403',
    )
  })

  it('lets a page in with the key of a link, and again with the secret that it got', async () => {
    const key = new URL(host.link()).hash.replace('#key=', '')
    const first = connect()
    await first.opened
    first.say({ hello: { key } })
    const { welcome } = (await first.next()) as { welcome: { secret: string } }
    first.say({ id: 1, call: 'app.info', input: {} })
    expect(await first.next()).toEqual({
      id: 1,
      result: { ok: true, value: { version: '1', host: 'webhost', platform: 'test' } },
    })
    const again = connect()
    await again.opened
    again.say({ hello: { secret: welcome.secret } })
    expect(await again.next()).toEqual({ welcome: { secret: welcome.secret } })

    again.say({ id: 2, call: 'settings.update', input: { voice: { chunkMs: 60 } } })
    expect(await first.next()).toMatchObject({ event: 'settings.changed' })
    first.socket.close()
    again.socket.close()

    const thief = connect()
    await thief.opened
    thief.say({ hello: { key } })
    expect(await thief.closed).toBe(CLOSE_NOT_ADMITTED)
  })

  it('takes a glossary of a hundred thousand entries in one call', async () => {
    const page = connect()
    await page.opened
    page.say({ hello: { key: new URL(host.link()).hash.replace('#key=', '') } })
    await page.next()
    const entries = Array.from({ length: 100_000 }, (_, i) => ({
      source: `${i} ${'s'.repeat(60)}`,
      target: `${i} ${'t'.repeat(60)}`,
    }))
    const repeated = [...entries, { source: entries[0]?.source, target: 'again' }]
    const pair = { sourceLanguage: 'de', targetLanguage: 'en' }
    page.say({ id: 1, call: 'plainGlossary.create', input: { name: 'Large', ...pair, entries: repeated } })
    expect(await page.next()).toMatchObject({
      result: { error: { kind: 'invalid-input', problem: { type: 'bad-row', row: 100_001 } } },
    })
    page.socket.close()
  })

  it('takes the largest piece of a document in one message', async () => {
    const page = connect()
    await page.opened
    page.say({ hello: { key: new URL(host.link()).hash.replace('#key=', '') } })
    await page.next()
    page.say({ id: 1, call: 'file.begin', input: { name: 'a.pdf', bytes: MOST_PIECE_BYTES } })
    const { result } = (await page.next()) as { result: { value: { id: string } } }
    const { id } = result.value
    const data = new Uint8Array(MOST_PIECE_BYTES)
    page.say({ id: 2, call: 'file.append', input: { id, offset: 0, data } })
    expect(await page.next()).toEqual({
      id: 2,
      result: { ok: true, value: { received: MOST_PIECE_BYTES } },
    })
    page.say({ id: 3, call: 'file.append', input: { id, offset: 0, data: [1, 2, 3] } })
    expect(await page.next()).toMatchObject({ result: { error: { kind: 'invalid-input', field: 'data' } } })
    page.say({ id: 4, call: 'document.pick', input: {} })
    expect(await page.next()).toMatchObject({ result: { error: { kind: 'other-host-only' } } })
    page.socket.close()
  })

  it('answers no call before a page has said who it is', async () => {
    const page = connect()
    await page.opened
    page.say({ id: 1, call: 'settings.get', input: {} })
    expect(await page.closed).toBe(CLOSE_NOT_ADMITTED)
    expect(page.received).toEqual([])
  })

  it('hangs up on nonsense', async () => {
    const page = connect()
    await page.opened
    page.socket.send('text')
    expect(await page.closed).toBe(1002)
  })

  it('outlives a program that asks for the socket and resets the connection', async () => {
    const { hostname, port } = new URL(host.address)
    for (let i = 0; i < 20; i += 1) {
      const refused = createConnection({ host: hostname, port: Number(port) })
      await once(refused, 'connect')
      refused.write('GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
      refused.resetAndDestroy()
      await once(refused, 'close')
    }
    expect((await get('/')).status).toBe(200)
  })
})
