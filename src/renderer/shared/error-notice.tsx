import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppError } from '../../core/base/errors.ts'
import { useHostState } from '../bridge/react.tsx'
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

/** Whether an error follows from a lost host, which is reported once for the whole page. */
export function useIsHostGone(error: AppError | undefined): boolean {
  const state = useHostState()
  return state !== 'open' && error?.kind === 'host-lost'
}

/** An error in the reader's language, with its remedies. What is asked again once a lost host is back shows none. */
export function ErrorNotice({ error, onRetry, onDismiss, actions }: ErrorNoticeProps) {
  const { t } = useTranslation()
  const describe = useErrorText()
  const isHostGone = useIsHostGone(error)
  if (error === undefined || (isHostGone && onRetry !== undefined)) return null
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
