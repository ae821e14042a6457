import { Select as BaseSelect } from '@base-ui/react/select'
import { Check, ChevronsUpDown } from 'lucide-react'
import field from './field.module.css'
import { Hint } from './hint.tsx'
import styles from './select.module.css'

export interface SelectOption<V extends string> {
  readonly value: V
  readonly label: string
}

interface SelectProps<V extends string> {
  readonly label: string
  readonly options: readonly SelectOption<V>[]
  readonly value: V
  readonly onChange: (value: V) => void
  /** Why nothing can be chosen just now. */
  readonly disabledBecause?: string | undefined
}

/** One of a few values. */
export function Select<V extends string>({
  label,
  options,
  value,
  onChange,
  disabledBecause,
}: SelectProps<V>) {
  const trigger = (
    <BaseSelect.Trigger className={styles.trigger}>
      <BaseSelect.Value className={styles.value} />
      <BaseSelect.Icon className={styles.icon}>
        <ChevronsUpDown size={14} />
      </BaseSelect.Icon>
    </BaseSelect.Trigger>
  )
  return (
    <div className={field.field}>
      <BaseSelect.Root
        items={options}
        value={value}
        onValueChange={(next) => next !== null && onChange(next)}
        disabled={disabledBecause !== undefined}
        modal={false}
      >
        <BaseSelect.Label className={field.label}>{label}</BaseSelect.Label>
        {disabledBecause === undefined ? trigger : <Hint text={disabledBecause}>{<div>{trigger}</div>}</Hint>}
        <BaseSelect.Portal>
          <BaseSelect.Positioner className={styles.positioner} sideOffset={4} alignItemWithTrigger={false}>
            <BaseSelect.Popup className={styles.popup}>
              {options.map((option) => (
                <BaseSelect.Item key={option.value} value={option.value} className={styles.item}>
                  <BaseSelect.ItemIndicator>
                    <Check size={14} />
                  </BaseSelect.ItemIndicator>
                  <BaseSelect.ItemText className={styles.text}>{option.label}</BaseSelect.ItemText>
                </BaseSelect.Item>
              ))}
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
    </div>
  )
}
