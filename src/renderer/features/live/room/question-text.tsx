import { useTranslation } from 'react-i18next'
import { servesLanguage } from '../../../../core/languages/codes.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { useProductLanguages } from '../../../queries/languages-queries.ts'
import { useTextTranslation } from '../../../queries/room-queries.ts'
import styles from './room.module.css'

interface QuestionTextProps {
  readonly text: string
  readonly id?: string
}

/** A question as its host reads it, and as it was written. A stranger wrote it: it is text alone, and turns nothing beside it. */
export function QuestionText({ text, id }: QuestionTextProps) {
  const { t, i18n } = useTranslation()
  const describe = useErrorText()
  const { translated = text, error } = useQuestionTranslation(text)
  return (
    <div id={id} className={styles.words}>
      <p dir="auto" {...(translated !== text && { lang: i18n.language })}>
        {translated}
      </p>
      {translated !== text && (
        <p dir="auto" className={styles.original}>
          {text}
        </p>
      )}
      {error !== undefined && (
        <p className={styles.original}>{t('room.untranslated', { reason: describe(error).title })}</p>
      )}
    </div>
  )
}

/** The translation of a question into the language of the interface, which the host reads. */
function useQuestionTranslation(text: string) {
  const { i18n } = useTranslation()
  const languages = useProductLanguages('translate_text')
  const target = languages.data?.find(({ code, isTarget }) => isTarget && servesLanguage(code, i18n.language))
  const { data, error } = useTextTranslation(
    { texts: [text], targetLanguage: target?.code ?? i18n.language },
    { enabled: target !== undefined },
  )
  return { translated: data?.translations[0]?.text, error: error ?? languages.error }
}
