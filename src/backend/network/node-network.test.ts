import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { localhostIdentity, testAuthority } from '../../../test/support/network-faults/certificates.ts'
import { HttpPeer, json } from '../../../test/support/service/http-peer.ts'
import { NodeNetwork } from './node-network.ts'

describe('a request of Node', () => {
  let peer: HttpPeer
  beforeEach(async () => {
    peer = await HttpPeer.listen()
    peer.answerWith(json(200, {}))
  })
  afterEach(() => peer.close())

  it('carries a form as the platform packs it', async () => {
    const body = new FormData()
    body.append('target_lang', 'DE')
    body.append('file', new Blob(['Hello']), 'hello.txt')
    await new NodeNetwork({}).fetch(peer.address, { method: 'POST', headers: { 'X-Own': '1' }, body })
    const [received] = peer.received
    expect(received?.headers).toMatchObject({
      'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
      'x-own': '1',
    })
    expect(received?.body).toContain('filename="hello.txt"')
    expect(received?.body).toContain('Hello')
  })

  it('trusts the authorities of the system, which are read for the first secure request', async () => {
    const secure = await HttpPeer.listen(localhostIdentity)
    secure.answerWith(json(200, {}))
    await expect(new NodeNetwork({}).fetch(secure.address)).rejects.toThrow('fetch failed')
    let reads = 0
    const network = new NodeNetwork({}, undefined, () => {
      reads += 1
      return [testAuthority]
    })
    expect([(await network.fetch(peer.address)).status, reads]).toEqual([200, 0])
    expect([(await network.fetch(secure.address)).status, reads]).toEqual([200, 1])
    await network.configure({ proxy: { mode: 'none' } })
    expect([(await network.fetch(secure.address)).status, reads]).toEqual([200, 1])
    await secure.close()
  })

  it('names itself in the handshake of a socket', async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    await once(server, 'listening')
    const asked = once(server, 'connection')
    const { port } = server.address() as AddressInfo
    const socket = new NodeNetwork({}, 'Parley/1.2.3').openSocket(`ws://127.0.0.1:${port}/`)
    const [, request] = (await asked) as [unknown, IncomingMessage]
    expect(request.headers['user-agent']).toBe('Parley/1.2.3')
    socket.close()
    server.close()
  })

  it.each([
    [403, {}, { kind: 'not-allowed' }],
    [401, {}, { kind: 'refused', status: 401 }],
    [429, { 'Retry-After': '30' }, { kind: 'rate-limited', retryAfterMs: 30_000 }],
    [503, {}, { kind: 'unavailable', status: 503 }],
  ] as const)('knows the answer in place of a socket: %i', async (status, headers, refusal) => {
    peer.answerWith(json(status, {}, headers))
    const socket = new NodeNetwork({}).openSocket(peer.address.replace('http', 'ws'))
    await new Promise<void>((resolve) => {
      socket.onclose = () => resolve()
    })
    expect(socket.refusal).toEqual(refusal)
  })

  it('knows no refusal of a socket that was opened, or that nobody answers', async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    await once(server, 'listening')
    server.on('connection', (opened) => opened.close(1013))
    const { port } = server.address() as AddressInfo
    const network = new NodeNetwork({})
    const closed = () =>
      new Promise<unknown>((resolve) => {
        const socket = network.openSocket(`ws://127.0.0.1:${port}/`)
        socket.onclose = () => resolve(socket.refusal)
      })
    expect(await closed()).toBeUndefined()
    server.close()
    expect(await closed()).toBeUndefined()
  })

  it('accepts an unescaped password from the environment', async () => {
    const network = new NodeNetwork({ HTTPS_PROXY: 'http://me:50%@env.test:8080' })
    expect(await network.proxyFor('https://h.test')).toBe('http://env.test:8080')
  })

  it('lets a SOCKS proxy find the addresses of names, and names the kinds that it cannot use', async () => {
    const env = { HTTPS_PROXY: 'socks5h://env.test:1080' }
    expect(await new NodeNetwork(env).proxyFor('https://h.test')).toBe('socks5://env.test:1080')
    const other = new NodeNetwork({ HTTPS_PROXY: 'socks4://env.test:1080' })
    await expect(other.fetch('https://h.test')).rejects.toMatchObject({
      host: 'env.test:1080',
      reason: 'unsupported',
    })
  })

  it('reports the proxy that a request would use', async () => {
    const network = new NodeNetwork({ HTTPS_PROXY: 'http://me:secret@env.test:8080' })
    expect(await network.proxyFor('https://h.test')).toBe('http://env.test:8080')
    expect(await network.proxyFor('http://127.0.0.1:5000')).toBeUndefined()
    await network.configure({ proxy: { mode: 'fixed', url: 'socks5://p.test:1080' } })
    expect(await network.proxyFor('https://h.test')).toBe('socks5://p.test:1080')
    await network.configure({ proxy: { mode: 'none' } })
    expect(await network.proxyFor('https://h.test')).toBeUndefined()
  })
})
