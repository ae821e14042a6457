import * as z from 'zod/mini'
import { isLoopback } from './addresses.ts'
import type { Plan, ServiceProfile } from './service-profiles.ts'

/**
 * Why a list may be empty although its owner knows better: glossaries and style rule lists belong to one data
 * centre, and the account may have the address of another one.
 */
export const emptyHintSchema = z.optional(z.literal('data-centre'))

/**
 * Whether an account uses one of several data centres: of those that the profile knows, or, where people type the
 * address, any that is not on this very computer.
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
