import { Component, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { AppError } from '../../../core/base/errors.ts'
import { errorOf } from '../../queries/query/call-error.ts'
import { ErrorNotice, useIsHostGone } from '../error-notice.tsx'
import { retryFailedParts } from './lazy-part.tsx'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Rendered in place of the failed children. */
  readonly renderFallback: (error: AppError, retry: () => void) => ReactNode
}

interface ErrorBoundaryState {
  readonly error: AppError | undefined
}

/** Contains errors of its children, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined }

  static getDerivedStateFromError(thrown: Error): ErrorBoundaryState {
    return { error: errorOf(thrown) }
  }

  readonly #retry = () => {
    retryFailedParts()
    this.setState({ error: undefined })
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === undefined ? this.props.children : this.props.renderFallback(error, this.#retry)
  }
}

interface PanelBoundaryProps {
  readonly children: ReactNode
  /** Shown while there is no host from which the rest could be loaded. */
  readonly waiting?: ReactNode
}

/** Contains errors of a panel: the captions continue. */
export const PanelBoundary = ({ children, waiting }: PanelBoundaryProps) => (
  <ErrorBoundary
    renderFallback={(error, retry) =>
      error.kind === 'host-lost' ? (
        <WithoutHost error={error} waiting={waiting} onRetry={retry} />
      ) : (
        <ErrorNotice error={error} onRetry={retry} />
      )
    }
  >
    {children}
  </ErrorBoundary>
)

interface WithoutHostProps extends Pick<PanelBoundaryProps, 'waiting'> {
  readonly error: AppError
  readonly onRetry: () => void
}

/**
 * Loads what could not be loaded once the host is back. A lost host is reported for the whole page; one that is connected
 * and was not reached all the same is reported here, as nothing tells when it will be.
 */
function WithoutHost({ error, waiting, onRetry }: WithoutHostProps) {
  const isGone = useIsHostGone(error)
  const [wasGone, setWasGone] = useState(isGone)
  if (isGone && !wasGone) setWasGone(true)
  const isBack = wasGone && !isGone
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (isBack) retry()
  }, [isBack])
  return wasGone ? waiting : <ErrorNotice error={error} onRetry={onRetry} />
}
