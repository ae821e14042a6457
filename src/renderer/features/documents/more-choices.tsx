import { useTranslation } from 'react-i18next'
import { offeredFormalities, preferredFormality } from '../../../core/text/formality.ts'
import { MemoryThreshold } from '../../domain/memory-threshold.tsx'
import { ResourceSelect } from '../../domain/resource-select.tsx'
import { Select } from '../../ui/controls/select.tsx'
import type { ChoicesProps, Reason } from './fit.ts'
import { GlossaryChoices } from './glossary-choices.tsx'

/** Options besides the languages. Incompatible ones are disabled with a reason. */
export function MoreChoices({ chosen, facts, fit, onChange }: ChoicesProps) {
  const { t } = useTranslation()
  const { because, options } = fit
  const why = (reason: Reason | undefined) => reason && t(`documents.disabled.${reason}`)
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
      <ResourceSelect
        label={t('documents.style')}
        none={t('documents.noStyle')}
        options={fit.styles.map(({ id, name }) => ({ value: id, label: name }))}
        value={options.styleId}
        onChange={(styleId) => onChange({ styleId })}
        disabledReason={why(because.style)}
      />
      <ResourceSelect
        label={t('documents.memory')}
        none={t('documents.noMemory')}
        options={fit.memories.map(({ id, name }) => ({ value: id, label: name }))}
        value={options.translationMemoryId}
        onChange={(translationMemoryId) => onChange({ translationMemoryId })}
        disabledReason={why(because.memory)}
      />
      {options.translationMemoryId !== undefined && (
        <MemoryThreshold
          percent={chosen.translationMemoryThreshold}
          onChange={(translationMemoryThreshold) => onChange({ translationMemoryThreshold })}
        />
      )}
    </>
  )
}
