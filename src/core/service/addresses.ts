import type { AppErrorOf } from '../base/errors.ts'
import { err, ok, type Result } from '../base/result.ts'

type Refusal = AppErrorOf<'address-refused'>
type Reason = Refusal['reason']

/** Literal addresses only, since a name may resolve to anything. */
const LOOPBACK = new Set(['127.0.0.1', '[::1]'])

export const isLoopback = (url: Pick<URL, 'hostname'>): boolean => LOOPBACK.has(url.hostname)

/** All names of this computer, and IPv4 addresses within IPv6, whatever they are: nobody else needs them. */
const THIS_COMPUTER = /^(?:127(?:\.\d+){3}|0\.0\.0\.0|\[::.*\]|(?:.+\.)?localhost\.?)$/

const isThisComputer = (url: URL): boolean => THIS_COMPUTER.test(url.hostname)

const refuse = (reason: Reason, address: string): Result<never, Refusal> =>
  err({ kind: 'address-refused', reason, address })

/** This computer by the name that everybody types, of which no other one is meant. */
const LOCALHOST = 'localhost'

/**
 * Parses an address and requires a secure scheme. The plain scheme is allowed for loopback addresses only,
 * where nothing leaves the computer; `localhost` becomes one. A dot at the end of a name says the same as none.
 */
function parse(address: string, secure: 'https:' | 'wss:', plain: 'http:' | 'ws:'): Result<URL, Refusal> {
  if (!URL.canParse(address)) return refuse('malformed', '')
  const url = new URL(address)
  const name = url.hostname.replace(/\.$/, '')
  url.hostname = url.protocol === plain && name === LOCALHOST ? '127.0.0.1' : name
  const shown = url.host === '' ? '' : `${url.protocol}//${url.host}`
  if (url.protocol !== secure && url.protocol !== plain) return refuse('other-scheme', shown)
  if (url.username !== '' || url.password !== '') return refuse('has-credentials', shown)
  if (url.protocol !== secure && !(url.protocol === plain && isLoopback(url)))
    return refuse('not-secure', shown)
  return ok(url)
}

const PLAIN_NAME = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/

/**
 * Parses a host name as people type it. The result is safe for a header: lower case, punycode, and only a name.
 *
 * @returns undefined if it contains anything else, such as a scheme, a port, a path or a wildcard
 */
export function parseHostName(typed: string): string | undefined {
  const text = typed.trim()
  if (/[\s/\\:@?#]/.test(text) || !URL.canParse(`https://${text}`)) return undefined
  const name = new URL(`https://${text}`).hostname.replace(/\.$/, '')
  return PLAIN_NAME.test(name) ? name : undefined
}

const isHeaderSafe = ({ hostname }: URL): boolean =>
  PLAIN_NAME.test(hostname) || /^\[[0-9a-f:.]+\]$/.test(hostname)

/**
 * Checks the base address of a service. The answer has no slash at its end, no query and no fragment.
 *
 * @returns `address-refused` unless it is https, or http to this very computer
 */
export function checkBaseAddress(address: string): Result<string, Refusal> {
  const parsed = parse(address.trim(), 'https:', 'http:')
  if (!parsed.ok) return parsed
  const { value: url } = parsed
  // The host becomes part of a header, and a URL's host may contain a semicolon.
  if (!isHeaderSafe(url)) return refuse('malformed', url.origin)
  // Also an empty one, which would begin with the first request.
  if (/[?#]/.test(url.href)) return refuse('has-query', `${url.origin}${url.pathname}`)
  return ok(url.href.replace(/\/+$/, ''))
}

/** Whether an address is one as `checkBaseAddress` answers it, but for slashes at its end: no other host than it says. */
export function isBaseAddress(address: string): boolean {
  const checked = checkBaseAddress(address)
  return checked.ok && new URL(address.trim()).host === new URL(checked.value).host
}

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

/**
 * Checks the streaming address in the service's answer. Audio is sent only to the host that the user chose,
 * its subdomains, and the domains of the profile. On this computer the port must match too: another port is
 * another program.
 *
 * @param domains allowed by profile and account in addition to the host of the base address
 */
export function checkStreamAddress(
  address: string,
  baseAddress: string,
  domains: readonly string[],
): Result<string, Refusal> {
  const parsed = parse(address, 'wss:', 'ws:')
  if (!parsed.ok) return parsed
  const { value: url } = parsed
  const base = new URL(baseAddress)
  const isOwnHost = url.host === base.host
  const isBelow =
    !isThisComputer(url) &&
    url.port === '' &&
    [base.hostname, ...domains].some((domain) => isWithin(url.hostname, domain))
  return isOwnHost || isBelow ? ok(url.href) : refuse('other-host', `${url.protocol}//${url.host}`)
}

/**
 * Checks a signed address. It may lead to any storage, without the key; to this computer only if the service
 * itself runs here.
 */
export function checkFileAddress(address: string, baseAddress: string): Result<URL, Refusal> {
  const parsed = parse(address, 'https:', 'http:')
  if (!parsed.ok) return parsed
  const { value: url } = parsed
  const isElsewhere = !isThisComputer(url) || url.host === new URL(baseAddress).host
  return isElsewhere ? ok(url) : refuse('other-host', url.origin)
}

/** The `connect-src` sources that let a page reach the streams that `checkStreamAddress` lets through. */
export function streamSources(baseAddress: string, domains: readonly string[]): string[] {
  const base = new URL(baseAddress)
  if (isLoopback(base)) return [`ws://${base.host}`, `wss://${base.host}`]
  const below = [base.hostname, ...domains].flatMap((domain) => [`wss://${domain}`, `wss://*.${domain}`])
  return [...new Set([`wss://${base.host}`, ...below])]
}
