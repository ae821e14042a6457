import { serviceProfiles } from '../../core/service/service-profiles.ts'
import type { Account } from '../../core/settings/account.ts'
import type { Connection } from '../service/http/http.ts'

/** Facts of an account that its requests need. */
export const connectionOf = (
  { id, profile, plan, address, streamDomains, reportingTag }: Account,
  key: string,
): Connection => ({
  account: id,
  profile: serviceProfiles[profile],
  plan,
  address,
  key,
  streamDomains,
  reportingTag,
})
