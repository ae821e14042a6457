import { useTranslation } from 'react-i18next'
import type { AppError } from '../../core/errors.ts'
import { type ErrorText, errorText, type Translate } from '../../core/strings/error-text.ts'

/** Describes errors in the reader's language. */
export function useErrorText(): (error: AppError) => ErrorText {
  const { t } = useTranslation()
  // The keys of errors are put together from their kinds; a test walks through all of them.
  return (error) => errorText(error, t as unknown as Translate)
}
