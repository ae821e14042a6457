import { useTranslation } from 'react-i18next'
import field from '../../ui/controls/field.module.css'
import { Slider } from '../../ui/controls/slider.tsx'
import { useDraft } from '../../ui/use-draft.ts'

interface MemoryThresholdProps {
  readonly percent: number
  readonly onChange: (percent: number) => void
}

/** Minimum match with a translation memory. Saved when the thumb is released. */
export function MemoryThreshold({ percent, onChange }: MemoryThresholdProps) {
  const { t } = useTranslation()
  const { shown, choose, onBlur } = useDraft(percent)
  const label = t('text.threshold', { percent: shown })
  return (
    <div className={field.field}>
      <span className={field.label} aria-hidden>
        {label}
      </span>
      <Slider
        label={label}
        value={shown}
        min={0}
        max={100}
        step={1}
        onChange={choose}
        onCommit={onChange}
        onBlur={onBlur}
      />
    </div>
  )
}
