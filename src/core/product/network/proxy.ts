import * as z from 'zod/mini'
import type { AppErrorOf } from '../../base/errors.ts'
import { err, ok, type Result } from '../../base/result.ts'

/** Proxy of requests. Its password is stored with the keys, never here. */
export const proxySchema = z.discriminatedUnion('mode', [
  /** Follows the system. */
  z.object({ mode: z.literal('system') }),
  z.object({ mode: z.literal('none') }),
  z.object({
    mode: z.literal('fixed'),
    /** Scheme, host and port. A file can be edited: it is checked again whenever it is read. */
    url: z.string().check(z.refine((url) => !SOCKS5H.test(url) && checkProxyAddress(url).ok)),
    /** Empty for a proxy that asks for none. */
    user: z._default(z.string(), ''),
  }),
])
export type ProxyChoice = z.output<typeof proxySchema>

const SCHEMES = new Set(['http:', 'https:', 'socks5:'])
/** A SOCKS5 proxy that finds the addresses of names, as every one does here. */
const SOCKS5H = /^socks5h:/i

type Refused = Result<never, AppErrorOf<'invalid-input'>>

const malformed = (field: string, detail: string): Refused =>
  err({ kind: 'invalid-input', field, problem: { type: 'malformed', detail } })

/**
 * Checks the address of a proxy.
 *
 * @returns scheme, host and port alone
 */
export function checkProxyAddress(address: string): Result<string, AppErrorOf<'invalid-input'>> {
  if (!URL.canParse(address)) return malformed('url', 'it should look like http://proxy.example.com:8080')
  const url = new URL(address.replace(SOCKS5H, 'socks5:'))
  if (!SCHEMES.has(url.protocol)) return malformed('url', 'it begins with http, https or socks5')
  if (url.username !== '' || url.password !== '')
    return malformed('url', 'user name and password have fields of their own')
  const rest = url.pathname + url.search + url.hash
  if (url.hostname === '' || (rest !== '' && rest !== '/'))
    return malformed('url', 'it has a host and a port, and nothing behind them')
  return ok(`${url.protocol}//${url.host}`)
}

// oxlint-disable-next-line no-control-regex -- control characters are what this pattern detects
const CONTROL = /[\u0000-\u001F\u007F]/

/** Checks user name and password for a proxy, by the rules of its scheme. */
export function checkProxyUser(
  url: string,
  user: string,
  password: string | undefined,
): Result<void, AppErrorOf<'invalid-input'>> {
  const hasPassword = password !== undefined && password !== ''
  if (/^socks5h?:/i.test(url) && (user !== '' || hasPassword))
    return malformed('user', 'a SOCKS5 proxy is used without user name and password')
  if (user === '' && hasPassword)
    return err({ kind: 'invalid-input', field: 'user', problem: { type: 'missing' } })
  if (user.includes(':') || CONTROL.test(user))
    return malformed('user', 'it has a character that no user name has')
  if (hasPassword && CONTROL.test(password))
    return malformed('password', 'it has a character that no password has')
  return ok(undefined)
}
