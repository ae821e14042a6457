import { useTranslation } from 'react-i18next'
import { useLanguageNames } from '../../../i18n/language-names.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import type { Reason } from './fit.ts'

/** Describes why something cannot be chosen, with language names. */
export function useReasonText(): (reason: Reason) => string {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  const describe = useErrorText()
  return (reason) => {
    if (reason.kind === 'plan-needed') return describe(reason).title
    const { problem } = reason
    if (problem.type === 'needs' && problem.other === 'sourceLanguage') return t('text.glossaryNeedsSource')
    return describe(
      problem.type === 'not-supported'
        ? { ...reason, problem: { ...problem, language: nameOf(problem.language) } }
        : reason,
    ).remedy
  }
}
