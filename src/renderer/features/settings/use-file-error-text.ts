import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../core/base/errors.ts'
import type { ErrorText } from '../../../core/product/strings/error-text.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { namesOf } from './setting-names.ts'

/** Describes errors of a settings file, with the displayed names of the settings. */
export function useFileErrorText(): (error: AppError) => ErrorText {
  const { t } = useTranslation()
  const describe = useErrorText()
  return (error) => {
    const text = describe(error)
    if (error.kind !== 'invalid-input') return text
    const names = namesOf(error.field)
    if (names.length === 0) return text
    return {
      ...text,
      title: t('errors.invalid-input.title', { field: names.map((name) => t(name)).join(': ') }),
    }
  }
}
