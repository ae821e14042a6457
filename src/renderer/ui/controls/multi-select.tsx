import { Select as BaseSelect } from '@base-ui/react/select'
import { useId } from 'react'
import { useFormats } from '../../i18n/use-formats.ts'
import field from './field.module.css'
import styles from './select.module.css'
import { SelectIcon, type SelectOption, SelectPopup, valuesOf } from './select.tsx'

interface MultiSelectProps {
  readonly label: string
  readonly options: readonly SelectOption<string>[]
  readonly values: readonly string[]
  /** Shown if nothing is chosen. */
  readonly none: string
  readonly onChange: (values: string[]) => void
  /** The reason why nothing can be chosen at the moment; shown below. */
  readonly disabledReason?: string | undefined
}

/** Choice of several values, in the order of selection. */
export function MultiSelect({ label, options, values, none, onChange, disabledReason }: MultiSelectProps) {
  const { row } = useFormats()
  const reasonId = useId()
  const chosen = values.flatMap((value) => options.filter((option) => option.value === value))
  return (
    <div className={field.field} data-values={valuesOf(options)}>
      <BaseSelect.Root
        multiple
        items={options}
        value={chosen.map(({ value }) => value)}
        onValueChange={onChange}
        disabled={disabledReason !== undefined}
        modal={false}
      >
        <BaseSelect.Label className={field.label}>{label}</BaseSelect.Label>
        <BaseSelect.Trigger
          className={styles.trigger}
          // As in Select: named before effects run.
          aria-label={label}
          aria-describedby={disabledReason === undefined ? undefined : reasonId}
        >
          <BaseSelect.Value className={styles.value}>
            {() => (chosen.length === 0 ? none : row(chosen.map((option) => option.label)))}
          </BaseSelect.Value>
          <SelectIcon />
        </BaseSelect.Trigger>
        <SelectPopup label={label} options={options} />
      </BaseSelect.Root>
      {disabledReason !== undefined && (
        <p id={reasonId} className={field.hint}>
          {disabledReason}
        </p>
      )}
    </div>
  )
}
