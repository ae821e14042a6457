import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import styles from './field.module.css'

interface TextFieldProps
  extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'required' | 'autoFocus'> {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

export function TextField({ label, hint, value, onChange, ...input }: TextFieldProps) {
  return (
    <BaseField.Root className={styles.field}>
      <BaseField.Label className={styles.label}>{label}</BaseField.Label>
      <BaseField.Control
        {...input}
        className={styles.input}
        value={value}
        onValueChange={onChange}
        spellCheck={false}
      />
      {hint !== undefined && <BaseField.Description className={styles.hint}>{hint}</BaseField.Description>}
    </BaseField.Root>
  )
}
