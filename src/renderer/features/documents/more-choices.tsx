import { useTranslation } from 'react-i18next'
import { offeredFormalities, preferredFormality } from '../../../core/text/formality.ts'
import field from '../../ui/controls/field.module.css'
import { Select } from '../../ui/controls/select.tsx'
import { Slider } from '../../ui/controls/slider.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import styles from './choices.module.css'
import type { ChoicesProps } from './choices-props.ts'
import type { Reason } from './fit.ts'
import { GlossaryChoices } from './glossary-choices.tsx'

const NONE = ''

/** Options besides the languages. Those that do not fit are disabled with a reason. */
export function MoreChoices({ chosen, facts, fit, onChange }: ChoicesProps) {
  const { t } = useTranslation()
  const { because, options } = fit
  const why = (reason: Reason | undefined) => reason && t(`documents.because.${reason}`)
  return (
    <>
      <Select
        label={t('documents.formality')}
        options={offeredFormalities.map((value) => ({ value, label: t(`documents.formalities.${value}`) }))}
        value={preferredFormality(options.formality ?? 'default')}
        onChange={(formality) => onChange({ formality })}
        disabledReason={why(because.formality)}
      />
      <GlossaryChoices facts={facts} fit={fit} onChange={onChange} />
      <Select
        label={t('documents.style')}
        options={[
          { value: NONE, label: t('documents.noStyle') },
          ...fit.styles.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={options.styleId ?? NONE}
        onChange={(id) => onChange({ styleId: id === NONE ? null : id })}
        disabledReason={why(because.style)}
      />
      <Select
        label={t('documents.memory')}
        options={[
          { value: NONE, label: t('documents.noMemory') },
          ...fit.memories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={options.translationMemoryId ?? NONE}
        onChange={(id) => onChange({ translationMemoryId: id === NONE ? null : id })}
        disabledReason={why(because.memory)}
      />
      {options.translationMemoryId !== undefined && (
        <Threshold
          key={chosen.translationMemoryThreshold}
          value={chosen.translationMemoryThreshold}
          onCommit={(translationMemoryThreshold) => onChange({ translationMemoryThreshold })}
        />
      )}
    </>
  )
}

interface ThresholdProps {
  readonly value: number
  readonly onCommit: (value: number) => void
}

function Threshold({ value, onCommit }: ThresholdProps) {
  const { t } = useTranslation()
  const { shown, choose, onBlur } = useDraft(value)
  return (
    <div className={field.field}>
      <span className={field.label}>{t('documents.threshold')}</span>
      <div className={styles.threshold}>
        <Slider
          label={t('documents.threshold')}
          value={shown}
          min={0}
          max={100}
          step={1}
          onChange={choose}
          onCommit={onCommit}
          onBlur={onBlur}
        />
        <span className={styles.figure}>{t('documents.percent', { value: shown })}</span>
      </div>
    </div>
  )
}
