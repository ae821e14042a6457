import type { ReactNode } from 'react'
import type { QueryState as State } from '../data/query/use-call.ts'
import panel from '../ui/layout/panel.module.css'
import { ErrorNotice } from './error-notice.tsx'

interface QueryStateProps<T> {
  readonly query: Pick<State<T>, 'data' | 'error' | 'refetch'>
  /** What is announced while nothing is known yet. */
  readonly loading: string
  /** What is shown instead of an error that is no fault, such as a plan that lacks the feature. */
  readonly refusal?: ReactNode
  readonly children: (data: T) => ReactNode
}

/** What a query has come to: loading, an error that can be retried, or the data; an error leaves data that are known. */
export function QueryState<T>({ query, loading, refusal, children }: QueryStateProps<T>) {
  const { data, error, refetch } = query
  return (
    <>
      {refusal || <ErrorNotice error={error} onRetry={refetch} />}
      {data !== undefined
        ? children(data)
        : error === undefined && (
            <p className={panel.quiet} role="status">
              {loading}
            </p>
          )}
    </>
  )
}
