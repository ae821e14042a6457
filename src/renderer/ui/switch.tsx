import { Switch as BaseSwitch } from '@base-ui/react/switch'
import { useId } from 'react'
import field from './field.module.css'
import styles from './switch.module.css'

interface SwitchProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

export function Switch({ label, isOn, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className={field.row}>
      <span id={id}>{label}</span>
      <BaseSwitch.Root
        className={styles.switch}
        checked={isOn}
        onCheckedChange={onChange}
        aria-labelledby={id}
      >
        <BaseSwitch.Thumb className={styles.thumb} />
      </BaseSwitch.Root>
    </div>
  )
}
