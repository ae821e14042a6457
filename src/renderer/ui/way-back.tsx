import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './way-back.module.css'

interface WayBackProps {
  readonly onClick: () => void
  readonly children: ReactNode
}

/** Floats above the end of a list that was scrolled away, inside of whatever positions it. */
export function WayBack({ onClick, children }: WayBackProps) {
  return (
    <div className={styles.back}>
      <Button onClick={onClick}>{children}</Button>
    </div>
  )
}
