import type { AppError, AppErrorKind, AppErrorOf } from '../../base/errors.ts'

/**
 * What a refused reconnect, or the end of a session, means for the ticket. The request rotates the token: where the
 * answer is lost, so is the session, and only a new one helps; where the request surely was not carried out, the
 * ticket still holds.
 */
export type AfterFailure = 'ticket-holds' | 'ticket-lost' | 'ticket-refused' | 'give-up'

const abort = (): AfterFailure => 'give-up'
const ticketHolds = (): AfterFailure => 'ticket-holds'
const ticketLost = (): AfterFailure => 'ticket-lost'
const ticketRefused = (): AfterFailure => 'ticket-refused'

const AFTER_FAILURE: { readonly [K in AppErrorKind]: (error: AppErrorOf<K>) => AfterFailure } = {
  'no-key': abort,
  // Whether the key itself is refused, the request for a new session will tell.
  'key-rejected': ticketRefused,
  'not-allowed': ticketRefused,
  'plan-needed': ticketRefused,
  'not-in-data-centre': ticketRefused,
  'quota-exceeded': abort,
  'rate-limited': ticketHolds,
  'too-large': abort,
  'not-found': ticketRefused,
  refused: ticketRefused,
  unavailable: ({ status }) => (status === 503 ? 'ticket-holds' : 'ticket-lost'),
  unreachable: ({ cause, sent }) =>
    cause === 'certificate' ? 'give-up' : sent === 'no' ? 'ticket-holds' : 'ticket-lost',
  proxy: ({ reason }) => (reason === 'unreachable' ? 'ticket-holds' : 'give-up'),
  'timed-out': ticketLost,
  'bad-answer': ticketLost,
  'invalid-input': abort,
  'address-refused': abort,
  // The session is over. Where its key or quota is the reason, the request for a new one will be told so.
  'voice-ended': ticketLost,
  'voice-unfinished': abort,
  'voice-unknown': ticketRefused,
  microphone: abort,
  'system-audio': abort,
  'sound-file': abort,
  'audio-format': abort,
  'audio-output': abort,
  'host-lost': ticketLost,
  storage: abort,
  'document-unconfirmed': abort,
  'document-failed': abort,
  'document-kept': abort,
  'memory-job': abort,
  'other-host-only': abort,
  'not-confirmed': abort,
  'demo-service': abort,
  cancelled: abort,
  unexpected: abort,
}

export function afterFailure(error: AppError): AfterFailure {
  const decide = AFTER_FAILURE[error.kind] as (error: AppError) => AfterFailure
  return decide(error)
}
