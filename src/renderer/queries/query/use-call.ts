import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { AppError } from '../../../core/base/errors.ts'
import type { Bridge, CallInput, CallName, CallOutput } from '../../../core/contract/contract.ts'
import { useBridge } from '../../bridge/react.tsx'
import { errorOf, valueOf } from './call-error.ts'
import type { CacheRules } from './query-client.ts'

/**
 * React Query's state of a query, with its error as data. A component renders again only for the fields that
 * it reads.
 */
export interface QueryResult<T> {
  readonly data: T | undefined
  readonly error: AppError | undefined
  readonly isFetching: boolean
  /** Whether the data belong to an earlier input: see `keepPreviousData`. */
  readonly isPlaceholderData: boolean
  readonly refetch: () => void
}

export interface QueryRules extends CacheRules {
  /** In milliseconds; 0 refetches whenever a component mounts, for data that change without an event. */
  readonly staleTime?: number
  /** For how long a response is kept while nobody uses it, in milliseconds. */
  readonly gcTime?: number
  /** Interval in milliseconds at which it is refetched while the page is visible. */
  readonly refetchInterval?: number
  /** Keeps the response to the previous input until the next one arrives: for pages of a list. */
  readonly keepPreviousData?: boolean
}

export interface QueryUse {
  /** Whether to make the request; defaults to true. */
  readonly enabled?: boolean
}

/** The input may be omitted if all of its fields are optional. */
type CallArguments<K extends CallName> =
  CallInput<'app.info'> extends CallInput<K>
    ? [input?: CallInput<K>, use?: QueryUse]
    : [input: CallInput<K>, use?: QueryUse]

/** React Query options for a call and its input. */
export const callQuery = <K extends CallName>(
  bridge: Pick<Bridge, 'invoke'>,
  name: K,
  input: CallInput<K>,
  { staleTime, gcTime, refetchInterval, keepPreviousData: keeps, ...meta }: QueryRules = {},
): UseQueryOptions<CallOutput<K>> => ({
  queryKey: [name, input],
  queryFn: ({ signal }) => valueOf(bridge.invoke(name, input, { signal })),
  meta: { ...meta },
  ...(staleTime !== undefined && { staleTime }),
  ...(gcTime !== undefined && { gcTime }),
  ...(refetchInterval !== undefined && { refetchInterval }),
  ...(keeps === true && { placeholderData: keepPreviousData }),
})

export function useQueryState<T>(options: UseQueryOptions<T>): QueryResult<T> {
  const query = useQuery(options)
  return {
    get data() {
      return query.data
    },
    get error() {
      return errorOf(query.error)
    },
    get isFetching() {
      return query.isFetching
    },
    get isPlaceholderData() {
      return query.isPlaceholderData
    },
    refetch: () => void query.refetch(),
  }
}

/** Creates the hook of a reading call. The request is shared by all components that use it. */
export const createCallHook = <K extends CallName>(name: K, rules?: QueryRules) =>
  function useCall(...[input, { enabled = true } = {}]: CallArguments<K>): QueryResult<CallOutput<K>> {
    return useQueryState({
      ...callQuery(useBridge(), name, input ?? ({} as CallInput<K>), rules),
      enabled,
    })
  }
