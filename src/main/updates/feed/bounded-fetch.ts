import type { Clock } from '../../../core/base/clock.ts'
import type { UpdateFailure } from '../../../core/product/updates/updates-calls.ts'
import { UpdateRefusal } from './feed.ts'

type Fetch = typeof globalThis.fetch

export interface BoundedFetch {
  readonly fetch: Fetch
  readonly clock: Clock
}

/** Headers of every request: neither the version of this program nor anything that tells installations apart. */
const HEADERS = { 'User-Agent': 'Parley', 'Cache-Control': 'no-cache', 'Accept-Encoding': 'identity' }

/**
 * Requests an address without following redirects.
 *
 * @param signal ends the request and the reading of its body
 */
export async function request(
  { fetch }: BoundedFetch,
  address: URL,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  let response: Response
  try {
    response = await fetch(address, {
      headers: { ...HEADERS, ...headers },
      redirect: 'manual',
      credentials: 'omit',
      signal,
    })
  } catch (thrown) {
    throw asRefusal(thrown, signal)
  }
  const isRedirect = response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)
  if (isRedirect) throw new UpdateRefusal('redirected', address.host)
  return response
}

/** A refusal for a request that failed: the reason of the signal, or what a lost connection means. */
export function asRefusal(thrown: unknown, signal: AbortSignal, lost: UpdateFailure = 'unreachable'): Error {
  if (signal.aborted && signal.reason instanceof Error) return signal.reason
  if (thrown instanceof UpdateRefusal) return thrown
  return new UpdateRefusal(lost, String(thrown), { cause: thrown })
}

/** Calls `act` with a signal that aborts with the given one, or as `slow` when a time has passed. */
export async function withinTime<T>(
  clock: Clock,
  ms: number,
  signal: AbortSignal,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const abort = new AbortController()
  const cancel = clock.after(ms, () => abort.abort(new UpdateRefusal('slow')))
  try {
    return await act(AbortSignal.any([signal, abort.signal]))
  } finally {
    cancel()
    // An answer that was not read to its end would keep its connection.
    abort.abort()
  }
}

/**
 * Fetches a small file.
 *
 * @returns undefined if the server does not have it
 */
export const fetchSmall = (
  bounded: BoundedFetch,
  address: URL,
  { maxBytes, limitMs, signal }: { maxBytes: number; limitMs: number; signal: AbortSignal },
): Promise<Buffer | undefined> =>
  withinTime(bounded.clock, limitMs, signal, async (limited) => {
    const response = await request(bounded, address, limited)
    if (response.status === 404 || response.status === 410) return undefined
    if (response.status !== 200 || response.body === null)
      throw new UpdateRefusal('unreachable', `${response.status}`)
    const chunks: Uint8Array[] = []
    let length = 0
    try {
      for await (const chunk of response.body) {
        length += chunk.length
        if (length > maxBytes) throw new UpdateRefusal('too-large', address.pathname)
        chunks.push(chunk)
      }
    } catch (thrown) {
      throw asRefusal(thrown, limited)
    }
    return Buffer.concat(chunks)
  })
