import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../core/base/errors.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

/** A panel that breaks takes nothing with it: the captions go on. */
export const PanelBoundary = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary renderFallback={(error, retry) => <Broken error={error} onRetry={retry} />}>
    {children}
  </ErrorBoundary>
)

function Broken({ error, onRetry }: { readonly error: AppError; readonly onRetry: () => void }) {
  const { t } = useTranslation()
  const describe = useErrorText()
  return (
    <Notice
      tone="error"
      {...describe(error)}
      actions={<Button onClick={onRetry}>{t('app.tryAgain')}</Button>}
    />
  )
}
