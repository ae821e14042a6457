import { FileUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './drop-area.module.css'

interface DropAreaProps {
  /** Whether something is being dragged over it. */
  readonly isOver: boolean
  readonly title: string
  /** Kinds of files that it takes. */
  readonly kinds: string
  /** The button that opens a file dialog, and what comes of it. */
  readonly children: ReactNode
}

/** Shows where files can be dropped, or chosen. */
export function DropArea({ isOver, title, kinds, children }: DropAreaProps) {
  return (
    <div className={classes(styles.zone, isOver && styles.over)}>
      <FileUp size={20} aria-hidden />
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        <div className={styles.kinds}>{kinds}</div>
      </div>
      {children}
    </div>
  )
}
