import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import styles from './hint.module.css'

export interface HintProps {
  readonly text: string
  /** What a screen reader says in its place; the same where it is left out. */
  readonly description?: string
  /** A press does not close it: it has nothing else to do. */
  readonly staysOnPress?: boolean
  /** What it explains: one element that takes a ref. */
  readonly children: ReactElement<Record<string, unknown>>
}

/** A few words that appear over a control when it is pointed at or has the focus, and that describe it. */
export function Hint({ text, description = text, staysOnPress = false, children }: HintProps) {
  const isItsName = children.props['aria-label'] === description
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        render={children}
        closeOnClick={!staysOnPress}
        aria-description={isItsName ? undefined : description}
      />
      {/* The control says them; out here, outside of all landmarks, they would be said of nothing. */}
      <Tooltip.Portal aria-hidden>
        <Tooltip.Positioner sideOffset={6}>
          <Tooltip.Popup className={styles.popup}>{text}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

/** Once one hint is open, its neighbours follow at once. */
export const HintProvider = Tooltip.Provider
