import * as z from 'zod/mini'
import { isLoopback } from './addresses.ts'
import type { Plan, ServiceProfile } from './service-profiles.ts'

/**
 * Hint that a list may be empty because glossaries and style rule lists belong to one data centre, and the
 * account may use the address of another.
 */
export const emptyHintSchema = z.optional(z.literal('data-centre'))

/**
 * Whether an account uses one of several data centres: those of the profile or, if users enter the address,
 * any that is not on this computer.
 */
export const isOneOfSeveralCentres = (
  profile: Pick<ServiceProfile, 'addresses'>,
  plan: Plan,
  address: string,
): boolean => {
  if (profile.addresses.length === 0) return URL.canParse(address) && !isLoopback(new URL(address))
  const centres = profile.addresses.filter((known) => known.plan === plan)
  return centres.length > 1 && centres.some(({ url }) => url === address)
}
