import { beforeEach, describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { app, environment, session } from '../../../test/doubles/electron.ts'
import { requests } from '../../../test/doubles/electron-net.ts'
import { startHttpProxy } from '../../../test/support/network-faults/http-proxy.ts'
import { HttpPeer, json } from '../../../test/support/service/http-peer.ts'
import { ServiceNetwork } from './service-network.ts'

const service = session.fromPartition('network-test')
const pages = session.defaultSession
const CREDENTIALS = { user: 'me', password: 'secret' }

describe('the network of the desktop', () => {
  let network: ServiceNetwork
  beforeEach(async () => {
    app.removeAllListeners('login')
    network = new ServiceNetwork([service.real, pages.real], 'Parley/1.2.3')
    await network.configure({ proxy: { mode: 'system' } })
  })

  it.each([
    [{ mode: 'system' } as const, { mode: 'system' }],
    [{ mode: 'none' } as const, { mode: 'direct' }],
    [
      { mode: 'fixed', url: 'socks5://p.test:1080' } as const,
      { mode: 'fixed_servers', proxyRules: 'socks5://p.test:1080' },
    ],
  ])('is configured for requests and for voice: %j', async (proxy, expected) => {
    await network.configure({ proxy })
    expect([service.proxies.at(-1), pages.proxies.at(-1)]).toEqual([expected, expected])
  })

  it('sets the user agent of voice WebSockets, including those of pages', () => {
    const sent: Electron.BeforeSendResponse[] = []
    const requestHeaders = { 'User-Agent': 'Mozilla/5.0', Origin: 'app://parley' }
    pages.beforeSending?.({ url: 'wss://h.test/?token=1', requestHeaders }, (response) => sent.push(response))
    expect(sent).toEqual([{ requestHeaders: { ...requestHeaders, 'User-Agent': 'Parley/1.2.3' } }])
  })

  it.each([
    ['linux', 'function'],
    ['win32', 'object'],
    ['darwin', 'object'],
  ] as const)(
    'adds the authorities of the system where Chromium does not read them: %s',
    (platform, type) => {
      for (const each of [service, pages]) each.verifyProc = null
      network = new ServiceNetwork([service.real, pages.real], 'Parley/1.2.3', platform)
      expect([typeof service.verifyProc, typeof pages.verifyProc]).toEqual([type, type])
    },
  )

  it.each([
    ['DIRECT', undefined],
    ['PROXY p.test:8080;DIRECT', 'http://p.test:8080'],
    ['HTTPS p.test:443', 'https://p.test:443'],
    ['SOCKS5 p.test:1080', 'socks5://p.test:1080'],
  ])('reports the proxy that Chromium uses: %s', async (answer, expected) => {
    service.proxyAnswer = answer
    expect(await network.proxyFor('https://h.test')).toBe(expected)
  })

  it('sends the password for a page’s voice WebSocket once for each address', async () => {
    await network.configure({
      proxy: { mode: 'fixed', url: 'http://p.test', credentials: CREDENTIALS },
    })
    const told: unknown[][] = []
    let prevented = 0
    const ask = (asked: object, url = 'wss://h.test/?token=1') =>
      app.emit(
        'login',
        { preventDefault: () => (prevented += 1) },
        null,
        { url },
        { isProxy: true, host: 'p.test', port: 80, ...asked },
        (...credentials: unknown[]) => void told.push(credentials),
      )
    ask({ isProxy: false })
    ask({ host: 'evil.test' })
    ask({ port: 8080 })
    expect([told, prevented]).toEqual([[], 0])
    ask({})
    ask({})
    ask({}, 'wss://h.test/?token=2')
    expect([told, prevented]).toEqual([
      [
        ['me', 'secret'],
        ['me', 'secret'],
      ],
      2,
    ])
  })
})

describe('the WebSockets of the main process', () => {
  it('use a login to the proxy that was made for them', async () => {
    environment.isOnline = true
    const peer = await HttpPeer.listen()
    peer.answerWith(json(200, {}))
    const proxy = await startHttpProxy({ login: 'me:secret' })
    app.removeAllListeners('login')
    const network = new ServiceNetwork([service.real, pages.real], 'Parley/1.2.3')
    await network.configure({
      proxy: { mode: 'fixed', url: `http://${proxy.host}`, credentials: CREDENTIALS },
    })
    const failure = () => {
      const socket = network.openSocket(`ws://service.test:${peer.port}`) as unknown as WebSocket
      return new Promise((resolve) => socket.on('error', ({ message }) => resolve(message)))
    }
    expect(await failure()).toBe('net::ERR_PROXY_AUTH_REQUESTED')
    await network.logIn(`http://service.test:${peer.port}`, new AbortController().signal)
    // It reached the service, which has no sockets.
    expect(await failure()).toBe('Unexpected server response: 200')
    await network.configure({ proxy: { mode: 'none' } })
    delete environment.isOnline
    await Promise.all([peer.close(), proxy.close()])
  })

  it('need no login without credentials', async () => {
    requests.length = 0
    const network = new ServiceNetwork([service.real, pages.real], 'Parley/1.2.3')
    await network.logIn('http://service.test', new AbortController().signal)
    expect(requests).toEqual([])
  })
})
