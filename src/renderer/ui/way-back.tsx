import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import type { Follow } from './use-follow.ts'
import styles from './way-back.module.css'

interface WayBackProps {
  readonly follow: Pick<Follow, 'back' | 'onWheel'>
  readonly children: ReactNode
}

/** Floats above the end of a list that was scrolled away, inside of whatever positions it. */
export function WayBack({ follow, children }: WayBackProps) {
  return (
    <div className={styles.back} onWheel={follow.onWheel}>
      <Button onClick={follow.back}>{children}</Button>
    </div>
  )
}
