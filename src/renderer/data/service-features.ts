import { checkFeature, type Unavailable } from '../../core/service/service-features.ts'
import {
  type ProFeature,
  type RegionalFeature,
  serviceProfiles,
} from '../../core/service/service-profiles.ts'
import { useCall } from '../bridge/react.tsx'

/** Why the account in use cannot use a feature; nothing where it can, or where it is not known yet. */
export function useUnavailable(feature: ProFeature | RegionalFeature): Unavailable | undefined {
  const { value } = useCall('service.status', {})
  if (value?.kind !== 'account') return undefined
  const { profile, ...account } = value.account
  return checkFeature({ ...account, profile: serviceProfiles[profile] }, feature)
}
