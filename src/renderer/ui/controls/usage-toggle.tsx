import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'

/** Whether a list item is used elsewhere, and the reason if it cannot be. */
export interface Usage {
  readonly isOn: boolean
  /** Undefined for an item in use, which can always be removed. */
  readonly disabledReason: string | undefined
  readonly toggle: () => void
}

interface UsageToggleProps {
  readonly icon: ReactNode
  readonly label: string
  readonly use: Usage
}

/** Toggles the use of a list item. A disabled toggle stays focusable and explains why. */
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
