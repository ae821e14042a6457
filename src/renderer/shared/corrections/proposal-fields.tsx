import { useTranslation } from 'react-i18next'
import type { LessonPreview as Preview } from '../../../core/session/corrections/lesson-previews.ts'
import type { LessonProposal } from '../../../core/session/corrections/proposals.ts'
import { Select } from '../../ui/controls/select.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import styles from './corrections.module.css'
import { LessonPreviewLines } from './lesson-preview.tsx'
import type { ProposalChoice } from './use-teaching.ts'
import { WordChanges } from './word-changes.tsx'

interface ProposalFieldsProps {
  readonly proposal: LessonProposal
  readonly choice: ProposalChoice
  /** Undefined until it is known, and while the lesson is incomplete. */
  readonly preview: Preview | undefined
  /** Whether it is one of several, each with a switch. */
  readonly isOneOfSeveral: boolean
  readonly onChange: (change: Partial<ProposalChoice>) => void
}

/** A proposed lesson: what was changed, whether and as what it is learnt, and what it would have changed. */
export function ProposalFields({ proposal, choice, preview, isOneOfSeveral, onChange }: ProposalFieldsProps) {
  const { t } = useTranslation()
  const { correction, before, after, kinds } = proposal
  const { isOn, kind, after: written, source } = choice
  return (
    <div className={styles.proposal}>
      {isOneOfSeveral && (
        <Switch
          label={t('corrections.replaced', { before, after })}
          isOn={isOn}
          onChange={(next) => onChange({ isOn: next })}
        />
      )}
      <WordChanges correction={correction} />
      {isOn && (
        <>
          <div className={styles.choices}>
            <Select
              label={t('corrections.kind')}
              options={kinds.map((value) => ({ value, label: t(`corrections.kinds.${value}`) }))}
              value={kind}
              onChange={(next) => onChange({ kind: next })}
            />
            {kind === 'entry' && (
              <TextField
                label={t('corrections.source')}
                hint={t('corrections.said', { text: correction.source.trim() })}
                value={source}
                onChange={(next) => onChange({ source: next })}
                required
              />
            )}
            <TextField
              label={t(`corrections.learned.${kind}`)}
              value={written}
              onChange={(next) => onChange({ after: next })}
              required
            />
          </div>
          {preview !== undefined && <LessonPreviewLines preview={preview} />}
        </>
      )}
    </div>
  )
}
