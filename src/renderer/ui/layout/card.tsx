import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './card.module.css'

interface CardsProps {
  /** Accessible name of the list, if there is no heading. */
  readonly label?: string
  readonly children: ReactNode
}

/** A list of rows below each other. */
export function Cards({ label, children }: CardsProps) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {children}
    </ul>
  )
}

interface CardProps {
  /** Name given by the user, in any writing direction. */
  readonly name: string
  /** Undefined if it cannot be opened. */
  readonly onOpen?: (() => void) | undefined
  /** Buttons for all other actions, which a pointer or the focus shows. */
  readonly actions?: ReactNode
  /** Shown in a line of its own, below the name and the buttons. */
  readonly facts?: ReactNode
  readonly children?: ReactNode
}

/** A list item that can be opened. */
export function Card({ name, onOpen, actions, facts, children }: CardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.about}>
        {onOpen === undefined ? (
          <bdi className={styles.name}>{name}</bdi>
        ) : (
          // The arrow keys walk rows by this mark.
          <button type="button" data-row className={classes(styles.name, styles.open)} onClick={onOpen}>
            <bdi>{name}</bdi>
          </button>
        )}
        {children}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {facts !== undefined && <div className={styles.facts}>{facts}</div>}
    </li>
  )
}

/** Short facts about a list item, in a row. */
export function Marks({ children }: { readonly children: ReactNode }) {
  return <span className={styles.marks}>{children}</span>
}

/** The most important fact at the moment. */
export function CardMark({ children }: { readonly children: ReactNode }) {
  return <span className={styles.mark}>{children}</span>
}
