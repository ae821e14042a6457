import { Menu } from '@base-ui/react/menu'
import { EllipsisVertical } from 'lucide-react'
import type { ReactElement } from 'react'
import { IconButton } from './button.tsx'
import styles from './select.module.css'

interface MoreMenuProps {
  /** Accessible name of the button. */
  readonly label: string
  /** The button, if it is another than three dots. */
  readonly trigger?: ReactElement
  readonly items: readonly {
    readonly label: string
    /** The reason why it cannot be chosen at the moment. */
    readonly disabledReason?: string | undefined
    readonly onChoose: () => void
  }[]
}

/** A menu of further actions behind one button. */
export function MoreMenu({ label, trigger, items }: MoreMenuProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        render={trigger ?? <IconButton icon={<EllipsisVertical size={14} />} label={label} isPlain />}
      />
      <Menu.Portal role="region" aria-label={label}>
        <Menu.Positioner className={styles.positioner} sideOffset={4} align="end">
          <Menu.Popup className={styles.popup}>
            {items.map((item) => (
              <Menu.Item
                key={item.label}
                className={styles.plainItem}
                disabled={item.disabledReason !== undefined}
                onClick={item.onChoose}
              >
                {item.label}
                {item.disabledReason !== undefined && (
                  <span className={styles.reason}>{item.disabledReason}</span>
                )}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
