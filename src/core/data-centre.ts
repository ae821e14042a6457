import * as z from 'zod/mini'
import type { Plan, ServiceProfile } from './service-profiles.ts'

/**
 * Why a list may be empty although its owner knows better: glossaries and style rule lists belong to one data
 * centre, and the account may have the address of another one.
 */
export const emptyHintSchema = z.optional(z.literal('data-centre'))

/** Whether an account uses one of several data centres, as far as the profile knows them. */
export const isOneOfSeveralCentres = (
  profile: Pick<ServiceProfile, 'addresses'>,
  plan: Plan,
  address: string,
): boolean => {
  const centres = profile.addresses.filter((known) => known.plan === plan)
  return centres.length > 1 && centres.some(({ url }) => url === address)
}
