import { checkFeature, type Unavailable } from '../../core/service/service-features.ts'
import {
  type ProFeature,
  type RegionalFeature,
  serviceProfiles,
} from '../../core/service/service-profiles.ts'
import { createCallHook } from './query/use-call.ts'

export const useServiceStatus = createCallHook('service.status', {
  accountIndependent: true,
  invalidatedByEvent: ['service.changed'],
})

/** Why the account in use cannot use a feature; nothing where it can, or where it is not known yet. */
export function useUnavailable(feature: ProFeature | RegionalFeature): Unavailable | undefined {
  const { data } = useServiceStatus()
  if (data?.kind !== 'account') return undefined
  const { profile, ...account } = data.account
  return checkFeature({ ...account, profile: serviceProfiles[profile] }, feature)
}
