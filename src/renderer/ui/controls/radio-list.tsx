import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { useId } from 'react'
import styles from './radio-list.module.css'

interface RadioListProps<V extends string> {
  /** Accessible name. */
  readonly label: string
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly value: V
  readonly onChange: (value: V) => void
}

/** A choice with all values visible in full, for values with long names. */
export function RadioList<V extends string>({ label, options, value, onChange }: RadioListProps<V>) {
  const id = useId()
  return (
    <RadioGroup className={styles.list} aria-label={label} value={value} onValueChange={onChange}>
      {options.map((option) => (
        <div key={option.value} className={styles.row}>
          <Radio.Root
            className={styles.radio}
            value={option.value}
            aria-labelledby={`${id}-${option.value}`}
            id={`${id}-${option.value}-radio`}
          >
            <Radio.Indicator className={styles.indicator} />
          </Radio.Root>
          <label
            id={`${id}-${option.value}`}
            htmlFor={`${id}-${option.value}-radio`}
            className={styles.label}
          >
            {option.label}
          </label>
        </div>
      ))}
    </RadioGroup>
  )
}
