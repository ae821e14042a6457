import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppError } from '../../core/base/errors.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { Button } from '../ui/controls/button.tsx'
import { Notice } from '../ui/layout/notice.tsx'

interface ErrorNoticeProps {
  /** Undefined to show nothing. */
  readonly error: AppError | undefined
  readonly onRetry?: (() => void) | undefined
  readonly onDismiss?: (() => void) | undefined
  /** Further remedies, before the retry button. */
  readonly actions?: ReactNode
}

/** An error in the reader's language, with its remedies. */
export function ErrorNotice({ error, onRetry, onDismiss, actions }: ErrorNoticeProps) {
  const { t } = useTranslation()
  const describe = useErrorText()
  if (error === undefined) return null
  const retry = onRetry && <Button onClick={onRetry}>{t('app.tryAgain')}</Button>
  return (
    <Notice
      tone="error"
      {...describe(error)}
      onDismiss={onDismiss}
      {...((actions !== undefined || retry !== undefined) && {
        actions: (
          <>
            {actions}
            {retry}
          </>
        ),
      })}
    />
  )
}
