import { type AppError, unexpected } from '../../../core/base/errors.ts'
import { parseJson } from '../../../core/base/formats/json.ts'
import { errorMessages } from '../../base/error-utils.ts'
import { ProxyFailure } from '../../network/proxy-failure.ts'

/** The part of a response that an error needs. */
export interface Answer {
  readonly status: number
  readonly host: string
  readonly text: string
  readonly traceId: string | undefined
  readonly retryAfterMs: number | undefined
  /** Secrets of the request, which must not appear in an error even if the service quotes them. */
  readonly secrets: readonly string[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Length limit of a quoted message, suitable for a notice. */
const MAX_MESSAGE_CHARACTERS = 1000

/**
 * Excerpt of a message of the service for display, without secrets of the request.
 *
 * @param secrets of the request
 */
export function quote(message: string, secrets: readonly string[]): string {
  const clean = secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), message)
  return clean.length > MAX_MESSAGE_CHARACTERS ? `${clean.slice(0, MAX_MESSAGE_CHARACTERS)}…` : clean
}

const CODE = /^[\w.:-]{1,64}$/

/** The service's own explanation of an error. */
interface Explanation {
  readonly message?: string
  /** Its stable name. */
  readonly code?: string
}

/**
 * The service explains itself in `message`, sometimes `detail`, and a `code`; its edge nests them in `error`. A proxy on
 * the way answers with anything.
 */
function explanationOf(text: string, secrets: readonly string[]): Explanation {
  const read = parseJson(text)
  if (!read.ok || !isRecord(read.value)) return {}
  const { value: body } = read
  const { message, detail, code } = isRecord(body['error']) ? { ...body, ...body['error'] } : body
  const whole = [message, detail].filter((part) => typeof part === 'string' && part !== '').join(' ')
  const isCode = typeof code === 'string' && CODE.test(code) && !secrets.some((each) => code.includes(each))
  return { ...(whole !== '' && { message: whole }), ...(isCode && { code }) }
}

const MISSING_SCOPES = /missing required scopes?(?:\(s\))?:\s*([\w:.*, -]+)/i
const MAX_SCOPES = 20

/** The scopes that the key lacks, if the refusal is about scopes. */
function missingScopesOf(message = ''): readonly string[] {
  const [, listed = ''] = MISSING_SCOPES.exec(message) ?? []
  const scopes = listed.split(/[\s,]+/).map((scope) => scope.replace(/\.$/, ''))
  return scopes.filter((scope) => scope !== '').slice(0, MAX_SCOPES)
}

const OTHER_REGION = /\baccount is denied access\b/i

function refusalOf(host: string, said: Explanation & { readonly traceId?: string }): AppError {
  if (OTHER_REGION.test(said.message ?? '')) return { kind: 'other-region', host, ...said }
  const missingScopes = missingScopesOf(said.message)
  return {
    kind: 'not-allowed',
    ...(missingScopes.length > 0 && { missingScopes: [...missingScopes] }),
    ...said,
  }
}

const TOO_MANY = new Set([429, 529])
/**
 * Refusals of a connection, not of what was asked (RFC 9110, 15.5.9 and 15.5.20; RFC 8470, 5.2): another one may bring it.
 */
const OF_CONNECTION = new Set([408, 421, 425])

/** The error for a response outside 200 to 299. */
export function toResponseError({ status, host, text, traceId, retryAfterMs, secrets }: Answer): AppError {
  const { message, code } = explanationOf(text, secrets)
  const said = {
    ...(message !== undefined && { message: quote(message, secrets) }),
    ...(code !== undefined && { code }),
    ...(traceId !== undefined && { traceId }),
  }
  const later = { ...said, ...(retryAfterMs !== undefined && { retryAfterMs }) }
  if (TOO_MANY.has(status)) return { kind: 'rate-limited', ...later }
  // 511 is what a network answers that wants its user to sign in.
  if ((status >= 300 && status < 400) || status === 511)
    return { kind: 'invalid-response', host, detail: `redirect (${status})`, hint: 'sign-in', ...said }
  if (status >= 500 || OF_CONNECTION.has(status)) return { kind: 'unavailable', status, ...later }
  switch (status) {
    case 401:
      return { kind: 'key-rejected', ...said }
    case 403:
      return refusalOf(host, said)
    case 404:
      return { kind: 'not-found', ...said }
    case 413:
      return { kind: 'too-large', ...said }
    case 456:
      return { kind: 'quota-exceeded', ...said }
    default:
      return { kind: 'refused', status, ...said }
  }
}

