import type { GlossaryEntry } from '../../../src/core/areas/glossaries/glossary-entries.ts'
import type { Simulator } from '../../../src/simulator/simulator-server.ts'
import { backendOn } from '../app/backend-on.ts'

/** `count` entries with distinct sources. */
export const terms = (count: number): GlossaryEntry[] =>
  Array.from({ length: count }, (_, i) => ({ source: `source ${i + 1}`, target: `Ziel ${i + 1}` }))

interface Sample {
  readonly name: string
  /** Entries by language pair, such as `en de`. */
  readonly pairs: Readonly<Record<string, GlossaryEntry[]>>
}

/** Creates glossaries at a service, as another program of the user might, and returns their ids. */
export async function makeGlossaries(
  service: Pick<Simulator, 'address' | 'key'>,
  samples: readonly Sample[],
): Promise<string[]> {
  const { dispatch } = backendOn(service)
  const ids: string[] = []
  for (const { name, pairs } of samples) {
    const dictionaries = Object.entries(pairs).map(([pair, entries]) => {
      const [sourceLanguage = '', targetLanguage = ''] = pair.split(' ')
      return { sourceLanguage, targetLanguage, entries }
    })
    const made = await dispatch('glossary.create', { name, dictionaries })
    if (!made.ok) throw new Error(made.error.kind)
    ids.push((made.value as { readonly id: string }).id)
  }
  return ids
}
