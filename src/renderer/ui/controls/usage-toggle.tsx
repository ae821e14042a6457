import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'

/** Whether something of a list is used elsewhere, and why it cannot be, where it cannot. */
export interface Use {
  readonly isOn: boolean
  /** What is in use can be taken back, whether it fits or not. */
  readonly refusedBecause: string | undefined
  readonly toggle: () => void
}

interface UseButtonProps {
  readonly icon: ReactNode
  readonly label: string
  readonly use: Use
}

/** Takes something of a list into use, and back. What refuses stays within reach of the keyboard, and says why. */
export function UseButton({ icon, label, use: { isOn, refusedBecause, toggle } }: UseButtonProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      hint={refusedBecause ?? label}
      isPressed={isOn}
      aria-disabled={refusedBecause !== undefined}
      aria-description={refusedBecause}
      onClick={() => refusedBecause === undefined && toggle()}
    />
  )
}
