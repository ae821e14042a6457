import type { Clock } from '../../core/base/clock.ts'
import type { Log } from '../../core/base/log.ts'
import type { Retention } from '../../core/session/library/retention.ts'
import type { KeptCaption } from '../../core/session/library/session-schema.ts'
import type { SideSpan } from '../../core/session/missing-speech/missing-ranges.ts'
import type { MissingSpeechState } from '../../core/session/missing-speech/missing-speech-calls.ts'
import type { Settings } from '../../core/settings/settings.ts'
import type { TicketPort } from '../../core/voice/session/ports.ts'
import type { OpenSocket } from '../../core/voice/wire/socket.ts'
import type { SecretStore } from '../accounts/secret-store.ts'
import type { Storage } from '../storage/storage.ts'

export interface MissingSpeechOptions {
  readonly storage: Pick<Storage, 'ask'>
  readonly secrets: SecretStore
  readonly retention: () => Retention
  /** The limits that the user has set, in minutes. */
  readonly limits: () => Pick<
    Settings['voice'],
    'outageMinutes' | 'lateMinutes' | 'limitMinutes' | 'monthLimitMinutes'
  >
  /** Admission to voice sessions of an account. */
  readonly ticketsOf: (account: string) => TicketPort
  readonly openSocket: OpenSocket
  readonly clock: Clock
  readonly random: () => number
  readonly log: Log
  readonly changed: (state: { readonly sessions: MissingSpeechState[] }) => void
  /** Late captions have been stored, and the span that they settle is missing no more. */
  readonly stored: (id: string, captions: readonly KeptCaption[], span: SideSpan | undefined) => void
}
