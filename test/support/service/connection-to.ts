import type { Connection } from '../../../src/backend/service/http/http.ts'
import { serviceProfiles } from '../../../src/core/service/service-profiles.ts'

/** A connection to a service at an address; `overrides` sets what a test needs. */
export const connectionTo = (address: string, overrides: Partial<Connection> = {}): Connection => ({
  account: 'test',
  profile: serviceProfiles.generic,
  plan: 'pro',
  address,
  key: 'key',
  streamDomains: [],
  ...overrides,
})
