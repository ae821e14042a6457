import type { IncomingHttpHeaders } from 'node:http'
import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls'
import { Agent, type Dispatcher, ProxyAgent, WebSocket as UndiciSocket, fetch as undiciFetch } from 'undici'
import type { AppError } from '../../core/base/errors.ts'
import { isLoopback } from '../../core/service/addresses.ts'
import type { Socket } from '../../core/voice/wire/socket.ts'
import { errorMessages } from '../base/error-utils.ts'
import { readRetryAfter, toResponseError } from '../service/http/answers.ts'
import type { Credentials, NetworkConfig, NetworkPort } from './port.ts'
import { ProxyFailure } from './proxy-failure.ts'
import { systemProxy } from './system-proxy.ts'

type Fetch = typeof globalThis.fetch

const CONNECT_LIMIT_MS = 10_000

/** A proxy with its credentials. */
interface Proxy {
  readonly url: URL
  readonly credentials: Credentials | undefined
}

const hostOf = ({ url }: Proxy): string => url.host

/** Node's network: its own authorities and those of the system, and the configured proxies. */
export class NodeNetwork implements NetworkPort {
  readonly #env: NodeJS.ProcessEnv
  readonly #userAgent: string | undefined
  readonly #systemAuthorities: () => readonly string[]
  #config: NetworkConfig = { proxy: { mode: 'system' } }
  #trust: SecureContext | undefined
  /** Dispatchers by proxy and security, since each keeps its connections. */
  #agents = new Map<string, Dispatcher>()

  /**
   * @param env environment variables that name the system's proxies
   * @param userAgent user agent of sockets; requests have their own
   * @param systemAuthorities in PEM
   */
  constructor(
    env: NodeJS.ProcessEnv,
    userAgent?: string,
    systemAuthorities = () => getCACertificates('system'),
  ) {
    this.#systemAuthorities = systemAuthorities
    this.#env = env
    this.#userAgent = userAgent
  }

  configure(config: NetworkConfig): Promise<void> {
    const left = this.#agents
    this.#agents = new Map()
    this.#config = config
    // Requests in progress are completed.
    for (const agent of left.values()) void agent.close().catch(() => undefined)
    return Promise.resolve()
  }

  proxyFor(address: string): Promise<string | undefined> {
    const proxy = this.#proxyFor(new URL(address))
    return Promise.resolve(proxy && `${proxy.url.protocol}//${proxy.url.host}`)
  }

  readonly fetch: Fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const proxy = this.#proxyFor(url)
    const asked = { ...(await packed(init)), dispatcher: this.#agentFor(url, proxy) }
    try {
      const response: unknown = await undiciFetch(url, asked as Parameters<typeof undiciFetch>[1])
      return response as Response
    } catch (thrown) {
      throw proxy === undefined ? thrown : (failureOf(proxy, thrown) ?? thrown)
    }
  }

  readonly openSocket = (address: string): Socket => {
    const url = new URL(address.replace(/^ws/, 'http'))
    const agent = this.#agentFor(url, this.#proxyFor(url))
    const userAgent = this.#userAgent
    let refusal: AppError | undefined
    const dispatcher = agent.compose(
      (dispatch) => (options, handler) =>
        dispatch(
          options,
          observed(handler, (status, headers) => {
            refusal = errorOfUpgrade(status, headers, url.host)
          }),
        ),
    )
    const socket = new UndiciSocket(address, {
      dispatcher,
      ...(userAgent !== undefined && { headers: { 'User-Agent': userAgent } }),
    })
    return Object.defineProperty(socket, 'refusal', { get: () => refusal })
  }

