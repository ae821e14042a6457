import { Field as BaseField } from '@base-ui/react/field'
import field from './field.module.css'
import styles from './text-area.module.css'
import { textDirectionOf } from './text-direction.ts'

interface TextAreaProps {
  readonly label: string
  readonly hint?: string | undefined
  /** The reason why the value is invalid; shown in place of the hint. */
  readonly problem?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly rows?: number
  /** The reason why nothing can be typed at the moment. */
  readonly disabledReason?: string | undefined
}

/** A multi-line text field. */
export function TextArea({ label, hint, problem, value, onChange, rows = 2, disabledReason }: TextAreaProps) {
  const description = disabledReason ?? hint
  return (
    <BaseField.Root
      className={field.field}
      invalid={problem !== undefined}
      disabled={disabledReason !== undefined}
    >
      <BaseField.Label className={field.label}>{label}</BaseField.Label>
      <BaseField.Control
        render={<textarea rows={rows} />}
        className={styles.area}
        value={value}
        onValueChange={onChange}
        spellCheck={false}
        dir={textDirectionOf(value)}
      />
      {problem !== undefined ? (
        <BaseField.Error className={field.problem} match>
          {problem}
        </BaseField.Error>
      ) : (
        description !== undefined && (
          <BaseField.Description className={field.hint}>{description}</BaseField.Description>
        )
      )}
    </BaseField.Root>
  )
}
