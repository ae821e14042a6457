import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Hint } from '../overlays/hint.tsx'
import styles from './button.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  readonly look?: 'plain' | 'quiet' | 'accent' | 'danger'
  readonly isLarge?: boolean
  readonly type?: 'button' | 'submit'
  /** Its action and keyboard shortcut. */
  readonly hint?: string | undefined
  /** Why it does nothing at the moment: it stays focusable, and says so. */
  readonly disabledReason?: string | undefined
}

/** Attributes of a button that does nothing, for a reason. */
const disabledBy = (reason: string | undefined) =>
  reason !== undefined && { 'aria-disabled': true, 'aria-description': reason, onClick: undefined }

export function Button({
  look = 'plain',
  isLarge = false,
  disabledReason,
  hint = disabledReason,
  type = 'button',
  ...props
}: ButtonProps) {
  const button = (
    <button
      {...props}
      {...disabledBy(disabledReason)}
      type={type}
      className={classes(styles.button, styles[look], isLarge && styles.large)}
    />
  )
  return hint === undefined ? button : <Hint text={hint}>{button}</Hint>
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type' | 'children'> {
  readonly icon: ReactNode
  /** Accessible name. */
  readonly label: string
  readonly hint?: string
  /** Whether to show no tooltip, because the context explains the button. */
  readonly isPlain?: boolean
  /** State of a toggle button. */
  readonly isPressed?: boolean
  readonly disabledReason?: string | undefined
}

export function IconButton({
  icon,
  label,
  disabledReason,
  hint = disabledReason ?? label,
  isPlain = false,
  isPressed,
  ...props
}: IconButtonProps) {
  const button = (
    <button
      {...props}
      {...disabledBy(disabledReason)}
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      className={classes(styles.button, styles.quiet, styles.icon, isPressed === true && styles.pressed)}
    >
      {icon}
    </button>
  )
  return isPlain ? button : <Hint text={hint}>{button}</Hint>
}
