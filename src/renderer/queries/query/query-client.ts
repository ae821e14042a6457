import { QueryClient, type QueryFilters, type QueryMeta } from '@tanstack/react-query'
import type { CallName, EventName } from '../../../core/contract/contract.ts'
import type { Host } from '../../bridge/host.ts'
import { CallError } from './call-error.ts'

/**
 * Rules for the cached answers of a query. They are declared with the query and stored with its cache entry.
 */
export interface CacheRules {
  /** Whether the response does not depend on the active account and stays when another one is chosen. */
  readonly accountIndependent?: boolean
  /** Events that invalidate the response. */
  readonly invalidatedByEvent?: readonly EventName[]
  /** Event whose payload is the new response. */
  readonly eventSetsQuery?: EventName
}

/** The response that a mutation expects of the call whose query it sets. */
export interface MutationMeta {
  readonly setsQuery?: CallName
  readonly optimistic?: (cached: unknown, input: unknown) => unknown
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CacheRules & Record<string, unknown>
    mutationMeta: MutationMeta & Record<string, unknown>
  }
}

const eventsOf = ({ invalidatedByEvent = [], eventSetsQuery }: QueryMeta): readonly EventName[] =>
  eventSetsQuery === undefined ? invalidatedByEvent : [...invalidatedByEvent, eventSetsQuery]

/** Responses stay fresh until a rule invalidates them. The backend retries requests; the page does not. */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        // A refused call is not repeated only because another component mounts.
        retryOnMount: ({ state }) =>
          !(state.error instanceof CallError && state.error.error.kind === 'not-allowed'),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })

/** Invalidates cached responses. A first response that is under way is requested again: it may be older. */
async function invalidate(client: QueryClient, filters: QueryFilters): Promise<void> {
  const pending = client
    .getQueryCache()
    .findAll(filters)
    .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching')
  await client.invalidateQueries(filters)
  for (const { queryKey } of pending) void client.invalidateQueries({ queryKey, exact: true })
}

/** Invalidates the cached responses to these calls, whatever their input. */
export function invalidateCalls(client: QueryClient, calls: readonly CallName[]): void {
  for (const call of calls) void invalidate(client, { queryKey: [call] })
}

/** Replaces the response that is cached, or sets the first. A pending request is cancelled: its response would be older. */
export async function replaceCached<T>(
  client: QueryClient,
  queryKey: readonly unknown[],
  update: (cached: T | undefined) => T | undefined,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<T>(queryKey, update)
}

/** Applies the changes of pending mutations, oldest first: an event may have been sent before they arrived. */
const withPending = (client: QueryClient, [call]: readonly unknown[], response: unknown): unknown =>
  client
    .getMutationCache()
    .findAll({ status: 'pending', predicate: ({ meta }) => meta?.setsQuery === call })
    .reduce(
      (expected, { meta, state }) => meta?.optimistic?.(expected, state.variables) ?? expected,
      response,
    )

/**
 * Creates the query cache for the lifetime of the page. It follows the host's events: each is subscribed to as
 * soon as the rules of a cached query name it.
 */
export function createQueries({ bridge, transport }: Host): QueryClient {
  const client = createQueryClient()
  const cache = client.getQueryCache()
  const followed = new Set<EventName>()
  const follow = (event: EventName) => {
    if (followed.has(event)) return
    followed.add(event)
    bridge.subscribe(event, (payload) => {
      for (const { meta, queryKey } of cache.getAll())
        if (meta?.eventSetsQuery === event)
          void replaceCached(client, queryKey, () => withPending(client, queryKey, payload))
      void invalidate(client, {
        predicate: ({ meta }) => meta?.invalidatedByEvent?.includes(event) === true,
      })
      if (event === 'service.changed')
        void client.resetQueries({ predicate: ({ meta }) => meta?.accountIndependent !== true })
    })
  }
  follow('service.changed')
  cache.subscribe(({ type, query }) => {
    if (type === 'added') for (const event of eventsOf(query.meta ?? {})) follow(event)
  })
  // Events were missed during the disconnection.
  transport.onState((state) => {
    if (state === 'open') void client.invalidateQueries()
  })
  return client
}
