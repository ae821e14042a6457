import { useEffect, useId, useRef } from 'react'
import { useDraft } from '../use-draft.ts'
import styles from './color-field.module.css'
import field from './field.module.css'

interface ColorFieldProps {
  readonly label: string
  /** Such as `#ffcc00`. */
  readonly value: string
  /** Called when a colour was chosen, not while the picker moves. */
  readonly onCommit: (color: string) => void
}

/** A colour, chosen in the system's own picker. */
export function ColorField({ label, value, onCommit }: ColorFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { shown, choose, onBlur } = useDraft(value)
  // React's `onChange` follows the picker; the browser's `change` comes when it is closed.
  useEffect(() => {
    const picker = input.current
    const commit = () => picker !== null && onCommit(picker.value)
    picker?.addEventListener('change', commit)
    return () => picker?.removeEventListener('change', commit)
  }, [onCommit])
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="color"
        className={styles.color}
        value={shown}
        onChange={(event) => choose(event.target.value)}
        onBlur={onBlur}
      />
    </div>
  )
}
