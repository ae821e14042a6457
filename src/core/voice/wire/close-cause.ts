import { type AppError, afterFailure } from '../../base/errors.ts'

/** The fields of a close event, of which some implementations have none. */
export interface CloseEvent {
  readonly code?: number
  readonly reason?: string
}

const TRY_AGAIN_LATER = 1013
/** Time after which a service may be asked again that says "later". */
const LATER_MS = 5000
const MAX_REASON_CHARACTERS = 200

/** Ends without a fault, and without a close frame: a matter of the connection, unless the service says more. */
const OF_CONNECTION = new Set([1000, 1001, 1005, 1006, 1015])

/** Whether a code refuses what was asked: unsupported data, a policy, no authorization, or a reason of the service's own. */
const isRefusedBy = (code: number): boolean =>
  code === 1003 || code === 1008 || code === 3000 || code === 3003 || (code >= 4000 && code < 5000)

/**
 * The error of a connection that was closed.
 *
 * @param secret which the service may quote
 */
export function causeOfClose(
  { code = 1006, reason = '' }: CloseEvent,
  host: string,
  secret: string,
): AppError {
  const said = reason
    .replaceAll(secret, '…')
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, MAX_REASON_CHARACTERS)
  if (isRefusedBy(code)) {
    const message = said === '' ? `Closed with ${code}.` : said
    return { kind: 'voice-ended', errorCode: code, reasonCode: 0, message }
  }
  if (said === '' && OF_CONNECTION.has(code))
    return { kind: 'unreachable', host, cause: 'connection-lost', sent: 'unknown' }
  return {
    kind: 'unavailable',
    status: 503,
    ...(code === TRY_AGAIN_LATER && { retryAfterMs: LATER_MS }),
    ...(said !== '' && { message: said }),
  }
}

/** Whether the loss of a link says that the service takes no other one for its session. */
export const isRefusal = (cause: AppError): boolean =>
  cause.kind === 'voice-ended' || ['ticket-refused', 'give-up'].includes(afterFailure(cause))
