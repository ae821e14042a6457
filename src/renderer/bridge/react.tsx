import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { AppError } from '../../core/base/errors.ts'
import type { Result } from '../../core/base/result.ts'
import type { Bridge, CallInput, CallName, CallOutput, EventName } from '../../core/contract/contract.ts'
import { mergePatch } from '../../core/settings/settings.ts'
import type { Host } from './host.ts'
import type { HostState } from './transport.ts'

const HostContext = createContext<Host | undefined>(undefined)

/** What a failed query carries: the error as data, in an `Error` because React Query wants one. */
class CallError extends Error {
  readonly error: AppError

  constructor(error: AppError) {
    super(error.kind)
    this.name = 'CallError'
    this.error = error
  }
}

/** Answers are kept until an event says that they have changed; the backend retries, not the page. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        // What a key may not do is not asked for again because somebody looks once more.
        retryOnMount: ({ state }) =>
          !(state.error instanceof CallError && state.error.error.kind === 'not-allowed'),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })

/** Events that replace or outdate an answer that is kept. */
const OUTDATED: Readonly<Partial<Record<EventName, readonly CallName[]>>> = {
  'settings.changed': ['settings.get', 'shortcuts.get', 'textHistory.list'],
  'textHistory.changed': ['textHistory.list'],
  'session.changed': [
    'session.list',
    'session.get',
    'session.recovered',
    'session.search',
    'session.soundSize',
  ],
  'service.changed': [
    'service.status',
    'voice.languages',
    'language.listProduct',
    'language.features',
    'glossary.list',
    'styleRules.list',
    'memory.list',
  ],
}

/** Answers that do not come from the service; all others are of one account, and go when it is changed. */
const OF_EVERY_ACCOUNT: ReadonlySet<unknown> = new Set<CallName>([
  'app.info',
  'document.list',
  'network.get',
  'settings.get',
  'service.status',
  'shortcuts.get',
  'startup.get',
  'textFile.get',
  'textHistory.list',
  'session.get',
  'session.list',
  'session.recovered',
  'session.search',
  'session.sound',
  'session.soundSize',
  'voice.languages',
])

/** Calls that outdate answers, also when they fail: nobody knows then how far they came. */
const OUTDATED_BY: Readonly<Partial<Record<CallName, readonly CallName[]>>> = {
  'settings.import': ['network.get'],
  'session.deleteSound': ['session.list', 'session.get', 'session.soundSize'],
  'memory.delete': ['memory.list'],
  'admin.createKey': ['admin.listKeys'],
  'admin.renameKey': ['admin.listKeys', 'admin.analytics'],
  'admin.limitKey': ['admin.listKeys'],
  'admin.deactivateKey': ['admin.listKeys'],
}

/** Calls whose answer is the new answer of another one. */
const ANSWERED_BY: Readonly<Partial<Record<CallName, CallName>>> = {
  'settings.update': 'settings.get',
  'startup.set': 'startup.get',
  'textFile.choose': 'textFile.get',
  'textFile.set': 'textFile.get',
  'network.setProxy': 'network.get',
  'network.addAuthority': 'network.get',
  'network.removeAuthority': 'network.get',
}

/** What will be answered: a choice that follows at once starts from the one before it, not from what was stored. */
const FORESEEN: {
  readonly [K in CallName]?: (known: CallOutput<K>, input: CallInput<K>) => CallOutput<K>
} = {
  'settings.update': (known, patch) => ({ ...known, settings: mergePatch(known.settings, patch) }),
}

/** An event that is the new answer itself. */
const ANSWERS = { 'documents.changed': 'document.list', 'textFile.changed': 'textFile.get' } as const

export function HostProvider({ host, children }: { readonly host: Host; readonly children: ReactNode }) {
  const [queries] = useState(createQueryClient)
  useEffect(() => {
    const ends = (Object.keys(OUTDATED) as EventName[]).map((event) =>
      host.bridge.subscribe(event, () => {
        for (const call of OUTDATED[event] ?? []) void queries.invalidateQueries({ queryKey: [call] })
        if (event === 'service.changed')
          void queries.resetQueries({ predicate: ({ queryKey: [call] }) => !OF_EVERY_ACCOUNT.has(call) })
      }),
    )
    for (const event of Object.keys(ANSWERS) as (keyof typeof ANSWERS)[])
      ends.push(
        host.bridge.subscribe(event, (answer) => {
          const queryKey = [ANSWERS[event], {}]
          // What was asked before may be answered after it, with what is no longer true.
          void queries.cancelQueries({ queryKey }).then(() => queries.setQueryData(queryKey, answer))
        }),
      )
    const endState = host.transport.onState((state) => {
      if (state === 'open') void queries.invalidateQueries()
    })
    return () => {
      for (const end of [...ends, endState]) end()
    }
  }, [host, queries])
  return (
    <HostContext.Provider value={host}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </HostContext.Provider>
  )
}

