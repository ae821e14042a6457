import { parseInput } from '../core/base/input.ts'
import { err, ok, type Result } from '../core/base/result.ts'
import { reportingTagSchema } from '../core/service/reporting-tag.ts'
import {
  type ProfileName,
  planOfKey,
  profileNames,
  serviceProfiles,
} from '../core/service/service-profiles.ts'
import { missing, unknown } from './invalid.ts'

/** The service that a command names. */
export interface NamedService {
  /** Undefined if the profile has its own. */
  readonly address: string | undefined
  readonly profile: ProfileName
  /** Reporting tag of its translations. */
  readonly reportingTag?: string
}

/** Values of the options that name a service. */
export interface ServiceValues {
  readonly service?: string
  readonly profile?: string
  readonly tag?: string
}

/** @returns undefined for the demo service */
export function readService({ service, profile, tag }: ServiceValues): Result<NamedService | undefined> {
  const noTags = err({
    kind: 'invalid-input',
    field: 'reportingTag',
    problem: { type: 'needs', other: 'profile' },
  } as const)
  if (service === undefined && profile === undefined) return tag === undefined ? ok(undefined) : noTags
  const name = profileNames.find((known) => known === (profile ?? 'generic'))
  if (name === undefined) return unknown('profile', profile ?? '')
  if (service === undefined && serviceProfiles[name].addresses.length === 0) return missing('service')
  if (tag === undefined) return ok({ address: service, profile: name })
  if (serviceProfiles[name].reportingTagHeader === undefined) return noTags
  const reportingTag = parseInput(reportingTagSchema, tag)
  if (!reportingTag.ok) return err({ ...reportingTag.error, field: 'reportingTag' })
  return ok({ address: service, profile: name, reportingTag: reportingTag.value })
}

/** Derives the plan from a key, and the plan's address if none is given. */
export function completed({ address, profile }: NamedService, key: string) {
  const plan = planOfKey(serviceProfiles[profile], key) ?? 'pro'
  const known = serviceProfiles[profile].addresses.find((one) => one.plan === plan)
  return { plan, address: address ?? known?.url ?? '' }
}
