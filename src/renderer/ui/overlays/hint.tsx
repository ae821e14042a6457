import { Tooltip } from '@base-ui/react/tooltip'
import {
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react'
import styles from './hint.module.css'

/** Keys that move the focus from one control to the next. */
const MOVING_KEYS: ReadonlySet<string> = new Set([
  'Tab',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
])

/** The latest key that was pressed on the page. */
const LastKey = createContext<RefObject<string>>({ current: '' })

export interface HintProps {
  readonly text: string
  /** Description for screen readers; the text itself by default. */
  readonly description?: string
  /** Whether it stays open when pressed, for a trigger without an action of its own. */
  readonly staysOnPress?: boolean
  /** The described element, which must accept a ref. */
  readonly children: ReactElement<Record<string, unknown>>
}

/** A tooltip that appears when its control is hovered or focused, and that describes it. */
export function Hint({ text, description = text, staysOnPress = false, children }: HintProps) {
  const isItsName = children.props['aria-label'] === description
  const lastKey = useContext(LastKey)
  return (
    <Tooltip.Root
      // A dialog that closes restores the focus, which must not open the tooltip.
      onOpenChange={(isOpen, { reason, cancel }) => {
        if (isOpen && reason === 'trigger-focus' && !MOVING_KEYS.has(lastKey.current)) cancel()
      }}
    >
      <Tooltip.Trigger
        render={children}
        closeOnClick={!staysOnPress}
        aria-description={isItsName ? undefined : description}
      />
      {/* Hidden from screen readers: the control has the description, and this is outside all landmarks. */}
      <Tooltip.Portal aria-hidden>
        <Tooltip.Positioner className={styles.place} sideOffset={6}>
          <Tooltip.Popup className={styles.popup}>{text}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

/** After one tooltip was opened, the neighbouring ones open without delay. */
export function HintProvider({ children }: { readonly children: ReactNode }) {
  const lastKey = useRef('')
  useLayoutEffect(() => {
    const note = ({ key }: KeyboardEvent) => {
      lastKey.current = key
    }
    addEventListener('keydown', note, { capture: true })
    return () => removeEventListener('keydown', note, { capture: true })
  }, [])
  return (
    <LastKey value={lastKey}>
      <Tooltip.Provider>{children}</Tooltip.Provider>
    </LastKey>
  )
}
