import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAnswerQuestion, useRoom } from '../../../queries/room-queries.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import { QuestionText } from './question-text.tsx'
import styles from './room.module.css'

/** The question that the host has put on the screen, above the captions. */
export function ShownQuestion() {
  const { t } = useTranslation()
  const { data } = useRoom()
  const answering = useAnswerQuestion()
  const shown = data?.room?.questions?.find(({ isShown }) => isShown)
  if (shown === undefined) return null
  return (
    <section className={styles.shown} aria-label={t('room.questions')}>
      <QuestionText text={shown.text} />
      <IconButton
        icon={<X size={18} />}
        label={t('room.hide')}
        onClick={() => void answering.run({ id: shown.id, answer: 'hide' })}
      />
    </section>
  )
}
