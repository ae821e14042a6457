import type { ReactNode } from 'react'
import { type RefusalText, useRefusalText } from '../i18n/use-error-text.ts'
import type { QueryResult as State } from '../queries/query/use-call.ts'
import { Notice } from '../ui/layout/notice.tsx'
import { Skeleton } from '../ui/progress/skeleton.tsx'
import { ErrorNotice, useIsHostGone } from './error-notice.tsx'

interface QueryStateProps<T> {
  readonly query: Pick<State<T>, 'data' | 'error' | 'refetch'>
  /** Announced until data are available. */
  readonly loading: string
  /** Shown instead of an error that is not a failure, such as a plan that lacks the feature. */
  readonly refusal?: ReactNode
  /** Explains a feature that this key may not use, which is not a failure either. */
  readonly notAllowed?: RefusalText
  /** Omitted if the data are shown elsewhere. */
  readonly children?: (data: T) => ReactNode
}

/**
 * Shows the state of a query: loading, an error that can be retried, or the data. An error does not hide known
 * data.
 */
export function QueryState<T>({ query, loading, refusal, notAllowed, children }: QueryStateProps<T>) {
  const { data, error, refetch } = query
  const describe = useRefusalText()
  const isHostGone = useIsHostGone(error)
  return (
    <>
      {notAllowed !== undefined && error?.kind === 'not-allowed' ? (
        <Notice tone="info" {...describe(error, notAllowed)} />
      ) : (
        refusal || <ErrorNotice error={error} onRetry={refetch} />
      )}
      {data !== undefined
        ? children?.(data)
        : (error === undefined || isHostGone) && <Skeleton label={loading} />}
    </>
  )
}
