import type { Plan, ProfileName } from '../../../src/core/service/service-profiles.ts'
import { backendOn } from '../app/backend-on.ts'

interface Options {
  readonly address: string
  readonly key: string
  readonly profile: ProfileName
  readonly plan?: Plan
}

/**
 * Makes a call of the contract with a new backend each time, so that nothing learnt from one failure affects the next
 * call.
 */
export function callService<T = unknown>(
  { address, key, profile, plan = 'pro' }: Options,
  name: string,
  input: unknown = {},
): Promise<T> {
  return backendOn({ address, key, plan }, profile).dispatch(name, input) as Promise<T>
}

/** Errors of the app by the service's status, for statuses that a retry does not help. */
export const finalStatuses = [
  [400, 'refused'],
  [401, 'key-rejected'],
  [403, 'not-allowed'],
  [404, 'not-found'],
  [413, 'too-large'],
  [456, 'quota-exceeded'],
] as const
