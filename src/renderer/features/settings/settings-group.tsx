import type { ReactNode } from 'react'
import styles from './settings-dialog.module.css'

interface SettingsGroupProps {
  /** Omitted for what the title of the page says already. */
  readonly title?: string
  readonly children: ReactNode
}

/** Settings of one page that belong together. The search finds each of them, or all by their title. */
export function SettingsGroup({ title, children }: SettingsGroupProps) {
  return (
    <div className={styles.group} data-group>
      {title !== undefined && <h4 className={styles.subheading}>{title}</h4>}
      {children}
    </div>
  )
}
