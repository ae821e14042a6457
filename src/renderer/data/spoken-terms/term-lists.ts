import { useQueries } from '@tanstack/react-query'
import type { SpokenTerms } from '../../../core/spoken-terms/collection.ts'
import { useBridge } from '../../bridge/react.tsx'
import { errorOf } from '../query/call-error.ts'
import { callQuery } from '../query/use-call.ts'

/** The terms of all languages of a collection. */
export function useTermLists(collection: SpokenTerms | undefined) {
  const bridge = useBridge()
  const languages = collection?.lists.map(({ language }) => language) ?? []
  const queries = useQueries({
    queries: languages.map((language) =>
      callQuery(bridge, 'spokenTerms.terms', { id: collection?.id ?? '', language }),
    ),
  })
  const terms: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
    queries.map(({ data }, i) => [languages[i], data?.terms ?? []]),
  )
  return {
    terms,
    isFetching: queries.some(({ isFetching }) => isFetching),
    error: queries.map(({ error }) => errorOf(error)).find((error) => error !== undefined),
  }
}
