import { useTranslation } from 'react-i18next'
import type { AppError, AppErrorOf } from '../../core/base/errors.ts'
import { type ErrorText, errorText, type Translate } from '../../core/strings/error-text.ts'

/** Describes errors in the reader's language. */
export function useErrorText(): (error: AppError) => ErrorText {
  const { t } = useTranslation()
  // The keys of errors are put together from their kinds; a test walks through all of them.
  return (error) => errorText(error, t as unknown as Translate)
}

type Texts = Pick<ErrorText, 'title' | 'remedy'>

/** Describes why a key may not use a whole panel: by the scopes that it lacks, or in the panel's own words. */
export function useRefusalText(): (error: AppErrorOf<'not-allowed'>, own: Texts) => Texts {
  const describe = useErrorText()
  return (error, own) => {
    if (error.missingScopes === undefined) return own
    const { title, remedy } = describe(error)
    return { title, remedy }
  }
}