/** Upper limit: longer waits are pointless, and timers do not support them. */
const MAX_RETRY_AFTER_MS = 24 * 3_600_000

/**
 * `Retry-After` of an answer, in milliseconds: seconds, or a date, by the clock of who has answered. That of this computer
 * may be wrong.
 *
 * @param now that of this computer, in milliseconds since 1970
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const header = headers.get('Retry-After')
  if (header === null) return undefined
  const seconds = Number(header)
  const answeredAt = Date.parse(headers.get('Date') ?? '')
  const ms = Number.isFinite(seconds)
    ? seconds * 1000
    : Date.parse(header) - (Number.isNaN(answeredAt) ? now : answeredAt)
  return Number.isFinite(ms) ? Math.min(MAX_RETRY_AFTER_MS, Math.max(0, ms)) : undefined
}

type Unreachable = Extract<AppError, { kind: 'unreachable' }>

/** Causes by the error codes of Node (`ECONNREFUSED`) and Chromium (`net::ERR_CONNECTION_REFUSED`). */
const CAUSES: readonly (readonly [
  pattern: RegExp,
  cause: Unreachable['cause'],
  sent: Unreachable['sent'],
])[] = [
  [/ENOTFOUND|EAI_AGAIN|NAME_NOT_RESOLVED/, 'name-not-found', 'no'],
  [/ECONNREFUSED|CONNECTION_REFUSED/, 'connection-refused', 'no'],
  [/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/, 'certificate', 'no'],
  // The server does not speak TLS, or no supported version: nothing is sent before both sides agree.
  [
    /ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|UNSUPPORTED_PROTOCOL|NO_PROTOCOLS|PROTOCOL_ERROR|VERSION_OR_CIPHER_MISMATCH)|EPROTO|HANDSHAKE/i,
    'other',
    'no',
  ],
  // The same codes occur when an open connection breaks; only a new connection has certainly sent nothing.
  [/connect (EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)|CONNECT_TIMEOUT|ADDRESS_UNREACHABLE|PROXY/, 'other', 'no'],
  [/CONNECTION_TIMED_OUT|INTERNET_DISCONNECTED/, 'other', 'no'],
  [/EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ERR_SSL|ERR_TLS/, 'connection-lost', 'unknown'],
  [
    /ECONNRESET|EPIPE|UND_ERR_SOCKET|CONNECTION_(RESET|CLOSED|ABORTED)|EMPTY_RESPONSE/,
    'connection-lost',
    'unknown',
  ],
]

/** Errors of Node's decoders and of Chromium for an answer that is not compressed as it says, whatever else it is. */
const NOT_DECODABLE =
  /\bZ_[A-Z]+_ERROR\b|BROTLI|\bERR__ERROR_|Decompression failed|\bZSTD_|CONTENT_DECODING_FAILED/

/** The error for a request without any response that can be read. */
export function errorOfFailure(thrown: unknown, host: string): AppError {
  if (thrown instanceof ProxyFailure) return { kind: 'proxy', host: thrown.host, reason: thrown.reason }
  const words = errorMessages(thrown)
  if (NOT_DECODABLE.test(words))
    return { kind: 'invalid-response', host, detail: 'not compressed as it says' }
  for (const [pattern, cause, sent] of CAUSES)
    if (pattern.test(words)) return { kind: 'unreachable', host, cause, sent }
  return thrown instanceof TypeError
    ? { kind: 'unreachable', host, cause: 'other', sent: 'unknown' }
    : unexpected(thrown)
}
