import { cloneElement, type ReactElement } from 'react'
import { Hint } from './hint.tsx'

interface DisabledTooltipProps {
  /** Nothing where it is open. */
  readonly reason: string | undefined
  /** The control; disabled, it takes no pointer, and what stands around it shows the reason. */
  readonly children: ReactElement<{ 'aria-description'?: string }>
}

/** A control that may be disabled, and says why. */
export function DisabledTooltip({ reason, children }: DisabledTooltipProps) {
  if (reason === undefined) return children
  return (
    <Hint text={reason}>
      <div>{cloneElement(children, { 'aria-description': reason })}</div>
    </Hint>
  )
}
