import { Tooltip } from '@base-ui/react/tooltip'
import {
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react'
import styles from './hint.module.css'

/** Keys by which people go from one control to the next. */
const MOVING_KEYS: ReadonlySet<string> = new Set([
  'Tab',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
])

/** The key that was pressed last on the page. */
const LastKey = createContext<RefObject<string>>({ current: '' })

export interface HintProps {
  readonly text: string
  /** Description for screen readers; the text itself by default. */
  readonly description?: string
  /** A press does not close it: it has nothing else to do. */
  readonly staysOnPress?: boolean
  /** The explained element, which must accept a ref. */
  readonly children: ReactElement<Record<string, unknown>>
}

/** A few words that appear over a control when it is pointed at or has the focus, and that describe it. */
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
      {/* The control says them; out here, outside of all landmarks, they would be said of nothing. */}
      <Tooltip.Portal aria-hidden>
        <Tooltip.Positioner className={styles.place} sideOffset={6}>
          <Tooltip.Popup className={styles.popup}>{text}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

/** Once one hint is open, its neighbours follow at once. */
export function HintProvider({ children }: { readonly children: ReactNode }) {
  const lastKey = useRef('')
  useEffect(() => {
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
