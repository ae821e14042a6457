import { type Backend, createBackend } from '../../../src/backend/backend.ts'
import type { HostPorts } from '../../../src/backend/host-ports.ts'
import type { Plan, ProfileName } from '../../../src/core/service/service-profiles.ts'
import { hostPorts } from './host-ports.ts'
import { SettingsInMemory } from './settings-in-memory.ts'

interface Service {
  readonly address: string
  readonly key: string
  /** Pro by default. */
  readonly plan?: Plan
  readonly reportingTag?: string
  readonly fetch?: typeof globalThis.fetch
}

/** The app's backend in this process, with an account at `service`. */
export function backendOn(
  { address, key, plan = 'pro', reportingTag, fetch = globalThis.fetch }: Service,
  profile: ProfileName = 'generic',
  overrides: Partial<HostPorts> = {},
): Backend {
  const account = { id: 'test', name: 'Test', profile, plan, address, streamDomains: [], reportingTag }
  return createBackend(
    hostPorts({
      settings: new SettingsInMemory({ service: { active: account.id, accounts: [account] } }),
      keyFromEnvironment: key,
      fetch,
      ...overrides,
    }),
  )
}