  /** Reading the authorities of the system takes a tenth of a second: not before the first request that needs them. */
  #secureContext(): SecureContext {
    this.#trust ??= createSecureContext({
      ca: [...getCACertificates('default'), ...this.#systemAuthorities()],
    })
    return this.#trust
  }

  #proxyFor(url: URL): Proxy | undefined {
    if (isLoopback(url)) return undefined
    const { proxy } = this.#config
    if (proxy.mode === 'none') return undefined
    if (proxy.mode === 'fixed') return { url: new URL(proxy.url), credentials: proxy.credentials }
    const named = systemProxy(this.#env, url)
    return named === undefined ? undefined : readProxy(named)
  }

  #agentFor(url: URL, proxy: Proxy | undefined): Dispatcher {
    const isSecure = url.protocol === 'https:'
    const name = `${isSecure} ${proxy?.url.href ?? ''}`
    const agent = this.#agents.get(name) ?? this.#createAgent(proxy, isSecure)
    this.#agents.set(name, agent)
    return agent
  }

  #createAgent(proxy: Proxy | undefined, isSecure: boolean): Dispatcher {
    const tls = isSecure ? { secureContext: this.#secureContext() } : undefined
    if (proxy === undefined)
      return new Agent({ allowH2: false, connect: { ...tls, timeout: CONNECT_LIMIT_MS } })
    const { url, credentials } = proxy
    return new ProxyAgent({
      uri: `${url.protocol}//${url.host}`,
      allowH2: false,
      connectTimeout: CONNECT_LIMIT_MS,
      ...(tls && { requestTls: tls }),
      // For any other scheme, this option would enable TLS to the proxy.
      ...(tls && url.protocol === 'https:' && { proxyTls: tls }),
      ...(credentials && { token: basic(credentials) }),
    })
  }
}

/** Passes on the answer in place of an upgrade, of which a socket only says that it failed. */
const observed = (
  handler: Dispatcher.DispatchHandler,
  refused: (status: number, headers: IncomingHttpHeaders) => void,
): Dispatcher.DispatchHandler =>
  new Proxy(handler, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        const [, status, headers] = given
        if (name === 'onResponseStart' && Number(status) >= 200)
          refused(Number(status), headers as IncomingHttpHeaders)
        return Reflect.apply(value, target, given)
      }
    },
  })

/** The error of an answer in place of an upgrade. What it refuses is a ticket, and not the key. */
function errorOfUpgrade(status: number, headers: IncomingHttpHeaders, host: string): AppError {
  if (status === 401 || status === 404) return { kind: 'refused', status }
  const { date = '', 'retry-after': retryAfter } = headers
  const times = new Headers({ date, ...(retryAfter !== undefined && { 'retry-after': retryAfter }) })
  const retryAfterMs = readRetryAfter(times, Date.now())
  return toResponseError({ status, host, text: '', traceId: undefined, retryAfterMs, secrets: [] })
}

const basic = ({ user, password }: Credentials): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** Passwords may be in an address unescaped, so a percent sign need not begin an escape. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** @throws if the environment names an invalid proxy */
function readProxy(named: string): Proxy {
  if (!URL.canParse(named)) throw new ProxyFailure('', 'malformed')
  // Both mean the same here: the proxy finds the address of a name.
  const url = new URL(named.replace(/^socks5h:/i, 'socks5:'))
  if (!/^(https?|socks5?):$/.test(url.protocol)) throw new ProxyFailure(url.host, 'unsupported')
  const user = decoded(url.username)
  const credentials = user === '' ? undefined : { user, password: decoded(url.password) }
  return { url: new URL(`${url.protocol}//${url.host}`), credentials }
}

/** Lets the platform encode forms: undici accepts only its own kind. */
async function packed(init: RequestInit): Promise<RequestInit> {
  if (!(init.body instanceof FormData)) return init
  const form = new Response(init.body)
  const headers = new Headers(init.headers)
  headers.set('Content-Type', form.headers.get('Content-Type') ?? '')
  return { ...init, headers: Object.fromEntries(headers), body: await form.arrayBuffer() }
}

/** With a proxy, every connection is to the proxy, so connection errors are about it. */
const FAILURES: readonly (readonly [RegExp, ProxyFailure['reason']])[] = [
  [/Proxy response \(407\)|SOCKS5_AUTH/, 'credentials'],
  [/Proxy response \(\d+\)|SOCKS5/, 'refused'],
  [/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|UND_ERR_PRX/, 'unreachable'],
]

function failureOf(proxy: Proxy, thrown: unknown): ProxyFailure | undefined {
  const words = errorMessages(thrown)
  const reason = FAILURES.find(([pattern]) => pattern.test(words))?.[1]
  return reason === undefined ? undefined : new ProxyFailure(hostOf(proxy), reason, thrown)
}
