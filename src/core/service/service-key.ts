import type { AppErrorOf } from '../base/errors.ts'
import { err, ok, type Result } from '../base/result.ts'
import { type Plan, planOfKey, type ServiceProfile } from './service-profiles.ts'

/** Characters allowed in a header; a key with any other was copied incorrectly. */
const VISIBLE_ASCII = /^[\x21-\x7E]+$/

/**
 * Checks the form of a key before it is sent.
 *
 * @param key without surrounding spaces
 */
export function checkKey(
  profile: ServiceProfile,
  plan: Plan,
  key: string,
): Result<void, AppErrorOf<'invalid-input'>> {
  if (!VISIBLE_ASCII.test(key))
    return err({
      kind: 'invalid-input',
      field: 'key',
      problem: { type: 'malformed', detail: 'it has a character that no key has' },
    })
  const own = planOfKey(profile, key)
  if (own !== undefined && own !== plan)
    return err({ kind: 'invalid-input', field: 'plan', problem: { type: 'other-plan', plan: own } })
  return ok(undefined)
}