function useHost(): Host {
  const host = useContext(HostContext)
  if (host === undefined) throw new Error('there is no HostProvider around this')
  return host
}

export const useBridge = (): Bridge => useHost().bridge

export function useHostState(): HostState {
  const { transport } = useHost()
  return useSyncExternalStore(
    (changed) => transport.onState(changed),
    () => transport.state,
  )
}

/** The value of a result; rejects with `CallError` where it is an error, as queries want it. */
export async function valueOf<T>(result: Promise<Result<T>>): Promise<T> {
  const settled = await result
  if (settled.ok) return settled.value
  throw new CallError(settled.error)
}

/** The error of a query, whatever was thrown. */
export const errorOf = (thrown: Error | null): AppError | undefined =>
  thrown === null
    ? undefined
    : thrown instanceof CallError
      ? thrown.error
      : { kind: 'unexpected', detail: thrown.message }

export interface CallState<K extends CallName> {
  readonly value: CallOutput<K> | undefined
  readonly error: AppError | undefined
  readonly isAsking: boolean
  /** The value is the answer to an earlier input: see `keepsLast`. */
  readonly isOfEarlier: boolean
  readonly again: () => void
}

export interface CallOptions {
  /** Left out, true. While it is false nothing is asked. */
  readonly isWanted?: boolean
  /** Asked anew whenever somebody begins to look: what is counted elsewhere is soon out of date. */
  readonly isFleeting?: boolean
  /** With another input, the last answer stays until the next one is there: for pages of a list. */
  readonly keepsLast?: boolean
}

/** The answer to a call that only asks; asked once for all who want it. */
export function useCall<K extends CallName>(
  name: K,
  input: CallInput<K>,
  { isWanted = true, isFleeting = false, keepsLast = false }: CallOptions = {},
): CallState<K> {
  const bridge = useBridge()
  const query = useQuery({
    queryKey: [name, input],
    queryFn: ({ signal }) => valueOf(bridge.invoke(name, input, { signal })),
    enabled: isWanted,
    ...(isFleeting && { staleTime: 0 }),
    ...(keepsLast && { placeholderData: keepPreviousData }),
  })
  return {
    value: query.data,
    error: errorOf(query.error),
    isAsking: query.isFetching,
    isOfEarlier: query.isPlaceholderData,
    again: () => void query.refetch(),
  }
}

/** Has answers asked for anew, once something has changed what they say. */
export function useRefresh(): (...calls: readonly CallName[]) => void {
  const queries = useQueryClient()
  return (...calls) => {
    for (const call of calls) void queries.invalidateQueries({ queryKey: [call] })
  }
}

export interface Action<K extends CallName> {
  readonly run: (input: CallInput<K>) => Promise<Result<CallOutput<K>>>
  readonly isRunning: boolean
  readonly error: AppError | undefined
  readonly reset: () => void
}

/** Shows what will be answered. What was asked before would be answered after it, with what is no longer true. */
async function foresee<K extends CallName>(
  queries: QueryClient,
  name: K,
  input: CallInput<K>,
): Promise<void> {
  const guess = FORESEEN[name]
  const queryKey = [ANSWERED_BY[name], {}]
  if (guess === undefined || queries.getQueryData(queryKey) === undefined) return
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, (known: CallOutput<K> | undefined) => known && guess(known, input))
}

/** A call that changes something. */
export function useAction<K extends CallName>(name: K): Action<K> {
  const bridge = useBridge()
  const queries = useQueryClient()
  const mutation = useMutation({
    mutationKey: [name],
    mutationFn: (input: CallInput<K>) => valueOf(bridge.invoke(name, input)),
    onMutate: (input) => foresee(queries, name, input),
    onSuccess: (value) => {
      const answered = ANSWERED_BY[name]
      // The answer to a call before the last one knows nothing of the last one.
      const isLast = queries.isMutating({ mutationKey: [name] }) === 1
      if (answered !== undefined && isLast) queries.setQueryData([answered, {}], value)
    },
    onError: () => {
      if (name in FORESEEN) void queries.invalidateQueries({ queryKey: [ANSWERED_BY[name]] })
    },
    onSettled: () => {
      for (const call of OUTDATED_BY[name] ?? []) void queries.invalidateQueries({ queryKey: [call] })
    },
  })
  return {
    run: async (input) => {
      try {
        return { ok: true, value: await mutation.mutateAsync(input) }
      } catch (thrown) {
        return { ok: false, error: errorOf(thrown as Error) ?? { kind: 'cancelled' } }
      }
    },
    isRunning: mutation.isPending,
    error: errorOf(mutation.error),
    reset: () => mutation.reset(),
  }
}
