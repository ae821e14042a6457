import type { GlossaryEntry } from '../../core/areas/glossaries/glossary-entries.ts'
import type { LanguagePair } from '../../core/areas/text/pairs.ts'
import { presumedTextLanguages } from '../../core/areas/text/presumed.ts'
import type { CallInput, CallName } from '../../core/contract/contract.ts'
import { useBridge } from '../bridge/react.tsx'
import { valueOf } from './query/call-error.ts'
import { createCallHook, useQueryState } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

export const useGlossaries = createCallHook('glossary.list')

/** Glossaries with one language pair, as the service's earlier interface has them. */
export const usePlainGlossaries = createCallHook('plainGlossary.list')
const useListedPairs = createCallHook('plainGlossary.pairs')

const presumedLanguages = presumedTextLanguages.flatMap(({ code, isSource }) => (isSource ? code : []))
const presumedPairs: readonly LanguagePair[] = presumedLanguages.flatMap((sourceLanguage) =>
  presumedLanguages.flatMap((targetLanguage) =>
    targetLanguage === sourceLanguage ? [] : { sourceLanguage, targetLanguage },
  ),
)

/** The pairs that a glossary can have: built-in ones until the service has listed its own. */
export function useGlossaryPairs() {
  const { data, error, refetch } = useListedPairs()
  return { pairs: data?.pairs ?? presumedPairs, error, refetch }
}

/** Both kinds of glossaries are listed together, and one may replace the other. */
export const GLOSSARY_LISTS: readonly CallName[] = ['glossary.list', 'plainGlossary.list']

const changesLists = { invalidates: GLOSSARY_LISTS }
export const useDeleteDictionary = createMutationHook('glossary.deleteDictionary', changesLists)
export const useDeleteGlossary = createMutationHook('glossary.delete', changesLists)
export const useDeletePlainGlossary = createMutationHook('plainGlossary.delete', changesLists)

interface Dictionary extends LanguagePair {
  readonly entries: readonly GlossaryEntry[]
}

const NO_DICTIONARIES: readonly Dictionary[] = []

/** The entries of dictionaries, once all of them are loaded. */
export function useDictionaries(pairs: readonly CallInput<'glossary.entries'>[]): readonly Dictionary[] {
  const bridge = useBridge()
  const { data } = useQueryState({
    queryKey: ['glossary.entries', { pairs }],
    queryFn: ({ signal }) =>
      Promise.all(
        pairs.map(async ({ id, sourceLanguage, targetLanguage }): Promise<Dictionary> => {
          const pair = { sourceLanguage, targetLanguage }
          const loaded = await valueOf(bridge.invoke('glossary.entries', { id, ...pair }, { signal }))
          return { ...pair, entries: 'entries' in loaded ? loaded.entries : [] }
        }),
      ),
    enabled: pairs.length > 0,
  })
  return data ?? NO_DICTIONARIES
}
