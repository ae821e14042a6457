import { BoundSecrets } from '../../../src/backend/accounts/bound-secrets.ts'
import { SettingsInMemory } from '../../support/app/settings-in-memory.ts'
import { OTHER_KEY, OWN_KEY, SERVICE } from '../network/simulated-service.ts'
import { simulatedKeychain } from './simulated-keychain.ts'

/** The keys of the accounts by their ids. The first account is in use at the start. */
export const KEYS = { work: OWN_KEY, other: OTHER_KEY } as const
export type AccountId = keyof typeof KEYS
const PROFILE = 'generic'

/** The account whose key a request has. */
export const accountOf = (authorization: string): string =>
  Object.entries(KEYS).find(([, key]) => authorization.endsWith(` ${key}`))?.[0] ?? 'nobody'

/** Whether a key of an account is in a text. */
export const hasKey = (text: string): boolean => Object.values(KEYS).some((key) => text.includes(key))

/** Puts the keys of all accounts into the keychain. @returns the settings with them */
export function openAccounts(folder: string): SettingsInMemory {
  const secrets = new BoundSecrets(simulatedKeychain(() => folder))
  // It stores them at once.
  for (const [id, key] of Object.entries(KEYS)) void secrets.set(id, `${PROFILE} ${SERVICE}`, key)
  const accounts = Object.keys(KEYS).map((id) => ({
    ...{ id, name: id, profile: PROFILE, plan: 'pro', address: SERVICE },
  }))
  return new SettingsInMemory({ service: { active: 'work' satisfies AccountId, accounts } })
}
