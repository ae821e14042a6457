import type { UseQueryOptions } from '@tanstack/react-query'
import type { Bridge, CallName } from '../../../core/contract/contract.ts'
import { type PagedList, readPagedList } from '../../../core/contract/paged-list.ts'
import { useBridge } from '../../bridge/react.tsx'
import { valueOf } from './call-error.ts'
import type { CacheRules } from './query-client.ts'
import { type QueryResult, useQueryState } from './use-call.ts'

/** The query of a whole list. Its call and the list are invalidated together. */
export const pagedListQuery = <K extends CallName, P extends readonly unknown[], T>(
  bridge: Pick<Bridge, 'invoke'>,
  list: PagedList<K, P, T>,
  part: P,
  rules: CacheRules = {},
): UseQueryOptions<T> => ({
  queryKey: [list.call, 'all', ...part],
  queryFn: ({ signal }) => valueOf(readPagedList(bridge, list, part, signal)),
  meta: { ...rules },
})

/** Creates the hook of a whole list, or of a part of it. It is fetched once for all components that use it. */
export const createPagedListHook = <K extends CallName, P extends readonly unknown[], T>(
  list: PagedList<K, P, T>,
  rules?: CacheRules,
) =>
  function usePagedList(...part: P): QueryResult<T> {
    return useQueryState(pagedListQuery(useBridge(), list, part, rules))
  }
