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
}

export function Button({ look = 'plain', isLarge = false, hint, type = 'button', ...props }: ButtonProps) {
  const button = (
    <button
      {...props}
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
}

export function IconButton({
  icon,
  label,
  hint = label,
  isPlain = false,
  isPressed,
  ...props
}: IconButtonProps) {
  const button = (
    <button
      {...props}
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
