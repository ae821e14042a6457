import { useTranslation } from 'react-i18next'
import type { Correction } from '../../../core/session/corrections/correction.ts'
import { type DiffPart, diffWords, toDiffParts } from '../../../core/session/corrections/word-diff.ts'
import { SOURCE } from '../../../core/session/library/session-schema.ts'
import styles from './corrections.module.css'

interface WordChangesProps {
  readonly correction: Correction
}

/** A corrected line before and after, with the words that were changed. */
export function WordChanges({ correction: { line, language, before, after } }: WordChangesProps) {
  const { t } = useTranslation()
  const changes = diffWords(before, after)
  const shown = line === SOURCE ? language : line
  const [was, is] = [
    toDiffParts(
      before.trimEnd(),
      changes.map((change) => change.before),
    ),
    toDiffParts(
      after.trimEnd(),
      changes.map((change) => change.after),
    ),
  ]
  return (
    <div className={styles.changes}>
      <ChangedLine name={t('corrections.before')} language={shown} parts={was} Mark="del" />
      <ChangedLine name={t('corrections.after')} language={shown} parts={is} Mark="ins" />
    </div>
  )
}

interface ChangedLineProps {
  readonly name: string
  readonly language: string | undefined
  readonly parts: readonly DiffPart[]
  readonly Mark: 'del' | 'ins'
}

const ChangedLine = ({ name, language, parts, Mark }: ChangedLineProps) => (
  <p className={styles.line}>
    <span className={styles.name}>{name}</span>
    <span lang={language} dir="auto">
      {parts.map(({ at, text, isChanged }) =>
        isChanged ? <Mark key={at}>{text}</Mark> : <span key={at}>{text}</span>,
      )}
    </span>
  </p>
)
