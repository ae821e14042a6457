import { ok, type Result } from '../../core/base/result.ts'
import { serviceProfiles } from '../../core/service/service-profiles.ts'
import { malformed } from '../invalid.ts'
import type { NamedService } from '../service-options.ts'

/** The option that names a collection of spoken terms. */
export const SPOKEN_TERMS = 'spoken-terms'

/** @param service undefined for the demo service, which has spoken terms */
export function readSpokenTerms(
  { [SPOKEN_TERMS]: wanted }: { readonly [SPOKEN_TERMS]?: string | undefined },
  service: NamedService | undefined,
): Result<string | undefined> {
  if (wanted !== undefined && service !== undefined && !serviceProfiles[service.profile].hasSpokenTerms)
    return malformed(SPOKEN_TERMS, `Services of the ${service.profile} profile have no spoken terms`)
  return ok(wanted)
}
