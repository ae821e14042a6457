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
export interface QueryState<T> {
  readonly data: T | undefined
  readonly error: AppError | undefined
  readonly isFetching: boolean
  /** The data answer an earlier input: see `keepPreviousData`. */
  readonly isPlaceholderData: boolean
  readonly refetch: () => void
}

export interface QueryRules extends CacheRules {
  /** In milliseconds; 0 asks anew whenever a component mounts, for what changes without an event. */
  readonly staleTime?: number
  /** With another input the last answer stays until the next one is there: for pages of a list. */
  readonly keepPreviousData?: boolean
}

export interface QueryUse {
  /** Left out, true. While it is false nothing is asked. */
  readonly enabled?: boolean
}

/** A call that can be made with an empty input needs none. */
type CallArguments<K extends CallName> =
  CallInput<'app.info'> extends CallInput<K>
    ? [input?: CallInput<K>, use?: QueryUse]
    : [input: CallInput<K>, use?: QueryUse]

/** The query of a call with an input, as React Query takes it. */
export const callQuery = <K extends CallName>(
  bridge: Pick<Bridge, 'invoke'>,
  name: K,
  input: CallInput<K>,
  { staleTime, keepPreviousData: keeps, ...meta }: QueryRules = {},
): UseQueryOptions<CallOutput<K>> => ({
  queryKey: [name, input],
  queryFn: ({ signal }) => valueOf(bridge.invoke(name, input, { signal })),
  meta: { ...meta },
  ...(staleTime !== undefined && { staleTime }),
  ...(keeps === true && { placeholderData: keepPreviousData }),
})

export function useQueryState<T>(options: UseQueryOptions<T>): QueryState<T> {
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

/** Makes the hook of a call that only asks. It is asked once for all components that use it. */
export const createCallHook = <K extends CallName>(name: K, rules?: QueryRules) =>
  function useCall(...[input, { enabled = true } = {}]: CallArguments<K>): QueryState<CallOutput<K>> {
    return useQueryState({
      ...callQuery(useBridge(), name, input ?? ({} as CallInput<K>), rules),
      enabled,
    })
  }
