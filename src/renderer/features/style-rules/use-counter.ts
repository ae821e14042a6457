import { useTranslation } from 'react-i18next'
import { codePoints } from '../../../core/base/unicode.ts'

export interface Counter {
  /** Text about the used part of the limit; undefined before anything is typed. */
  readonly text: string | undefined
  /** Whether the text is neither empty nor too long, as the service counts. */
  readonly fits: boolean
}

/** Counts the characters of trimmed texts, as the service does. */
export function useCounter(): (text: string, limit: number) => Counter {
  const { t } = useTranslation()
  return (text, limit) => {
    const count = codePoints(text.trim())
    const over = count - limit
    return {
      text:
        over > 0
          ? t('styleRuleLists.tooMany', { count, limit, over })
          : count > 0
            ? t('styleRuleLists.counter', { count, limit })
            : undefined,
      fits: count > 0 && over <= 0,
    }
  }
}
