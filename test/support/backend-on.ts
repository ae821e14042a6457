import { type Backend, createBackend } from '../../src/backend/backend.ts'
import { createMemorySecrets } from '../../src/backend/secrets.ts'
import { systemClock } from '../../src/backend/system-clock.ts'
import { silentLog } from '../../src/core/log.ts'
import type { Plan, ProfileName } from '../../src/core/service-profiles.ts'
import { SettingsInMemory } from './settings-in-memory.ts'

interface Service {
  readonly address: string
  readonly key: string
  /** Left out: Pro. */
  readonly plan?: Plan
  readonly fetch?: typeof globalThis.fetch
}

/** The app's own backend with an account of a service, in this process. */
export function backendOn(
  { address, key, plan = 'pro', fetch = globalThis.fetch }: Service,
  profile: ProfileName = 'generic',
): Backend {
  const account = { id: 'test', name: 'Test', profile, plan, address }
  return createBackend({
    name: 'cli',
    version: '0.0.0',
    platform: process.platform,
    settings: new SettingsInMemory({ service: { active: account.id, accounts: [account] } }),
    secrets: createMemorySecrets(),
    keyFromEnvironment: key,
    demo: () => Promise.reject(new Error('no demo service here')),
    fetch,
    clock: systemClock,
    random: () => 0,
    log: silentLog,
    publish: () => undefined,
    keepAwake: () => undefined,
  })
}
