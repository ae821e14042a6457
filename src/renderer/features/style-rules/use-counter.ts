import { useTranslation } from 'react-i18next'
import { codePoints } from '../../../core/base/unicode.ts'

export interface Counter {
  /** The used part of the limit; undefined before anything is typed. */
  readonly hint: string | undefined
  /** By how much the text is too long, as the service counts; undefined if it is not. */
  readonly problem: string | undefined
}

/** Counts the characters of trimmed texts, as the service does. */
export function useCounter(): (text: string, limit: number) => Counter {
  const { t } = useTranslation()
  return (text, limit) => {
    const count = codePoints(text.trim())
    const over = count - limit
    return {
      hint: count > 0 ? t('styleRuleLists.counter', { count, limit }) : undefined,
      problem: over > 0 ? t('styleRuleLists.tooMany', { count, limit, over }) : undefined,
    }
  }
}
