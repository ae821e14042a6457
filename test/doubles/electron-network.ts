/**
 * The network of sessions on Node, as far as Chromium's behaves alike for the requests of the shell: proxies with a login,
 * certificates with the decision of the session, and Chromium's names for failures.
 */
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import type * as Electron from 'electron'

type VerifyProc = Parameters<Electron.Session['setCertificateVerifyProc']>[0]

export interface Login {
  readonly user: string
  readonly password: string
}

/** Asks for the credentials of a proxy; undefined gives up. */
type AskLogin = (asked: Electron.AuthInfo) => Promise<Login | undefined>

/** Decisions of a session about its requests. */
interface NetworkSession {
  /** The proxy for requests that leave this computer. */
  readonly proxyRules: string | undefined
  readonly verifyProc: VerifyProc
}

interface Asked {
  readonly session: NetworkSession
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | undefined
  readonly askLogin: AskLogin
  readonly signal: AbortSignal
}

/** Chromium's names for what Node calls otherwise. */
const FAILURES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'CONNECTION_REFUSED',
  ECONNRESET: 'CONNECTION_RESET',
  EAI_AGAIN: 'NAME_NOT_RESOLVED',
  ENOTFOUND: 'NAME_NOT_RESOLVED',
  ETIMEDOUT: 'CONNECTION_TIMED_OUT',
  EPIPE: 'CONNECTION_RESET',
  ENETUNREACH: 'ADDRESS_UNREACHABLE',
  EHOSTUNREACH: 'ADDRESS_UNREACHABLE',
}
const CERTIFICATE_FAILURES: Readonly<Record<string, readonly [name: string, code: number]>> = {
  ERR_TLS_CERT_ALTNAME_INVALID: ['CERT_COMMON_NAME_INVALID', -200],
  CERT_HAS_EXPIRED: ['CERT_DATE_INVALID', -201],
}
/** Chromium's verdict on every other certificate: no authority that it trusts has issued it. */
const AUTHORITY_INVALID = ['CERT_AUTHORITY_INVALID', -202] as const
const TRUSTED = 0
const AS_CHROMIUM_FOUND = -3

const failure = (name: string) => new Error(`net::ERR_${name}`)

function toChromium(thrown: unknown): Error {
  const { code = '', message } = thrown as NodeJS.ErrnoException
  return message.startsWith('net::') ? (thrown as Error) : failure(FAILURES[code] ?? 'FAILED')
}

/** Sends a request, without following redirects. Rejects with Chromium's failures. */
export async function send(asked: Asked): Promise<IncomingMessage> {
  try {
    const url = new URL(asked.url)
    const socket = await open(url, asked)
    const request = httpRequest({
      createConnection: () => socket,
      method: asked.method,
      path: url.pathname + url.search,
      headers: { Host: url.host, ...asked.headers, ...lengthOf(asked) },
      signal: asked.signal,
    })
    request.end(asked.body)
    const [message] = (await once(request, 'response')) as [IncomingMessage]
    return message
  } catch (thrown) {
    throw asked.signal.aborted ? asked.signal.reason : toChromium(thrown)
  }
}

const lengthOf = ({ body }: Asked) => (body === undefined ? {} : { 'Content-Length': String(body.length) })

const isLoopback = ({ hostname }: URL) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
const portOf = ({ port, protocol }: URL) => (port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port))

/** Connects to the host of an address, through the proxy of the session and with its trust. */
export async function open(url: URL, asked: Pick<Asked, 'session' | 'askLogin'>): Promise<Socket> {
  const { proxyRules, verifyProc } = asked.session
  const isDirect = proxyRules === undefined || isLoopback(url)
  const plain = isDirect ? await dial(url) : await tunnel(new URL(proxyRules), url, asked.askLogin)
  return url.protocol === 'https:' ? secure(plain, url, verifyProc) : plain
}

async function dial(url: URL): Promise<Socket> {
  const socket = connect(portOf(url), url.hostname.replace(/^\[(.*)\]$/, '$1'))
  await once(socket, 'connect')
  return socket
}

