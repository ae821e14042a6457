import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { localhostIdentity } from '../../support/network-faults/certificates.ts'
import { startHttpProxy, type TestProxy } from '../../support/network-faults/http-proxy.ts'
import { HttpPeer, json } from '../../support/service/http-peer.ts'
import { app, session as electronSession, environment, net } from '../electron.ts'
import { FakeSession } from '../electron-session.ts'

const LOGIN = 'me:secret'
let proxy: TestProxy
let peer: HttpPeer
let secure: HttpPeer
let session: FakeSession
const silent = createServer()

beforeAll(async () => {
  environment.isOnline = true
  proxy = await startHttpProxy({ login: LOGIN })
  peer = await HttpPeer.listen()
  secure = await HttpPeer.listen(localhostIdentity)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  delete environment.isOnline
  await Promise.all([proxy.close(), peer.close(), secure.close()])
  await new Promise((resolve) => silent.close(resolve))
})
beforeEach(() => {
  session = new FakeSession()
  for (const each of [peer, secure]) each.answerWith(json(200, { fine: true }))
})
afterEach(() => app.removeAllListeners('login'))

/** Sends a request. @returns its status, or its failure */
function ask(
  url: string,
  login?: { user: string; password: string },
  by = session,
): Promise<number | string> {
  const request = net.request({ url, method: 'POST', session: by.real })
  return new Promise((resolve) => {
    request.on('login', (_asked, callback: (user?: string, password?: string) => void) =>
      callback(login?.user, login?.password),
    )
    request.on('response', ({ statusCode }: Electron.IncomingMessage) => resolve(statusCode))
    request.on('redirect', (status: number) => resolve(`redirect ${status}`))
    request.on('abort', () => resolve('abort'))
    request.on('error', ({ message }: Error) => resolve(message))
    request.write('body')
    request.end()
    if (url.includes('abort')) request.abort()
  })
}

describe('a request', () => {
  it('is answered, aborted, or fails with Chromium’s word for it', async () => {
    expect(await ask(peer.address)).toBe(200)
    expect(await ask(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/abort`)).toBe('abort')
    expect(await ask('http://127.0.0.1:1')).toBe('net::ERR_CONNECTION_REFUSED')
  })

  it('follows no redirect unless it is told to', async () => {
    peer.answerWith(json(307, {}, { Location: `${peer.address}/other` }))
    expect(await ask(peer.address)).toBe('redirect 307')
    await expect(session.fetch(peer.address, { redirect: 'manual' })).rejects.toThrow(
      'Redirect was cancelled',
    )
  })

  it('goes through the proxy of its session, with the login that it is given, unless it stays here', async () => {
    const far = `https://service.test:${secure.port}`
    session.setCertificateVerifyProc((_request, callback) => callback(0))
    await session.setProxy({ mode: 'fixed_servers', proxyRules: `http://${proxy.host}` })
    expect(await ask(far)).toBe('net::ERR_PROXY_AUTH_REQUESTED')
    await expect(session.fetch(far)).rejects.toThrow('net::ERR_PROXY_AUTH_REQUESTED')
    expect(proxy.asked).toEqual([])
    expect(await ask(far, { user: 'me', password: 'secret' })).toBe(200)
    expect(proxy.asked).toEqual([`service.test:${secure.port}`])
    expect(await ask(peer.address)).toBe(200)
  })

  it.each([
    [0, 200],
    [-2, 'net::ERR_CERT_AUTHORITY_INVALID'],
    [-3, 'net::ERR_CERT_AUTHORITY_INVALID'],
  ])('trusts a certificate as its session decides: %i', async (decision, answer) => {
    const asked: unknown[] = []
    session.setCertificateVerifyProc(({ hostname, errorCode, certificate }, callback) => {
      asked.push([hostname, errorCode, certificate.data.startsWith('-----BEGIN CERTIFICATE-----')])
      callback(decision)
    })
    expect(await ask(`https://localhost:${secure.port}`)).toBe(answer)
    expect(asked).toEqual([['localhost', -202, true]])
  })
})

describe('a WebSocket', () => {
  /** Opens one to a host that only the proxy knows, and that has none. @returns its failure */
  const open = (): Promise<string> => {
    const socket = new net.WebSocket(`ws://service.test:${peer.port}`) as WebSocket
    return new Promise((resolve) => socket.on('error', ({ message }) => resolve(message)))
  }

  it('goes through the proxy of the session, and only with a login that a request there has made', async () => {
    const pages = electronSession.defaultSession
    await pages.setProxy({ mode: 'fixed_servers', proxyRules: `http://${proxy.host}` })
    expect(await open()).toBe('net::ERR_PROXY_AUTH_REQUESTED')
    const far = `http://service.test:${peer.port}`
    expect(await ask(far, { user: 'me', password: 'secret' }, pages)).toBe(200)
    expect(await open()).toBe('Unexpected server response: 200')
    await pages.setProxy({ mode: 'direct' })
  })
})
