import { session } from 'electron'

type Fetch = typeof globalThis.fetch

/**
 * `fetch` through Chromium's network stack: the system's proxy, its trust in certificates, its client
 * certificates. It has a session of its own that lives in memory, so nothing that the service answers, no cookie
 * and no cache, is ever on the disk or near a page.
 */
export function createServiceFetch(): Fetch {
  const service = session.fromPartition('service', { cache: false })
  return async (input, init) => {
    try {
      return await service.fetch(input instanceof URL ? input.href : input, init)
    } catch (thrown) {
      return asFetch(thrown)
    }
  }
}

/** Electron's `fetch` fails in its own way where the standard's does otherwise. */
function asFetch(thrown: unknown): Response {
  const words = thrown instanceof Error ? thrown.message : ''
  // Asked not to follow a redirect, it rejects instead of answering with it; which one it was is not told.
  if (words === 'Redirect was cancelled') return new Response(null, { status: 302 })
  if (words.startsWith('net::')) throw new TypeError('fetch failed', { cause: thrown })
  throw thrown
}
