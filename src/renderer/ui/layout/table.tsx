import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './table.module.css'

interface TableProps {
  /** Describes its rows. */
  readonly label: string
  /** One row of `th`. */
  readonly head: ReactNode
  /** Rows of `td`, each with a `th` for its name. */
  readonly children: ReactNode
  /** Scrolls by itself, up to a height, with its head in view. */
  readonly isTall?: boolean
}

/** Rows and columns. What does not fit is scrolled to, also with the keyboard. */
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

/** Class of a cell with a figure, so that they stand below one another. */
export const figureCell = styles.figure
