import type { Plan, ProfileName } from '../../../src/core/service/service-profiles.ts'
import { backendOn } from '../app/backend-on.ts'

interface Options {
  readonly address: string
  readonly key: string
  readonly profile: ProfileName
  readonly plan?: Plan
  /** What the demo service is asked to do wrong, in its own words: `456`, `503*4;retry-after=0`. */
  readonly fault?: string | undefined
}

const asking =
  (fault: string): typeof fetch =>
  (to, options) => {
    const headers = new Headers(options?.headers)
    headers.set('x-demo-fault', fault)
    return fetch(to, { ...options, headers })
  }

/**
 * A call of the contract by the app's backend, which is a new one for each call: what one failure teaches it is
 * forgotten.
 */
export function callService<T = unknown>(
  { address, key, profile, plan = 'pro', fault }: Options,
  name: string,
  input: unknown = {},
): Promise<T> {
  const service = { address, key, plan, ...(fault !== undefined && { fetch: asking(fault) }) }
  return backendOn(service, profile).dispatch(name, input) as Promise<T>
}

/** What a status of the service means to the app, where trying again does not help. */
export const finalStatuses = [
  [400, 'refused'],
  [401, 'key-rejected'],
  [403, 'not-allowed'],
  [404, 'not-found'],
  [413, 'too-large'],
  [456, 'quota-exceeded'],
] as const
