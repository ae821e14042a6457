import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Hint } from '../overlays/hint.tsx'
import styles from './button.module.css'

/**
 * A button without native `disabled`, which would take its focus and say nothing: one that does nothing at the moment
 * says why, or shows that its action is running.
 */
interface Pressable
  extends Omit<ComponentProps<'button'>, 'className' | 'type' | 'disabled' | 'aria-disabled'> {
  /** Whether its action is running: another press is ignored. */
  readonly isRunning?: boolean
  /** Why it does nothing at the moment; shown in its tooltip. */
  readonly disabledReason?: string | undefined
}

interface ButtonProps extends Pressable {
  readonly look?: 'plain' | 'quiet' | 'accent' | 'danger' | 'stop'
  readonly isLarge?: boolean
  readonly type?: 'button' | 'submit'
  /** Its action and keyboard shortcut. */
  readonly hint?: string | undefined
  /** Whether the reason is shown beside the button: a press is then answered there. */
  readonly isReasonShown?: boolean
}

/** Attributes of a button that does nothing. */
const inertness = (isRunning: boolean, reason: string | undefined, isAnswered: boolean) => ({
  ...((isRunning || (reason !== undefined && !isAnswered)) && { onClick: undefined }),
  ...((isRunning || reason !== undefined) && { 'aria-disabled': true }),
  ...(isRunning && { 'aria-busy': true }),
  ...(reason !== undefined && { 'aria-description': reason }),
})

export function Button({
  look = 'plain',
  isLarge = false,
  isRunning = false,
  disabledReason,
  isReasonShown = false,
  hint,
  type = 'button',
  ...props
}: ButtonProps) {
  const button = (
    <button
      {...props}
      {...inertness(isRunning, disabledReason, isReasonShown)}
      type={type}
      className={classes(styles.button, styles[look], isLarge && styles.large)}
    />
  )
  const refusal = isReasonShown ? undefined : disabledReason
  const text = refusal ?? hint
  if (text === undefined) return button
  return (
    <Hint text={text} staysOnPress={refusal !== undefined}>
      {button}
    </Hint>
  )
}

interface IconButtonProps extends Omit<Pressable, 'children'> {
  readonly icon: ReactNode
  /** Accessible name. */
  readonly label: string
  readonly hint?: string
  /** Whether to show no tooltip, because the context explains the button. */
  readonly isPlain?: boolean
  /** State of a toggle button, whose name stays. */
  readonly isPressed?: boolean
  /** Looks pressed, where the name says what the next press does: a name that changes and a state contradict each other. */
  readonly isLit?: boolean
}

export function IconButton({
  icon,
  label,
  isRunning = false,
  disabledReason,
  hint = label,
  isPlain = false,
  isPressed,
  isLit = isPressed === true,
  ...props
}: IconButtonProps) {
  const button = (
    <button
      {...props}
      {...inertness(isRunning, disabledReason, false)}
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      className={classes(styles.button, styles.quiet, styles.icon, isLit && styles.pressed)}
    >
      {icon}
    </button>
  )
  if (isPlain) return button
  return (
    <Hint text={disabledReason ?? hint} staysOnPress={disabledReason !== undefined}>
      {button}
    </Hint>
  )
}
