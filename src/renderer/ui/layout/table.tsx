import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './table.module.css'

interface TableProps {
  /** Accessible name. */
  readonly label: string
  /** One row of `th`. */
  readonly head: ReactNode
  /** Rows of `td`, each with a `th` for its name. */
  readonly children: ReactNode
  /** Whether the table itself scrolls, with a maximum height and a sticky header. */
  readonly isTall?: boolean
}

/** A table that scrolls if it does not fit, also by keyboard. */
export function Table({ label, head, children, isTall = false }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what has the focus
    <section className={classes(styles.frame, isTall && styles.tall)} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>{head}</thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

/** Class of cells with figures, which aligns their digits. */
export const figureCell = styles.figure
