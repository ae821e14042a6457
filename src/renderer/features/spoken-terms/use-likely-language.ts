import { useTranslation } from 'react-i18next'
import { AUTO } from '../../../core/languages/chosen.ts'
import { baseLanguage } from '../../../core/languages/voice-language-codes.ts'
import { useSettings } from '../../queries/settings-queries.ts'

/** The language that a new list most likely has: the spoken one, which is the user's own where it is detected. */
export function useLikelyLanguage(): string {
  const { i18n } = useTranslation()
  const { sourceLanguage } = useSettings().voice
  return baseLanguage(sourceLanguage === AUTO ? i18n.language : sourceLanguage)
}
