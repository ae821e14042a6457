import type { Clock } from '../../../core/base/clock.ts'
import type { AppError } from '../../../core/base/errors.ts'
import { errorOfFailure } from '../http/answers.ts'
import type { Connection } from '../http/http.ts'
import type { StallLimit } from '../http/stall-limit.ts'
import type { SendLarge } from './send-large.ts'

/**
 * Ports of uploads and downloads, which take longer than other requests and are never retried automatically.
 */
export interface LargePorts {
  readonly fetch: typeof globalThis.fetch
  readonly send: SendLarge
  readonly clock: Clock
  readonly userAgent: string
}

/** A service, and the URL of the request there. */
export interface Destination extends Connection {
  readonly url: URL
}

export const authorised = ({ profile, key }: Connection, userAgent: string): Record<string, string> => ({
  Authorization: `${profile.authorization} ${key}`,
  'User-Agent': userAgent,
})

/** The error of a request that was aborted, timed out, or lost its connection. */
export function errorOfBreak(
  thrown: unknown,
  host: string,
  signal: AbortSignal,
  limit: StallLimit,
): AppError {
  if (signal.aborted) return { kind: 'cancelled' }
  if (limit.isReached) return { kind: 'timed-out', host, afterMs: limit.afterMs }
  return errorOfFailure(thrown, host)
}
