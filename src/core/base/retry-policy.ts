import type { AppError, AppErrorKind, AppErrorOf } from './errors.ts'

/**
 * How often an operation may be carried out when nobody knows whether the last attempt was:
 * `safe` any number of times, `rotates-token` only if the service answered that it was not, `unsafe` never.
 */
export type Repeat = 'safe' | 'rotates-token' | 'unsafe'

type Policy = { readonly [K in AppErrorKind]: (error: AppErrorOf<K>, repeat: Repeat) => boolean }

const never = () => false
/** These answers say that the service did nothing, so that even an unsafe operation may be tried again. */
const always = () => true
const ifSafe = (_error: AppError, repeat: Repeat) => repeat === 'safe'

const POLICY: Policy = {
  'no-key': never,
  'key-rejected': never,
  'not-allowed': never,
  'plan-needed': never,
  'not-in-data-centre': never,
  'quota-exceeded': never,
  'rate-limited': always,
  'too-large': never,
  'not-found': never,
  refused: never,
  unavailable: ({ status }, repeat) => repeat === 'safe' || (repeat === 'rotates-token' && status === 503),
  unreachable: ({ cause, sent }, repeat) => cause !== 'certificate' && (sent === 'no' || repeat === 'safe'),
  // Nothing has got past it.
  proxy: ({ reason }) => reason === 'unreachable',
  'timed-out': ifSafe,
  'bad-answer': never,
  'invalid-input': never,
  'address-refused': never,
  'voice-ended': never,
  'voice-unfinished': never,
  'voice-unknown': never,
  microphone: never,
  'system-audio': never,
  'sound-file': never,
  'audio-format': never,
  'audio-output': never,
  'host-lost': never,
  storage: never,
  'document-unconfirmed': never,
  'document-failed': never,
  'document-kept': never,
  'memory-job': never,
  'other-host-only': never,
  'not-confirmed': never,
  'demo-service': never,
  cancelled: never,
  unexpected: never,
}

/** Whether an operation that failed like this may be tried again as it is. */
export function mayRepeat(error: AppError, repeat: Repeat): boolean {
  const decide = POLICY[error.kind] as (error: AppError, repeat: Repeat) => boolean
  return decide(error, repeat)
}

/** What the service asked us to wait, in milliseconds, if it did. */
export const askedToWaitMs = (error: AppError): number | undefined =>
  error.kind === 'rate-limited' || error.kind === 'unavailable' ? error.retryAfterMs : undefined

export interface Backoff {
  readonly firstMs: number
  readonly factor: number
  readonly mostMs: number
}

/**
 * How long to wait before attempt number `failures + 1`, in milliseconds: exponential, capped, and with full
 * jitter in its upper half so that many clients do not come back at the same moment.
 *
 * @param random a number from 0 to 1
 */
export function backoffMs({ firstMs, factor, mostMs }: Backoff, failures: number, random: number): number {
  const whole = Math.min(mostMs, firstMs * factor ** Math.max(0, failures - 1))
  return Math.round(whole * (0.5 + random / 2))
}

/**
 * How long to wait before the next attempt, in milliseconds: as long as the service asked for, and a little more so
 * that not all clients come back at the moment that it named; or else the usual backoff, which is also the least.
 *
 * @param random a number from 0 to 1
 */
export function waitMs(error: AppError, backoff: Backoff, failures: number, random: number): number {
  const defaults = backoffMs(backoff, failures, random)
  const asked = askedToWaitMs(error)
  return asked === undefined ? defaults : Math.max(defaults, asked + Math.round(backoff.firstMs * random))
}
