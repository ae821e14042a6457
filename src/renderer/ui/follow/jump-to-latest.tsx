import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import styles from './jump-to-latest.module.css'
import type { Follow } from './use-follow.ts'

interface JumpToLatestProps {
  readonly follow: Pick<Follow, 'back' | 'onWheel'>
  readonly children: ReactNode
}

/** Floats above the end of a list that was scrolled away; positioned by its container. */
export function JumpToLatest({ follow, children }: JumpToLatestProps) {
  return (
    <div className={styles.back} onWheel={follow.onWheel}>
      <Button onClick={follow.back}>{children}</Button>
    </div>
  )
}
