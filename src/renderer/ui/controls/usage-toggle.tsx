import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'

/** Whether a list item is used elsewhere, and why it cannot be. */
export interface Usage {
  readonly isOn: boolean
  /** An item in use can be removed whether it fits or not. */
  readonly disabledReason: string | undefined
  readonly toggle: () => void
}

interface UsageToggleProps {
  readonly icon: ReactNode
  readonly label: string
  readonly use: Usage
}

/** Takes something of a list into use, and back. What refuses stays within reach of the keyboard, and says why. */
export function UsageToggle({ icon, label, use: { isOn, disabledReason, toggle } }: UsageToggleProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      hint={disabledReason ?? label}
      isPressed={isOn}
      aria-disabled={disabledReason !== undefined}
      aria-description={disabledReason}
      onClick={() => disabledReason === undefined && toggle()}
    />
  )
}
