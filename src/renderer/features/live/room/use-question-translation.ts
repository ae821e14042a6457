import { useTranslation } from 'react-i18next'
import { servesLanguage } from '../../../../core/languages/codes.ts'
import { useProductLanguages } from '../../../queries/languages-queries.ts'
import { useTextTranslation } from '../../../queries/room-queries.ts'

/** The translation of a question into the language of the interface, which the host reads. */
export function useQuestionTranslation(text: string) {
  const { i18n } = useTranslation()
  const languages = useProductLanguages('translate_text')
  const target = languages.data?.find(({ code, isTarget }) => isTarget && servesLanguage(code, i18n.language))
  const { data, error } = useTextTranslation(
    { texts: [text], targetLanguage: target?.code ?? i18n.language },
    { enabled: target !== undefined },
  )
  return { translated: data?.translations[0]?.text, error: error ?? languages.error }
}
