import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuestionAnswer, RoomQuestion } from '../../../../core/audience/room/room-calls.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { QuestionText } from './question-text.tsx'
import styles from './room.module.css'

interface QuestionListProps {
  readonly questions: readonly RoomQuestion[]
  readonly onAnswer: (id: string, answer: QuestionAnswer) => void
}

/** Questions of readers that wait for the host, oldest first. */
export function QuestionList({ questions, onAnswer }: QuestionListProps) {
  const { t } = useTranslation()
  if (questions.length === 0) return <p>{t('room.noQuestions')}</p>
  return (
    <ul className={styles.questions} aria-label={t('room.questions')}>
      {questions.map((question) => (
        <Question key={question.id} question={question} onAnswer={onAnswer} />
      ))}
    </ul>
  )
}

interface QuestionProps extends Pick<QuestionListProps, 'onAnswer'> {
  readonly question: RoomQuestion
}

function Question({ question: { id, text, isShown }, onAnswer }: QuestionProps) {
  const { t } = useTranslation()
  const textId = useId()
  return (
    <li>
      <QuestionText id={textId} text={text} />
      <div className={styles.answers}>
        <Button aria-describedby={textId} onClick={() => onAnswer(id, isShown ? 'hide' : 'show')}>
          {t(isShown ? 'room.hide' : 'room.show')}
        </Button>
        <Button look="quiet" aria-describedby={textId} onClick={() => onAnswer(id, 'dismiss')}>
          {t('app.dismiss')}
        </Button>
      </div>
    </li>
  )
}
