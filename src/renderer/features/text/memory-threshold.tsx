import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import field from '../../ui/field.module.css'
import { Slider } from '../../ui/slider.tsx'

interface MemoryThresholdProps {
  readonly percent: number
  readonly onChange: (percent: number) => void
}

/** How much of a sentence must match. Kept when the thumb is let go. */
export function MemoryThreshold({ percent, onChange }: MemoryThresholdProps) {
  const { t } = useTranslation()
  const [held, setHeld] = useState<number | undefined>(undefined)
  const value = held ?? percent
  const label = t('text.threshold', { percent: value })
  return (
    <div className={field.field}>
      <span className={field.label} aria-hidden>
        {label}
      </span>
      <Slider
        label={label}
        value={value}
        min={0}
        max={100}
        step={1}
        onChange={setHeld}
        onCommit={(committed) => {
          setHeld(undefined)
          onChange(committed)
        }}
      />
    </div>
  )
}
