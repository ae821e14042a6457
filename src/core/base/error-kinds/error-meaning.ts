import * as z from 'zod/mini'

/**
 * How often an operation may be sent when the outcome of the last attempt is unknown: `safe` any number of
 * times, `rotates-token` only if the service answered that it had no effect, `unsafe` never.
 */
export type Repeat = 'safe' | 'rotates-token' | 'unsafe'

/**
 * Consequence of a refused reconnect, or of the end of a session, for the ticket. The request rotates the token: if
 * its response is lost, so is the session, and only a new one helps; if the request certainly had no effect,
 * the ticket is still valid.
 */
export type AfterFailure = 'ticket-holds' | 'ticket-lost' | 'ticket-refused' | 'give-up'

/** Actions that the app offers with the message: opening the accounts, or checking the connection. */
export type Remedy = 'account' | 'check'

/** Consequences of an error kind. */
interface Meaning<E> {
  /**
   * Exit code of a command: 2 for the request, 3 for the account, 4 for the connection to the service, 1 for
   * anything else.
   */
  readonly exitCode: 1 | 2 | 3 | 4
  /** Whether an operation that failed with this error may be repeated unchanged. */
  readonly mayRepeat: (error: E, repeat: Repeat) => boolean
  readonly afterFailure: (error: E) => AfterFailure
  readonly remedies?: readonly Remedy[]
  /** Whether it happens before a request is sent: no connection could be made ready. */
  readonly isUnsent?: true
}

type Fields = Readonly<Record<string, z.ZodMiniType>>

export const kind = <F extends Fields>(fields: F, meaning: Meaning<z.output<z.ZodMiniObject<F>>>) => ({
  fields,
  ...meaning,
})

export const never = () => false
export const ifSafe = (_error: object, repeat: Repeat) => repeat === 'safe'
export const giveUp = (): AfterFailure => 'give-up'
export const ticketLost = (): AfterFailure => 'ticket-lost'
export const ticketRefused = (): AfterFailure => 'ticket-refused'

/** Neither a retry nor a new session helps. */
export const final = { mayRepeat: never, afterFailure: giveUp } as const
