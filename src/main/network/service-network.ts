import { type AuthInfo, app, net, type Session, session } from 'electron'
import type { Credentials, NetworkConfig, NetworkPort } from '../../backend/network/port.ts'
import type { Socket } from '../../core/voice/wire/socket.ts'
import { createLoginFetch } from './login-fetch.ts'
import { trustSystem } from './trust-system.ts'

/** Chromium's name for a direct connection. */
const DIRECT = 'DIRECT'
/** Chromium's names for proxy types, with their URL schemes. */
const SCHEMES: Readonly<Record<string, string>> = {
  PROXY: 'http',
  HTTPS: 'https',
  SOCKS5: 'socks5',
  SOCKS: 'socks4',
}

const MAX_REMEMBERED = 100

/**
 * Configures Chromium's network stack for the requests of the backend and the voice WebSockets of the pages.
 * Chromium bypasses the proxy for loopback addresses.
 */
export class ServiceNetwork implements NetworkPort {
  readonly #sessions: readonly Session[]
  readonly #userAgent: string
  #config: NetworkConfig = { proxy: { mode: 'system' } }
  /**
   * Addresses of page requests that were answered with the credentials: another login request means that they
   * are wrong.
   */
  readonly #answered = new Set<string>()

  /** @param userAgent user agent of all voice WebSockets, those of pages included; other requests set their own */
  constructor(sessions: readonly Session[], userAgent: string, platform = process.platform) {
    this.#sessions = sessions
    this.#userAgent = userAgent
    for (const each of sessions) {
      if (platform === 'linux') each.setCertificateVerifyProc(trustSystem)
      each.webRequest.onBeforeSendHeaders({ urls: ['ws://*/*', 'wss://*/*'] }, ({ requestHeaders }, send) =>
        send({ requestHeaders: { ...requestHeaders, 'User-Agent': userAgent } }),
      )
    }
    app.on('login', (event, _page, { url }, asked, callback) => {
      const credentials = this.#answered.has(url) ? undefined : this.credentialsFor(asked)
      if (credentials === undefined) return
      if (this.#answered.size >= MAX_REMEMBERED) this.#answered.clear()
      this.#answered.add(url)
      event.preventDefault()
      callback(credentials.user, credentials.password)
    })
  }

  async configure(config: NetworkConfig): Promise<void> {
    this.#config = config
    this.#answered.clear()
    const { proxy } = config
    await Promise.all(
      this.#sessions.map((each) =>
        each.setProxy(
          proxy.mode === 'fixed'
            ? { mode: 'fixed_servers', proxyRules: proxy.url }
            : { mode: proxy.mode === 'none' ? 'direct' : 'system' },
        ),
      ),
    )
  }

  async proxyFor(address: string): Promise<string | undefined> {
    const [first = DIRECT] = ((await this.#sessions[0]?.resolveProxy(address)) ?? DIRECT).split(';')
    const [kind = '', host] = first.trim().split(' ')
    return host === undefined ? undefined : `${SCHEMES[kind] ?? kind.toLowerCase()}://${host}`
  }

  readonly openSocket = (address: string): Socket =>
    new net.WebSocket(address, { headers: { 'User-Agent': this.#userAgent } }) as unknown as Socket

  /** Sockets of the main process have nobody to ask for a login, but know those of requests in their session. */
  async logIn(address: string, signal: AbortSignal): Promise<void> {
    if (!this.hasCredentials) return
    await createLoginFetch(session.defaultSession, this)(address, { method: 'HEAD', signal })
  }

  /** Host and port of the configured proxy, if there is one. */
  get proxyHost(): string | undefined {
    const { proxy } = this.#config
    return proxy.mode === 'fixed' ? new URL(proxy.url).host : undefined
  }

  get hasCredentials(): boolean {
    const { proxy } = this.#config
    return proxy.mode === 'fixed' && proxy.credentials !== undefined
  }

  /** Credentials for a login request; only for the proxy that they were entered for. */
  credentialsFor({ isProxy, host, port }: AuthInfo): Credentials | undefined {
    const { proxy } = this.#config
    if (!isProxy || proxy.mode !== 'fixed') return undefined
    const url = new URL(proxy.url)
    const own = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
    return url.hostname === host && own === port ? proxy.credentials : undefined
  }
}
