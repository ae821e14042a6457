import { Checkbox } from '@base-ui/react/checkbox'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Glossary } from '../../../core/areas/glossaries/glossaries-calls.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import field from '../../ui/controls/field.module.css'
import styles from './document-choices.module.css'
import type { ChoicesProps, DocumentUnfitReason } from './document-fit.ts'

/** Choice of glossaries. */
export function GlossaryChoices({ chosen, facts, fit, onChange }: ChoicesProps) {
  const { t } = useTranslation()
  const label = useId()
  const used = fit.options.glossaryIds ?? []
  const { glossaries = [] } = facts
  const reasons = new Map(glossaries.map((glossary) => [glossary.id, fit.because.glossary(glossary)]))
  const unknown = facts.glossaries && chosen.glossaryIds.filter((id) => !reasons.has(id))
  const common = sameFor([...reasons.values()])
  return (
    <fieldset className={styles.glossaries} aria-labelledby={label}>
      <div id={label} className={field.label}>
        {t('panels.names.glossaries')}
      </div>
      {facts.glossaries?.length === 0 && <div className={field.hint}>{t('documents.noGlossaries')}</div>}
      {unknown !== undefined && unknown.length > 0 && (
        <div className={field.hint}>{t('uses.missing.glossaries', { count: unknown.length })}</div>
      )}
      {common !== undefined && <div className={field.hint}>{t(`documents.disabled.${common}`)}</div>}
      <div className={styles.scroll}>
        {glossaries.map((glossary) => (
          <GlossaryChoice
            key={glossary.id}
            glossary={glossary}
            isUsed={used.includes(glossary.id)}
            reason={reasons.get(glossary.id)}
            isReasonTold={common === undefined}
            onChange={(isUsed) =>
              onChange({
                glossaryIds: isUsed ? [...used, glossary.id] : used.filter((id) => id !== glossary.id),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The common reason of all glossaries, which is shown once. */
const sameFor = ([first, ...others]: readonly (DocumentUnfitReason | undefined)[]):
  | DocumentUnfitReason
  | undefined => (others.every((other) => other === first) ? first : undefined)

interface GlossaryChoiceProps {
  readonly glossary: Glossary
  readonly isUsed: boolean
  /** The reason why it cannot be chosen. */
  readonly reason: DocumentUnfitReason | undefined
  readonly isReasonTold: boolean
  readonly onChange: (isUsed: boolean) => void
}

function GlossaryChoice({ glossary, isUsed, reason, isReasonTold, onChange }: GlossaryChoiceProps) {
  const { t } = useTranslation()
  const { row } = useFormats()
  const name = useId()
  const pairs = row(
    glossary.dictionaries.map(({ sourceLanguage, targetLanguage }) =>
      `${sourceLanguage} → ${targetLanguage}`.toUpperCase(),
    ),
  )
  return (
    <div className={styles.glossary}>
      <Checkbox.Root
        className={styles.box}
        checked={isUsed}
        disabled={reason !== undefined}
        onCheckedChange={onChange}
        aria-labelledby={name}
      >
        <Checkbox.Indicator className={styles.tick}>
          <Check size={12} />
        </Checkbox.Indicator>
      </Checkbox.Root>
      <div>
        <div id={name}>{glossary.name}</div>
        <div className={styles.quiet}>{pairs}</div>
        {reason !== undefined && isReasonTold && (
          <div className={styles.quiet}>{t(`documents.disabled.${reason}`)}</div>
        )}
      </div>
    </div>
  )
}
