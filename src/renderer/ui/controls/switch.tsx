import { Switch as BaseSwitch } from '@base-ui/react/switch'
import { useId } from 'react'
import field from './field.module.css'
import styles from './switch.module.css'

interface SwitchProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  /** Describes the effect, or why the switch is disabled; shown below. */
  readonly hint?: string
  readonly isClosed?: boolean
}

export function Switch({ label, isOn, onChange, hint, isClosed = false }: SwitchProps) {
  const id = useId()
  const hintId = useId()
  const row = (
    <div className={field.row}>
      <span id={id}>{label}</span>
      <BaseSwitch.Root
        className={styles.switch}
        checked={isOn}
        onCheckedChange={onChange}
        disabled={isClosed}
        aria-labelledby={id}
        aria-describedby={hint && hintId}
      >
        <BaseSwitch.Thumb className={styles.thumb} />
      </BaseSwitch.Root>
    </div>
  )
  if (hint === undefined) return row
  return (
    <div>
      {row}
      <p id={hintId} className={field.hint}>
        {hint}
      </p>
    </div>
  )
}
