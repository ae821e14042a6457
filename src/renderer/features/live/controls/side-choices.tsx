import type { ReactNode } from 'react'
import styles from './live-dock.module.css'

interface SideChoicesProps {
  readonly name: string
  readonly children: ReactNode
}

/** The choices of one side of a meeting, after its name. */
export function SideChoices({ name, children }: SideChoicesProps) {
  return (
    <div className={styles.side} role="group" aria-label={name}>
      <p className={styles.sideName}>
        <bdi>{name}</bdi>
      </p>
      {children}
    </div>
  )
}
