import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../core/base/errors.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { ErrorBoundary } from '../../shared/lazy/error-boundary.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import hidden from '../../ui/visually-hidden.module.css'
import styles from './page-boundary.module.css'

interface PageBoundaryProps {
  readonly children: ReactNode
  /** Fallback for users after the page has failed. It is rendered outside the page. */
  readonly rescue: ReactNode
}

/** Reports an error of the page and offers remedies. Without the boundary, React would unmount everything. */
export const PageBoundary = ({ children, rescue }: PageBoundaryProps) => (
  <ErrorBoundary
    renderFallback={(error, retry) => (
      <main className={styles.broken}>
        <BrokenPage error={error} onRetry={retry} />
        {rescue}
      </main>
    )}
  >
    {children}
  </ErrorBoundary>
)

function BrokenPage({ error, onRetry }: { readonly error: AppError; readonly onRetry: () => void }) {
  const { t } = useTranslation()
  const describe = useErrorText()
  return (
    <>
      <h1 className={hidden.hidden}>{t('app.name')}</h1>
      <Notice
        tone="error"
        {...describe(error)}
        actions={
          <>
            <Button onClick={onRetry}>{t('app.tryAgain')}</Button>
            <Button onClick={() => location.reload()}>{t('app.reload')}</Button>
          </>
        }
      />
    </>
  )
}
