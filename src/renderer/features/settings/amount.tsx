import { useState } from 'react'
import { Slider } from '../../ui/slider.tsx'
import styles from './settings-dialog.module.css'

interface AmountProps {
  readonly label: string
  readonly value: number
  readonly bounds: { readonly min: number; readonly max: number; readonly step: number }
  readonly show: (value: number) => string
  readonly onCommit: (value: number) => void
}

/** A number on a scale, with what it means. It is taken when the thumb is let go. */
export function Amount({ label, value, bounds, show, onCommit }: AmountProps) {
  const [moving, setMoving] = useState<number | undefined>(undefined)
  const shown = moving ?? value
  return (
    <div className={styles.sized}>
      <span>{label}</span>
      <Slider
        label={label}
        {...bounds}
        value={shown}
        onChange={setMoving}
        onCommit={(committed) => {
          onCommit(committed)
          setMoving(undefined)
        }}
      />
      <span className={styles.amount}>{show(shown)}</span>
    </div>
  )
}
