import type { Result } from '../../core/base/result.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'
import type { SessionFeed } from '../../core/feed/session-feed.ts'
import type { Retention } from '../../core/library/retention.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { HostPorts } from '../host-ports.ts'
import type { Connection } from '../service/http/http.ts'
import type { SettingsStore } from '../settings/settings-store.ts'
import type { Storage } from '../storage/storage.ts'
import { MissingSpeech } from './missing-speech.ts'

interface MissingSpeechParts {
  readonly host: HostPorts
  readonly storage: Storage
  readonly retention: () => Retention
  readonly settings: Pick<SettingsStore, 'state'>
  readonly accounts: Pick<Accounts, 'active' | 'connectionOf'>
  readonly published: Pick<SessionFeed, 'late'>
  /** Admission to voice sessions of one account. */
  readonly createVoice: (
    connect: () => Promise<Result<Connection>>,
  ) => HandlersOf<'voice.open' | 'voice.resume'>
}

/** Keeps missing speech, and has it translated with the account that its session ran with. */
export function createMissingSpeech(parts: MissingSpeechParts): MissingSpeech {
  const { host, storage, retention, settings, accounts, published, createVoice } = parts
  return new MissingSpeech({
    storage,
    secrets: host.secrets,
    retention,
    limits: () => settings.state.settings.voice,
    account: () => accounts.active,
    ticketsOf: (account) => {
      const voice = createVoice(() => accounts.connectionOf(account))
      return {
        open: (wanted) => voice['voice.open'](wanted),
        resume: (token) => voice['voice.resume']({ token }),
      }
    },
    openSocket: (address) => host.network.openSocket(address),
    clock: host.clock,
    random: host.random,
    log: host.log,
    changed: (state) => host.publish('missingSpeech.changed', state),
    stored: (id, captions, span) => published.late(id, captions, span),
  })
}
