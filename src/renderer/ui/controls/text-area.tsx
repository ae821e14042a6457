import { Field as BaseField } from '@base-ui/react/field'
import field from './field.module.css'
import styles from './text-area.module.css'

interface TextAreaProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly rows?: number
  /** Why nothing can be typed just now. */
  readonly disabledReason?: string | undefined
}

/** Text of several lines. */
export function TextArea({ label, hint, value, onChange, rows = 2, disabledReason }: TextAreaProps) {
  const told = disabledReason ?? hint
  return (
    <BaseField.Root className={field.field} disabled={disabledReason !== undefined}>
      <BaseField.Label className={field.label}>{label}</BaseField.Label>
      <BaseField.Control
        render={<textarea rows={rows} />}
        className={styles.area}
        value={value}
        onValueChange={onChange}
        spellCheck={false}
        dir="auto"
      />
      {told !== undefined && <BaseField.Description className={field.hint}>{told}</BaseField.Description>}
    </BaseField.Root>
  )
}
