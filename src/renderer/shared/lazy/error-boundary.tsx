import { Component, type ReactNode } from 'react'
import type { AppError } from '../../../core/base/errors.ts'
import { errorOf } from '../../queries/query/call-error.ts'
import { ErrorNotice } from '../error-notice.tsx'
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

/** Contains errors of a panel: the captions continue. */
export const PanelBoundary = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary renderFallback={(error, retry) => <Broken error={error} onRetry={retry} />}>
    {children}
  </ErrorBoundary>
)

function Broken({ error, onRetry }: { readonly error: AppError; readonly onRetry: () => void }) {
  return <ErrorNotice error={error} onRetry={onRetry} />
}
