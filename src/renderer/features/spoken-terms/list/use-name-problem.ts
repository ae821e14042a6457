import { useTranslation } from 'react-i18next'
import { bytesOf, spokenTermLimits } from '../../../../core/spoken-terms/spoken-term-limits.ts'

/** Says how much too long the name of a collection is; undefined for one that the service takes. */
export function useNameProblem(): (name: string) => string | undefined {
  const { t } = useTranslation()
  return (name) => {
    const over = bytesOf(name.trim()) - spokenTermLimits.nameBytes
    return over > 0 ? t('spokenTerms.nameTooLong', { count: over }) : undefined
  }
}
