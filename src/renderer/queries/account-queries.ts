import type { ProFeature, RegionalFeature } from '../../core/base/restricted-features.ts'
import { checkFeature, type Unavailable } from '../../core/service/service-features.ts'
import { serviceProfiles } from '../../core/service/service-profiles.ts'
import { createCallHook } from './query/use-call.ts'

export const useServiceStatus = createCallHook('service.status', {
  accountIndependent: true,
  invalidatedByEvent: ['service.changed'],
})

/** The reason why the active account cannot use a feature; undefined if it can, or if that is not known yet. */
export function useUnavailable(feature: ProFeature | RegionalFeature): Unavailable | undefined {
  const { data } = useServiceStatus()
  if (data?.kind !== 'account') return undefined
  const { profile, ...account } = data.account
  return checkFeature({ ...account, profile: serviceProfiles[profile] }, feature)
}
