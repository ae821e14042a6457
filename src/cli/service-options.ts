import { err, ok, type Result } from '../core/result.ts'
import { type ProfileName, planOfKey, profileNames, serviceProfiles } from '../core/service-profiles.ts'

/** The service that a command names. */
export interface NamedService {
  /** Left out where the profile knows its own. */
  readonly address: string | undefined
  readonly profile: ProfileName
}

interface Values {
  readonly service?: string | undefined
  readonly profile?: string | undefined
}

/** @returns nothing for the demo service */
export function readService({ service, profile }: Values): Result<NamedService | undefined> {
  if (service === undefined && profile === undefined) return ok(undefined)
  const name = profileNames.find((known) => known === (profile ?? 'generic'))
  if (name === undefined)
    return err({
      kind: 'invalid-input',
      field: 'profile',
      problem: { type: 'unknown-value', value: profile ?? '' },
    })
  if (service === undefined && serviceProfiles[name].addresses.length === 0)
    return err({ kind: 'invalid-input', field: 'service', problem: { type: 'missing' } })
  return ok({ address: service, profile: name })
}

/** What a key tells of its plan, and the address that the plan has where none is named. */
export function completed({ address, profile }: NamedService, key: string) {
  const plan = planOfKey(serviceProfiles[profile], key) ?? 'pro'
  const known = serviceProfiles[profile].addresses.find((one) => one.plan === plan)
  return { plan, address: address ?? known?.url ?? '' }
}
