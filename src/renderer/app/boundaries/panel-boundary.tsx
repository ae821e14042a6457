import type { ReactNode } from 'react'
import type { AppError } from '../../../core/base/errors.ts'
import { ErrorNotice } from '../../domain/error-notice.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

/** Contains errors of a panel: the captions continue. */
export const PanelBoundary = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary renderFallback={(error, retry) => <Broken error={error} onRetry={retry} />}>
    {children}
  </ErrorBoundary>
)

function Broken({ error, onRetry }: { readonly error: AppError; readonly onRetry: () => void }) {
  return <ErrorNotice error={error} onRetry={onRetry} />
}
