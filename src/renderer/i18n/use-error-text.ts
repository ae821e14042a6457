import { useTranslation } from 'react-i18next'
import type { AppError, AppErrorOf } from '../../core/base/errors.ts'
import { type ErrorText, errorText, type Translate } from '../../core/product/strings/error-text.ts'

/** Describes errors in the reader's language. */
export function useErrorText(): (error: AppError) => ErrorText {
  const { t } = useTranslation()
  // Keys of errors are built from their kinds; a test covers all of them.
  return (error) => errorText(error, t as unknown as Translate)
}

export type RefusalText = Pick<ErrorText, 'title' | 'remedy'>

/** Describes why a key may not use a whole panel: by its missing scopes, or with the panel's own text. */
export function useRefusalText(): (error: AppErrorOf<'not-allowed'>, own: RefusalText) => RefusalText {
  const describe = useErrorText()
  return (error, own) => {
    if (error.missingScopes === undefined && error.isKeyLimited === undefined) return own
    const { title, remedy } = describe(error)
    return { title, remedy }
  }
}
