import { useDraft } from '../use-draft.ts'
import styles from './amount.module.css'
import { Slider } from './slider.tsx'

interface AmountProps {
  readonly label: string
  readonly value: number
  readonly bounds: { readonly min: number; readonly max: number; readonly step: number }
  readonly show: (value: number) => string
  /** Shown below. One that depends on the value is read out with it. */
  readonly hint?: string | ((value: number) => string)
  readonly onCommit: (value: number) => void
}

/** A slider with a text for its value. The value is saved when the thumb is released. */
export function Amount({ label, value, bounds, show, hint, onCommit }: AmountProps) {
  const { shown, choose, onBlur } = useDraft(value)
  return (
    <div className={styles.amount}>
      <span className={styles.label}>{label}</span>
      <Slider
        label={label}
        {...bounds}
        value={shown}
        {...(typeof hint === 'function' && { valueText: `${show(shown)}. ${hint(shown)}` })}
        onChange={choose}
        onCommit={onCommit}
        onBlur={onBlur}
      />
      <span className={styles.value}>{show(shown)}</span>
      {hint !== undefined && <p className={styles.hint}>{typeof hint === 'function' ? hint(shown) : hint}</p>}
    </div>
  )
}
