import { cloneElement, type ReactElement } from 'react'
import { Hint } from './hint.tsx'

interface DisabledTooltipProps {
  /** Undefined while it is enabled. */
  readonly reason: string | undefined
  /** The control; when disabled it receives no pointer events, so its wrapper shows the reason. */
  readonly children: ReactElement<{ 'aria-description'?: string }>
}

/** A control that may be disabled, with a tooltip that explains why. */
export function DisabledTooltip({ reason, children }: DisabledTooltipProps) {
  if (reason === undefined) return children
  return (
    <Hint text={reason}>
      <div>{cloneElement(children, { 'aria-description': reason })}</div>
    </Hint>
  )
}
