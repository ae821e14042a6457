import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './field.module.css'

interface TextFieldProps
  extends Pick<
    ComponentProps<'input'>,
    | 'type'
    | 'autoComplete'
    | 'required'
    | 'autoFocus'
    | 'inputMode'
    | 'max'
    | 'maxLength'
    | 'min'
    | 'onBlur'
    | 'onKeyDown'
  > {
  readonly label: string
  readonly hint?: string | undefined
  /** The reason why the value is invalid; shown in place of the hint. */
  readonly problem?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  /** A button at the end of the field. */
  readonly end?: ReactNode
}

export function TextField({ label, hint, problem, value, onChange, end, ...input }: TextFieldProps) {
  const { t } = useTranslation()
  const control = (
    <BaseField.Control
      {...input}
      className={styles.input}
      value={value}
      onValueChange={onChange}
      spellCheck={false}
    />
  )
  return (
    <BaseField.Root className={styles.field} invalid={problem !== undefined}>
      <BaseField.Label className={styles.label}>{label}</BaseField.Label>
      {end === undefined ? (
        control
      ) : (
        <div className={styles.withEnd}>
          {control}
          {end}
        </div>
      )}
      {/* Shown in a form after it was submitted without a value. */}
      <BaseField.Error className={styles.problem} match="valueMissing">
        {t('app.required')}
      </BaseField.Error>
      {problem !== undefined ? (
        <BaseField.Error className={styles.problem} match>
          {problem}
        </BaseField.Error>
      ) : (
        hint !== undefined && <BaseField.Description className={styles.hint}>{hint}</BaseField.Description>
      )}
    </BaseField.Root>
  )
}
