import { type QueryClient, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AppError } from '../../../core/base/errors.ts'
import type { Result } from '../../../core/base/result.ts'
import type { Bridge, CallInput, CallName, CallOutput } from '../../../core/contract/contract.ts'
import { useBridge } from '../../bridge/react.tsx'
import { errorOf, valueOf } from './call-error.ts'
import { invalidateCalls, type MutationMeta, replaceCached } from './query-client.ts'

/** A call that changes something, with its state for a component. */
export interface Mutation<K extends CallName> {
  readonly run: (input: CallInput<K>) => Promise<Result<CallOutput<K>>>
  readonly isPending: boolean
  readonly error: AppError | undefined
  readonly reset: () => void
}

/** Calls whose responses have the same type. */
type AnsweredLike<K extends CallName> = {
  [Q in CallName]: CallOutput<K> extends CallOutput<Q>
    ? CallOutput<Q> extends CallOutput<K>
      ? Q
      : never
    : never
}[CallName]

export interface MutationRules<K extends CallName> {
  /** Calls that are invalidated afterwards, also on failure: it is then unknown how much was changed. */
  readonly invalidates?: readonly CallName[]
  /** The call without input whose new response is the response of this one. */
  readonly setsQuery?: AnsweredLike<K>
  /**
   * Expected response, shown immediately: the next change starts from it, not from the stored one. An error
   * reverts it. Requires `setsQuery`.
   */
  readonly optimistic?: (cached: CallOutput<K>, input: CallInput<K>) => CallOutput<K>
}

/** React Query options for the mutation of a call. */
export const callMutation = <K extends CallName>(
  client: QueryClient,
  bridge: Pick<Bridge, 'invoke'>,
  name: K,
  { invalidates = [], setsQuery, optimistic }: MutationRules<K> = {},
): UseMutationOptions<CallOutput<K>, Error, CallInput<K>> => {
  const queryKey = [setsQuery, {}]
  const isCached = () => setsQuery !== undefined && client.getQueryData(queryKey) !== undefined
  return {
    mutationKey: [name],
    ...(setsQuery !== undefined &&
      optimistic !== undefined && {
        meta: { setsQuery, optimistic: optimistic as NonNullable<MutationMeta['optimistic']> },
      }),
    mutationFn: (input) => valueOf(bridge.invoke(name, input)),
    onMutate: async (input) => {
      if (optimistic !== undefined && isCached())
        await replaceCached<CallOutput<K>>(client, queryKey, (cached) => cached && optimistic(cached, input))
    },
    onSuccess: (answer) => {
      // Only the response to the latest of several pending calls includes all changes.
      const isLast = client.isMutating({ mutationKey: [name] }) === 1
      if (isLast && isCached()) client.setQueryData(queryKey, answer)
    },
    onError: () => {
      if (optimistic !== undefined) void client.invalidateQueries({ queryKey })
    },
    onSettled: () => invalidateCalls(client, invalidates),
  }
}

/** Creates the hook of a changing call. */
export const createMutationHook = <K extends CallName>(name: K, rules?: MutationRules<K>) =>
  function useCallMutation(): Mutation<K> {
    const mutation = useMutation(callMutation(useQueryClient(), useBridge(), name, rules))
    return {
      run: async (input) => {
        try {
          return { ok: true, value: await mutation.mutateAsync(input) }
        } catch (thrown) {
          return { ok: false, error: errorOf(thrown as Error) ?? { kind: 'cancelled' } }
        }
      },
      get isPending() {
        return mutation.isPending
      },
      get error() {
        return errorOf(mutation.error)
      },
      reset: () => mutation.reset(),
    }
  }

/** Returns a function that invalidates cached responses after a change that is not made by a mutation. */
export function useInvalidate(): (calls: readonly CallName[]) => void {
  const client = useQueryClient()
  return (calls) => invalidateCalls(client, calls)
}
