import type { SessionFeed } from '../../core/audience/feed/session-feed.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'
import type { Retention } from '../../core/session/library/retention.ts'
import type { HostPorts } from '../host-ports.ts'
import type { SettingsStore } from '../settings/settings-store.ts'
import type { Storage } from '../storage/storage.ts'
import { MissingSpeech } from './missing-speech.ts'

interface MissingSpeechParts {
  readonly host: HostPorts
  readonly storage: Storage
  readonly retention: () => Retention
  readonly settings: Pick<SettingsStore, 'state'>
  readonly published: Pick<SessionFeed, 'late'>
  readonly voice: HandlersOf<'voice.open' | 'voice.resume'>
}

/** Keeps missing speech, and has it translated with the account that its session ran with. */
export function createMissingSpeech(parts: MissingSpeechParts): MissingSpeech {
  const { host, storage, retention, settings, published, voice } = parts
  return new MissingSpeech({
    storage,
    secrets: host.secrets,
    retention,
    limits: () => settings.state.settings.voice,
    ticketsOf: (account) => ({
      open: (wanted) => voice['voice.open']({ account, ...wanted }),
      resume: (token) => voice['voice.resume']({ token }),
    }),
    openSocket: (address) => host.network.openSocket(address),
    clock: host.clock,
    random: host.random,
    log: host.log,
    changed: (state) => host.publish('missingSpeech.changed', state),
    stored: (id, captions, span) => published.late(id, captions, span),
  })
}
