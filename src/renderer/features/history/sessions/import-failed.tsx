import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../../core/base/errors.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Notice } from '../../../ui/layout/notice.tsx'

interface ImportFailedProps {
  /** File name. */
  readonly name: string
  readonly error: AppError
  readonly onDismiss: () => void
}

/** Says which file is not imported, and why. */
export function ImportFailed({ name, error, onDismiss }: ImportFailedProps) {
  const { t } = useTranslation()
  const { remedy, details } = useErrorText()(error)
  return (
    <Notice
      tone="error"
      title={t('history.opened.failed', { name })}
      remedy={remedy}
      details={details}
      onDismiss={onDismiss}
    />
  )
}
