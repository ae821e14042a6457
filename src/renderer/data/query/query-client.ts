import { QueryClient, type QueryMeta } from '@tanstack/react-query'
import type { CallName, EventName } from '../../../core/contract/contract.ts'
import type { Host } from '../../bridge/host.ts'
import { CallError } from './call-error.ts'

/**
 * Rules for the cached answers of a query. They are declared with the query and stored with its cache entry.
 */
export interface CacheRules {
  /** The answer does not come from the account in use: it stays when another account is chosen. */
  readonly accountIndependent?: boolean
  /** Events after which the answer is out of date. */
  readonly invalidatedByEvent?: readonly EventName[]
  /** An event whose payload is the new answer. */
  readonly eventSetsQuery?: EventName
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CacheRules & Record<string, unknown>
  }
}

const eventsOf = ({ invalidatedByEvent = [], eventSetsQuery }: QueryMeta): readonly EventName[] =>
  eventSetsQuery === undefined ? invalidatedByEvent : [...invalidatedByEvent, eventSetsQuery]

/** Answers are kept until a rule says that they have changed; the backend retries, not the page. */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        // A call that a key may not make is not made again because somebody looks once more.
        retryOnMount: ({ state }) =>
          !(state.error instanceof CallError && state.error.error.kind === 'not-allowed'),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })

/** Has cached answers to these calls, whatever their input, asked for anew. */
export function invalidateCalls(client: QueryClient, calls: readonly CallName[]): void {
  for (const call of calls) void client.invalidateQueries({ queryKey: [call] })
}

/** Replaces a cached answer. One that was asked for before would arrive after it, out of date. */
export async function replaceCached<T>(
  client: QueryClient,
  queryKey: readonly unknown[],
  update: (cached: T) => T,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<T>(queryKey, (cached) => cached && update(cached))
}

/**
 * The cache of what the host has answered, for as long as the page lives. It follows the host's events: one is
 * subscribed to as soon as a query is cached whose rules name it.
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
        if (meta?.eventSetsQuery === event) void replaceCached(client, queryKey, () => payload)
      void client.invalidateQueries({
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
  // Events were missed while there was no connection.
  transport.onState((state) => {
    if (state === 'open') void client.invalidateQueries()
  })
  return client
}
