import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Asked, ask, BridgePeer } from '../../test/support/app/bridge-peer.ts'
import { SettingsInMemory } from '../../test/support/app/settings-in-memory.ts'
import { createMemorySecrets } from '../backend/accounts/secret-store.ts'
import { systemClock } from '../backend/base/system-clock.ts'
import { NodeNetwork } from '../backend/network/node-network.ts'
import { openStoreHere } from '../backend/storage/storage-store.ts'
import { MAX_PIECE_BYTES } from '../core/base/chunk.ts'
import { silentLog } from '../core/base/log.ts'
import { CLOSE_NOT_ADMITTED, proofSubject, type Welcome } from '../core/contract/web-bridge.ts'
import { startWebhost, type Webhost } from './webhost.ts'

describe('the web host', () => {
  let folder: string
  let host: Webhost
  const start = () =>
    startWebhost({
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
  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'parley-page-')), 'page')
    await mkdir(folder)
    await writeFile(join(folder, 'index.html'), '<!doctype html><html>page')
    await writeFile(join(folder, 'worker.js'), 'worker')
    await writeFile(join(folder, '..', 'parley-outside.html'), 'outside')
    host = await start()
  })
  afterAll(async () => {
    await host.close()
    await rm(join(folder, '..'), { recursive: true })
  })

  const get = (path: string, asked: Asked = {}) => ask(host.address, path, asked)
  const connect = (origin = host.address, address = host.address) => new BridgePeer(address, origin)
  /** A page that was admitted with a key of its own. */
  const openPage = async (redeemed: () => void = () => undefined) => {
    const page = connect()
    await page.say({ hello: { key: host.issueKey(redeemed) } })
    return { page, ...((await page.next()) as { welcome: Welcome }) }
  }
  /** Close code of a page that greets with a message. */
  const closedAfter = async (message: object) => {
    const page = connect()
    await page.say(message)
    return page.closed
  }

  it('serves pages and workers with a strict policy', async () => {
    for (const path of ['/', '/worker.js']) {
      const { status, headers } = await get(path)
      expect(status).toBe(200)
      expect(headers['content-security-policy']).toContain(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
      )
      // Any program on this computer can request this page: it must reveal nothing about the service or the user.
      expect(headers['content-security-policy']).toContain("connect-src 'self';")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  it('admits a page with the key of a link, and then with the secret of its tab', async () => {
    const key = host.issueKey(() => undefined)
    const first = connect()
    await first.say({ hello: { key } })
    const { welcome } = (await first.next()) as { welcome: Welcome }
    await first.say({ id: 1, call: 'app.info', input: {} })
    expect(await first.next()).toEqual({
      id: 1,
      result: { ok: true, value: { version: '1', host: 'webhost', platform: 'test' } },
    })
    const again = connect()
    await again.say({ hello: { secret: welcome.tab.secret } })
    const { tab, files } = welcome
    expect(await again.next()).toMatchObject({ welcome: { proof: tab.proof, tab, files } })

    await again.say({ id: 2, call: 'settings.update', input: { voice: { chunkMs: 60 } } })
    expect(await first.next()).toMatchObject({ event: 'settings.changed' })
    first.close()
    again.close()

    expect(await closedAfter({ hello: { key } })).toBe(CLOSE_NOT_ADMITTED)
  })

  it('lets an open page in again after a restart by its resumption alone, until it ends for good', async () => {
    const { page, welcome } = await openPage()
    page.close()
    const { tab, resumption } = welcome
    const restarted = await start()
    const connectAgain = () => connect(restarted.address, restarted.address)
    const stranger = connectAgain()
    await stranger.say({ hello: { secret: tab.secret } })
    expect(await stranger.closed).toBe(CLOSE_NOT_ADMITTED)
    const back = connectAgain()
    await back.say({ challenge: { id: resumption.id, nonce: 'n' } })
    const answer = createHmac('sha256', resumption.proof)
      .update(proofSubject('n', restarted.address))
      .digest()
    expect(await back.next()).toEqual({ answer })
    // A proof admits nobody.
    await back.say({ id: 1, call: 'app.info', input: {} })
    expect(await back.closed).toBe(CLOSE_NOT_ADMITTED)
    const shown = connectAgain()
    await shown.say({ hello: { secret: resumption.secret } })
    expect(await shown.next()).toMatchObject({ welcome: { proof: resumption.proof, resumption } })
    shown.close()

    restarted.forgetPages()
    await restarted.close()
    const next = await start()
    const forgotten = connect(next.address, next.address)
    await forgotten.say({ challenge: { id: resumption.id, nonce: 'n' } })
    expect(await forgotten.closed).toBe(CLOSE_NOT_ADMITTED)
    await next.close()
  })

  it('accepts a glossary of a hundred thousand entries in one call', async () => {
    const { page } = await openPage()
    const entries = Array.from({ length: 100_000 }, (_, i) => ({
      source: `${i} ${'s'.repeat(60)}`,
      target: `${i} ${'t'.repeat(60)}`,
    }))
    const repeated = [...entries, { source: entries[0]?.source, target: 'again' }]
    const pair = { sourceLanguage: 'de', targetLanguage: 'en' }
    await page.say({
      id: 1,
      call: 'plainGlossary.create',
      input: { name: 'Large', ...pair, entries: repeated },
    })
    expect(await page.next()).toMatchObject({
      result: { error: { kind: 'invalid-input', problem: { type: 'bad-row', row: 100_001 } } },
    })
    page.close()
  })

  it('accepts the largest chunk of a document in one message', async () => {
    const { page } = await openPage()
    await page.say({ id: 1, call: 'file.begin', input: { name: 'a.pdf', bytes: MAX_PIECE_BYTES } })
    const { result } = (await page.next()) as { result: { value: { id: string } } }
    const { id } = result.value
    const data = new Uint8Array(MAX_PIECE_BYTES)
    await page.say({ id: 2, call: 'file.append', input: { id, offset: 0, data } })
    expect(await page.next()).toEqual({
      id: 2,
      result: { ok: true, value: { received: MAX_PIECE_BYTES } },
    })
    await page.say({ id: 3, call: 'file.append', input: { id, offset: 0, data: [1, 2, 3] } })
    expect(await page.next()).toMatchObject({ result: { error: { kind: 'invalid-input', field: 'data' } } })
    await page.say({ id: 4, call: 'document.pick', input: {} })
    expect(await page.next()).toMatchObject({ result: { error: { kind: 'other-host-only' } } })
    page.close()
  })

  it('reveals the service only at the private addresses of admitted pages', async () => {
    const { welcome } = await openPage()
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

  it('disconnects every page on request, and revokes unused keys', async () => {
    const unused = host.issueKey(() => undefined)
    const redeemed = vi.fn<() => void>()
    const { page, welcome } = await openPage(redeemed)
    expect(redeemed).toHaveBeenCalledOnce()
    host.revokeAll()
    // Requests that were in flight are no longer answered.
    await page.say({ id: 1, call: 'app.info', input: {} })
    expect(await page.closed).toBe(CLOSE_NOT_ADMITTED)
    expect(page.received).toEqual([{ welcome }])
    const { tab, resumption } = welcome
    for (const hello of [{ secret: tab.secret }, { secret: resumption.secret }, { key: unused }])
      expect(await closedAfter({ hello })).toBe(CLOSE_NOT_ADMITTED)
    expect(await closedAfter({ challenge: { id: resumption.id, nonce: 'n' } })).toBe(CLOSE_NOT_ADMITTED)
  })

  it('redeems the key of a link that is opened in an admitted page, and rejects an invalid one', async () => {
    const { page } = await openPage()
    const key = host.issueKey(() => undefined)
    await page.say({ hello: { key } })
    expect(await page.next()).toMatchObject({ welcome: {} })
    await page.say({ hello: { key } })
    await page.say({ id: 1, call: 'app.info', input: {} })
    expect(await page.next()).toMatchObject({ id: 1, result: { ok: true } })
    page.close()
  })

  describe('a form from a page on the disk', () => {
    const TYPE = 'application/x-www-form-urlencoded'
    const post = async (form: string, { origin = 'null', type = TYPE, path = '/' } = {}) => {
      const { status, body } = await get(path, {
        method: 'POST',
        headers: { origin, 'content-type': type },
        body: form,
      })
      return [status, body]
    }
    const key = 'k'.repeat(43)

    it('puts its key into the page, and not into an address', async () => {
      expect(await post(`key=${key}`)).toEqual([200, expect.stringContaining(`<html data-key="${key}"`)])
      expect(await post(`key=${key}`, { origin: 'file://' })).toMatchObject([200, {}])
      expect((await get('/', { headers: { origin: 'null' } })).status).toBe(403)
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

  it('serves pages while a program opens as many connections as it can, which are limited', async () => {
    const { page } = await openPage()
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
    await page.say({ id: 1, call: 'app.info', input: {} })
    expect(await page.next()).toMatchObject({ id: 1, result: { ok: true } })
    const { page: next, welcome } = await openPage()
    expect(welcome.tab.secret).toBeTruthy()
    for (const { socket } of held) socket.destroy()
    for (const peer of [...strangers, page, next]) peer.terminate()
  })

  it('survives a program that requests the WebSocket and resets the connection', async () => {
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
