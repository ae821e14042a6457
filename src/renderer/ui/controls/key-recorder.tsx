import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react'
import { classes } from '../classes.ts'
import button from './button.module.css'
import field from './field.module.css'
import styles from './key-recorder.module.css'

interface KeyRecorderProps {
  readonly label: string
  /** The current keys. */
  readonly value: string
  /** Shown while recording. */
  readonly prompt: string
  readonly hint: string
  /** The reason why the keys do not work. */
  readonly problem: string | undefined
  readonly onRecording: (isRecording: boolean) => void
  /** Returns whether the combination is complete: modifiers are pressed one by one. */
  readonly onPress: (event: KeyboardEvent) => boolean
  readonly onClear: () => void
}

/** Shows keys, and records other ones. */
export function KeyRecorder({
  label,
  value,
  prompt,
  hint,
  problem,
  onRecording,
  onPress,
  onClear,
}: KeyRecorderProps) {
  const id = useId()
  const [isRecording, setRecording] = useState(false)
  const record = (next: boolean) => {
    if (next === isRecording) return
    setRecording(next)
    onRecording(next)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Tab leaves the field without recording.
    if (event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey) return record(false)
    // Handled before all other listeners of the page, which these keys are not meant for.
    event.preventDefault()
    event.stopImmediatePropagation()
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey
    if (event.key === 'Escape' && isPlain) return record(false)
    if ((event.key === 'Backspace' || event.key === 'Delete') && isPlain) {
      record(false)
      return onClear()
    }
    if (onPress(event)) record(false)
  })
  const leave = useEffectEvent(() => record(false))
  useLayoutEffect(() => {
    if (!isRecording) return undefined
    const options = { capture: true }
    addEventListener('keydown', press, options)
    addEventListener('blur', leave)
    return () => {
      removeEventListener('keydown', press, options)
      removeEventListener('blur', leave)
    }
  }, [isRecording])
  // The dialog may be closed while recording.
  const end = useEffectEvent(() => isRecording && onRecording(false))
  useEffect(() => () => void end(), [])
  return (
    <div className={field.field}>
      <div className={field.row}>
        <span id={`${id}-label`}>{label}</span>
        <button
          type="button"
          className={classes(button.button, button.plain, styles.keys, isRecording && styles.recording)}
          aria-labelledby={`${id}-label ${id}-keys`}
          aria-describedby={`${id}-note`}
          onClick={() => record(!isRecording)}
          onBlur={() => record(false)}
        >
          <span id={`${id}-keys`}>{isRecording ? prompt : value}</span>
        </button>
      </div>
      <p id={`${id}-note`} className={isRecording ? field.hint : field.problem} role="status">
        {isRecording ? hint : problem}
      </p>
    </div>
  )
}
