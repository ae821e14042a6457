import { useQuery } from '@tanstack/react-query'
import type { AppError } from '../../core/base/errors.ts'
import type { Result } from '../../core/base/result.ts'
import type { Bridge, CallName } from '../../core/contract/contract.ts'
import { errorOf, useBridge, valueOf } from '../bridge/react.tsx'

/** A list that was read as a whole. */
export interface Listed<T> {
  /** Left out until it is known. */
  readonly value: T | undefined
  readonly error: AppError | undefined
  readonly again: () => void
}

/**
 * A list of the account that takes several calls, read once for all who want it.
 *
 * @param call the one that it is read with: what outdates its answers outdates the list
 * @param part which part of the list is read; left out, all of it
 */
export function useListed<T>(
  call: CallName,
  read: (bridge: Bridge, signal: AbortSignal) => Promise<Result<T>>,
  part: readonly string[] = [],
): Listed<T> {
  const bridge = useBridge()
  const { data, error, refetch } = useQuery({
    queryKey: [call, 'every page', ...part],
    queryFn: ({ signal }) => valueOf(read(bridge, signal)),
  })
  return {
    value: data,
    error: errorOf(error),
    again: () => void refetch(),
  }
}
