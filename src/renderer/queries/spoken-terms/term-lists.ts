import type { SpokenTerms } from '../../../core/spoken-terms/collection.ts'
import { useBridge } from '../../bridge/react.tsx'
import { valueOf } from '../query/call-error.ts'
import { useQueryState } from '../query/use-call.ts'

/** The terms of all languages of a collection. One query: a hook for several would be in the first load. */
export function useTermLists(collection: SpokenTerms | undefined) {
  const bridge = useBridge()
  const id = collection?.id ?? ''
  const languages = collection?.lists.map(({ language }) => language) ?? []
  const { data, isFetching, error } = useQueryState({
    queryKey: ['spokenTerms.terms', { id, languages }],
    queryFn: ({ signal }) =>
      Promise.all(
        languages.map((language) =>
          valueOf(bridge.invoke('spokenTerms.terms', { id, language }, { signal })),
        ),
      ),
    enabled: languages.length > 0,
  })
  const terms: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
    (data ?? []).map((list) => [list.language, list.terms]),
  )
  return { terms, isFetching, error }
}
