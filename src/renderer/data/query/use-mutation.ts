import { type QueryClient, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AppError } from '../../../core/base/errors.ts'
import type { Result } from '../../../core/base/result.ts'
import type { Bridge, CallInput, CallName, CallOutput } from '../../../core/contract/contract.ts'
import { useBridge } from '../../bridge/react.tsx'
import { errorOf, valueOf } from './call-error.ts'
import { invalidateCalls, replaceCached } from './query-client.ts'

/** A call that changes something, and what its component shows of it. */
export interface Mutation<K extends CallName> {
  readonly run: (input: CallInput<K>) => Promise<Result<CallOutput<K>>>
  readonly isPending: boolean
  readonly error: AppError | undefined
  readonly reset: () => void
}

/** Calls whose answers have the same type. */
type AnsweredLike<K extends CallName> = {
  [Q in CallName]: CallOutput<K> extends CallOutput<Q>
    ? CallOutput<Q> extends CallOutput<K>
      ? Q
      : never
    : never
}[CallName]

export interface MutationRules<K extends CallName> {
  /** Calls whose answers are out of date afterwards, also when it fails: nobody knows then how far it came. */
  readonly invalidates?: readonly CallName[]
  /** The call, without input, whose new answer is the answer of this one. */
  readonly setsQuery?: AnsweredLike<K>
  /**
   * Expected answer, shown at once: a change that follows immediately starts from it, not from the stored
   * one. An error reverts it. Requires `setsQuery`.
   */
  readonly optimistic?: (cached: CallOutput<K>, input: CallInput<K>) => CallOutput<K>
}

/** The mutation of a call, as React Query takes it. */
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
    mutationFn: (input) => valueOf(bridge.invoke(name, input)),
    onMutate: async (input) => {
      if (optimistic !== undefined && isCached())
        await replaceCached<CallOutput<K>>(client, queryKey, (cached) => optimistic(cached, input))
    },
    onSuccess: (answer) => {
      // The answer to a call before the last one knows nothing of the last one.
      const isLast = client.isMutating({ mutationKey: [name] }) === 1
      if (isLast && isCached()) client.setQueryData(queryKey, answer)
    },
    onError: () => {
      if (optimistic !== undefined) void client.invalidateQueries({ queryKey })
    },
    onSettled: () => invalidateCalls(client, invalidates),
  }
}

/** Makes the hook of a call that changes something. */
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

/** Has cached answers asked for anew, once something besides a mutation has changed what they say. */
export function useInvalidate(): (calls: readonly CallName[]) => void {
  const client = useQueryClient()
  return (calls) => invalidateCalls(client, calls)
}
