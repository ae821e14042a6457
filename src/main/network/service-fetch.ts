import type { Session } from 'electron'
import { ProxyFailure } from '../../backend/network/proxy-failure.ts'
import type { AppErrorOf } from '../../core/base/errors.ts'
import { createLoginFetch } from './login-fetch.ts'
import type { ServiceNetwork } from './service-network.ts'

type Fetch = typeof globalThis.fetch

const PROXY_AUTHENTICATION = 407

/**
 * `fetch` through Chromium's network stack, with its proxies, trusted authorities and client certificates.
 *
 * @param service an in-memory session, so that responses, cookies and cached data of the service are never on
 *   the disk or accessible to a page
 */
export function createServiceFetch(service: Session, network: ServiceNetwork): Fetch {
  const withLogin = createLoginFetch(service, network)
  const defaults: Fetch = (input, init) => service.fetch(input instanceof URL ? input.href : input, init)
  return async (input, init) => {
    try {
      const response = await (network.hasCredentials ? withLogin : defaults)(input, init)
      if (response.status !== PROXY_AUTHENTICATION) return response
    } catch (thrown) {
      return asFetch(thrown, network)
    }
    throw new ProxyFailure(network.proxyHost ?? '', 'credentials')
  }
}

const PROXY_FAILURES: readonly (readonly [RegExp, AppErrorOf<'proxy'>['reason']])[] = [
  [/PROXY_AUTH/, 'credentials'],
  [/TUNNEL_CONNECTION_FAILED|SOCKS_CONNECTION_HOST_UNREACHABLE/, 'refused'],
  [/PROXY_CONNECTION_FAILED|SOCKS_CONNECTION_FAILED|PROXY_CERTIFICATE|MANDATORY_PROXY/, 'unreachable'],
]

/** Maps failures of Electron's `fetch` to those of the standard `fetch`. */
export function asFetch(thrown: unknown, network: ServiceNetwork): Response {
  const words = thrown instanceof Error ? thrown.message : ''
  // With redirects disabled, Electron's `fetch` rejects and does not return the response with its status.
  if (words === 'Redirect was cancelled') return new Response(null, { status: 302 })
  if (!words.startsWith('net::')) throw thrown
  const reason = PROXY_FAILURES.find(([pattern]) => pattern.test(words))?.[1]
  if (reason !== undefined) throw new ProxyFailure(network.proxyHost ?? '', reason, thrown)
  throw new TypeError('fetch failed', { cause: thrown })
}
