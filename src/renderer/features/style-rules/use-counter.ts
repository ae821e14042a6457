import { useTranslation } from 'react-i18next'
import { codePoints } from '../../../core/base/unicode.ts'

export interface Counter {
  /** Used part of a limit, in words. */
  readonly text: string
  /** Whether the text is not empty and not too long, as the service counts. */
  readonly fits: boolean
}

/** Counts texts as the service does: without the spaces around them. */
export function useCounter(): (text: string, limit: number) => Counter {
  const { t } = useTranslation()
  return (text, limit) => {
    const count = codePoints(text.trim())
    const over = count - limit
    return {
      text:
        over > 0
          ? t('styleRuleLists.tooMany', { count, limit, over })
          : t('styleRuleLists.counter', { count, limit }),
      fits: count > 0 && over <= 0,
    }
  }
}
