import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import styles from './hint.module.css'

interface HintProps {
  readonly text: string
  /** What it explains: one element that takes a ref. */
  readonly children: ReactElement<Record<string, unknown>>
}

/** A few words that appear over a control when it is pointed at or has the focus. */
export function Hint({ text, children }: HintProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={children} />
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={6}>
          <Tooltip.Popup className={styles.popup}>{text}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

/** Once one hint is open, its neighbours follow at once. */
export const HintProvider = Tooltip.Provider
