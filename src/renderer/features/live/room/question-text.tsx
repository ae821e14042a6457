import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import styles from './room.module.css'
import { useQuestionTranslation } from './use-question-translation.ts'

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
