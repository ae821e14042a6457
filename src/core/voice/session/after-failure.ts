import type { AppError, AppErrorKind, AppErrorOf } from '../../base/errors.ts'

/**
 * What a refused reconnect, or the end of a session, means for the ticket. The request rotates the token: where the
 * answer is lost, so is the session, and only a new one helps; where the request surely was not carried out, the
 * ticket still holds.
 */
export type AfterFailure = 'ticket-holds' | 'ticket-lost' | 'ticket-refused' | 'give-up'

const giveUp = (): AfterFailure => 'give-up'
const ticketHolds = (): AfterFailure => 'ticket-holds'
const ticketLost = (): AfterFailure => 'ticket-lost'
const ticketRefused = (): AfterFailure => 'ticket-refused'

const AFTER_FAILURE: { readonly [K in AppErrorKind]: (error: AppErrorOf<K>) => AfterFailure } = {
  'no-key': giveUp,
  // Whether the key itself is refused, the request for a new session will tell.
  'key-rejected': ticketRefused,
  'not-allowed': ticketRefused,
  'plan-needed': ticketRefused,
  'not-in-data-centre': ticketRefused,
  'quota-exceeded': giveUp,
  'rate-limited': ticketHolds,
  'too-large': giveUp,
  'not-found': ticketRefused,
  refused: ticketRefused,
  unavailable: ({ status }) => (status === 503 ? 'ticket-holds' : 'ticket-lost'),
  unreachable: ({ cause, sent }) =>
    cause === 'certificate' ? 'give-up' : sent === 'no' ? 'ticket-holds' : 'ticket-lost',
  proxy: ({ reason }) => (reason === 'unreachable' ? 'ticket-holds' : 'give-up'),
  'timed-out': ticketLost,
  'bad-answer': ticketLost,
  'invalid-input': giveUp,
  'address-refused': giveUp,
  // The session is over. Where its key or quota is the reason, the request for a new one will be told so.
  'voice-ended': ticketLost,
  'voice-unfinished': giveUp,
  'voice-unknown': ticketRefused,
  microphone: giveUp,
  'system-audio': giveUp,
  'sound-file': giveUp,
  'audio-format': giveUp,
  'audio-output': giveUp,
  'host-lost': ticketLost,
  storage: giveUp,
  'document-unconfirmed': giveUp,
  'document-failed': giveUp,
  'document-kept': giveUp,
  'memory-job': giveUp,
  'other-host-only': giveUp,
  'not-confirmed': giveUp,
  'demo-service': giveUp,
  cancelled: giveUp,
  unexpected: giveUp,
}

export function afterFailure(error: AppError): AfterFailure {
  const decide = AFTER_FAILURE[error.kind] as (error: AppError) => AfterFailure
  return decide(error)
}
