import { useTranslation } from 'react-i18next'
import { findLanguage } from '../../../../core/languages/features.ts'
import { useLanguageNames } from '../../../i18n/language-names.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { useUnavailable } from '../../../queries/account-queries.ts'
import { useLanguageList } from '../../../queries/languages-queries.ts'
import type { Manner } from './rewording-store.ts'
import { manners } from './rewording-store.ts'

interface Rewordable {
  /** The reason why the active account cannot rephrase texts in this language. */
  readonly disabledReason: string | undefined
  readonly mannerDisabledReason: (manner: Manner) => string | undefined
}

/** Whether texts in a language can be corrected and rephrased, and in which styles and tones. */
export function useRewordable(language: string | undefined): Rewordable {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  const describe = useErrorText()
  const unavailable = useUnavailable('write')
  const languages = useLanguageList({ product: 'write' })
  if (unavailable !== undefined)
    return { disabledReason: describe(unavailable).title, mannerDisabledReason: () => undefined }
  // Without a language, the service detects it.
  if (language === undefined) return { disabledReason: undefined, mannerDisabledReason: () => undefined }
  const found = languages.data && findLanguage(languages.data, language)
  const because = t('text.noRewording', { language: nameOf(language) })
  // Without the language list, the service reports unsupported languages itself.
  const isClosed = languages.data !== undefined && found?.isTarget !== true
  return {
    disabledReason: isClosed ? because : undefined,
    mannerDisabledReason: (manner) => {
      const feature = featureOf(manner)
      const hasIt = feature === undefined || found?.features.some(({ name }) => name === feature) !== false
      return hasIt ? undefined : t('errors.invalid-input.not-supported', { language: nameOf(language) })
    },
  }
}

function featureOf(manner: Manner): 'writing_style' | 'tone' | undefined {
  if ('tone' in manners[manner]) return 'tone'
  return 'writingStyle' in manners[manner] ? 'writing_style' : undefined
}