/** A connection to a host through an HTTP proxy, which may ask for a login. */
async function tunnel(proxy: URL, url: URL, askLogin: AskLogin): Promise<Socket> {
  if (proxy.protocol !== 'http:') throw failure('NO_SUPPORTED_PROXIES')
  const target = `${url.hostname}:${portOf(url)}`
  for (let authorization: string | undefined; ; ) {
    const socket = await dial(proxy).catch(() => Promise.reject(failure('PROXY_CONNECTION_FAILED')))
    const request = httpRequest({
      createConnection: () => socket,
      method: 'CONNECT',
      path: target,
      headers: { Host: target, ...(authorization !== undefined && { 'Proxy-Authorization': authorization }) },
    })
    request.end()
    const [message] = (await once(request, 'connect')) as [IncomingMessage]
    if (message.statusCode === 200) return socket
    socket.destroy()
    if (message.statusCode !== 407) throw failure('TUNNEL_CONNECTION_FAILED')
    const login = await askLogin({
      isProxy: true,
      scheme: 'basic',
      host: proxy.hostname,
      port: portOf(proxy),
      realm: '',
    })
    if (login === undefined) throw failure('PROXY_AUTH_REQUESTED')
    authorization = `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`
  }
}

async function secure(socket: Socket, url: URL, verify: VerifyProc): Promise<Socket> {
  // Trust is decided below, as Chromium asks the session.
  const secured = connectTls({ socket, servername: url.hostname, rejectUnauthorized: false })
  await once(secured, 'secureConnect')
  const problem = secured.authorized
    ? undefined
    : (CERTIFICATE_FAILURES[String(secured.authorizationError)] ?? AUTHORITY_INVALID)
  const decision = await decide(secured, url.hostname, problem, verify)
  if (decision === TRUSTED || (decision === AS_CHROMIUM_FOUND && problem === undefined)) return secured
  secured.destroy()
  throw failure(problem?.[0] ?? 'FAILED')
}

const decide = (
  socket: TLSSocket,
  hostname: string,
  problem: readonly [name: string, code: number] | undefined,
  verify: VerifyProc,
): Promise<number> =>
  verify === null
    ? Promise.resolve(AS_CHROMIUM_FOUND)
    : new Promise((resolve) => {
        const certificate = toCertificate(socket.getPeerX509Certificate())
        verify(
          {
            hostname,
            certificate,
            validatedCertificate: certificate,
            isIssuedByKnownRoot: problem === undefined,
            verificationResult: problem === undefined ? 'OK' : `net::ERR_${problem[0]}`,
            errorCode: problem?.[1] ?? 0,
          },
          resolve,
        )
      })

type Link = ReturnType<TLSSocket['getPeerX509Certificate']>

/** A certificate with what the shell reads of it. The last one of a chain may name itself. */
function toCertificate(link: Link): Electron.Certificate {
  const issuer = link?.issuerCertificate
  return {
    data: String(link),
    ...(issuer !== undefined && String(issuer) !== String(link) && { issuerCert: toCertificate(issuer) }),
  } as Electron.Certificate
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const BODILESS = new Set([204, 205, 304])

/** `fetch` of a session, which knows no login. A redirect that is not followed is a failure, without its response. */
export async function fetchFor(
  session: NetworkSession,
  input: Parameters<typeof fetch>[0],
  init?: RequestInit,
): Promise<Response> {
  const wanted = new Request(input, init)
  const body = wanted.body === null ? undefined : new Uint8Array(await wanted.arrayBuffer())
  const message = await send({
    session,
    method: wanted.method,
    url: wanted.url,
    headers: Object.fromEntries(wanted.headers),
    body,
    askLogin: () => Promise.resolve(undefined),
    signal: wanted.signal,
  })
  const { statusCode: status = 0, headers } = message
  if (REDIRECTS.has(status)) {
    message.destroy()
    if (wanted.redirect !== 'follow') throw new Error('Redirect was cancelled')
    return fetchFor(session, new URL(headers.location ?? '', wanted.url), init)
  }
  const pairs = Object.entries(headers).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  )
  const content = Readable.toWeb(message) as ReadableStream<Uint8Array<ArrayBuffer>>
  return new Response(BODILESS.has(status) ? null : content, { status, headers: pairs })
}
