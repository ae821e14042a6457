import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decode, encode } from '@msgpack/msgpack'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { SettingsInMemory } from '../../test/support/app/settings-in-memory.ts'
import { createMemorySecrets } from '../backend/accounts/secrets.ts'
import { systemClock } from '../backend/base/system-clock.ts'
import { NodeNetwork } from '../backend/network/node-network.ts'
import { openStoreHere } from '../backend/storage/store.ts'
import { MAX_PIECE_BYTES } from '../core/base/chunk.ts'
import { silentLog } from '../core/base/log.ts'
import { CLOSE_NOT_ADMITTED } from '../core/contract/web-bridge.ts'
import type { Admission } from './access.ts'
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
    await writeFile(join(folder, 'index.html'), '<!doctype html><html>page')
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
        confirm: () => Promise.resolve('confirmed'),
        demo: () => Promise.resolve({ address: 'http://127.0.0.1:9', key: 'k' }),
        dataFolder: folder,
        openStorage: openStoreHere,
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

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET', form?: string) =>
    new Promise<Got>((resolve, reject) => {
      const { hostname, port } = new URL(host.address)
      const sent = request({ hostname, port, path, method, headers }, (response) => {
        let body = ''
        response.on('data', (chunk: Buffer) => {
          body += chunk.toString()
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
      })
      sent.on('error', reject).end(form)
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
      // Anybody on this computer may ask for it: it says nothing about the service, nor about its user.
      expect(headers['content-security-policy']).toContain("connect-src 'self';")
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
    const key = host.issueKey(() => undefined)
    const first = connect()
    await first.opened
    first.say({ hello: { key } })
    const { welcome } = (await first.next()) as { welcome: Admission }
    first.say({ id: 1, call: 'app.info', input: {} })
    expect(await first.next()).toEqual({
      id: 1,
      result: { ok: true, value: { version: '1', host: 'webhost', platform: 'test' } },
    })
    const again = connect()
    await again.opened
    again.say({ hello: { secret: welcome.secret } })
    expect(await again.next()).toEqual({ welcome })

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
    page.say({ hello: { key: host.issueKey(() => undefined) } })
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
    page.say({ hello: { key: host.issueKey(() => undefined) } })
    await page.next()
    page.say({ id: 1, call: 'file.begin', input: { name: 'a.pdf', bytes: MAX_PIECE_BYTES } })
    const { result } = (await page.next()) as { result: { value: { id: string } } }
    const { id } = result.value
    const data = new Uint8Array(MAX_PIECE_BYTES)
    page.say({ id: 2, call: 'file.append', input: { id, offset: 0, data } })
    expect(await page.next()).toEqual({
      id: 2,
      result: { ok: true, value: { received: MAX_PIECE_BYTES } },
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

  it('tells where the service is at addresses alone that a page is told when it is let in', async () => {
    const page = connect()
    await page.opened
    page.say({ hello: { key: host.issueKey(() => undefined) } })
    const { welcome } = (await page.next()) as { welcome: Admission }
    const policy = async (path: string) => (await get(path)).headers['content-security-policy']
    expect((await get(`${welcome.files}/worker.js`)).body).toBe('worker')
    expect(await policy(`${welcome.files}/worker.js`)).toContain("connect-src 'self' ws://127.0.0.1:9")
    for (const path of ['/private/', '/private/x/worker.js', `${welcome.files}/../outside.html`]) {
      expect((await get(path)).status).toBe(404)
      expect(await policy(path)).not.toContain('127.0.0.1:9')
    }
    host.revokeAll()
    expect((await get(`${welcome.files}/worker.js`)).status).toBe(404)
  })

  it('shuts out every page when it is told to, and spends the keys that nobody has used', async () => {
    const unused = host.issueKey(() => undefined)
    const redeemed = vi.fn<() => void>()
    const page = connect()
    await page.opened
    page.say({ hello: { key: host.issueKey(redeemed) } })
    const { welcome } = (await page.next()) as { welcome: Admission }
    expect(redeemed).toHaveBeenCalledOnce()
    host.revokeAll()
    // What was on its way is not answered any more.
    page.say({ id: 1, call: 'app.info', input: {} })
    expect(await page.closed).toBe(CLOSE_NOT_ADMITTED)
    expect(page.received).toEqual([{ welcome }])
    for (const hello of [{ secret: welcome.secret }, { key: unused }]) {
      const again = connect()
      await again.opened
      again.say({ hello })
      expect(await again.closed).toBe(CLOSE_NOT_ADMITTED)
    }
  })

  it('spends the key of a link that is opened in a page that is in already, and takes no false one', async () => {
    const page = connect()
    await page.opened
    page.say({ hello: { key: host.issueKey(() => undefined) } })
    await page.next()
    const key = host.issueKey(() => undefined)
    page.say({ hello: { key } })
    expect(await page.next()).toMatchObject({ welcome: {} })
    page.say({ hello: { key } })
    page.say({ id: 1, call: 'app.info', input: {} })
    expect(await page.next()).toMatchObject({ id: 1, result: { ok: true } })
    page.socket.close()
  })

  describe('a form from a page on the disk', () => {
    const TYPE = 'application/x-www-form-urlencoded'
    const post = async (form: string, { origin = 'null', type = TYPE, path = '/' } = {}) => {
      const { status, body } = await get(path, { origin, 'content-type': type }, 'POST', form)
      return [status, body]
    }
    const key = 'k'.repeat(43)

    it('brings its key into the page, and not into an address', async () => {
      expect(await post(`key=${key}`)).toEqual([200, expect.stringContaining(`<html data-key="${key}"`)])
      expect(await post(`key=${key}`, { origin: 'file://' })).toMatchObject([200, {}])
      expect((await get('/', { origin: 'null' })).status).toBe(403)
    })

    it.each<[what: string, form: string, options: Parameters<typeof post>[1], status: number]>([
      ['without a key', 'kez=1', {}, 405],
      ['with a key that would end the attribute', 'key=%22%3E%3Cscript%3E', {}, 405],
      ['that is too long', `key=${key}&more=${'m'.repeat(1000)}`, {}, 405],
      ['of another kind', `key=${key}`, { type: 'text/plain' }, 405],
      ['for what is no page', `key=${key}`, { path: '/worker.js' }, 405],
      ["from another site's page", `key=${key}`, { origin: 'https://evil.test' }, 403],
    ])('is refused %s', async (_what, form, options, status) => {
      expect(await post(form, options)).toEqual([status, ''])
    })
  })

  it('hangs up on nonsense', async () => {
    const page = connect()
    await page.opened
    page.socket.send('text')
    expect(await page.closed).toBe(1002)
  })

  it('serves pages while a program holds as many connections as it gets, and gives it few', async () => {
    const page = connect()
    await page.opened
    page.say({ hello: { key: host.issueKey(() => undefined) } })
    await page.next()
    const { hostname, port } = new URL(host.address)
    const held = await Promise.all(
      Array.from({ length: 150 }, async () => {
        const socket = createConnection({ host: hostname, port: Number(port) })
        const gone = new Promise((resolve) => socket.on('error', resolve).on('close', resolve))
        await Promise.race([once(socket, 'connect'), gone])
        return { socket, gone }
      }),
    )
    await Promise.all(held.slice(0, 80).map(({ gone }) => gone))
    expect((await get('/')).status).toBe(200)
    const strangers = Array.from({ length: 40 }, () => connect())
    await Promise.all(strangers.slice(0, 20).map(({ closed }) => closed))
    page.say({ id: 1, call: 'app.info', input: {} })
    expect(await page.next()).toMatchObject({ id: 1, result: { ok: true } })
    const next = connect()
    await next.opened
    next.say({ hello: { key: host.issueKey(() => undefined) } })
    expect(await next.next()).toMatchObject({ welcome: {} })
    for (const { socket } of held) socket.destroy()
    for (const { socket } of [...strangers, page, next]) socket.terminate()
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
