import type { Simulator } from '../../../src/simulator/simulator-server.ts'
import { backendOn } from '../app/backend-on.ts'

/**
 * Creates a collection of spoken terms at a service, as another program of the user might.
 *
 * @param lists terms by language
 * @returns its id
 */
export async function makeSpokenTerms(
  service: Pick<Simulator, 'address' | 'key'>,
  name: string,
  lists: Readonly<Record<string, readonly string[]>>,
): Promise<string> {
  const made = await backendOn(service).dispatch('spokenTerms.create', {
    name,
    lists: Object.entries(lists).map(([language, terms]) => ({ language, terms: [...terms] })),
  })
  if (!made.ok) throw new Error(made.error.kind)
  return (made.value as { readonly id: string }).id
}
