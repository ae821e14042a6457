import type { ProFeature, RegionalFeature } from '../base/error-kinds/restricted-features.ts'
import type { AppErrorOf } from '../base/errors.ts'
import type { KnownAddress, Plan, ServiceProfile } from './service-profiles.ts'

/** Why an account cannot use a feature. It is known before anything is sent. */
export type Unavailable = AppErrorOf<'plan-needed' | 'not-in-data-centre'>

/** The part of an account that decides what its plan includes. */
export interface PlannedService {
  readonly profile: Pick<ServiceProfile, 'proOnly'>
  readonly plan: Plan
}

/** Checks whether a plan includes a feature. */
export function checkPlan(
  { profile, plan }: PlannedService,
  feature: ProFeature | RegionalFeature,
): AppErrorOf<'plan-needed'> | undefined {
  const needed = plan === 'pro' ? undefined : profile.proOnly.find((each) => each === feature)
  return needed && { kind: 'plan-needed', plan: 'pro', feature: needed }
}

interface Located extends PlannedService {
  readonly profile: Pick<ServiceProfile, 'proOnly' | 'addresses'>
  readonly address: string
}

/** Checks whether the plan of an account includes a feature, and the data centre at its address has it. */
export function checkFeature(
  service: Located,
  feature: ProFeature | RegionalFeature,
): Unavailable | undefined {
  const { profile, address } = service
  const { origin, host } = new URL(address)
  const centre: KnownAddress | undefined = profile.addresses.find(({ url }) => url === origin)
  const lacking = centre?.lacks.find((each) => each === feature)
  return checkPlan(service, feature) ?? (lacking && { kind: 'not-in-data-centre', feature: lacking, host })
}
