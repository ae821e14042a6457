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

/**
 * Whether a code refuses what was asked: unsupported data, a policy, no authorization, or a reason of the service's own.
 * Other codes, and none, are a matter of the connection.
 */
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
  if (code === TRY_AGAIN_LATER)
    return {
      kind: 'unavailable',
      status: 503,
      retryAfterMs: LATER_MS,
      ...(said !== '' && { message: said }),
    }
  if (!isRefusedBy(code)) return { kind: 'unreachable', host, cause: 'connection-lost', sent: 'unknown' }
  return {
    kind: 'voice-ended',
    errorCode: code,
    reasonCode: 0,
    message: said === '' ? `Closed with ${code}.` : said,
  }
}

/** Whether the loss of a link says that the service takes no other one for its session. */
export const isRefusal = (cause: AppError): boolean =>
  cause.kind === 'voice-ended' || ['ticket-refused', 'give-up'].includes(afterFailure(cause))
